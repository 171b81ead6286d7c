//! Navigation: by the page, by the address, and by Back.

use leptos::prelude::*;

use super::AppState;
use crate::game::GameInfo;
use crate::game::table_chunk::GameCommand;
use crate::saves::SAVES;
use crate::screen::{Place, Screen};

impl<G: GameInfo> AppState<G> {
    /// Shows a screen and sets its fragment, so that Back leaves it again.
    pub fn go(&self, screen: Screen) {
        if self.screen.get_untracked() == Screen::Lessons && screen.needs_game() {
            // A lesson has a table and a sheet of its own, and keeps its address.
            return self.lesson_sheet.set(screen == Screen::Sheet);
        }
        if let Some(window) = web_sys::window() {
            // If the browser refuses to change the fragment, the screen still changes.
            let _ = window.location().set_hash(screen.fragment());
        }
        self.show(screen);
    }

    /// Shows a place within a screen, such as a section of the rulebook.
    pub fn go_to(&self, screen: Screen, rest: &str) {
        if let Some(window) = web_sys::window() {
            // As in `go`.
            let _ = window.location().set_hash(&[screen.fragment(), "/", rest].concat());
        }
        self.show(screen);
    }

    /// Returns to the screen from which the credits or the rulebook were opened.
    pub fn back(&self) {
        match self.back_to.get_untracked() {
            Screen::Lessons => self.go_to(Screen::Lessons, &self.lesson.get_untracked()),
            screen => self.go(screen),
        }
    }

    fn show(&self, screen: Screen) {
        if screen.needs_game() && self.session.with_untracked(Option::is_none) {
            match SAVES.last_of(G::ID) {
                Some(id) => self.ask(GameCommand::Resume(id, screen)),
                None => self.go(Screen::Lobby),
            }
        } else {
            let now = self.screen.get_untracked();
            if !matches!(now, Screen::About | Screen::Rules) {
                self.back_to.set(now);
            }
            self.screen.set(screen);
        }
    }

    pub(super) fn follow_address(&self) {
        let app = *self;
        let here = || {
            let fragment = web_sys::window().and_then(|window| window.location().hash().ok());
            Place::at(&fragment.unwrap_or_default())
        };
        let forget = |screen: Screen| {
            if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
                // Back must leave the game and not return to this address, so the history entry is replaced. `replaceState` fires
                // no `hashchange`; that event would request the screen again while its game is still being fetched, and would
                // open the last game instead. If the browser refuses, Back returns to this address.
                let to = ["#", screen.fragment()].concat();
                let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&to));
            }
        };
        let turn_to = move |place: Place| match (place.save, place.link) {
            _ if place.crash.is_some() => {
                forget(Screen::Lobby);
                app.show(Screen::Lobby);
                let code = place.crash.unwrap_or_default();
                app.ask(GameCommand::Mend(code));
            }
            (_, Some(link)) => {
                let screen = app.screen.get_untracked();
                forget(screen);
                app.arrive(link);
            }
            (Some(id), None) => {
                forget(place.screen);
                // The dialog of an earlier link would cover the game, and a lesson keeps its own table.
                app.arriving.set(None);
                if app.screen.get_untracked() == Screen::Lessons {
                    app.screen.set(Screen::Lobby);
                }
                app.ask(GameCommand::Resume(id, place.screen));
            }
            (None, None) => app.show(place.screen),
        };
        turn_to(here());
        let listening = window_event_listener(leptos::ev::hashchange, move |_| {
            let place = here();
            if place.save.is_some()
                || place.link.is_some()
                || place.crash.is_some()
                || app.screen.get_untracked() != place.screen
            {
                turn_to(place);
            }
        });
        on_cleanup(move || listening.remove());
    }
}
