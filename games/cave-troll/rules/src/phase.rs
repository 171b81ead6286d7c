//! The phases of the game, with the data that is needed to resume.

use moot_core::Seat;

use crate::{Card, Figure, Space};

/// The continuation after a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The action is done.
    Finish,
    /// The Cave Troll has fallen: the seats from so many after the active one on are asked who steps out.
    Escape(u8),
    /// The Rampaging Troll pushes once more if it can.
    Again,
    /// The Rampaging Troll clears its room.
    Trample,
}

/// What happens next. Variants contain the data that is needed to resume; the rest is in [`crate::State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance: the n-th seat is dealt its card; after the last one, the starting player is drawn.
    Deal(u8),
    /// The active player chooses the next action.
    Act,
    /// Chance: the active player draws a card.
    Draw,
    /// The active player chooses the card to be played.
    Play,
    /// The active player chooses the space for the card being played.
    Put(Card),
    /// Chance: the active player draws an artifact.
    Find,
    /// A Cave Troll falls into this room: this seat, so many after the active one, may let one character step out.
    Escape {
        /// The room.
        room: Space,
        /// The seat that decides.
        seat: Seat,
        /// How far from the active seat.
        after: u8,
    },
    /// A push out of a room is due.
    Push {
        /// The room.
        room: Space,
        /// The seat that chooses.
        seat: Seat,
        /// The pushing figure: a Wraith or a Rampaging Troll of that seat.
        pusher: Figure,
        /// The continuation.
        then: Then,
    },
    /// The Banshee may take a second step.
    Glide,
    /// Chalice of Life: which hero returns.
    Revive,
    /// Chalice of Life: on which staircase.
    Return(Figure),
    /// Lantern of Ash: the next step; how many have been taken is in [`crate::State::stepped`].
    Lantern,
    /// Iron Threshold: which room.
    Seal,
    /// Crooked Scales: which room.
    Weigh,
    /// Basalt Mirror: which figure.
    Mirror,
    /// Chance, Raven's Eye: the next card from the top is seen.
    Peek,
    /// Raven's Eye: which of the seen cards goes back on top next, the one to be drawn first.
    Stack,
    /// Raven's Eye: draw and play a card at once?
    Bonus,
    /// The game is over.
    Over,
}
