//! A fault of a data file, with its location.

use std::error::Error;
use std::fmt;

/// A fault of one line of a data file, or of the file as a whole (line 0).
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

/// Returns the value, or `None` with the fault added to `faults`, so that several files can be read and the first fault of
/// each is reported.
pub fn keep<T>(read: Result<T, Fault>, faults: &mut Vec<Fault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}
