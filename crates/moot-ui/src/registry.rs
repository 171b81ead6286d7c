//! The games that the lobby shows. Each has a page of its own, and all pages share the saved games of the browser. The
//! application installs the list when it starts, so that nothing here names a game.

use std::sync::OnceLock;

use crate::saves::SaveId;
use crate::text::{Tongue, tongue_now};

/// What the lobby says of a game in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryTexts {
    /// Its name.
    pub name: &'static str,
    /// How many can play it.
    pub players: &'static str,
    /// How long it takes.
    pub time: &'static str,
    /// What it is about.
    pub pitch: &'static str,
    /// Who made it.
    pub credit: &'static str,
}

/// A game that the lobby shows.
#[derive(Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its name in saves. Never changed.
    pub id: &'static str,
    /// The address of its page, relative to the site.
    pub page: &'static str,
    /// The address of its picture, relative to the site.
    pub picture: &'static str,
    /// What is said of it in English.
    pub english: EntryTexts,
    /// What is said of it in French.
    pub french: EntryTexts,
}

static GAMES: OnceLock<&'static [&'static GameEntry]> = OnceLock::new();

/// Installs the list of games, as the lobby shows them. The first list stays.
pub fn install(games: &'static [&'static GameEntry]) {
    // The application installs the same list whenever it is started anew on one page.
    let _ = GAMES.set(games);
}

/// The games, as the lobby shows them; none before they have been installed.
#[must_use]
pub fn games() -> &'static [&'static GameEntry] {
    GAMES.get().copied().unwrap_or_default()
}

impl GameEntry {
    /// The id in the document of the page that is open: `<html data-game>`.
    #[must_use]
    pub fn id_of_page() -> Option<String> {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        root.and_then(|root| root.get_attribute("data-game"))
    }

    /// The game with that name in saves.
    #[must_use]
    pub fn of_id(id: &str) -> Option<&'static GameEntry> {
        games().iter().copied().find(|game| game.id == id)
    }

    /// What is said of it in the reader's language; not tracked.
    #[must_use]
    pub fn texts(&self) -> &EntryTexts {
        match tongue_now() {
            Tongue::English => &self.english,
            Tongue::French => &self.french,
        }
    }

    /// Where a saved game of it is continued.
    #[must_use]
    pub fn page_of(&self, save: SaveId) -> String {
        [self.page, "#table=", &save.to_string()].concat()
    }
}
