//! Decisions and chance events.

use crate::{Card, Heap};

/// One decision of a player, identified by its content and not by its place in a list.
///
/// `legal` lists in the order of the variants and fields (`Ord`), and links name a decision by its place in that list: append
/// variants, never reorder them, or raise `Game::RULES`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take stones from a heap.
    Take {
        /// The heap.
        heap: Heap,
        /// The number of stones.
        stones: u8,
    },
    /// Play the card.
    Play(Card),
}

/// The result of a chance event: the card that is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome(pub Card);

#[cfg(feature = "serde")]
moot_core::serialized_as_text!(Action);
