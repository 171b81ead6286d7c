//! The weights as a table, with a constant for the place of each, so that a term that the file lacks does not compile.

use std::fmt::Write;

use crate::read::weights::Weight;

/// The text of `weights.rs`.
pub fn weights(weights: &[Weight]) -> String {
    let count = weights.len();
    let mut names = String::new();
    let mut points = String::new();
    let mut places = String::new();
    for (place, weight) in weights.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(names, "{:?}, ", weight.term);
        let _ = write!(points, "{:?}, ", weight.points);
        let name = weight.term.replace('-', "_").to_uppercase();
        let _ = writeln!(places, "/// The place of `{}`.\npub const {name}: usize = {place};", weight.term);
    }
    format!(
        "/// The terms.\npub const NAMES: [&str; {count}] = [{names}];\n\
         /// Their weights.\npub static TUNED: [f32; {count}] = [{points}];\n{places}"
    )
}
