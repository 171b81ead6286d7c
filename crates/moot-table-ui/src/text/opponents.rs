//! Texts about computer players at a table.

use moot_players::Level;

use crate::ai_client::Trouble;

/// Texts about computer players at a table.
pub trait OpponentWords: Sync {
    /// Somebody is on turn and thinks.
    fn thinks(&self, name: &str) -> String;
    /// Somebody waits because the computer players are paused.
    fn waits(&self, name: &str) -> String;
    /// How far a search is, in a few words; `of` is 0 while that is unknown.
    fn tries(&self, level: Level, done: u32, of: u32) -> String;
    /// Decide at once.
    fn move_now(&self) -> &'static str;
    /// Let computer players wait.
    fn pause(&self) -> &'static str;
    /// Let them go on.
    fn go_on(&self) -> &'static str;
    /// The dialog in which seats change hands.
    fn seats(&self) -> &'static str;
    /// What changing hands means.
    fn seats_help(&self) -> &'static str;
    /// What a player should know of trouble with the computer players; `None` if they play as well as ever.
    fn trouble(&self, trouble: &Trouble) -> Option<&'static str>;
    /// Nothing can be decided, because what is shown is past.
    fn past(&self) -> &'static str;
}
