//! The description of a space, for screen readers and for the tooltip.

use cave_troll::{Piece, Space, State};

use super::build;
use super::model::Room;

/// The description of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The space.
    pub at: Space,
    /// Its state, if it is a room.
    pub room: Option<Room>,
    /// The figures there, and how many of each.
    pub figures: Vec<(Piece, u8)>,
    /// The spaces behind its doorways.
    pub doors: Vec<Space>,
}

impl Facts {
    /// Describes a space.
    #[must_use]
    pub fn of(state: &State, at: Space) -> Facts {
        Facts {
            at,
            room: at.is_room().then(|| build::room(state, at)),
            figures: build::figures_at(state, at),
            doors: at.near().iter().collect(),
        }
    }
}
