//! Texts of Mountain King, section by section, and those that belong to no section of their own.

use core::cell::Cell;

use mountain_king::{Kind, Side};

use super::board::BoardWords;
use super::cards::CardWords;
use super::draft::DraftWords;
use super::panels::PanelWords;
use super::pay::PayWords;
use super::trays::TrayWords;
use crate::MountainKingUi;
use crate::game::step_name::StepName;
use crate::game::what::What;
use crate::text::en::KING;
use moot_table_ui::game::words::GameWords;
use moot_ui::text::{Tongue, tongue_now};

/// What a sentence about Mountain King is about.
pub type Scene<'a> = moot_table_ui::text::Scene<'a, MountainKingUi>;

/// The texts of Mountain King in one language.
pub struct KingTexts {
    /// The mountain and the tray under it.
    pub board: &'static dyn BoardWords,
    /// Names and texts of what lies on the table.
    pub cards: &'static dyn CardWords,
    /// The draft of starters.
    pub draft: &'static dyn DraftWords,
    /// What every game has.
    pub game: &'static dyn GameWords<MountainKingUi>,
    /// The panels round the mountain.
    pub panels: &'static dyn PanelWords,
    /// Paying by hand, and trading.
    pub pay: &'static dyn PayWords,
    /// Steps, chips, tabs, lobby.
    pub table: &'static dyn KingWords,
    /// The trays in which the panels ask for a decision.
    pub trays: &'static dyn TrayWords,
}

/// The texts of Mountain King in the reader's language; not tracked, like [`words`](moot_table_ui::text::words).
#[must_use]
pub fn king() -> &'static KingTexts {
    match tongue_now() {
        Tongue::English => &KING,
        Tongue::French => FRENCH.get().unwrap_or(&KING),
    }
}

thread_local! {
    static FRENCH: Cell<Option<&'static KingTexts>> = const { Cell::new(None) };
}

/// Lays the French texts in place.
pub fn put_french(texts: &'static KingTexts) {
    FRENCH.set(Some(texts));
}

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Trollsmoot and storage.
    Trolls,
    /// The horde.
    Horde,
    /// Spellbook, workshops, pedestal track.
    Spells,
}

/// Texts of Mountain King that belong to no section of their own.
pub trait KingWords: Sync {
    /// Trolls recruited, of ten.
    fn trolls(&self, trolls: usize) -> String;
    /// How many of a kind somebody owns.
    fn owns(&self, count: u8, kind: Kind) -> String;
    /// An empty slot of a trollsmoot.
    fn empty_slot(&self) -> &'static str;
    /// Pedestals waiting to be placed.
    fn pedestals_held(&self) -> &'static str;
    /// In storage.
    fn storage(&self) -> &'static str;
    /// The list of steps.
    fn steps(&self) -> &'static str;
    /// A step.
    fn step(&self, step: StepName) -> &'static str;
    /// The same, short.
    fn step_short(&self, step: StepName) -> &'static str;
    /// Trade four for one.
    fn trade(&self) -> &'static str;
    /// The same on the phone.
    fn trade_short(&self) -> &'static str;
    /// End the turn.
    fn end_turn(&self) -> &'static str;
    /// Step 2 is impossible.
    fn skip(&self) -> &'static str;
    /// No more digging.
    fn go_on(&self) -> &'static str;
    /// A tab of the sheet.
    fn tab(&self, tab: Tab) -> &'static str;
    /// A troll card, read aloud.
    fn card(&self, name: &str, level: u8) -> String;
    /// Of the starting team the left member begins.
    fn left_begins(&self, right: &str, left: &str) -> String;
    /// How many are chosen of how many.
    fn workshops_count(&self, chosen: u32, need: u8) -> String;
    /// One more of a workshop.
    fn more_of(&self, workshop: &str) -> String;
    /// One fewer of a workshop.
    fn fewer_of(&self, workshop: &str) -> String;
    /// The map of tunnels and ways of statues, read aloud.
    fn traces_map(&self) -> &'static str;
    /// So many tunnels of so many squares dug; statues carted so many times, over so many joints.
    fn dug_and_carted(&self, tunnels: usize, squares: usize, journeys: usize, steps: usize) -> String;
    /// Why there cannot be fewer of it.
    fn none_of(&self) -> &'static str;
    /// Why there cannot be more of it.
    fn all_of(&self) -> &'static str;
    /// A deed in a few words, without whose it is.
    fn deed(&self, what: &What) -> String;
    /// The same as it follows a name.
    fn deed_told(&self, what: &What) -> String;
    /// Side and round of a saved game; round 0 is the setup.
    fn saved_at(&self, side: Side, round: usize) -> String;
    /// What a player's chip shows, read aloud.
    fn chip(&self, honour: u16, trolls: usize, starts: bool) -> String;
    /// Too few or too many workshops are chosen.
    fn workshops_missing(&self, chosen: u32, need: u8) -> String;
    /// Options that make no game.
    fn no_game(&self) -> &'static str;
}
