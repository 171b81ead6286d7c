//! The registry of games that the lobby shows. Each game has a page of its own, and all pages share the saved games of the
//! browser. The application installs the list at start, so this crate is independent of the games.

use std::sync::OnceLock;

use crate::saves::SaveId;
use crate::text::{Language, language_now};

/// The lobby texts of a game in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryTexts {
    /// The name.
    pub name: &'static str,
    /// The allowed numbers of players.
    pub players: &'static str,
    /// The duration of a game.
    pub time: &'static str,
    /// A short description.
    pub pitch: &'static str,
    /// The authors.
    pub credit: &'static str,
}

/// A game in the list of the lobby.
#[derive(Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// The id in saves. Never changed.
    pub id: &'static str,
    /// The address of its page, relative to the site.
    pub page: &'static str,
    /// The address of its picture, relative to the site.
    pub picture: &'static str,
    /// The texts in English.
    pub english: EntryTexts,
    /// The texts in French.
    pub french: EntryTexts,
}

static GAMES: OnceLock<&'static [&'static GameEntry]> = OnceLock::new();

/// Installs the list of games, in display order. Later calls have no effect.
pub fn install(games: &'static [&'static GameEntry]) {
    // The application installs the same list again when it is restarted on one page.
    let _ = GAMES.set(games);
}

/// The games in display order; empty before [`install`].
#[must_use]
pub fn games() -> &'static [&'static GameEntry] {
    GAMES.get().copied().unwrap_or_default()
}

impl GameEntry {
    /// The id in the document of the open page: `<html data-game>`.
    #[must_use]
    pub fn id_of_page() -> Option<String> {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        root.and_then(|root| root.get_attribute("data-game"))
    }

    /// Finds a game by its id in saves.
    #[must_use]
    pub fn of_id(id: &str) -> Option<&'static GameEntry> {
        games().iter().copied().find(|game| game.id == id)
    }

    /// The texts in the reader's language; not tracked.
    #[must_use]
    pub fn texts(&self) -> &EntryTexts {
        match language_now() {
            Language::English => &self.english,
            Language::French => &self.french,
        }
    }

    /// The address that continues a saved game.
    #[must_use]
    pub fn page_of(&self, save: SaveId) -> String {
        [self.page, "#table=", &save.to_string()].concat()
    }
}
