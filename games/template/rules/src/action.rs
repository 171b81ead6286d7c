//! Decisions and chance events.

use crate::{Card, Heap};

/// One decision of a player, identified by its content and not by its place in a list.
///
/// `legal` lists in the order of the variants and fields (`Ord`), and links name a decision by its place in that list: append
/// variants, never reorder them, or raise `Game::RULES`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
pub enum Action {
    /// Take stones from a heap.
    Take {
        /// From which heap.
        heap: Heap,
        /// How many.
        stones: u8,
    },
    /// Play the card.
    Play(Card),
}

/// The result of a chance event: the card that is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome(pub Card);

/// An action travels to the worker as its text.
#[cfg(feature = "serde")]
impl TryFrom<String> for Action {
    type Error = moot_core::TextError;
    fn try_from(text: String) -> Result<Action, moot_core::TextError> {
        crate::text::read_action(&text)
    }
}

#[cfg(feature = "serde")]
impl From<Action> for String {
    fn from(action: Action) -> String {
        crate::text::action(action)
    }
}
