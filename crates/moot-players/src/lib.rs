//! Computer players for any game with rules ([`moot_core::Game`]) and an evaluation function
//! ([`moot_core::Evaluator`]).
//!
//! A player gets the [`View`](moot_core::Game::View) of its seat and nothing else. It samples what it cannot
//! see.
#![forbid(unsafe_code)]

mod budget;
mod computer_player;
mod evidence;
mod greedy;
mod hint;
mod level;
mod policy;
mod search;
mod squash;
mod style;
mod tree;

pub use budget::Budget;
pub use computer_player::ComputerPlayer;
pub use evidence::{Evidence, merge};
pub use hint::{Hint, Reason, hints, outline, reasons};
pub use level::Level;
pub use policy::Policy;
pub use search::{Search, tree_seed};
pub use style::Style;

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
