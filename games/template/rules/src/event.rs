//! Events, for the event log, screen readers and animation.

use moot_core::Seat;

use crate::{Card, Heap};

/// An event. Every viewer receives every event, so an event holds no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card was dealt; only its player sees its kind.
    Dealt {
        /// The seat that receives it.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// The seat.
        seat: Seat,
        /// The kind.
        card: Card,
    },
    /// Stones were taken.
    Took {
        /// The seat.
        seat: Seat,
        /// The heap.
        heap: Heap,
        /// The number of stones.
        stones: u8,
    },
    /// A heap was emptied.
    Emptied {
        /// The seat.
        seat: Seat,
        /// The heap.
        heap: Heap,
        /// The points for it.
        points: u8,
    },
    /// The game is over.
    Over,
}
