//! The selection of the local player in Cave Troll.

use cave_troll::Space;

use super::pick::Pick;
use moot_table_ui::game::{Pickable, SelectionSignals};

/// The selection of the local player, and the position of pointer or cursor.
pub type Selection = SelectionSignals<Pick>;

impl Pickable for Pick {
    type Place = Space;

    fn place(self) -> Option<Space> {
        self.to
    }
}
