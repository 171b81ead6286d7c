//! What is wrong in a data file, and where.

use std::error::Error;
use std::fmt;

/// What is wrong with one line of a data file, or with the file as a whole (line 0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the file within its folder.
    pub file: &'static str,
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.text),
            line => write!(f, "{}:{line}: {}", self.file, self.text),
        }
    }
}

impl Error for Fault {}

/// The value, or `None` with the fault added to `faults`: reads several files and reports the first fault of each.
pub fn keep<T>(read: Result<T, Fault>, faults: &mut Vec<Fault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}
