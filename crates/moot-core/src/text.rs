//! The text form of actions and outcomes: a strict reader, and conversions for serde.

use core::error::Error;
use core::fmt;

use crate::Seat;

/// Why a text is not an action or an outcome.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::toy::Hoard;
///
/// let error = Hoard::<0>::action_from("hat one").unwrap_err();
/// assert_eq!(error.at, 4);
/// assert_eq!(error.to_string(), "expected coins such as 1+1 at byte 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The expected syntax, in the terms of the notation.
    pub expected: &'static str,
    /// The byte offset at which parsing failed; at most the length of the text.
    pub at: usize,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} at byte {}", self.expected, self.at)
    }
}

impl Error for TextError {}

/// Reads a text word by word. Words are separated by exactly one blank, so that every value has only one
/// text form.
///
/// # Examples
///
/// ```
/// use moot_core::{TextError, TextReader};
///
/// /// Reads `take` and a number, such as `take 3`.
/// fn take(text: &str) -> Result<u8, TextError> {
///     TextReader::parse(text, |words| match words.word("a verb")? {
///         "take" => words.number("a number of stones"),
///         _ => Err(TextError { expected: "a verb", at: 0 }),
///     })
/// }
///
/// assert_eq!(take("take 3"), Ok(3));
/// assert_eq!(take("take  3"), Err(TextError { expected: "a number of stones", at: 5 }));
/// assert_eq!(take("take 3 4"), Err(TextError { expected: "nothing more", at: 7 }));
/// ```
#[derive(Debug)]
pub struct TextReader<'a> {
    text: &'a str,
    /// The byte after the last blank; beyond the end of the text once all words are read.
    at: usize,
}

impl<'a> TextReader<'a> {
    /// Parses a whole text with `parse`.
    ///
    /// # Errors
    /// The error of `parse`, or the position of the first word that `parse` leaves.
    pub fn parse<T>(
        text: &'a str,
        parse: impl FnOnce(&mut TextReader<'a>) -> Result<T, TextError>,
    ) -> Result<T, TextError> {
        let mut reader = TextReader { text, at: 0 };
        let value = parse(&mut reader)?;
        if reader.is_at_end() {
            Ok(value)
        } else {
            Err(TextError { expected: "nothing more", at: reader.at })
        }
    }

    /// Returns whether all words are read.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.at > self.text.len()
    }

    /// Returns the next word. `expected` names it in the error.
    ///
    /// # Errors
    /// The text is at its end, or two blanks follow each other.
    pub fn word(&mut self, expected: &'static str) -> Result<&'a str, TextError> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let word = rest.split(' ').next().unwrap_or("");
        if word.is_empty() {
            return Err(TextError { expected, at: self.at.min(self.text.len()) });
        }
        self.at += word.len() + 1;
        Ok(word)
    }

    /// Parses the next word with `parse`.
    ///
    /// # Errors
    /// The position of the word, if there is none or `parse` returns `None`.
    pub fn read<T>(
        &mut self,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, TextError> {
        let at = self.at.min(self.text.len());
        let word = self.word(expected)?;
        parse(word).ok_or(TextError { expected, at })
    }

    /// Parses a number as [`parse_number`] does.
    ///
    /// # Errors
    /// The position of the word, if it is not a number.
    pub fn number(&mut self, expected: &'static str) -> Result<u8, TextError> {
        self.read(expected, parse_number)
    }

    /// Parses a seat: one digit.
    ///
    /// # Errors
    /// The position of the word, if it is not a digit.
    pub fn seat(&mut self) -> Result<Seat, TextError> {
        self.read("a seat", parse_seat)
    }
}

/// Parses a number of digits only: no sign, and no leading zero.
#[must_use]
pub fn parse_number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word.len() == 1 || !word.starts_with('0'));
    word.parse().ok().filter(|_| plain)
}

/// Parses the text form of a seat: one digit.
#[must_use]
pub fn parse_seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(Seat(digit - b'0')),
        _ => None,
    }
}

/// Lets a type with `Display` and `FromStr` be serialized as its text form. The crate that calls it depends on `serde`.
#[macro_export]
macro_rules! serialized_as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
