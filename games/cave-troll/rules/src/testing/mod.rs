//! Support for tests (feature `testing`): the invariants, and positions set up by hand.
#![allow(clippy::panic, reason = "a position that cannot be set up is a fault of the test, and must stop it")]

mod position;

pub use crate::invariants::check_invariants;
pub use position::{Position, artifact, card, piece, space};
