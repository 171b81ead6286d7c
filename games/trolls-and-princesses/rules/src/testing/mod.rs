//! What tests need: a census, and positions set up by hand.
#![allow(clippy::panic, reason = "a position that cannot be set up has to fail its test")]

mod position;

pub use crate::census::census;
pub use position::Position;
