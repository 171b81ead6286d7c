//! The languages, and which one is being read.

use leptos::prelude::*;

use super::about::AboutWords;
use super::advice::AdviceWords;
use super::learn::LearnWords;
use super::lobby::LobbyWords;
use super::news::NewsWords;
use super::opponents::OpponentWords;
use super::refusals::RefusalWords;
use super::saves::SavesWords;
use super::sheet::SheetWords;
use super::table::TableWords;
use crate::locales::en::ENGLISH;

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

/// The texts of one language that all games share, section by section.
pub struct Words {
    /// The credits.
    pub about: &'static dyn AboutWords,
    /// Hints.
    pub advice: &'static dyn AdviceWords,
    /// Lessons, rulebook and glossary.
    pub learn: &'static dyn LearnWords,
    /// The lobby.
    pub lobby: &'static dyn LobbyWords,
    /// What others did since the own last turn.
    pub news: &'static dyn NewsWords,
    /// Computer players.
    pub opponents: &'static dyn OpponentWords,
    /// Why something cannot be done.
    pub refusals: &'static dyn RefusalWords,
    /// Saved games.
    pub saves: &'static dyn SavesWords,
    /// The score sheet.
    pub sheet: &'static dyn SheetWords,
    /// The table.
    pub table: &'static dyn TableWords,
}

thread_local! {
    // Counted, not owned by whichever part of the page reads it first: it outlives every one of them.
    static READING: ArcRwSignal<Tongue> = ArcRwSignal::new(Tongue::default());
}

/// The language that is being read; tracked where signals are.
#[must_use]
pub fn tongue() -> Tongue {
    READING.with(ArcRwSignal::clone).get()
}

/// The language that is being read; not tracked.
pub(crate) fn tongue_untracked() -> Tongue {
    READING.with(ArcRwSignal::clone).get_untracked()
}

/// Changes the language of the whole page.
pub fn set_tongue(tongue: Tongue) {
    READING.with(ArcRwSignal::clone).set(tongue);
}

/// The texts in the reader's language. Not tracked: a change of language builds the page anew (see `App`), so that no
/// text needs a closure of its own.
#[must_use]
pub fn words() -> &'static Words {
    match tongue_untracked() {
        Tongue::English => &ENGLISH,
    }
}
