//! Errors of links.

use core::error::Error;
use core::fmt;

/// Why a text is not a link. No game is needed to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkDecodeError {
    /// It is empty, or contains characters that no link has, or starts with no known format.
    NotALink,
    /// A later version of the program wrote it.
    Newer {
        /// Its format.
        found: u8,
    },
    /// It is incomplete.
    CutOff {
        /// The number of bytes present.
        found: usize,
        /// The number of bytes needed.
        needed: usize,
    },
    /// The checksum does not match: characters have changed.
    Damaged,
    /// The checksum matches, but the head cannot be decoded.
    Shape,
}

impl fmt::Display for LinkDecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkDecodeError::NotALink => f.write_str("no link"),
            LinkDecodeError::Newer { found } => write!(f, "link format {found}"),
            LinkDecodeError::CutOff { found, needed } => write!(f, "{found} of {needed} bytes"),
            LinkDecodeError::Damaged => f.write_str("the checksum does not match"),
            LinkDecodeError::Shape => f.write_str("the head makes no sense"),
        }
    }
}

impl Error for LinkDecodeError {}

/// Why a valid link is not a playable game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkOpenError {
    /// It is a link of another game.
    OtherGame {
        /// [`Game::ID`](moot_core::Game::ID) of that game.
        found: String,
    },
    /// It was played by later rules.
    NewerRules {
        /// Their revision.
        found: u16,
        /// The revision of this program.
        known: u16,
    },
    /// The game cannot play the setup, or the list of players does not match it.
    Setup,
    /// The entries lead to another position than they did, and the rules have been revised since.
    OlderRules {
        /// The revision that was played.
        found: u16,
    },
    /// An entry is impossible, or there are more entries than a game can have, or the end is not the one that
    /// was encoded.
    Entry {
        /// The index of the entry.
        at: usize,
    },
}

impl fmt::Display for LinkOpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkOpenError::OtherGame { found } => write!(f, "game {found:?}"),
            LinkOpenError::NewerRules { found, known } => write!(f, "rules {found}, known up to {known}"),
            LinkOpenError::Setup => f.write_str("the setup makes no game"),
            LinkOpenError::OlderRules { found } => write!(f, "rules {found} led elsewhere"),
            LinkOpenError::Entry { at } => write!(f, "entry {at}"),
        }
    }
}

impl Error for LinkOpenError {}
