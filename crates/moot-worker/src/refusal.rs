//! Why a message is refused.

use core::error::Error;
use core::fmt;

/// Why a message is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The bytes are not a message.
    Garbled,
    /// The worker does not support the game.
    UnknownGame(String),
    /// The other side uses another revision of the rules.
    OtherRules {
        /// The revision of this side.
        mine: u16,
        /// The revision of the other side.
        theirs: u16,
    },
    /// The view or the setup is invalid.
    InvalidView(String),
    /// The seat is not in use, or another seat decides in the view.
    NotAsked,
    /// More trees or simulations than any level has.
    TooMuch,
    /// There is no such level.
    NoLevel,
    /// The evidence is inconsistent.
    Evidence,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Garbled => f.write_str("the bytes are not a message"),
            Refusal::UnknownGame(game) => write!(f, "unknown game: {game}"),
            Refusal::OtherRules { mine, theirs } => write!(f, "rules revision {theirs}, expected {mine}"),
            Refusal::InvalidView(why) => write!(f, "invalid view: {why}"),
            Refusal::NotAsked => f.write_str("the seat does not decide in this view"),
            Refusal::TooMuch => f.write_str("more trees or simulations than any level has"),
            Refusal::NoLevel => f.write_str("no such level"),
            Refusal::Evidence => f.write_str("inconsistent evidence"),
        }
    }
}

impl Error for Refusal {}
