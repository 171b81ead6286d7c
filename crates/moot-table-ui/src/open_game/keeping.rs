//! Saves the open game after every change, shares it between tabs, and exports it.

use leptos::prelude::*;

use super::OpenGame;
use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::game::app_state::now;
use moot_ui::saves;
use moot_ui::saves::{Found, SAVES, SaveId};

impl<G: GameView> OpenGame<G> {
    /// Saves the game whenever it changes.
    pub(super) fn save_always(&self) {
        let app = *self;
        Effect::new(move |_| {
            let (Some(session), Some(_)) = (app.0.session.get(), app.0.id.get()) else { return };
            let text = written(session);
            match text {
                Ok(text) => app.0.save_writer.save(&text, now()),
                Err(why) => leptos::logging::error!("the game cannot be written: {why}"),
            }
        });
    }

    /// Makes the game read-only while another tab plays it, and offers to take it over.
    pub(super) fn mind_other_tabs(&self) {
        let app = *self;
        Effect::new(move |_| {
            if let Some(session) = app.0.session.get() {
                session.watch_only(app.0.save_writer.away.get());
            }
        });
        let listening = window_event_listener(leptos::ev::storage, move |event| {
            if let Some(id) =
                app.0.save_writer.concerned(event.key().as_deref(), event.new_value().as_deref())
            {
                app.0.save_writer.away.set(true);
                app.read_anew(id);
            }
        });
        on_cleanup(move || listening.remove());
    }

    /// Reloads the game as another tab has saved it.
    fn read_anew(&self, id: SaveId) {
        if let (Ok(Found::Game(opened, lease)), Some(session)) =
            (SAVES.open(id), self.0.session.get_untracked())
        {
            self.0.save_writer.replace_lease(id, lease);
            session.load(opened.table, opened.seats, opened.branch);
        }
    }

    /// Takes the game over from the other tab.
    pub fn seize(&self) {
        let app = *self;
        self.0.save_writer.seize(move |id| app.read_anew(id));
    }

    /// The text of the open game, for a file.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let session = self.0.session.get_untracked()?;
        untrack(|| written(session))
            .inspect_err(|why| leptos::logging::error!("the game cannot be written: {why}"))
            .ok()
    }

    /// Offers the open game as a file.
    pub fn export(&self) {
        if let (Some(id), Some(text)) = (self.0.id.get_untracked(), self.text()) {
            export(&id.to_string(), &text);
            self.0.backed_up(id);
        }
    }

    /// Records that a copy of a game leaves the browser.
    pub fn backed_up(&self, id: SaveId) {
        if let Err(why) = SAVES.back_up(id, now()) {
            self.0.unsaved.set(Some(why));
        }
    }
}

/// The text of a save of a game; tracked.
fn written<G: GameView>(session: Session<G>) -> Result<String, serde_json::Error> {
    session.table().with(|table| {
        session
            .seats()
            .with(|seats| session.branch().with(|branch| saves::write(table, seats, branch.as_ref())))
    })
}

/// Offers a save as a file.
pub fn export(name: &str, text: &str) {
    let name = ["trollmoot-", name, ".json"].concat();
    if let Err(why) = saves::download(&name, text) {
        leptos::logging::error!("no file: {why:?}");
    }
}
