//! Opening games: saves, links, and files from outside.

use leptos::prelude::*;
use moot_table::{SeatInfo, Table};

use super::OpenGame;
use crate::game::GameView;
use crate::links;
use crate::text::words;
use moot_ui::game::app_state::{Failure, fresh_id, now};
use moot_ui::registry::GameEntry;
use moot_ui::saves;
use moot_ui::saves::{Found, SAVES, SaveId, SaveLease};
use moot_ui::screen::{OpenedLink, Screen};

impl<G: GameView> OpenGame<G> {
    /// Opens a saved game on a screen.
    pub fn open(&self, id: SaveId, screen: Screen) {
        self.resume_on(id, screen);
    }

    /// Continues a saved game.
    pub fn resume(&self, id: SaveId) {
        self.resume_on(id, Screen::Table);
    }

    /// Continues a saved game on a screen. A live game connects its devices again.
    pub fn resume_on(&self, id: SaveId, screen: Screen) {
        self.reopen(id, screen);
        let session = self.0.session.get_untracked().filter(|_| self.0.id.get_untracked() == Some(id));
        if let Some(session) = session
            && SAVES.live(id).is_some()
        {
            // The table goes on with it.
            session.resume_devices();
        }
    }

    /// Continues a saved game on a screen, with the devices that it has already.
    pub fn reopen(&self, id: SaveId, screen: Screen) {
        match SAVES.open(id) {
            Ok(Found::Game(opened, lease)) => {
                let drifted = opened.drift.is_some();
                self.lay_out(Some((id, lease)), opened.table, opened.seats, opened.branch);
                self.0.go(screen);
                if drifted {
                    self.tell(words().saves.drifted().to_owned());
                }
            }
            Ok(Found::Older { opened, lease, key }) => {
                self.lay_out(Some((id, lease)), opened.table, opened.seats, opened.branch);
                self.0.go(screen);
                self.tell(words().saves.older(&key));
            }
            Ok(Found::Quarantined { key, why }) => {
                let text = words().saves.kept(&key, &why.words());
                self.0.failure.set(Some(Failure { text, trouble: StoredValue::new_local(Some(why)) }));
                self.0.go(Screen::Lobby);
            }
            Ok(Found::Elsewhere(game)) => self.leave(game, id),
            Ok(Found::Nothing) => self.0.go(Screen::Lobby),
            Err(why) => {
                self.0.unsaved.set(Some(why));
                self.0.go(Screen::Lobby);
            }
        }
    }

    /// Handles an opened link.
    pub fn arrive(&self, code: &str) {
        self.0.arrive(OpenedLink::Game(code.to_owned()));
    }

    /// Continues a saved game from a later position that has been imported: the save is its beginning.
    pub fn bring_up_to_date(&self, id: SaveId, table: Table<G::Rules>, seats: Vec<SeatInfo>) {
        match SAVES.open::<G::Rules>(id) {
            Ok(Found::Game(opened, lease)) => {
                self.lay_out(Some((id, lease)), table, seats, opened.branch);
                self.0.go(Screen::Table);
            }
            _ => self.play(fresh_id(), table, seats, Screen::Table),
        }
    }

    /// Shows a message at the table.
    fn tell(&self, text: String) {
        if let Some(session) = self.0.session.get_untracked() {
            session.show_note(text);
        }
    }

    /// Opens a saved game on the page of its game.
    fn leave(&self, game: &GameEntry, id: SaveId) {
        if let Some(window) = web_sys::window() {
            // If the browser does not navigate, the save stays unchanged.
            let _ = window.location().set_href(&game.page_of(id));
        }
    }

    /// Opens the text of a save from elsewhere, as a new save.
    pub fn import(&self, text: &str) {
        if saves::is_bundle(text) {
            let merged = SAVES.merge(text, now());
            self.0.notice.set(Some(words().saves.merged(&merged)));
            return;
        }
        if let Some(code) = links::code_in(text) {
            self.arrive(code);
            return;
        }
        let record = saves::Record::of(text.trim());
        let text = record.as_ref().map_or(text, |record| record.text.as_str());
        if let Some(game) = saves::other_game::<G::Rules>(text) {
            match SAVES.add(fresh_id(), text, now()) {
                Ok(id) => self.leave(game, id),
                Err(why) => self.0.unsaved.set(Some(why)),
            }
            return;
        }
        match saves::read(text) {
            Ok(opened) => match links::twin(text) {
                Some(id) => self.resume_on(id, Screen::Table),
                None => {
                    let kept = Some((fresh_id(), SaveLease::default()));
                    self.lay_out(kept, opened.table, opened.seats, opened.branch);
                    self.0.go(Screen::Table);
                }
            },
            Err(why) => {
                let text = words().saves.import_failed(&why.words());
                self.0
                    .failure
                    .set(Some(Failure { text, trouble: StoredValue::new_local(Some(Box::new(why))) }));
            }
        }
    }
}
