//! The possessions of a player.

use crate::Card;

/// The card of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Not dealt yet.
    Empty,
    /// A card that the viewer must not see. It occurs in a [`View`](crate::View) only, never in the state of a game.
    Hidden,
    /// A card that has not been played.
    Held(Card),
    /// A card that was played and lies open.
    Played(Card),
}

impl Hand {
    /// Whether the player still has a card to play, known or not.
    #[must_use]
    pub const fn is_kept(self) -> bool {
        matches!(self, Hand::Hidden | Hand::Held(_))
    }

    /// The card, if it can be seen from here.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Hand::Held(card) | Hand::Played(card) => Some(card),
            Hand::Empty | Hand::Hidden => None,
        }
    }
}

/// The possessions of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The card.
    pub hand: Hand,
    /// The points for heaps that the player has emptied.
    pub points: u8,
}

impl Player {
    /// A player before the deal.
    pub const NEW: Player = Player { hand: Hand::Empty, points: 0 };
}
