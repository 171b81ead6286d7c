//! The selection of the local player, as signals.

use leptos::prelude::*;

use crate::board::pick::Pick;

/// The selection of the local player, and the position of pointer or cursor. It is not part of the game and is never saved.
#[derive(Clone, Copy)]
pub struct Selection {
    /// The selected stones.
    pub picked: RwSignal<Option<Pick>>,
    /// A trial selection that the board shows, such as a hint's move.
    pub trial: RwSignal<Option<Pick>>,
    /// The stone under the pointer or the keyboard cursor.
    pub point: RwSignal<Option<Pick>>,
}

impl Selection {
    /// The selection that the board shows.
    #[must_use]
    pub fn shown(&self) -> Option<Pick> {
        self.trial.get().or_else(|| self.picked.get())
    }
}

/// The page clears, tries out and sets selections through this trait, independent of their type.
impl moot_table_ui::game::Selection for Selection {
    type Pick = Pick;

    fn empty() -> Selection {
        Selection { picked: RwSignal::new(None), trial: RwSignal::new(None), point: RwSignal::new(None) }
    }

    fn drop_all(self) {
        self.played(true);
        self.trial.set(None);
    }

    fn played(self, passed: bool) {
        if passed {
            self.point.set(None);
        }
        self.picked.set(None);
    }

    fn try_out(self, pick: Option<Pick>) {
        self.trial.set(pick);
    }

    fn pick_up(self, pick: Pick) {
        self.trial.set(None);
        self.picked.set(Some(pick));
        self.point.set(Some(pick));
    }
}
