//! `artifacts.txt`: the artifacts.

use moot_data::{Fault, Source};

/// The artifacts that the rules know, in their order.
pub const IDS: [&str; 6] = ["chalice", "lantern", "threshold", "scales", "mirror", "raven"];

/// An artifact.
#[derive(Debug)]
pub struct Artifact {
    pub gold: u8,
    pub name: String,
    pub text: String,
    pub line: usize,
}

/// Reads the file.
pub fn read(source: &Source) -> Result<Vec<Artifact>, Fault> {
    let mut artifacts = Vec::new();
    for line in source.lines() {
        let [id, gold, name, text] = line.cells()?;
        let due = IDS.get(artifacts.len()).copied().unwrap_or("nothing more");
        if id != due {
            return Err(line.fault(format!("artifact '{id}' where '{due}' is due")));
        }
        let gold = line.number_in(gold, 0..=9)?;
        artifacts.push(Artifact { gold, name: name.to_owned(), text: text.to_owned(), line: line.number });
    }
    if artifacts.len() != IDS.len() {
        return Err(source.fault(format!("{} artifacts instead of {}", artifacts.len(), IDS.len())));
    }
    Ok(artifacts)
}
