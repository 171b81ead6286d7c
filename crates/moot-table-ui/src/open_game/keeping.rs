//! Keeping the game on the table: saved whenever it changes, shared with other tabs, written to a file.

use leptos::prelude::*;

use super::OpenGame;
use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::game::app_state::now;
use moot_ui::saves;
use moot_ui::saves::{Found, SHELF, SaveId};

impl<G: GameView> OpenGame<G> {
    /// Saves the game whenever it changes.
    pub(super) fn save_always(&self) {
        let app = *self;
        Effect::new(move |_| {
            let (Some(session), Some(_)) = (app.0.session.get(), app.0.id.get()) else { return };
            let text = written(session);
            match text {
                Ok(text) => app.0.keeper.save(&text, now()),
                Err(why) => leptos::logging::error!("the game cannot be written: {why}"),
            }
        });
    }

    /// A game that another tab plays can be watched here, and taken over.
    pub(super) fn mind_other_tabs(&self) {
        let app = *self;
        Effect::new(move |_| {
            if let Some(session) = app.0.session.get() {
                session.away.set(app.0.keeper.away.get());
            }
        });
        let listening = window_event_listener(leptos::ev::storage, move |event| {
            if let Some(id) = app.0.keeper.concerned(event.key().as_deref(), event.new_value().as_deref()) {
                app.0.keeper.away.set(true);
                app.read_anew(id);
            }
        });
        on_cleanup(move || listening.remove());
    }

    /// Shows the game as another tab has saved it.
    fn read_anew(&self, id: SaveId) {
        if let (Ok(Found::Game(opened, grip)), Some(session)) =
            (SHELF.open(id), self.0.session.get_untracked())
        {
            self.0.keeper.regrip(id, grip);
            session.load(opened.table, opened.seats, opened.branch);
        }
    }

    /// Goes on with the game in this tab; the other one lets go.
    pub fn seize(&self) {
        let app = *self;
        self.0.keeper.seize(move |id| app.read_anew(id));
    }

    /// The text of the game on the table, for a file.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let session = self.0.session.get_untracked()?;
        untrack(|| written(session))
            .inspect_err(|why| leptos::logging::error!("the game cannot be written: {why}"))
            .ok()
    }

    /// Offers the game on the table as a file.
    pub fn export(&self) {
        if let (Some(id), Some(text)) = (self.0.id.get_untracked(), self.text()) {
            export(&id.to_string(), &text);
            self.0.backed_up(id);
        }
    }

    /// A copy of a game leaves the browser.
    pub fn backed_up(&self, id: SaveId) {
        if let Err(why) = SHELF.back_up(id, now()) {
            self.0.unsaved.set(Some(why));
        }
    }
}

/// The text of a game as it is saved; tracked.
fn written<G: GameView>(session: Session<G>) -> Result<String, serde_json::Error> {
    session.table.with(|table| {
        session.seats.with(|seats| session.branch.with(|branch| saves::write(table, seats, branch.as_ref())))
    })
}

/// Offers a save as a file.
pub fn export(name: &str, text: &str) {
    let name = ["trollmoot-", name, ".json"].concat();
    if let Err(why) = saves::download(&name, text) {
        leptos::logging::error!("no file: {why:?}");
    }
}
