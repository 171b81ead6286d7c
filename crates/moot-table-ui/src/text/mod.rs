//! The texts of a table, by language, beside those of the lobby ([`moot_ui::text`]).

pub mod advice;
pub mod after;
pub mod en;
pub mod fr;
pub mod links;
pub mod news;
pub mod opponents;
pub mod outlook;
pub mod refusals;
pub mod replay;
mod scene;
pub mod sheet;
pub mod table;

use core::cell::Cell;

use moot_ui::text::about::AboutWords;
use moot_ui::text::en::ENGLISH as LOBBY;
use moot_ui::text::fair::FairWords;
use moot_ui::text::learn::LearnWords;
use moot_ui::text::lobby::LobbyWords;
use moot_ui::text::look::LookWords;
use moot_ui::text::parts::PartWords;
use moot_ui::text::players::PlayerWords;
use moot_ui::text::saves::SavesWords;
use moot_ui::text::{Tongue, tongue_now};

use advice::AdviceWords;
use after::AfterWords;
use en::ENGLISH;
use links::LinkWords;
use news::NewsWords;
use opponents::OpponentWords;
use outlook::OutlookWords;
use refusals::RefusalWords;
use replay::ReplayWords;
use sheet::SheetWords;
use table::TableWords;

pub use scene::Scene;

/// The texts of a table in one language, section by section.
pub struct TableSections {
    /// Hints.
    pub advice: &'static dyn AdviceWords,
    /// What comes after the game.
    pub after: &'static dyn AfterWords,
    /// Games as links.
    pub links: &'static dyn LinkWords,
    /// What others did since the reader's last turn.
    pub news: &'static dyn NewsWords,
    /// Computer players at the table.
    pub opponents: &'static dyn OpponentWords,
    /// What is certain before a choice is made.
    pub outlook: &'static dyn OutlookWords,
    /// Why something cannot be done.
    pub refusals: &'static dyn RefusalWords,
    /// Replays and variations.
    pub replay: &'static dyn ReplayWords,
    /// The score sheet.
    pub sheet: &'static dyn SheetWords,
    /// The table.
    pub table: &'static dyn TableWords,
}

/// The texts of the lobby and of a table in the reader's language.
pub struct Words {
    /// The credits.
    pub about: &'static dyn AboutWords,
    /// Hints.
    pub advice: &'static dyn AdviceWords,
    /// What comes after the game.
    pub after: &'static dyn AfterWords,
    /// The fair shuffle.
    pub fair: &'static dyn FairWords,
    /// Lessons, rulebook and glossary.
    pub learn: &'static dyn LearnWords,
    /// Games as links.
    pub links: &'static dyn LinkWords,
    /// The lobby.
    pub lobby: &'static dyn LobbyWords,
    /// Looks and sounds.
    pub look: &'static dyn LookWords,
    /// What others did since the reader's last turn.
    pub news: &'static dyn NewsWords,
    /// Computer players at the table.
    pub opponents: &'static dyn OpponentWords,
    /// What is certain before a choice is made.
    pub outlook: &'static dyn OutlookWords,
    /// Chunks of the program that are fetched when they are needed.
    pub parts: &'static dyn PartWords,
    /// Who plays a seat.
    pub players: &'static dyn PlayerWords,
    /// Why something cannot be done.
    pub refusals: &'static dyn RefusalWords,
    /// Replays and variations.
    pub replay: &'static dyn ReplayWords,
    /// Saved games.
    pub saves: &'static dyn SavesWords,
    /// The score sheet.
    pub sheet: &'static dyn SheetWords,
    /// The table.
    pub table: &'static dyn TableWords,
}

/// The French texts: those of the lobby and those of the table.
type French = (&'static moot_ui::text::Words, &'static TableSections);

thread_local! {
    static FRENCH: Cell<Option<French>> = const { Cell::new(None) };
}

/// Lays the French texts of lobby and table in place.
pub fn put_french(lobby: &'static moot_ui::text::Words, table: &'static TableSections) {
    moot_ui::text::put_french(lobby);
    FRENCH.set(Some((lobby, table)));
}

/// French, if that is what is being read and if it is in place.
fn french() -> Option<French> {
    match tongue_now() {
        Tongue::English => None,
        Tongue::French => FRENCH.get(),
    }
}

/// The texts in the reader's language. Not tracked: a change of language builds the page anew.
///
/// Put together wherever it is called, so that each chunk of the program refers to those sections alone that it reads.
#[must_use]
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "the sections that are not read can only be left out where this is called"
)]
pub fn words() -> Words {
    let french = french();
    Words {
        about: french.map_or(LOBBY.about, |(lobby, _)| lobby.about),
        advice: french.map_or(ENGLISH.advice, |(_, table)| table.advice),
        after: french.map_or(ENGLISH.after, |(_, table)| table.after),
        fair: french.map_or(LOBBY.fair, |(lobby, _)| lobby.fair),
        learn: french.map_or(LOBBY.learn, |(lobby, _)| lobby.learn),
        links: french.map_or(ENGLISH.links, |(_, table)| table.links),
        lobby: french.map_or(LOBBY.lobby, |(lobby, _)| lobby.lobby),
        look: french.map_or(LOBBY.look, |(lobby, _)| lobby.look),
        news: french.map_or(ENGLISH.news, |(_, table)| table.news),
        opponents: french.map_or(ENGLISH.opponents, |(_, table)| table.opponents),
        outlook: french.map_or(ENGLISH.outlook, |(_, table)| table.outlook),
        parts: french.map_or(LOBBY.parts, |(lobby, _)| lobby.parts),
        players: french.map_or(LOBBY.players, |(lobby, _)| lobby.players),
        refusals: french.map_or(ENGLISH.refusals, |(_, table)| table.refusals),
        replay: french.map_or(ENGLISH.replay, |(_, table)| table.replay),
        saves: french.map_or(LOBBY.saves, |(lobby, _)| lobby.saves),
        sheet: french.map_or(ENGLISH.sheet, |(_, table)| table.sheet),
        table: french.map_or(ENGLISH.table, |(_, table)| table.table),
    }
}
