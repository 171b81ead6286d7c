//! What tests need: a census, and positions set up by hand.

pub use crate::census::census;
