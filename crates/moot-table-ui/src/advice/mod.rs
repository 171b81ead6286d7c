//! Hints: the three best moves of a search, with their expected gain and the reasons.

mod serve;
mod tray;

use moot_core::{Evaluator, Game};
use moot_players::Hint;

pub use serve::{serve, unfit};
pub use tray::HintTray;

/// A move that a hint recommends.
pub type Move<G> = Hint<<G as Game>::Action, <G as Evaluator>::Feature>;

/// The state of a hint.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice<M> {
    /// The search is running: simulations done, of how many; 0 of 0 at first.
    Thinking {
        /// Simulations done.
        done: u32,
        /// Simulations in total.
        of: u32,
    },
    /// The moves, the best first.
    Ready(Vec<M>),
}
