//! Texts about who plays a seat.

use crate::players::{Pace, Player};

/// Texts about who plays a seat.
pub trait PlayerWords: Sync {
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
    /// How fast they play.
    fn pace(&self) -> &'static str;
    /// A pace.
    fn pace_name(&self, pace: Pace) -> &'static str;
}
