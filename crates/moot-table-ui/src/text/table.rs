//! Texts of the table: bars, stepper, dock, curtain, menu.

use moot_table::Barrier;

/// Texts of the table.
pub trait TableWords: Sync {
    /// A player's chip, read aloud: who, what it shows, whether that player decides, and what pressing it shows.
    fn chip(&self, name: &str, shown: &str, active: bool, show: &str) -> String;
    /// A person.
    fn human(&self) -> &'static str;
    /// Those who play together, as one name.
    fn team(&self, names: &[String]) -> String;
    /// With whom somebody plays, after the name.
    fn plays_with(&self, mate: &str) -> String;
    /// On the curtain before something secret: the team mate may look on.
    fn mate_may_look(&self, mate: &str) -> String;
    /// The strip of players.
    fn players(&self) -> &'static str;
    /// Undo.
    fn undo(&self) -> &'static str;
    /// Redo.
    fn redo(&self) -> &'static str;
    /// Why nothing can be taken back.
    fn barrier(&self, why: Barrier) -> &'static str;
    /// Nothing to redo.
    fn nothing_to_redo(&self) -> &'static str;
    /// Show the score sheet.
    fn show_score(&self) -> &'static str;
    /// The saga.
    fn saga(&self) -> &'static str;
    /// Show all of it.
    fn whole_saga(&self) -> &'static str;
    /// Close.
    fn close(&self) -> &'static str;
    /// The setup, as a heading.
    fn setup(&self) -> &'static str;
    /// Something was taken back.
    fn taken_back(&self) -> &'static str;
    /// What had been taken back was done again.
    fn done_again(&self) -> &'static str;
    /// It is somebody's turn.
    fn turn_of(&self, name: &str) -> String;
    /// The sheet of the phone, which can be folded.
    fn sheet(&self) -> &'static str;
    /// The tab with the log.
    fn tab_log(&self) -> &'static str;
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
    /// What the option does not change: the curtain of secret decisions.
    fn menu_curtain_always(&self) -> &'static str;
    /// The curtain: whose turn it is.
    fn curtain_title(&self, name: &str) -> String;
    /// Draw the curtain.
    fn curtain_open(&self, name: &str) -> String;
    /// There is no game on the table.
    fn no_game(&self) -> &'static str;
    /// The seed of the game.
    fn seed(&self, seed: &str) -> String;
    /// A button: the board larger.
    fn nearer(&self) -> &'static str;
    /// A button: the board smaller.
    fn farther(&self) -> &'static str;
    /// The small map of the board.
    fn small_map(&self) -> &'static str;
}
