//! Micro-decisions and chance outcomes.

use moot_core::Seat;

use crate::{Artifact, Card, Figure, Piece, Space};

/// One micro-decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draw and play a card: draw.
    Draw,
    /// Draw and play a card: play this one of the hand.
    Play(Card),
    /// Choose a space: for the figure being placed, the room to be scored, or what an artifact asks for.
    At(Space),
    /// Move a character to an adjacent space; a step of the Lantern; the second step of a Banshee; a step out of the room
    /// into which a Cave Troll falls.
    Move {
        /// The character.
        who: Figure,
        /// The origin.
        from: Space,
        /// The destination.
        to: Space,
    },
    /// Push a character out of the room of the Wraith or the Rampaging Troll; the Wraith's character action.
    Push {
        /// The figure that is moved.
        whom: Piece,
        /// The destination.
        to: Space,
    },
    /// Character action of an Orc, an Assassin or a Giant Slayer: remove a figure from its room.
    Strike {
        /// The figure that acts.
        who: Figure,
        /// The figure that is removed.
        whom: Piece,
    },
    /// Character action of the Thief: appear elsewhere.
    Jump(Space),
    /// Character action of the Grunt: remove all opposing Adventurers.
    Rout,
    /// Character action of the Paladin: send the Banshee of a seat to a pit.
    Banish {
        /// The owner of the Banshee.
        whose: Seat,
        /// The pit.
        to: Space,
    },
    /// Character action of the Banshee: pull a character to her space.
    Pull {
        /// The figure that is moved.
        whom: Piece,
        /// The origin.
        from: Space,
    },
    /// Character action of the Rampaging Troll: pushes follow, then the rest is removed.
    Rampage,
    /// Play the artifact.
    Artifact,
    /// Chalice of Life: the hero that returns.
    Revive(Figure),
    /// Basalt Mirror: the figure that is removed.
    Remove {
        /// The figure.
        whom: Piece,
        /// Where it stands.
        at: Space,
    },
    /// Raven's Eye: the card that goes back on top next.
    Stack(Card),
    /// Declines or ends an optional choice.
    Done,
    /// End the turn with actions left.
    End,
}

/// One resolved chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A player card is drawn, or seen by Raven's Eye.
    Card(Card),
    /// The starting player.
    First(Seat),
    /// An artifact is drawn.
    Artifact(Artifact),
}

#[cfg(feature = "serde")]
moot_core::serialized_as_text!(Action);
