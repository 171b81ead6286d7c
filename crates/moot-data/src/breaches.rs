//! The broken constraints of one file.

use crate::Fault;

/// Collects the constraints that a file breaks.
#[derive(Debug)]
pub struct Breaches {
    file: &'static str,
    /// The faults so far, in the order of the checks.
    pub found: Vec<Fault>,
}

impl Breaches {
    /// Creates an empty collection for `file`.
    #[must_use]
    pub fn of(file: &'static str) -> Breaches {
        Breaches { file, found: Vec::new() }
    }

    /// Adds `text` for the line unless `holds`; line 0 stands for the file as a whole. Returns `holds`.
    pub fn need(&mut self, holds: bool, line: usize, text: impl Into<String>) -> bool {
        if !holds {
            self.found.push(Fault { file: self.file, line, text: text.into() });
        }
        holds
    }
}
