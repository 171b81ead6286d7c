//! `halls.txt`: the great halls.

use moot_data::{Fault, Source};

use super::shape::{self, Shape};

/// The number of halls.
pub const HALLS: usize = 6;

/// A great hall.
#[derive(Debug)]
pub struct Hall {
    pub shape: Shape,
    pub low: u8,
    pub high: u8,
    /// Why it is worth that; empty when the file does not say.
    pub why: String,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Hall>, Fault> {
    let (shapes, rest) = shape::read(source, "hall", 'A')?;
    let mut halls = Vec::new();
    for shape in shapes {
        let fault = |text| Fault { file: source.name, line: shape.line, text };
        let values =
            shape.rest.split_once('/').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        let Some((low, high)) = values else { return Err(fault("'<low>/<high>' is missing".into())) };
        if shape.mark.is_none() {
            return Err(fault(format!("{} has no altar", shape.name)));
        }
        halls.push(Hall { shape, low, high, why: String::new() });
    }
    for line in rest {
        let Some(why) = line.text.strip_prefix("why:") else { return Err(line.unknown()) };
        match halls.iter_mut().rfind(|hall| hall.shape.line < line.number) {
            Some(hall) if hall.why.is_empty() => hall.why = why.trim().to_owned(),
            Some(hall) => return Err(line.fault(format!("{} has a second why", hall.shape.name))),
            None => return Err(line.fault("a why before the first hall")),
        }
    }
    if halls.len() != HALLS {
        return Err(source.fault(format!("{} halls instead of {HALLS}", halls.len())));
    }
    Ok(halls)
}
