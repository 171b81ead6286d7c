//! The cards, and the pile of unseen cards.
//!
//! A pile is a set, not a sequence: the order of a shuffled deck is unknown to all, so it is not stored. Each draw is
//! a chance event of its own, and nothing of the future exists that could leak.

use moot_core::Dice;

/// The number of kinds of cards.
const KINDS: usize = 2;

/// A kind of card. There are two cards of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Take from two different heaps in this turn.
    TwoHands,
    /// Take nothing in this turn.
    Rest,
}

impl Card {
    /// Every kind in order. Saves and links depend on the order: append, never insert.
    pub const ALL: [Card; KINDS] = [Card::TwoHands, Card::Rest];

    /// Its name in texts and saves.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Card::TwoHands => "two-hands",
            Card::Rest => "rest",
        }
    }

    /// The card with that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }
}

/// Some cards in no order: how many of each kind, by the place of the kind in [`Card::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile([u8; KINDS]);

impl Pile {
    /// All cards of the game.
    pub const DECK: Pile = Pile([2, 2]);

    /// How many cards of a kind.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// The number of cards.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether a card drawn from here could be one of several kinds.
    #[must_use]
    pub fn is_mixed(self) -> bool {
        self.0.iter().filter(|&&count| count > 0).count() > 1
    }

    /// The pile with one more card of a kind.
    #[must_use]
    pub fn with(mut self, card: Card) -> Pile {
        self.0[card as usize] += 1;
        self
    }

    /// The pile without a card of a kind; `None` if it has none.
    #[must_use]
    pub fn without(mut self, card: Card) -> Option<Pile> {
        let count = &mut self.0[card as usize];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// A card drawn at random, which stays in the pile; the last kind if the pile is empty.
    pub(crate) fn draw(self, dice: &mut impl Dice) -> Card {
        let nth = dice.below(self.len().into());
        if nth < self.count(Card::TwoHands).into() { Card::TwoHands } else { Card::Rest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SplitMix64;

    #[test]
    fn a_pile_gives_what_it_has_and_no_more() {
        let mut dice = SplitMix64::new(1);
        let mut pile = Pile::DECK;
        for left in (0..4).rev() {
            pile = pile.without(pile.draw(&mut dice)).unwrap();
            assert_eq!(pile.len(), left);
        }
        assert!(pile.is_empty() && pile.without(Card::Rest).is_none());
        let rest = pile.with(Card::Rest);
        assert!(!rest.is_mixed() && rest.draw(&mut dice) == Card::Rest && Pile::DECK.is_mixed());
    }
}
