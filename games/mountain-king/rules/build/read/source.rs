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
        self.drawn_lines().filter(|line| line.text != "#")
    }

    /// The same for files with drawings, where a lone `#` may be a square instead of an empty comment.
    pub fn drawn_lines(&self) -> impl Iterator<Item = Line<'_>> {
        let comment = |text: &str| text.starts_with("# ") || text.starts_with("#\t");
        self.text
            .lines()
            .enumerate()
            .map(|(index, text)| Line { file: self.name, number: index + 1, text: text.trim() })
            .filter(move |line| !line.text.is_empty() && !comment(line.text))
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

    /// The words of the line.
    pub fn words(&self) -> Vec<&'a str> {
        self.text.split_whitespace().collect()
    }

    /// The line in `columns` words, of which the last takes all that is left.
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

    /// The parts of the line between runs of two or more blanks.
    pub fn parts(&self) -> Vec<&'a str> {
        self.text.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect()
    }

    /// `word` as a number.
    pub fn number<T: FromStr>(&self, word: &str) -> Result<T, Fault> {
        word.parse().map_err(|_| self.fault(format!("'{word}' is not a number that fits here")))
    }

    /// How many words these are.
    pub fn count(&self, words: &[&str]) -> Result<u8, Fault> {
        u8::try_from(words.len()).map_err(|_| self.fault("there are too many words in this line"))
    }

    /// Each of `words` as a number.
    pub fn numbers<T: FromStr>(&self, words: &[&str]) -> Result<Vec<T>, Fault> {
        words.iter().map(|word| self.number(word)).collect()
    }

    /// The complaint about a line that begins with no known word.
    pub fn unknown(&self) -> Fault {
        self.fault(format!(
            "'{}' begins no known line",
            self.text.split_whitespace().next().unwrap_or_default()
        ))
    }
}
