//! The phases of the game.

use moot_core::Seat;

use crate::Heap;

/// What happens next. The enum says what the game waits for, and its variants carry the data that is needed to resume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance: this seat is dealt a card.
    Deal(Seat),
    /// The active player takes from a heap, or plays the card.
    Turn,
    /// Two hands was played: the active player takes from the first heap.
    First,
    /// Two hands was played: the active player takes from a second heap.
    Second {
        /// The heap from which the first hand took.
        first: Heap,
    },
    /// The game is over; the active player took the last stone.
    Over,
}
