//! One square of a map, as a word of the notation.

use std::fmt;

use super::notation::kind;

/// Column and row, both from 0 at the top left; signed, so that neighbours outside the frame can be named.
pub type Place = (i32, i32);

/// The tier given to squares off the board.
pub const OFF: u8 = 0;
/// The tier given to the heart: one further in than the innermost.
pub const HEART: u8 = 6;

/// The mark on a square besides rubble and resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    None,
    Site,
    Start(char),
    Spot(char),
}

/// A square of a map.
#[derive(Clone, Debug)]
pub struct Square {
    /// [`OFF`], 1 (outermost) to 5, or [`HEART`].
    pub tier: u8,
    pub rubble: bool,
    pub mark: Mark,
    /// The letters of the buried resources.
    pub icons: String,
    /// The line of the file that holds it.
    pub line: usize,
}

/// Why a word is not a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SquareError {
    /// The word is not in the notation.
    Notation(String),
    /// Rubble under a workshop site or a start point.
    Rubble(String),
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SquareError::Notation(word) => write!(f, "square '{word}' is not in the notation"),
            SquareError::Rubble(word) => {
                write!(f, "'{word}': no rubble under a workshop site or a start point")
            }
        }
    }
}

impl Square {
    /// Reads a word.
    pub fn read(word: &str, line: usize) -> Result<Square, SquareError> {
        let plain = |tier| Square { tier, rubble: false, mark: Mark::None, icons: String::new(), line };
        match word {
            "." => return Ok(plain(OFF)),
            "**" => return Ok(plain(HEART)),
            _ => {}
        }
        let strange = || SquareError::Notation(word.to_owned());
        let mut letters = word.chars();
        let tier = letters.next().and_then(|c| c.to_digit(10)).filter(|tier| (1..=5).contains(tier));
        let mut square = plain(tier.ok_or_else(strange)? as u8);
        let mut rest = letters.as_str();
        if let Some(after) = rest.strip_prefix('#') {
            square.rubble = true;
            rest = after;
        }
        let letters: Vec<char> = rest.chars().collect();
        match letters[..] {
            [] => {}
            ['W'] => square.mark = Mark::Site,
            ['>', letter @ 'a'..='z'] => square.mark = Mark::Start(letter),
            [letter @ 'A'..='U'] => square.mark = Mark::Spot(letter),
            [a] if kind(a).is_some() => square.icons = rest.to_owned(),
            [a, b] if kind(a).is_some() && kind(b).is_some() => square.icons = rest.to_owned(),
            _ => return Err(strange()),
        }
        if square.rubble && matches!(square.mark, Mark::Site | Mark::Start(_)) {
            return Err(SquareError::Rubble(word.to_owned()));
        }
        Ok(square)
    }

    /// Whether a tunnel may lie here.
    pub fn diggable(&self) -> bool {
        self.on_tier() && self.mark != Mark::Site
    }

    /// Whether it belongs to the mountain outside the heart.
    pub fn on_tier(&self) -> bool {
        self.tier != OFF && self.tier != HEART
    }
}
