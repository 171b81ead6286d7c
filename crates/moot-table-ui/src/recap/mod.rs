//! Catching up: what others did since the own last turn, in short counted phrases, each with the moment to look at.

mod span;
mod strip;

pub use span::span;
pub use strip::{BackTray, Since};
