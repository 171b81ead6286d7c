//! The breaches found in one file.

use crate::read::fault::Fault;

/// Collects what a file breaks.
#[derive(Debug)]
pub struct Breaches {
    file: &'static str,
    pub found: Vec<Fault>,
}

impl Breaches {
    /// Nothing yet against `file`.
    pub fn of(file: &'static str) -> Breaches {
        Breaches { file, found: Vec::new() }
    }

    /// Notes `text` against the line unless `holds`; line 0 stands for the file as a whole. Gives `holds` back.
    pub fn need(&mut self, holds: bool, line: usize, text: impl Into<String>) -> bool {
        if !holds {
            self.found.push(Fault { file: self.file, line, text: text.into() });
        }
        holds
    }
}
