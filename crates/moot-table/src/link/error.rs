//! Why a link is no game.

use core::error::Error;
use core::fmt;

/// Why a text is no link, before any game has looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLink {
    /// It holds letters that no link has, or nothing at all.
    NotALink,
    /// Written by a later version of the program.
    Newer {
        /// Its format.
        found: u8,
    },
    /// It breaks off.
    CutOff {
        /// How many bytes there are.
        found: usize,
        /// How many there should be.
        needed: usize,
    },
    /// Its letters have been changed: the checksum does not match.
    Damaged,
    /// A sound checksum, but a head that makes no sense.
    Shape,
}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLink::NotALink => f.write_str("no link"),
            BadLink::Newer { found } => write!(f, "link format {found}"),
            BadLink::CutOff { found, needed } => write!(f, "{found} of {needed} bytes"),
            BadLink::Damaged => f.write_str("the checksum does not match"),
            BadLink::Shape => f.write_str("the head makes no sense"),
        }
    }
}

impl Error for BadLink {}

/// Why a link that can be read is no game that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkTrouble {
    /// It belongs to another game.
    OtherGame {
        /// That game's name on the wire.
        found: String,
    },
    /// It was played with later rules.
    NewerRules {
        /// Their revision.
        found: u16,
        /// The revision here.
        known: u16,
    },
    /// The setup is not one that the game can play, or does not fit the list of players.
    Setup,
    /// The entries do not lead where they led, and the rules have been changed since.
    OlderRules {
        /// The revision that was played.
        found: u16,
    },
    /// An entry that cannot be, or more of them than a game can have, or an end that is not theirs.
    Entry {
        /// Which, from 0.
        at: usize,
    },
}

impl fmt::Display for LinkTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkTrouble::OtherGame { found } => write!(f, "game {found:?}"),
            LinkTrouble::NewerRules { found, known } => write!(f, "rules {found}, known up to {known}"),
            LinkTrouble::Setup => f.write_str("the setup makes no game"),
            LinkTrouble::OlderRules { found } => write!(f, "rules {found} led elsewhere"),
            LinkTrouble::Entry { at } => write!(f, "entry {at}"),
        }
    }
}

impl Error for LinkTrouble {}
