//! Reads `weights.txt`, the weights of an evaluation function, and generates the Rust table that a rules
//! crate compiles in.
//!
//! A line is a term and its weight in points. Empty lines and lines that start with `#` are ignored. The
//! table has a constant for the index of each term, so code that uses a term which the file lacks does not
//! compile.

use std::fmt::Write;

use moot_data::script::{self, Failure};
use moot_data::{Fault, Line, Source};

/// A term and its weight.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// The name of the term: lower-case letters, digits and `-`.
    pub term: String,
    /// The weight, in points per unit of the term; finite.
    pub points: f32,
}

/// Parses the text of a weights file. `name` is the file name for error messages.
///
/// # Errors
/// The first invalid line.
pub fn read(name: &'static str, text: &str) -> Result<Vec<Weight>, Fault> {
    read_source(&Source::new(name, text))
}

fn read_source(source: &Source) -> Result<Vec<Weight>, Fault> {
    let mut weights: Vec<Weight> = Vec::new();
    for line in source.lines() {
        let weight = weight(line, &weights)?;
        weights.push(weight);
    }
    Ok(weights)
}

fn weight(line: Line<'_>, known: &[Weight]) -> Result<Weight, Fault> {
    let words = line.words();
    let &[term, points] = &words[..] else { return Err(line.fault("a weight is a term and its points")) };
    let sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !term.bytes().all(sign) {
        return Err(line.fault(format!("'{term}' is not a term: use lower-case letters, digits and '-'")));
    }
    if known.iter().any(|weight| weight.term == term) {
        return Err(line.fault(format!("'{term}' occurs twice")));
    }
    match points.parse::<f32>() {
        Ok(points) if points.is_finite() => Ok(Weight { term: term.to_owned(), points }),
        _ => Err(line.fault(format!("'{points}' is not a finite number"))),
    }
}

/// For build scripts: reads `data/weights.txt` and writes its table as `weights.rs`.
///
/// # Errors
/// The file cannot be read or has an invalid line, or the table cannot be written.
pub fn build() -> Result<(), Failure> {
    let [source] = script::sources(["weights.txt"])?;
    script::write("weights.rs", &table(&read_source(&source)?))
}

/// As [`build`], for a game that rates actions with weights of their own: reads `data/ratings.txt` too, with a line for each term that
/// ratings use, and adds `RATINGS` to the table, in the order of the terms.
///
/// # Errors
/// As [`build`], or if a line of `ratings.txt` is about an unknown term.
pub fn build_with_ratings() -> Result<(), Failure> {
    let [weights, ratings] = script::sources(["weights.txt", "ratings.txt"])?;
    let weights = read_source(&weights)?;
    let points = rating_points(&weights, &ratings)?;
    script::write("weights.rs", &[table(&weights), ratings_table(&points)].concat())
}

/// The weights for rating actions, in the order of the terms; 0 for those that ratings do not use.
fn rating_points(weights: &[Weight], ratings: &Source) -> Result<Vec<f32>, Fault> {
    let mut known: Vec<Weight> = Vec::new();
    for line in ratings.lines() {
        let rating = weight(line, &known)?;
        if !weights.iter().any(|weight| weight.term == rating.term) {
            return Err(line.fault(format!("'{}' is no term of weights.txt", rating.term)));
        }
        known.push(rating);
    }
    let of = |term: &str| known.iter().find(|rating| rating.term == term).map_or(0.0, |rating| rating.points);
    Ok(weights.iter().map(|weight| of(&weight.term)).collect())
}

fn ratings_table(points: &[f32]) -> String {
    let count = points.len();
    format!("/// The weights for rating actions.\npub static RATINGS: [f32; {count}] = {points:?};\n")
}

/// Returns the table as Rust source: `NAMES`, `TUNED`, and a constant for the index of each term.
#[must_use]
pub fn table(weights: &[Weight]) -> String {
    let count = weights.len();
    let mut names = String::new();
    let mut points = String::new();
    let mut places = String::new();
    for (place, weight) in weights.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(names, "{:?}, ", weight.term);
        let _ = write!(points, "{:?}, ", weight.points);
        let name = weight.term.replace('-', "_").to_uppercase();
        let _ = writeln!(places, "/// The index of `{}`.\npub const {name}: usize = {place};", weight.term);
    }
    format!(
        "/// The terms.\npub const NAMES: [&str; {count}] = [{names}];\n\
         /// Their weights.\npub static TUNED: [f32; {count}] = [{points}];\n{places}"
    )
}

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_is_a_term_and_its_points() {
        assert_eq!(read("weights.txt", "# a comment\n\n stone 0.5\niron -1").map(|all| all.len()), Ok(2));
        for (text, place) in [
            ("stone", "weights.txt:1"),
            ("stone 1 2", "weights.txt:1"),
            ("Stone 1", "weights.txt:1"),
            ("stone 1\nstone 2", "weights.txt:2"),
            ("# stone\nstone much", "weights.txt:2"),
            ("stone inf", "weights.txt:1"),
        ] {
            let complaint = read("weights.txt", text).expect_err(text).to_string();
            assert!(complaint.starts_with(place), "{text:?}: {complaint}");
        }
    }

    #[test]
    fn ratings_follow_the_order_of_the_terms() {
        let weights = read("weights.txt", "stone 0.5\nclan-cart -1").expect("two weights");
        let points = |text| rating_points(&weights, &Source::new("ratings.txt", text));
        assert_eq!(points("clan-cart 2"), Ok(vec![0.0, 2.0]));
        for text in ["rune 1", "clan-cart 1\nclan-cart 2", "stone much"] {
            let complaint = points(text).expect_err(text).to_string();
            assert!(complaint.starts_with("ratings.txt:"), "{text:?}: {complaint}");
        }
        assert!(ratings_table(&[0.0, 2.5]).contains("RATINGS: [f32; 2] = [0.0, 2.5]"));
    }

    #[test]
    fn the_table_names_every_term_and_its_place() {
        let table = table(&read("weights.txt", "stone 0.5\nclan-cart -1").expect("two weights"));
        assert!(table.contains("NAMES: [&str; 2] = [\"stone\", \"clan-cart\", ]"), "{table}");
        assert!(table.contains("TUNED: [f32; 2] = [0.5, -1.0, ]"), "{table}");
        assert!(table.contains("pub const CLAN_CART: usize = 1;"), "{table}");
    }
}
