//! Why an action is refused.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Card, Heap};

/// Why an action is refused: facts, no sentences for players. The page turns them into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Another player decides now.
    NotYourTurn {
        /// Who does.
        asked: Seat,
    },
    /// A card is being dealt; nobody decides.
    Dealing,
    /// The game is over.
    GameOver,
    /// Cards are played at the beginning of a turn only.
    WrongMoment,
    /// The number of stones is not between 1 and what the heap and the limit allow.
    Stones {
        /// How many were asked for.
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
        /// Which card.
        card: Card,
    },
    /// Two hands needs two heaps with stones.
    TooFewHeaps {
        /// How many there are.
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
