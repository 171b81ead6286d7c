//! What happened, for the log, the announcer and the animation.

use moot_core::Seat;

use crate::{Card, Heap};

/// One thing that happened. Every viewer receives every event, so an event holds no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card was dealt; its kind is known to its player only.
    Dealt {
        /// To whom.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// Stones were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// From which heap.
        heap: Heap,
        /// How many.
        stones: u8,
    },
    /// A heap was emptied.
    Emptied {
        /// By whom.
        seat: Seat,
        /// Which heap.
        heap: Heap,
        /// The points for it.
        points: u8,
    },
    /// The game is over.
    Over,
}
