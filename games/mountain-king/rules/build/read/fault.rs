//! What is wrong in a data file, and where.

use std::fmt;

/// A complaint about one line of a data file, or about a file as a whole (line 0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub file: &'static str,
    pub line: usize,
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
