//! The live table of a session, if its game is played between devices.

use std::rc::Rc;

use leptos::prelude::*;
use moot_table::{EntryOf, SeatInfo, Table};
use moot_ui::game::ActionOf;

use super::devices::{Devices, LiveRole, Presence, UndoQuestion, Waits};
use super::live_game::RefusedOf;
use super::session::Session;
use crate::game::{GameView, Selection as _};

impl<G: GameView> Session<G> {
    /// The devices; `None` at one screen.
    #[must_use]
    pub fn devices(&self) -> Option<Rc<dyn Devices<ActionOf<G>>>> {
        self.game.live().devices()
    }

    /// Plays between devices from now on.
    pub fn join_devices(&self, devices: Rc<dyn Devices<ActionOf<G>>>, role: LiveRole) {
        self.game.live().join(devices, role);
    }

    /// Waits until the stored log of a live game has been read.
    pub fn resume_devices(&self) {
        self.set_live_role(LiveRole::Resuming);
    }

    /// Plays at this screen alone from now on. The connections are closed.
    pub fn leave_devices(&self) {
        self.game.live().leave();
    }

    /// What this device is at the live table; `None` at one screen.
    #[must_use]
    pub fn live_role(&self) -> ReadSignal<Option<LiveRole>> {
        self.game.live().role.read_only()
    }

    /// Sets what this device is at the live table.
    pub fn set_live_role(&self, role: LiveRole) {
        let known = self.game.live().role;
        if known.get_untracked() != Some(role) {
            known.set(Some(role));
        }
    }

    /// What is known of the players of all seats; empty at one screen.
    #[must_use]
    pub fn presence(&self) -> ReadSignal<Vec<Presence>> {
        self.game.live().presence.read_only()
    }

    /// Sets what is known of the players of all seats.
    pub fn set_presence(&self, presence: Vec<Presence>) {
        let known = self.game.live().presence;
        if known.with_untracked(|known| *known != presence) {
            known.set(presence);
        }
    }

    /// The question whether another player may take back a decision.
    #[must_use]
    pub fn undo_question(&self) -> ReadSignal<Option<UndoQuestion>> {
        self.game.live().question.read_only()
    }

    /// Asks the player at this device a question, or withdraws it.
    pub fn ask_about_undo(&self, question: Option<UndoQuestion>) {
        self.game.live().question.set(question);
    }

    /// What this device waits for; `None` if nothing is in its way.
    #[must_use]
    pub fn waits(&self) -> ReadSignal<Option<Waits>> {
        self.game.live().waits.read_only()
    }

    /// Sets what this device waits for.
    pub fn set_waits(&self, waits: Option<Waits>) {
        let known = self.game.live().waits;
        if known.get_untracked() != waits {
            known.set(waits);
        }
    }

    /// Whether the dialog that invites other devices is open.
    #[must_use]
    pub fn inviting(&self) -> ReadSignal<bool> {
        self.game.live().inviting.read_only()
    }

    /// Opens or closes the dialog that invites other devices.
    pub fn invite(&self, open: bool) {
        self.game.live().inviting.set(open);
    }

    /// Plays what the devices of a live table have added to the log.
    ///
    /// # Errors
    /// If the rules refuse it; nothing has changed then.
    pub fn follow(&self, entries: Vec<EntryOf<G::Rules>>) -> Result<(), RefusedOf<G>> {
        let before = self.game.asked_now();
        self.game.follow(entries)?;
        if self.game.asked_now() != before {
            self.selection().played(true);
        }
        self.clear_refusal();
        Ok(())
    }

    /// Replaces the log, after a decision was taken back at a live table.
    pub fn replace_table(&self, table: Table<G::Rules>) {
        self.shown.show_present();
        self.game.replace(table);
        self.decision.start_over();
    }

    /// Replaces the players of all seats.
    pub fn reseat(&self, seats: Vec<SeatInfo>) {
        self.shown.screen_taken_by(self.game.asked_now());
        self.game.reseat(seats);
    }
}
