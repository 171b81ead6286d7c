//! The player's selection, and the decision it stands for.
//!
//! A decision has parts: the thing picked up, its destination, the troll that is pushed out. The player chooses them one after
//! another by clicking trolls, places, tiles and rows; [`choices`] returns the part to choose next and its options,
//! [`attempt`] the actions that the parts stand for. This module does not play actions; [`act`](crate::board::act) does.

mod actions;
mod choice;
#[cfg(test)]
mod tests;

use moot_core::Seat;
use trolls_and_princesses::{Action, Cell, Place, PlaceAction, RoundCard, Tile};

pub use actions::{attempt, is_futile, is_one_of_several, kings_actions, parts};
pub use choice::{Choices, NextPart, Way, activations, choices};

/// One thing that can be picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thing {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A round card that would be played.
    Card(RoundCard),
    /// An own troll.
    Troll {
        /// Its place.
        from: Place,
        /// Whether it is the troll that was moved first in this turn; relevant only where trolls walk by an effect.
        same: bool,
    },
    /// A human in an own cavern.
    Human {
        /// Its place.
        from: Place,
    },
    /// An action of the place; its further parts are chosen next.
    PlaceAction(PlaceAction),
    /// A tile of a display, or the taken tile.
    Tile(Tile),
    /// A complete decision.
    Act(Action),
}

/// A placement of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The place in the network.
    pub cell: Cell,
    /// The rotation in fifths of a turn, counter-clockwise (0 to 4).
    pub turn: u8,
}

/// The player's selection. It is not part of the game and is never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// The selected thing.
    pub thing: Thing,
    /// The destination, a cavern or village; or one that is only inspected.
    pub to: Option<Place>,
    /// The player whose troll is pushed out of a full village.
    pub push: Option<Seat>,
    /// The placement of a tile.
    pub lie: Option<Lie>,
}

impl Pick {
    /// The empty selection.
    pub const NOTHING: Pick = Pick { thing: Thing::Nothing, to: None, push: None, lie: None };

    /// Selects a thing; all other parts are open.
    #[must_use]
    pub const fn of(thing: Thing) -> Pick {
        Pick { thing, ..Pick::NOTHING }
    }

    /// The selection without the part that was chosen last.
    #[must_use]
    pub const fn back(self) -> Pick {
        match self {
            Pick { lie: Some(_), .. } => Pick { lie: None, ..self },
            Pick { push: Some(_), .. } => Pick { push: None, ..self },
            Pick { to: Some(_), .. } => Pick { to: None, ..self },
            _ => Pick::NOTHING,
        }
    }
}
