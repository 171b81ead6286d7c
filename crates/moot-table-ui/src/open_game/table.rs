//! Games that are put on the table: new ones, lessons, replays and copies.

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
use moot_ui::saves::{SHELF, SaveId, SaveLease};
use moot_ui::screen::Screen;

impl<G: GameView> OpenGame<G> {
    /// Puts the game of a lesson on the table. It is nobody's game: it is not saved.
    pub fn teach(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>) -> Session<G> {
        self.0.id.set(None);
        self.0.keeper.let_go();
        self.0.lesson_sheet.set(false);
        self.0.lesson.set(moot_ui::screen::rest());
        let pace = self.0.pace;
        let session = self.0.with_owner(|| Session::new(table, seats, pace));
        self.0.session.set(Some(session));
        session
    }

    /// The lesson is left: its game goes off the table.
    pub fn taught(&self) {
        if self.0.id.get_untracked().is_none() {
            self.0.session.set(None);
        }
    }

    /// Puts a game on the table.
    pub fn play(&self, id: SaveId, table: Table<G::Rules>, seats: Vec<SeatInfo>, screen: Screen) {
        self.lay_out(Some((id, SaveLease::default())), table, seats, None);
        self.0.go(screen);
    }

    /// Shows a game from elsewhere as a replay, at a moment after `at` plies. It is not put on the shelf; playing on from
    /// some moment of it does that.
    pub fn replay(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>, at: usize) {
        self.lay_out(None, table, seats, None);
        if let Some(session) = self.0.session.get_untracked() {
            replay::open(session, Some(at));
        }
        self.0.go(Screen::Table);
    }

    /// Puts a game on the table; without an id it is not saved.
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
            Some((id, grip)) => self.0.keeper.take(id, grip),
            None => self.0.keeper.let_go(),
        }
        let unknown = strangers(&seats);
        match self.0.session.get_untracked() {
            Some(session) => session.load(table, seats, branch),
            None => {
                let pace = self.0.pace;
                let session = self.0.with_owner(|| Session::new(table, seats, pace));
                session.branch.set(branch);
                self.0.session.set(Some(session));
                // Not before there is a game: the lobby alone need not know how one is written and read.
                self.0.with_owner(|| {
                    self.save_always();
                    self.mind_other_tabs();
                });
            }
        }
        if let (false, Some(session)) = (unknown.is_empty(), self.0.session.get_untracked()) {
            session.note.set(Some(session.seats.with_untracked(|seats| {
                let who = unknown.iter().filter_map(|seat| seats.get(seat.index()));
                let who: Vec<_> = who.map(|info| (info.name.clone(), info.player.clone())).collect();
                words().players.strangers(&who)
            })));
        }
    }

    /// Takes a copy of the game on the table as it stood after `at` plies, saves it as a what-if of that game and puts it
    /// on the table. A copy of a game that is over meets the same luck as the game did; a copy of one that goes on must
    /// not tell its future, nor what others hold: both are dealt anew.
    ///
    /// # Errors
    /// Why there is none, as a sentence; the game on the table then stays there.
    pub fn what_if(&self, at: usize, seats: Vec<SeatInfo>, name: String) -> Result<(), String> {
        let Some(session) = self.0.session.get_untracked() else {
            return Err(words().table.no_game().to_owned());
        };
        let reader = untrack(|| session.reader());
        let no_copy = || words().replay.no_what_if().to_owned();
        let made = session.table.with_untracked(|table| match table.turn() {
            Turn::Over => table.branch(at).map_err(|_| no_copy()),
            _ => {
                let seed = drawn().map_err(|_| no_copy())?;
                table.branch_for(at, reader, seed).map_err(|_| no_copy())
            }
        });
        let table = made?;
        let of = match self.0.id.get_untracked() {
            Some(id) => id,
            None => {
                // What is only looked at is kept from now on, so that the way back leads somewhere.
                let text = self.text().unwrap_or_default();
                SHELF.add(fresh_id(), &text, now()).map_err(|why| words().saves.not_saved(why).to_owned())?
            }
        };
        let branch = Branch { of: of.to_string(), at: at.min(table.log().len()), name };
        self.lay_out(Some((fresh_id(), SaveLease::default())), table, seats, Some(branch));
        self.0.go(Screen::Table);
        Ok(())
    }
}
