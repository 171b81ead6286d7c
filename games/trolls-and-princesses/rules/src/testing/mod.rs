//! What tests need: the invariants, and positions set up by hand.
#![allow(clippy::panic, reason = "a position that cannot be set up has to fail its test")]

mod position;

pub use crate::invariants::check_invariants;
pub use position::Position;
