//! Why the table says no.

use core::error::Error;
use core::fmt;

use moot_core::{Seat, SeatSet};

/// Why an entry cannot be added to the log. Facts only; the page finds the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// The game is over.
    Over,
    /// Others must decide now.
    NotAsked {
        /// Who tried.
        seat: Seat,
        /// Who is asked.
        asked: SeatSet,
    },
    /// The rules forbid the action.
    Illegal(I),
    /// The rules say that this chance event cannot happen now.
    Impossible(I),
    /// A seat acts while a chance event is due: only a log from elsewhere can say so.
    ChanceIsDue,
    /// A chance event while a seat must decide: only a log from elsewhere can say so.
    NoChanceIsDue,
    /// The log is as long as the rules allow any game to be.
    TooLong {
        /// The bound of the game.
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

impl<I: Error + 'static> Error for Refused<I> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Refused::Illegal(why) | Refused::Impossible(why) => Some(why),
            _ => None,
        }
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nobody has decided anything yet.
    Start,
    /// People have learnt something that they would still know.
    Reveal {
        /// The ply that revealed it.
        at: usize,
        /// The people who learnt it.
        seats: SeatSet,
    },
    /// What lies before belongs to the game of which this one is a what-if.
    Fork,
}

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Barrier::Start => f.write_str("nothing to take back"),
            Barrier::Reveal { at, .. } => write!(f, "revealed at ply {at}"),
            Barrier::Fork => f.write_str("the what-if began here"),
        }
    }
}

impl Error for Barrier {}
