//! What a player did, in a few words.

use super::session::PastPosition;

/// What somebody did, and the moment right after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed<M> {
    /// In a few words.
    pub text: String,
    /// The same as it follows the name of whoever did it.
    pub told: String,
    /// Who, when, and where on the board.
    pub seen: PastPosition<M>,
}
