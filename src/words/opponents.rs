//! Texts about computer players.

use moot_players::Level;

use crate::opponents::{Pace, Player};
use crate::thinker::Trouble;

/// Texts about computer players.
pub trait OpponentWords: Sync {
    /// Who plays a seat, in a word.
    fn player(&self, player: Player) -> &'static str;
    /// What to expect of them, in one line.
    fn about(&self, player: Player) -> &'static str;
    /// The name proposed for a computer player at a seat.
    fn proposed(&self, seat: usize) -> &'static str;
    /// The choice of who plays a seat.
    fn who_plays(&self, seat: usize) -> String;
    /// A save names players that this version of the page does not know: their names and words.
    fn strangers(&self, who: &[(String, String)]) -> String;
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
    /// How fast they play.
    fn pace(&self) -> &'static str;
    /// A pace.
    fn pace_name(&self, pace: Pace) -> &'static str;
    /// The dialog in which seats change hands.
    fn seats(&self) -> &'static str;
    /// What changing hands means.
    fn seats_help(&self) -> &'static str;
    /// What a player should know of trouble with the computer players; `None` if they play as well as ever.
    fn trouble(&self, trouble: &Trouble) -> Option<&'static str>;
    /// Nothing can be decided, because what is shown is past.
    fn past(&self) -> &'static str;
}
