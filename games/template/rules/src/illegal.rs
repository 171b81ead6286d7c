//! The reasons why an action is illegal.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Card, Heap};

/// Why an action is illegal, as data; the page has the sentences for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Another player decides now.
    NotYourTurn {
        /// The seat that decides.
        asked: Seat,
    },
    /// A chance event is due; no seat decides.
    Dealing,
    /// The game is over.
    GameOver,
    /// Cards are played at the beginning of a turn only.
    WrongMoment,
    /// The number of stones is not between 1 and what the heap and the limit allow.
    Stones {
        /// The number of players.
        asked: u8,
        /// The most that can be taken from that heap now; 0 if it is empty.
        most: u8,
    },
    /// The second hand has to take from another heap than the first.
    SameHeap {
        /// The heap.
        heap: Heap,
    },
    /// The player does not hold that card.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// Two hands needs two heaps with stones.
    TooFewHeaps {
        /// The number available.
        have: u8,
    },
    /// That card cannot be dealt now.
    NotDue,
}

/// For logs and tests. Players never see this text.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Illegal {}
