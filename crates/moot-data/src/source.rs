//! A data file as text, and its lines.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::Fault;

/// A data file: its name within the folder and its text.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name within the folder, with the ending.
    pub name: &'static str,
    /// The whole text.
    pub text: String,
}

/// A line with content: neither empty nor a comment.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The name of the file.
    pub file: &'static str,
    /// The line number from 1, with empty lines and comments counted.
    pub number: usize,
    /// The text without leading and trailing blanks.
    pub text: &'a str,
}

impl Source {
    /// Creates a file with this text.
    pub fn new(name: &'static str, text: impl Into<String>) -> Source {
        Source { name, text: text.into() }
    }

    /// Returns every line except empty ones and comments, which begin with `#`.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        self.all_lines().filter(|line| !line.text.starts_with('#'))
    }

    /// As [`lines`](Self::lines), for files with drawings, where `#` can be a square: only `#` followed by a blank begins a
    /// comment.
    pub fn drawn_lines(&self) -> impl Iterator<Item = Line<'_>> {
        self.all_lines().filter(|line| !line.text.starts_with("# ") && !line.text.starts_with("#\t"))
    }

    fn all_lines(&self) -> impl Iterator<Item = Line<'_>> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, text)| Line { file: self.name, number: index + 1, text: text.trim() })
            .filter(|line| !line.text.is_empty())
    }

    /// Returns a fault of the file as a whole.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        Fault { file: self.name, line: 0, text: text.into() }
    }
}

impl<'a> Line<'a> {
    /// Returns a fault of this line.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        Fault { file: self.file, line: self.number, text: text.into() }
    }

    /// Returns the words of the line.
    #[must_use]
    pub fn words(&self) -> Vec<&'a str> {
        self.text.split_whitespace().collect()
    }

    /// Returns the parts of the line between runs of two or more blanks.
    #[must_use]
    pub fn parts(&self) -> Vec<&'a str> {
        self.text.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect()
    }

    /// Returns the cells of a table row, separated by `|`.
    ///
    /// # Errors
    /// A cell is empty, or there are not `N` of them.
    pub fn cells<const N: usize>(&self) -> Result<[&'a str; N], Fault> {
        let cells: Vec<&str> = self.text.split('|').map(str::trim).collect();
        if cells.iter().any(|cell| cell.is_empty()) {
            return Err(self.fault("a column is empty"));
        }
        cells.try_into().map_err(|cells: Vec<_>| {
            self.fault(format!("{N} columns parted by '|' are due, not {}", cells.len()))
        })
    }

    /// Returns the line as `columns` words; the last one is the rest of the line.
    ///
    /// # Errors
    /// There are fewer columns.
    pub fn columns(&self, columns: usize) -> Result<Vec<&'a str>, Fault> {
        let mut rest = self.text;
        let mut found = Vec::with_capacity(columns);
        while found.len() + 1 < columns {
            let Some((word, after)) = rest.split_once(char::is_whitespace) else { break };
            found.push(word);
            rest = after.trim_start();
        }
        found.push(rest);
        if found.len() == columns && found.iter().all(|word| !word.is_empty()) {
            Ok(found)
        } else {
            Err(self.fault(format!("{columns} columns are due")))
        }
    }

    /// Parses `word` as a number.
    ///
    /// # Errors
    /// It is not a number, or does not fit the type.
    pub fn number<T: FromStr>(&self, word: &str) -> Result<T, Fault> {
        word.parse().map_err(|_| self.fault(format!("'{word}' is not a number that fits here")))
    }

    /// Parses `word` as a number within bounds.
    ///
    /// # Errors
    /// It is not a number, or out of bounds.
    pub fn number_in<T: FromStr + PartialOrd + Display>(
        &self,
        word: &str,
        bounds: RangeInclusive<T>,
    ) -> Result<T, Fault> {
        match word.parse::<T>() {
            Ok(number) if bounds.contains(&number) => Ok(number),
            _ => {
                let (low, high) = (bounds.start(), bounds.end());
                Err(self.fault(format!("'{word}' is not a number from {low} to {high}")))
            }
        }
    }

    /// Parses each of `words` as a number.
    ///
    /// # Errors
    /// The first word that is not a number.
    pub fn numbers<T: FromStr>(&self, words: &[&str]) -> Result<Vec<T>, Fault> {
        words.iter().map(|word| self.number(word)).collect()
    }

    /// Returns the number of words.
    ///
    /// # Errors
    /// There are more than 255.
    pub fn count(&self, words: &[&str]) -> Result<u8, Fault> {
        u8::try_from(words.len()).map_err(|_| self.fault("there are too many words in this line"))
    }

    /// Returns the fault of a line whose first word is not known.
    #[must_use]
    pub fn unknown(&self) -> Fault {
        self.fault(format!(
            "'{}' begins no known line",
            self.text.split_whitespace().next().unwrap_or_default()
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# a comment\n\n#\n  orc | 3 \n#.#\n";

    fn numbers<'a>(lines: impl Iterator<Item = Line<'a>>) -> Vec<usize> {
        lines.map(|line| line.number).collect()
    }

    #[test]
    fn lines_keep_their_numbers_and_drawings_keep_their_squares() {
        let source = Source::new("map.txt", TEXT);
        assert_eq!(numbers(source.lines()), [4]);
        assert_eq!(numbers(source.drawn_lines()), [3, 4, 5]);
    }

    #[test]
    fn faults_name_file_and_line() {
        let source = Source::new("map.txt", TEXT);
        let line = source.lines().next().unwrap();
        let told = |fault: Fault| fault.to_string();
        assert_eq!(line.cells(), Ok(["orc", "3"]));
        assert_eq!(
            line.cells::<3>().map_err(told),
            Err("map.txt:4: 3 columns parted by '|' are due, not 2".into())
        );
        assert_eq!(line.columns(2), Ok(vec!["orc", "| 3"]));
        assert_eq!(line.columns(4).map_err(told), Err("map.txt:4: 4 columns are due".into()));
        assert_eq!(
            line.number_in::<u8>("3", 4..=9).map_err(told),
            Err("map.txt:4: '3' is not a number from 4 to 9".into())
        );
        assert_eq!(
            line.number::<u8>("300").map_err(told),
            Err("map.txt:4: '300' is not a number that fits here".into())
        );
        assert_eq!(told(line.unknown()), "map.txt:4: 'orc' begins no known line");
        assert_eq!(told(source.fault("no orcs")), "map.txt: no orcs");
    }
}
