//! A data file as text, and its lines.

use std::str::FromStr;

use super::fault::Fault;

/// A data file: its name within the folder and its text.
#[derive(Clone, Debug)]
pub struct Source {
    pub name: &'static str,
    pub text: String,
}

/// A line that says something: neither empty nor a comment.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub file: &'static str,
    pub number: usize,
    pub text: &'a str,
}

impl Source {
    /// Every line but empty ones and comments.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, text)| Line { file: self.name, number: index + 1, text: text.trim() })
            .filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
    }

    /// A complaint about the file as a whole.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        Fault { file: self.name, line: 0, text: text.into() }
    }
}

impl<'a> Line<'a> {
    /// A complaint about this line.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        Fault { file: self.file, line: self.number, text: text.into() }
    }

    /// The cells of a table row, parted by `|`.
    pub fn cells<const N: usize>(&self) -> Result<[&'a str; N], Fault> {
        let cells: Vec<&str> = self.text.split('|').map(str::trim).collect();
        if cells.iter().any(|cell| cell.is_empty()) {
            return Err(self.fault("a column is empty"));
        }
        cells.try_into().map_err(|cells: Vec<_>| {
            self.fault(format!("{N} columns parted by '|' are due, not {}", cells.len()))
        })
    }

    /// `word` as a number between two others.
    pub fn number<T: FromStr + PartialOrd + std::fmt::Display>(
        &self,
        word: &str,
        low: T,
        high: T,
    ) -> Result<T, Fault> {
        match word.parse::<T>() {
            Ok(number) if (&low..=&high).contains(&&number) => Ok(number),
            _ => Err(self.fault(format!("'{word}' is not a number from {low} to {high}"))),
        }
    }
}
