//! Catching up: what others did since the own last turn, in short counted phrases, each with the moment to look at.

mod span;
mod strip;

use crate::session::Glimpse;

pub use span::span;
pub use strip::{BackTray, Since};

/// What somebody did, and the moment right after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed<M> {
    /// In a few words.
    pub text: String,
    /// The same as it follows the name of whoever did it.
    pub told: String,
    /// Who, when, and where on the board.
    pub seen: Glimpse<M>,
}
