//! The selection of the local player, as signals.

use leptos::prelude::*;

use crate::board::pick::Pick;

/// The selection of the local player, and the position of pointer or cursor. It is not part of the game and is never saved.
#[derive(Clone, Copy)]
pub struct Selection {
    picked: RwSignal<Option<Pick>>,
    /// A trial selection that the board shows, such as a hint's move.
    trial: RwSignal<Option<Pick>>,
    point: RwSignal<Option<Pick>>,
}

/// The signals can be read from outside; each way to change them has a method that names the change.
impl Selection {
    /// The selected stones.
    #[must_use]
    pub fn picked(&self) -> ReadSignal<Option<Pick>> {
        self.picked.read_only()
    }

    /// The stone under the pointer or the keyboard cursor.
    #[must_use]
    pub fn point(&self) -> ReadSignal<Option<Pick>> {
        self.point.read_only()
    }

    /// Replaces the selection. The cursor stays where it is.
    pub fn select(&self, pick: Option<Pick>) {
        self.picked.set(pick);
    }

    /// Moves the pointer or the cursor to a stone, or off the board.
    pub fn point_at(&self, at: Option<Pick>) {
        self.point.set(at);
    }

    /// Ends the preview of a selection.
    pub fn end_trial(&self) {
        self.trial.set(None);
    }

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
