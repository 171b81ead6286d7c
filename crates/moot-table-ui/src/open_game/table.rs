//! Opens games: new ones, lessons, replays and copies.

use leptos::prelude::*;
use moot_core::Turn;
use moot_table::{Branch, SeatInfo, Table};

use super::OpenGame;
use crate::game::GameView;
use crate::game::session::Session;
use crate::replay;
use crate::text::words;
use moot_ui::game::app_state::{drawn, fresh_id, now};
use moot_ui::players::strangers;
use moot_ui::saves::{SAVES, SaveId, SaveLease, StoreError};
use moot_ui::screen::Screen;

/// Why no variation can be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWhatIf {
    /// No game is open.
    NoGame,
    /// The rules or the browser do not allow a copy from that position.
    NoCopy,
    /// The original game cannot be saved.
    NotSaved(StoreError),
}

impl<G: GameView> OpenGame<G> {
    /// Opens the game of a lesson. It is not saved.
    pub fn teach(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>) -> Session<G> {
        self.0.id.set(None);
        self.0.save_writer.let_go();
        self.0.lesson_sheet.set(false);
        self.0.lesson.set(moot_ui::screen::rest());
        let pace = self.0.pace;
        let session = self.0.with_owner(|| Session::new(table, seats, pace));
        self.0.session.set(Some(session));
        session
    }

    /// Closes the game of a lesson.
    pub fn taught(&self) {
        if self.0.id.get_untracked().is_none() {
            self.0.session.set(None);
        }
    }

    /// Opens a game.
    pub fn play(&self, id: SaveId, table: Table<G::Rules>, seats: Vec<SeatInfo>, screen: Screen) {
        self.lay_out(Some((id, SaveLease::default())), table, seats, None);
        self.0.go(screen);
    }

    /// Opens a game from elsewhere as a replay, at the position after `at` plies. It is not saved until the player continues from
    /// one of its positions.
    pub fn replay(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>, at: usize) {
        self.lay_out(None, table, seats, None);
        if let Some(session) = self.0.session.get_untracked() {
            replay::open(session, Some(at));
        }
        self.0.go(Screen::Table);
    }

    /// Opens a game; without an id it is not saved.
    pub(super) fn lay_out(
        &self,
        kept: Option<(SaveId, SaveLease)>,
        table: Table<G::Rules>,
        seats: Vec<SeatInfo>,
        branch: Option<Branch>,
    ) {
        self.0.failure.set(None);
        self.0.notice.set(None);
        self.0.id.set(kept.as_ref().map(|kept| kept.0));
        match kept {
            Some((id, lease)) => self.0.save_writer.take(id, lease),
            None => self.0.save_writer.let_go(),
        }
        let unknown = strangers(&seats);
        match self.0.session.get_untracked() {
            Some(session) => session.load(table, seats, branch),
            None => {
                let pace = self.0.pace;
                let session = self.0.with_owner(|| Session::new(table, seats, pace));
                session.mark_as_branch(branch);
                self.0.session.set(Some(session));
                // Not before a game is open: the lobby alone needs no code to read and write games.
                self.0.with_owner(|| {
                    self.save_always();
                    self.mind_other_tabs();
                });
            }
        }
        if let (false, Some(session)) = (unknown.is_empty(), self.0.session.get_untracked()) {
            session.show_note(session.seats().with_untracked(|seats| {
                let who = unknown.iter().filter_map(|seat| seats.get(seat.index()));
                let who: Vec<_> = who.map(|info| (info.name.clone(), info.player.clone())).collect();
                words().players.strangers(&who)
            }));
        }
    }

    /// Copies the open game as of `at` plies, saves the copy as a variation and opens it. A copy of a finished game keeps its
    /// random events. In a copy of a running game they, and hidden information, are drawn again, so that the copy reveals
    /// nothing.
    ///
    /// # Errors
    /// Why it was not created; the open game then stays open.
    pub fn what_if(&self, at: usize, seats: Vec<SeatInfo>, name: String) -> Result<(), NoWhatIf> {
        let session = self.0.session.get_untracked().ok_or(NoWhatIf::NoGame)?;
        let reader = untrack(|| session.reader());
        let made = session.table().with_untracked(|table| match table.turn() {
            Turn::Over => table.branch(at).map_err(|_| NoWhatIf::NoCopy),
            _ => {
                let seed = drawn().map_err(|_| NoWhatIf::NoCopy)?;
                table.branch_for(at, reader, seed).map_err(|_| NoWhatIf::NoCopy)
            }
        });
        let table = made?;
        let of = match self.0.id.get_untracked() {
            Some(id) => id,
            None => {
                // A replayed game that was not saved yet is saved now, so that the link back to it works.
                let text = self.text().unwrap_or_default();
                SAVES.add(fresh_id(), &text, now()).map_err(NoWhatIf::NotSaved)?
            }
        };
        let branch = Branch { of: of.to_string(), at: at.min(table.log().len()), name };
        self.lay_out(Some((fresh_id(), SaveLease::default())), table, seats, Some(branch));
        self.0.go(Screen::Table);
        Ok(())
    }
}
