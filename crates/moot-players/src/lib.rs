//! Computer players for any game that has rules ([`moot_core::Game`]) and a judgement ([`moot_core::Guide`]).
//!
//! Every player gets the [`View`](moot_core::Game::View) of its seat and nothing else: it imagines what it cannot see.
#![forbid(unsafe_code)]

mod budget;
mod greedy;
mod level;
mod policy;
mod search;
mod tree;

pub use budget::Budget;
pub use level::Level;
pub use policy::Policy;
pub use search::{Evidence, Search};
