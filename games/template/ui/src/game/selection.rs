//! The selection of the local player.

use moot_table_ui::game::{Pickable, SelectionSignals};

use crate::board::pick::Pick;

/// The selection of the local player, and the position of pointer or cursor. It is not part of the game and is never saved.
pub type Selection = SelectionSignals<Picked>;

/// The selected stones, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picked(pub Option<Pick>);

impl Pickable for Picked {
    type Place = Pick;

    fn place(self) -> Option<Pick> {
        self.0
    }
}
