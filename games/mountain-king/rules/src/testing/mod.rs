//! For tests of this game and of what plays it: a census, and positions set up by hand (feature `testing`).
#![allow(clippy::panic, reason = "a position that cannot be set up is a fault of the test, and must stop it")]

mod cards;
mod playing;
mod position;

pub use crate::census::census;
pub use position::{Position, area, at, card, hall, pile, shop};
