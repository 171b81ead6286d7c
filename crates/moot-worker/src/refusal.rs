//! Why a message is not acted on.

use core::error::Error;
use core::fmt;

/// Why a message is not acted on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The bytes are no message.
    Garbled,
    /// The worker does not know the game.
    UnknownGame(String),
    /// The other side plays by another revision of the rules.
    OtherRules {
        /// The revision here.
        mine: u16,
        /// The revision there.
        theirs: u16,
    },
    /// The view or the options are not believed.
    Doubted(String),
    /// The seat is not at the table, or the view is of another seat's decision.
    NotAsked,
    /// More trees or simulations than any level has.
    TooMuch,
    /// There is no level of that name.
    NoLevel,
    /// The evidence does not hang together.
    Evidence,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Garbled => f.write_str("the bytes are no message"),
            Refusal::UnknownGame(game) => write!(f, "no such game: {game}"),
            Refusal::OtherRules { mine, theirs } => write!(f, "rules {theirs}; here they are at {mine}"),
            Refusal::Doubted(why) => write!(f, "the view is not believed: {why}"),
            Refusal::NotAsked => f.write_str("nothing is asked of that seat"),
            Refusal::TooMuch => f.write_str("more than any level thinks"),
            Refusal::NoLevel => f.write_str("no such level"),
            Refusal::Evidence => f.write_str("the evidence does not hang together"),
        }
    }
}

impl Error for Refusal {}
