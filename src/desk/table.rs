//! Games that are put on the table: new ones, lessons, replays and copies.

use leptos::prelude::*;
use moot_core::Turn;
use moot_table::{Branch, SeatInfo, Table};

use super::{Desk, drawn, fresh_id, now};
use crate::playable::Playable;
use crate::players::strangers;
use crate::replay;
use crate::saves::{Grip, SHELF, SaveId};
use crate::screen::Screen;
use crate::session::Session;
use crate::words::words;

impl<G: Playable> Desk<G> {
    /// Puts the game of a lesson on the table. It is nobody's game: it is not saved.
    pub fn teach(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>) -> Session<G> {
        self.id.set(None);
        self.keeper.let_go();
        self.lesson_sheet.set(false);
        self.lesson.set(crate::screen::rest());
        let pace = self.pace;
        let session = self.owner.with_value(|owner| owner.with(|| Session::new(table, seats, pace)));
        self.session.set(Some(session));
        session
    }

    /// The lesson is left: its game goes off the table.
    pub fn taught(&self) {
        if self.id.get_untracked().is_none() {
            self.session.set(None);
        }
    }

    /// Puts a game on the table.
    pub fn play(&self, id: SaveId, table: Table<G::Rules>, seats: Vec<SeatInfo>, screen: Screen) {
        self.lay_out(Some((id, Grip::default())), table, seats, None);
        self.go(screen);
    }

    /// Shows a game from elsewhere as a replay, at a moment after `at` plies. It is not put on the shelf; playing on from
    /// some moment of it does that.
    pub fn replay(&self, table: Table<G::Rules>, seats: Vec<SeatInfo>, at: usize) {
        self.lay_out(None, table, seats, None);
        if let Some(session) = self.session.get_untracked() {
            replay::open(session, Some(at));
        }
        self.go(Screen::Table);
    }

    /// Puts a game on the table; without an id it is not saved.
    pub(super) fn lay_out(
        &self,
        kept: Option<(SaveId, Grip)>,
        table: Table<G::Rules>,
        seats: Vec<SeatInfo>,
        branch: Option<Branch>,
    ) {
        self.failure.set(None);
        self.notice.set(None);
        self.id.set(kept.as_ref().map(|kept| kept.0));
        match kept {
            Some((id, grip)) => self.keeper.take(id, grip),
            None => self.keeper.let_go(),
        }
        let unknown = strangers(&seats);
        match self.session.get_untracked() {
            Some(session) => session.load(table, seats, branch),
            None => {
                let pace = self.pace;
                let session = self.owner.with_value(|owner| owner.with(|| Session::new(table, seats, pace)));
                session.branch.set(branch);
                self.session.set(Some(session));
                // Not before there is a game: the lobby alone need not know how one is written and read.
                self.owner.with_value(|owner| {
                    owner.with(|| {
                        self.save_always();
                        self.mind_other_tabs();
                    });
                });
            }
        }
        if let (false, Some(session)) = (unknown.is_empty(), self.session.get_untracked()) {
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
        let Some(session) = self.session.get_untracked() else {
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
        let of = match self.id.get_untracked() {
            Some(id) => id,
            None => {
                // What is only looked at is kept from now on, so that the way back leads somewhere.
                let text = self.text().unwrap_or_default();
                SHELF.add(fresh_id(), &text, now()).map_err(|why| words().saves.not_saved(why).to_owned())?
            }
        };
        let branch = Branch { of: of.to_string(), at: at.min(table.log().len()), name };
        self.lay_out(Some((fresh_id(), Grip::default())), table, seats, Some(branch));
        self.go(Screen::Table);
        Ok(())
    }
}
