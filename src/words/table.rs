//! Texts of the table: bars, stepper, dock, curtain, menu.

use moot_table::Barrier;
use mountain_king::Side;

use crate::table::stepper::StepName;

/// A tab of the phone's sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Trollsmoot and storage.
    Trolls,
    /// The horde.
    Horde,
    /// Spellbook, workshops, pedestal track.
    Spells,
    /// The saga.
    Log,
}

/// Texts of the table.
pub trait TableWords: Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// Side and round; round 0 is the setup.
    fn side_round(&self, side: Side, round: u8) -> String;
    /// A player's chip, read aloud.
    fn chip(&self, name: &str, honour: u16, trolls: usize, starts: bool, active: bool) -> String;
    /// Trolls recruited, of ten.
    fn trolls(&self, trolls: usize) -> String;
    /// How many of a kind somebody owns.
    fn owns(&self, count: u8, kind: mountain_king::Kind) -> String;
    /// A person.
    fn human(&self) -> &'static str;
    /// The strip of players.
    fn players(&self) -> &'static str;
    /// The heading of the dialog that shows somebody's trolls.
    fn peek_title(&self, name: &str) -> String;
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
    /// Undo.
    fn undo(&self) -> &'static str;
    /// Redo.
    fn redo(&self) -> &'static str;
    /// Why nothing can be taken back.
    fn barrier(&self, why: Barrier) -> &'static str;
    /// Nothing to redo.
    fn nothing_to_redo(&self) -> &'static str;
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
    /// Show the score sheet.
    fn show_score(&self) -> &'static str;
    /// The saga.
    fn saga(&self) -> &'static str;
    /// Show all of it.
    fn whole_saga(&self) -> &'static str;
    /// Close.
    fn close(&self) -> &'static str;
    /// A round, as a heading.
    fn round(&self, round: u8) -> String;
    /// The setup, as a heading.
    fn setup(&self) -> &'static str;
    /// Something was taken back.
    fn taken_back(&self) -> &'static str;
    /// It is somebody's turn.
    fn turn_of(&self, name: &str) -> String;
    /// A tab of the sheet.
    fn tab(&self, tab: Tab) -> &'static str;
    /// The sheet of the phone, which can be folded.
    fn sheet(&self) -> &'static str;
    /// The list of tabs.
    fn tabs(&self) -> &'static str;
    /// The menu.
    fn menu(&self) -> &'static str;
    /// Save as a file.
    fn menu_export(&self) -> &'static str;
    /// The credits.
    fn menu_about(&self) -> &'static str;
    /// Back to the lobby; the game is kept.
    fn menu_lobby(&self) -> &'static str;
    /// The option of the curtain.
    fn menu_curtain(&self) -> &'static str;
    /// The curtain: whose turn it is.
    fn curtain_title(&self, name: &str) -> String;
    /// What the curtain is for in an ordinary turn.
    fn curtain_turn(&self) -> &'static str;
    /// What it is for in the draft.
    fn curtain_draft(&self, name: &str) -> String;
    /// Draw the curtain.
    fn curtain_open(&self, name: &str) -> String;
    /// A crown is taken; so many rounds are left, this one included.
    fn last_rounds(&self, left: u8) -> String;
    /// There is no game on the table.
    fn no_game(&self) -> &'static str;
    /// The seed of the game.
    fn seed(&self, seed: &str) -> String;
    /// A troll card, read aloud.
    fn card(&self, name: &str, level: u8) -> String;
}
