//! Player cards, and multisets of them: decks, hands, piles.

use core::ops::Range;

use moot_core::Dice;

use crate::tables::CARDS;
use crate::{Figure, Set};

/// A kind of player card, by its place in [`CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// How many characters a set has besides the Adventurer.
const CHARACTERS: u8 = 7;

impl Card {
    /// No card, or one that is not known.
    pub const NONE: Card = Card(u8::MAX);
    /// An Adventurer without icons.
    pub const ADVENTURER: Card = Card(0);
    /// The Adventurer with icons.
    pub const DUSK: Card = Card(1);
    /// Treasure Chest.
    pub const CHEST: Card = Card(2);
    /// Find an Artifact.
    pub const FIND: Card = Card(3);
    /// Score a Room.
    pub const SCORE: Card = Card(4);

    /// The cards of the characters of a set: after the five cards of both sets, those of the classic set come first.
    const fn characters(set: Set) -> Range<u8> {
        let first = Card::SCORE.0 + 1 + CHARACTERS * set as u8;
        first..first + CHARACTERS
    }

    /// Every card of both sets.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS.len() as u8).map(Card)
    }

    /// Whether it is a card at all.
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < CARDS.len()
    }

    /// The card that brings a figure; the Adventurer without icons for Adventurers.
    #[must_use]
    pub fn of(figure: Figure) -> Card {
        Card::all().find(|card| card.figure() == Some(figure)).unwrap_or(Card::ADVENTURER)
    }

    /// The figure that it puts on the board; `None` for the two events without one.
    #[must_use]
    pub fn figure(self) -> Option<Figure> {
        match self {
            Card::ADVENTURER | Card::DUSK => Some(Figure::Adventurer),
            Card::CHEST => Some(Figure::Chest),
            _ => [Set::Classic, Set::Variant].into_iter().find_map(|set| {
                let slot = Card::characters(set).position(|card| card == self.0)?;
                Some(Figure::singles(set)[slot])
            }),
        }
    }

    /// Its scoring icons.
    #[must_use]
    pub fn icons(self) -> u8 {
        CARDS.get(usize::from(self.0)).map_or(0, |face| face.icons)
    }

    /// Its short name, in texts of actions.
    #[must_use]
    pub fn id(self) -> &'static str {
        CARDS.get(usize::from(self.0)).map_or("-", |face| face.id)
    }

    /// The card with a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Card> {
        CARDS.iter().position(|face| face.id == id).map(|at| Card(at as u8))
    }
}

/// A multiset of cards of one colour: how many Adventurers without icons (the low four bits), and which of the
/// single cards (a bit each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u32);

