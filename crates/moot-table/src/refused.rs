//! Errors of playing and of undo.

use core::error::Error;
use core::fmt;

use moot_core::{Seat, SeatSet};

/// Why an entry cannot be added to the log. The variants carry facts; the page words them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// The game is over.
    Over,
    /// Another seat decides now.
    NotAsked {
        /// The seat that tried to act.
        seat: Seat,
        /// The seats that decide.
        asked: SeatSet,
    },
    /// The rules refuse the action.
    Illegal(I),
    /// The rules refuse the outcome.
    Impossible(I),
    /// A seat acts while a chance event is due. Only an external log can contain that.
    ChanceIsDue,
    /// A chance event occurs while a seat decides. Only an external log can contain that.
    NoChanceIsDue,
    /// The log has reached the maximal length of a game.
    TooLong {
        /// [`Game::BOUND`](moot_core::Game::BOUND).
        bound: usize,
    },
}

impl<I: fmt::Display> fmt::Display for Refused<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("game over"),
            Refused::NotAsked { seat, asked } => {
                write!(f, "seat {seat} is not asked, but")?;
                asked.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Refused::Illegal(why) => write!(f, "illegal: {why}"),
            Refused::Impossible(why) => write!(f, "impossible outcome: {why}"),
            Refused::ChanceIsDue => f.write_str("a chance event is due"),
            Refused::NoChanceIsDue => f.write_str("no chance event is due"),
            Refused::TooLong { bound } => write!(f, "more than {bound} entries"),
        }
    }
}

impl<I> Refused<I> {
    /// Returns the same with another reason of the rules.
    pub fn map<J>(self, map: impl FnOnce(I) -> J) -> Refused<J> {
        match self {
            Refused::Over => Refused::Over,
            Refused::NotAsked { seat, asked } => Refused::NotAsked { seat, asked },
            Refused::Illegal(why) => Refused::Illegal(map(why)),
            Refused::Impossible(why) => Refused::Impossible(map(why)),
            Refused::ChanceIsDue => Refused::ChanceIsDue,
            Refused::NoChanceIsDue => Refused::NoChanceIsDue,
            Refused::TooLong { bound } => Refused::TooLong { bound },
        }
    }
}

impl<I: Error + 'static> Error for Refused<I> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Refused::Illegal(why) | Refused::Impossible(why) => Some(why),
            _ => None,
        }
    }
}

/// Why undo is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// No decision has been made.
    Start,
    /// A person has learnt something that undo could not make unknown.
    Reveal {
        /// The ply that revealed it.
        at: usize,
        /// The people who learnt it.
        seats: SeatSet,
    },
    /// The plies before belong to the game that this what-if was branched from.
    BranchStart,
}

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Barrier::Start => f.write_str("nothing to take back"),
            Barrier::Reveal { at, .. } => write!(f, "revealed at ply {at}"),
            Barrier::BranchStart => f.write_str("the what-if began here"),
        }
    }
}

impl Error for Barrier {}
