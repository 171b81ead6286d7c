//! Catching up: what others did since the own last turn, in short counted phrases, each with the moment to look at.

mod deeds;
mod span;
mod strip;

pub use deeds::{Deed, What, deeds};
pub use span::span;
pub use strip::{BackTray, Since};
