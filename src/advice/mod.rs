//! Hints: the three best moves that a search finds, with what they should bring and why.

mod grasp;
mod serve;
mod tray;

use moot_players::Hint;
use mountain_king::{Action, guide};

pub use grasp::grasp;
pub use serve::{serve, unfit};
pub use tray::HintTray;

/// A hint of Mountain King.
pub type Move = Hint<Action, guide::Feature>;

/// How far the advice is.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// It is being thought about: simulations done, of how many; 0 of 0 at first.
    Thinking {
        /// Done.
        done: u32,
        /// In all.
        of: u32,
    },
    /// The moves, the best first.
    Ready(Vec<Move>),
}
