//! The languages, and which one is being read.

use leptos::prelude::*;

use crate::locales::English;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
}

impl Tongue {
    /// The language tag for the page's `lang`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Tongue::English => "en",
        }
    }
}

/// The texts of one language, section by section. Sections are added as `pub lobby: &'static dyn super::lobby::LobbyWords`.
pub struct Words {
    /// The credits.
    pub about: &'static dyn super::about::AboutWords,
    /// The lobby.
    pub lobby: &'static dyn super::lobby::LobbyWords,
    /// Saved games.
    pub saves: &'static dyn super::saves::SavesWords,
    /// The score sheet.
    pub sheet: &'static dyn super::sheet::SheetWords,
    /// The table.
    pub table: &'static dyn super::table::TableWords,
}

static ENGLISH: Words =
    Words { about: &English, lobby: &English, saves: &English, sheet: &English, table: &English };

thread_local! {
    static READING: RwSignal<Tongue> = RwSignal::new(Tongue::default());
}

/// The language that is being read; tracked where signals are.
#[must_use]
pub fn tongue() -> Tongue {
    READING.with(|reading| reading.get())
}

/// Changes the language of the whole page.
pub fn set_tongue(tongue: Tongue) {
    READING.with(|reading| reading.set(tongue));
}

/// The texts in the reader's language; tracked where signals are.
#[must_use]
pub fn words() -> &'static Words {
    match tongue() {
        Tongue::English => &ENGLISH,
    }
}
