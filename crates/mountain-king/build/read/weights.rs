//! `weights.txt`: what the computer players think things are worth.

use super::fault::Fault;
use super::source::Source;

/// A term and the points it is thought to be worth.
#[derive(Debug)]
pub struct Weight {
    pub term: String,
    pub points: f32,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Weight>, Fault> {
    let mut weights: Vec<Weight> = Vec::new();
    for line in source.lines() {
        let &[term, points] = &line.words()[..] else {
            return Err(line.fault("a weight is a term and its points"));
        };
        if term.is_empty()
            || !term.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        {
            return Err(line.fault(format!("'{term}' is no term: small letters, digits and '-'")));
        }
        if weights.iter().any(|weight| weight.term == term) {
            return Err(line.fault(format!("'{term}' has its points already")));
        }
        let points = points.parse::<f32>().ok().filter(|points| points.is_finite());
        let points =
            points.ok_or_else(|| line.fault(format!("'{}' is no number of points", line.words()[1])))?;
        weights.push(Weight { term: term.to_owned(), points });
    }
    Ok(weights)
}
