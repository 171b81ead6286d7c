//! Undo and redo of an open game.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{Barrier, Table};

use super::session::Session;
use crate::game::GameView;
use crate::text::words;

/// Undo and redo.
impl<G: GameView> Session<G> {
    /// Whether the last decision of a person can be undone, or the last decision if no person plays; tracked.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), Barrier> {
        self.game.can_undo()
    }

    /// The number of decisions that can be undone until something that was revealed stops it; `None` if nothing stops it; tracked.
    #[must_use]
    pub fn steps_until_reveal(&self) -> Option<usize> {
        self.game.steps_until_reveal()
    }

    /// Whether there is anything to redo; tracked.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.live_role().with(Option::is_none) && self.table().with(Table::can_redo)
    }

    /// Drops the selection if there is one, because it is what the player did last. Otherwise undoes what
    /// [`can_undo`](Self::can_undo) allows. Without persons the computer players are paused, because they would play the same again
    /// at once.
    pub fn undo(&self) {
        if untrack(|| self.holds_selection()) {
            self.decision.start_over();
            return;
        }
        // The control that calls this shows the reason from `can_undo`; a press while disabled has no effect.
        if untrack(|| self.can_undo()).is_err() || self.watching_only().get_untracked() {
            return;
        }
        // The others are asked already, or cannot be.
        if self.waits().with_untracked(Option::is_some) {
            return;
        }
        self.shown.show_present();
        // It may tell what has become of the undo before.
        self.clear_note();
        let others = self.game.undo();
        self.decision.start_over();
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|seat| self.name(seat)).collect();
            self.show_note(words().table.undone_with(&names));
        }
    }

    /// Undoes as [`undo`](Self::undo), but what another person at this screen has done only at a second press: the first one says whose
    /// decision it would take back.
    pub fn undo_by_press(&self) {
        if let Some(other) = untrack(|| self.undone_person()) {
            let plies = self.table().with_untracked(|table| table.log().len());
            if !self.decision.ask_about_undo(plies) {
                self.show_note(words().table.undoes_other(&self.name(other)));
                return;
            }
        }
        self.undo();
    }

    /// The person whose last decision an undo would take back while another person of this screen has the turn; tracked. Devices of a
    /// live game ask each other, and in a variation one person tries out the moves of all.
    fn undone_person(&self) -> Option<Seat> {
        if self.holds_selection()
            || self.can_undo().is_err()
            || self.live_role().with(Option::is_some)
            || self.branch().with(Option::is_some)
        {
            return None;
        }
        let unconfirmed = self.unconfirmed_turn().get();
        self.table().with(|table| {
            let people = table.humans();
            let now = unconfirmed.unwrap_or_else(|| G::asked(table.state()));
            let of_person = |seat: &Seat| people.contains(*seat);
            let last = table.log().iter().rev().find_map(|ply| ply.entry.seat().filter(of_person))?;
            (people.contains(now) && last != now).then_some(last)
        })
    }

    /// Redoes the last undone decision, with the decisions of computer players after it.
    pub fn redo(&self) {
        if self.watching_only().get_untracked() || self.live_role().with_untracked(Option::is_some) {
            return;
        }
        self.shown.show_present();
        let redone = self.game.redo();
        self.decision.start_over();
        if let Err(why) = redone {
            self.decision.refuse(why);
        }
    }
}
