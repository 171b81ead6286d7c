//! Hints: the three best moves that a search finds, with what they should bring and why.

mod serve;
mod tray;

use moot_core::{Game, Guide};
use moot_players::Hint;

pub use serve::{serve, unfit};
pub use tray::HintTray;

/// A move that a hint speaks of.
pub type Move<G> = Hint<<G as Game>::Action, <G as Guide>::Feature>;

/// How far the advice is.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice<M> {
    /// It is being thought about: simulations done, of how many; 0 of 0 at first.
    Thinking {
        /// Done.
        done: u32,
        /// In all.
        of: u32,
    },
    /// The moves, the best first.
    Ready(Vec<M>),
}
