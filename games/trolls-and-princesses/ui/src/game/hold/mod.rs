//! What the player has in hand, and which decision it comes to.
//!
//! A decision has parts: what is picked up, where it goes, whose troll makes way. They are chosen one after another by
//! pressing trolls, places, tiles and rows; [`grip`] tells which part is due and what may be chosen for it, [`attempt`] which
//! actions the parts come to. Nothing here plays: that is for [`act`](super::act).

mod actions;
mod choice;
#[cfg(test)]
mod tests;

use moot_core::Seat;
use trolls_and_princesses::{Action, Cell, Deed, Place, RoundCard, Tile};

pub use actions::{attempt, parts};
pub use choice::{Due, Grip, Way, grip};

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
        /// Where it stands.
        from: Place,
        /// Whether it is the troll that was moved first in this turn; it differs only where trolls walk by an effect.
        same: bool,
    },
    /// A human in an own cavern.
    Human {
        /// Where.
        from: Place,
    },
    /// An action of the place; what it needs beyond that is chosen next.
    Deed(Deed),
    /// A tile of a display, or the one that has been taken.
    Tile(Tile),
    /// A decision that is complete.
    Act(Action),
}

/// Where a tile would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The place in the network.
    pub cell: Cell,
    /// How often it is turned by a fifth, counter-clockwise (0 to 4).
    pub turn: u8,
}

/// What the player has in hand. It is never part of the game and never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hold {
    /// What is picked up.
    pub thing: Thing,
    /// The cavern or village to which it goes, or one that is only looked at.
    pub to: Option<Place>,
    /// Whose troll is pushed out of a full village.
    pub push: Option<Seat>,
    /// Where a tile would lie.
    pub lie: Option<Lie>,
}

impl Hold {
    /// Nothing.
    pub const NOTHING: Hold = Hold { thing: Thing::Nothing, to: None, push: None, lie: None };

    /// Something, with everything else still open.
    #[must_use]
    pub const fn of(thing: Thing) -> Hold {
        Hold { thing, ..Hold::NOTHING }
    }

    /// Without the part that was chosen last.
    #[must_use]
    pub const fn back(self) -> Hold {
        match self {
            Hold { lie: Some(_), .. } => Hold { lie: None, ..self },
            Hold { push: Some(_), .. } => Hold { push: None, ..self },
            Hold { to: Some(_), .. } => Hold { to: None, ..self },
            _ => Hold::NOTHING,
        }
    }
}
