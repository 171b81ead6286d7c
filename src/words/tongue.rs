//! The languages, and which one is being read.

use leptos::prelude::*;

use super::about::AboutWords;
use super::advice::AdviceWords;
use super::board::BoardWords;
use super::cards::CardWords;
use super::cave_troll::CaveWords;
use super::draft::DraftWords;
use super::lobby::LobbyWords;
use super::log::LogWords;
use super::news::NewsWords;
use super::opponents::OpponentWords;
use super::panels::PanelWords;
use super::pay::PayWords;
use super::refusals::RefusalWords;
use super::saves::SavesWords;
use super::sheet::SheetWords;
use super::table::TableWords;
use super::trays::TrayWords;
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

/// The texts of one language, section by section.
pub struct Words {
    /// The credits.
    pub about: &'static dyn AboutWords,
    /// Hints.
    pub advice: &'static dyn AdviceWords,
    /// The mountain and the tray under it.
    pub board: &'static dyn BoardWords,
    /// Names and texts of what lies on the table.
    pub cards: &'static dyn CardWords,
    /// Cave Troll.
    pub cave: &'static dyn CaveWords,
    /// The lobby.
    pub lobby: &'static dyn LobbyWords,
    /// The draft of starters.
    pub draft: &'static dyn DraftWords,
    /// What happened.
    pub log: &'static dyn LogWords,
    /// What others did since the own last turn.
    pub news: &'static dyn NewsWords,
    /// Computer players.
    pub opponents: &'static dyn OpponentWords,
    /// The panels round the mountain.
    pub panels: &'static dyn PanelWords,
    /// Paying by hand, and trading.
    pub pay: &'static dyn PayWords,
    /// Why something cannot be done.
    pub refusals: &'static dyn RefusalWords,
    /// Saved games.
    pub saves: &'static dyn SavesWords,
    /// The score sheet.
    pub sheet: &'static dyn SheetWords,
    /// The table.
    pub table: &'static dyn TableWords,
    /// The trays in which the panels ask for a decision.
    pub trays: &'static dyn TrayWords,
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

/// Changes the language of the whole page.
pub fn set_tongue(tongue: Tongue) {
    READING.with(ArcRwSignal::clone).set(tongue);
}

/// The texts in the reader's language. Not tracked: a change of language builds the page anew (see `App`), so that no
/// text needs a closure of its own.
#[must_use]
pub fn words() -> &'static Words {
    match READING.with(ArcRwSignal::clone).get_untracked() {
        Tongue::English => &ENGLISH,
    }
}