const COUNT: u32 = 0b1111;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// The deck of a set (rulebook: prepare player decks).
    #[must_use]
    pub fn deck(set: Set) -> Cards {
        let out = match set {
            Set::Classic => Card::characters(Set::Variant),
            Set::Variant => Card::characters(Set::Classic),
        };
        let used = (0u8..).zip(&CARDS).filter(|(card, _)| !out.contains(card));
        used.fold(Cards::EMPTY, |cards, (card, face)| {
            (0..face.copies).fold(cards, |cards, _| cards.with(Card(card)))
        })
    }

    /// The multiset as a number, for serialization.
    #[cfg(feature = "serde")]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The multiset that a number stands for; `None` for more Adventurers, or other cards, than there are.
    #[cfg(feature = "serde")]
    pub(crate) fn from_bits(bits: u32) -> Option<Cards> {
        let single = (1u8..).take(CARDS.len() - 1).fold(0, |all, card| all | Cards::bit(Card(card)));
        let sound = bits & !(single | COUNT) == 0 && bits & COUNT <= CARDS[0].copies.into();
        sound.then_some(Cards(bits))
    }

    const fn bit(card: Card) -> u32 {
        1 << (card.0 + 3)
    }

    /// How many copies of a card.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        if card.0 == 0 {
            (self.0 & COUNT) as u8
        } else {
            (card.is_some() && self.0 & Cards::bit(card) != 0) as u8
        }
    }

    /// Whether a card is in it.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// With one more card.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        if card.0 == 0 { Cards(self.0 + 1) } else { Cards(self.0 | Cards::bit(card)) }
    }

    /// With one card less; the same when it has none of that kind.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        match (self.has(card), card.0) {
            (false, _) => self,
            (true, 0) => Cards(self.0 - 1),
            _ => Cards(self.0 & !Cards::bit(card)),
        }
    }

    /// The union of both. They come from one deck, so single cards are never in both.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(((self.0 & COUNT) + (other.0 & COUNT)) | ((self.0 | other.0) & !COUNT))
    }

    /// Without the cards of another multiset, all of which are in this one.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards((self.0 & COUNT).saturating_sub(other.0 & COUNT) | (self.0 & !COUNT & !other.0))
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.0 & COUNT) as u8 + (self.0 & !COUNT).count_ones() as u8
    }

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of different cards.
    #[must_use]
    pub const fn kinds(self) -> u8 {
        (self.0 & COUNT != 0) as u8 + (self.0 & !COUNT).count_ones() as u8
    }

    /// The different cards, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0 & !COUNT;
        if self.0 & COUNT != 0 {
            bits |= 0b1000;
        }
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let card = Card(bits.trailing_zeros() as u8 - 3);
                bits &= bits - 1;
                card
            })
        })
    }

    /// One of the cards, each equally likely; [`Card::NONE`] from an empty multiset.
    pub fn draw(self, dice: &mut impl Dice) -> Card {
        let nth = dice.below(self.len().into()) as u8;
        let plain = self.count(Card::ADVENTURER);
        if nth < plain {
            return Card::ADVENTURER;
        }
        Cards(self.0 & !COUNT).iter().nth((nth - plain).into()).unwrap_or(Card::NONE)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

#[cfg(test)]
mod tests {
    use moot_core::SplitMix64;

    use super::*;

    #[test]
    fn cards_are_joined_and_taken_apart() {
        let one = Cards::EMPTY.with(Card::ADVENTURER).with(Card::ADVENTURER).with(Card::CHEST);
        let two = Cards::EMPTY.with(Card::ADVENTURER).with(Card::DUSK);
        assert_eq!((one.len(), one.kinds(), one.is_empty(), Cards::EMPTY.is_empty()), (3, 2, false, true));
        assert_eq!(one.with(Card::CHEST), one, "a single card is there once");
        assert_eq!((one.without(Card::DUSK), one.without(Card::CHEST).len()), (one, 2));
        let both = one.plus(two);
        assert_eq!((both.len(), both.count(Card::ADVENTURER), both.minus(two)), (5, 3, one));
        assert_eq!(both.iter().collect::<Vec<_>>(), [Card::ADVENTURER, Card::DUSK, Card::CHEST]);
        assert_eq!((Card::of(Figure::Chest), Card::of(Figure::Adventurer)), (Card::CHEST, Card::ADVENTURER));
    }

    #[test]
    fn numbers_stand_for_cards_that_there_are() {
        for cards in [Cards::EMPTY, Cards::deck(Set::Classic), Cards::deck(Set::Variant).without(Card::CHEST)]
        {
            assert_eq!(Cards::from_bits(cards.bits()), Some(cards));
        }
        let copies = u32::from(CARDS[0].copies);
        assert_eq!(Cards::from_bits(copies).map(Cards::len), Some(CARDS[0].copies));
        for bits in [copies + 1, Cards::bit(Card(CARDS.len() as u8)), u32::MAX] {
            assert_eq!(Cards::from_bits(bits), None, "{bits:b}");
        }
    }

    #[test]
    fn a_deck_has_nineteen_cards_and_seventeen_figures() {
        for set in [Set::Classic, Set::Variant] {
            let deck = Cards::deck(set);
            assert_eq!((deck.len(), deck.kinds(), deck.count(Card::ADVENTURER)), (19, 12, 8));
            let icons: u8 = deck.iter().map(|card| card.icons() * deck.count(card)).sum();
            assert_eq!(icons, 5);
            for figure in Figure::singles(set) {
                assert!(deck.has(Card::of(figure)), "{figure:?}");
                assert_eq!(Card::of(figure).figure(), Some(figure));
            }
        }
    }

    #[test]
    fn lots_add_up() {
        let mut dice = SplitMix64::new(4);
        let (deck, mut rest, mut drawn) =
            (Cards::deck(Set::Classic), Cards::deck(Set::Classic), Cards::EMPTY);
        while !rest.is_empty() {
            let card = rest.draw(&mut dice);
            assert!(rest.has(card));
            rest = rest.without(card);
            drawn = drawn.with(card);
            assert_eq!((rest.plus(drawn), deck.minus(rest)), (deck, drawn));
            assert_eq!(drawn.len() + rest.len(), 19);
        }
        assert_eq!(Cards::EMPTY.draw(&mut dice), Card::NONE);
        assert_eq!(Cards::EMPTY.without(Card::FIND), Cards::EMPTY);
        assert!(deck.iter().all(|card| Card::from_id(card.id()) == Some(card)));
    }

    #[test]
    fn every_copy_is_drawn_equally_often() {
        let mut dice = SplitMix64::new(5);
        let cards = Cards::deck(Set::Variant);
        let plain = (0..19_000).filter(|_| cards.draw(&mut dice) == Card::ADVENTURER).count();
        assert!((7_700..8_300).contains(&plain), "{plain} of 8000");
    }
}
