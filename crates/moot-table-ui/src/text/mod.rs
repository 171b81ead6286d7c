//! The texts of a table, by language, beside those of the lobby ([`moot_ui::text`]).

pub mod advice;
pub mod after;
pub mod en;
pub mod fr;
pub mod links;
pub mod live;
pub mod move_preview;
pub mod opponents;
pub mod recap;
pub mod refusals;
pub mod replay;
pub mod sheet;
pub mod table;

use core::cell::Cell;

use moot_ui::text::about::AboutTexts;
use moot_ui::text::chunks::ChunkTexts;
use moot_ui::text::en::ENGLISH as LOBBY;
use moot_ui::text::fair::FairTexts;
use moot_ui::text::learn::LearnTexts;
use moot_ui::text::lobby::LobbyTexts;
use moot_ui::text::look::LookTexts;
use moot_ui::text::players::PlayerTexts;
use moot_ui::text::saves::SavesTexts;
use moot_ui::text::{Language, language_now};

use advice::AdviceTexts;
use after::AfterTexts;
use en::ENGLISH;
use links::LinkTexts;
use live::LiveTexts;
use move_preview::MovePreviewTexts;
use opponents::OpponentTexts;
use recap::RecapTexts;
use refusals::RefusalTexts;
use replay::ReplayTexts;
use sheet::SheetTexts;
use table::TableTexts;

/// The texts of a table in one language, section by section.
pub struct TableSections {
    /// Hints.
    pub advice: &'static dyn AdviceTexts,
    /// The analysis after a game.
    pub after: &'static dyn AfterTexts,
    /// Games as links.
    pub links: &'static dyn LinkTexts,
    /// Live play between devices.
    pub live: &'static dyn LiveTexts,
    /// The recap of other players' moves.
    pub recap: &'static dyn RecapTexts,
    /// Computer players at the table.
    pub opponents: &'static dyn OpponentTexts,
    /// The preview of a move.
    pub move_preview: &'static dyn MovePreviewTexts,
    /// Refusals.
    pub refusals: &'static dyn RefusalTexts,
    /// Replays and variations.
    pub replay: &'static dyn ReplayTexts,
    /// The score sheet.
    pub sheet: &'static dyn SheetTexts,
    /// The table.
    pub table: &'static dyn TableTexts,
}

/// The texts of the lobby and of a table in the reader's language.
pub struct Texts {
    /// The credits.
    pub about: &'static dyn AboutTexts,
    /// Hints.
    pub advice: &'static dyn AdviceTexts,
    /// The analysis after a game.
    pub after: &'static dyn AfterTexts,
    /// The fair shuffle.
    pub fair: &'static dyn FairTexts,
    /// Lessons, rulebook and glossary.
    pub learn: &'static dyn LearnTexts,
    /// Games as links.
    pub links: &'static dyn LinkTexts,
    /// Live play between devices.
    pub live: &'static dyn LiveTexts,
    /// The lobby.
    pub lobby: &'static dyn LobbyTexts,
    /// Looks and sounds.
    pub look: &'static dyn LookTexts,
    /// The recap of other players' moves.
    pub recap: &'static dyn RecapTexts,
    /// Computer players at the table.
    pub opponents: &'static dyn OpponentTexts,
    /// The preview of a move.
    pub move_preview: &'static dyn MovePreviewTexts,
    /// Chunks, which are fetched on demand.
    pub chunks: &'static dyn ChunkTexts,
    /// The players of seats.
    pub players: &'static dyn PlayerTexts,
    /// Refusals.
    pub refusals: &'static dyn RefusalTexts,
    /// Replays and variations.
    pub replay: &'static dyn ReplayTexts,
    /// Saved games.
    pub saves: &'static dyn SavesTexts,
    /// The score sheet.
    pub sheet: &'static dyn SheetTexts,
    /// The table.
    pub table: &'static dyn TableTexts,
}

/// The French texts: those of the lobby and those of the table.
type French = (&'static moot_ui::text::Texts, &'static TableSections);

thread_local! {
    static FRENCH: Cell<Option<French>> = const { Cell::new(None) };
}

/// Installs the French texts of lobby and table.
pub fn put_french(lobby: &'static moot_ui::text::Texts, table: &'static TableSections) {
    moot_ui::text::put_french(lobby);
    FRENCH.set(Some((lobby, table)));
}

/// The French texts, if the page is in French and they are installed.
fn french() -> Option<French> {
    match language_now() {
        Language::English => None,
        Language::French => FRENCH.get(),
    }
}

/// The texts in the reader's language. Not tracked: a change of language rebuilds the page.
///
/// Inlined into every caller, so that each chunk links only the sections that it uses.
#[must_use]
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "the sections that are not read can only be left out where this is called"
)]
pub fn words() -> Texts {
    let french = french();
    Texts {
        about: french.map_or(LOBBY.about, |(lobby, _)| lobby.about),
        advice: french.map_or(ENGLISH.advice, |(_, table)| table.advice),
        after: french.map_or(ENGLISH.after, |(_, table)| table.after),
        fair: french.map_or(LOBBY.fair, |(lobby, _)| lobby.fair),
        learn: french.map_or(LOBBY.learn, |(lobby, _)| lobby.learn),
        links: french.map_or(ENGLISH.links, |(_, table)| table.links),
        live: french.map_or(ENGLISH.live, |(_, table)| table.live),
        lobby: french.map_or(LOBBY.lobby, |(lobby, _)| lobby.lobby),
        look: french.map_or(LOBBY.look, |(lobby, _)| lobby.look),
        recap: french.map_or(ENGLISH.recap, |(_, table)| table.recap),
        opponents: french.map_or(ENGLISH.opponents, |(_, table)| table.opponents),
        move_preview: french.map_or(ENGLISH.move_preview, |(_, table)| table.move_preview),
        chunks: french.map_or(LOBBY.chunks, |(lobby, _)| lobby.chunks),
        players: french.map_or(LOBBY.players, |(lobby, _)| lobby.players),
        refusals: french.map_or(ENGLISH.refusals, |(_, table)| table.refusals),
        replay: french.map_or(ENGLISH.replay, |(_, table)| table.replay),
        saves: french.map_or(LOBBY.saves, |(lobby, _)| lobby.saves),
        sheet: french.map_or(ENGLISH.sheet, |(_, table)| table.sheet),
        table: french.map_or(ENGLISH.table, |(_, table)| table.table),
    }
}
