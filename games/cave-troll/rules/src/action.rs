//! Micro-decisions and chance outcomes.

use moot_core::Seat;

use crate::{Artifact, Card, Figure, Piece, Space};

/// One micro-decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
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
        /// Which character.
        who: Figure,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// Push a character out of the room of the Wraith or the Rampaging Troll; the Wraith's character action.
    Push {
        /// Whom.
        whom: Piece,
        /// To where.
        to: Space,
    },
    /// Character action of an Orc, an Assassin or a Giant Slayer: remove a figure from its room.
    Strike {
        /// Who acts.
        who: Figure,
        /// Who is removed.
        whom: Piece,
    },
    /// Character action of the Thief: appear elsewhere.
    Jump(Space),
    /// Character action of the Grunt: remove all opposing Adventurers.
    Rout,
    /// Character action of the Paladin: send the Banshee of a seat to a pit.
    Banish {
        /// Whose Banshee.
        whose: Seat,
        /// Which pit.
        to: Space,
    },
    /// Character action of the Banshee: pull a character to her space.
    Pull {
        /// Whom.
        whom: Piece,
        /// From where.
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
        /// Which figure.
        whom: Piece,
        /// Where it stands.
        at: Space,
    },
    /// Raven's Eye: the card that goes back on top next.
    Stack(Card),
    /// Enough, or no: what may be declined is declined.
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

/// An action travels as its text, which is read with care.
#[cfg(feature = "serde")]
impl TryFrom<String> for Action {
    type Error = moot_core::TextError;
    fn try_from(text: String) -> Result<Action, moot_core::TextError> {
        crate::text::read_action(&text)
    }
}

#[cfg(feature = "serde")]
impl From<Action> for String {
    fn from(action: Action) -> String {
        crate::text::action(action)
    }
}
