//! Troll cards, castle tiles, king's cards and player boards: what has a face in the tables.

use moot_core::Dice;

use crate::tables::{BOARDS, BoardFace, CASTLES, CastleFace, KINGS_CARDS, KingsCardFace, TROLLS, TrollFace};

/// The animal on a troll card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Totem {
    /// Bat.
    Bat,
    /// Snake.
    Snake,
    /// Toad.
    Toad,
}

impl Totem {
    /// All three.
    pub const ALL: [Totem; 3] = [Totem::Bat, Totem::Snake, Totem::Toad];
}

/// How many kinds of troll cards there are.
pub const TROLL_CARDS: usize = 24;

/// A kind of troll card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrollCard(pub u8);

impl TrollCard {
    /// No card: a gap in the display.
    pub const NONE: TrollCard = TrollCard(u8::MAX);

    /// All kinds.
    pub fn all() -> impl Iterator<Item = TrollCard> {
        (0..TROLL_CARDS as u8).map(TrollCard)
    }

    /// Whether it is a card.
    #[must_use]
    pub const fn is_some(self) -> bool {
        (self.0 as usize) < TROLL_CARDS
    }

    /// The printed face. `self` must be a card.
    #[must_use]
    pub fn face(self) -> &'static TrollFace {
        &TROLLS[usize::from(self.0) % TROLL_CARDS]
    }

    /// The card with a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<TrollCard> {
        TrollCard::all().find(|card| card.face().id == id)
    }
}

/// Troll cards of which some kinds may be there more than once: piles and discards. Two bits a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards(0);

    /// The cards of a game: without those marked T unless `marked`.
    #[must_use]
    pub fn pile(marked: bool) -> Cards {
        TrollCard::all().fold(Cards::EMPTY, |cards, card| {
            let face = card.face();
            let copies = if marked { face.copies } else { face.copies - face.marked };
            Cards(cards.0 | u64::from(copies) << (2 * card.0))
        })
    }

    /// How many of a kind.
    #[must_use]
    pub const fn count(self, card: TrollCard) -> u8 {
        if card.is_some() { (self.0 >> (2 * card.0) & 3) as u8 } else { 0 }
    }

    /// The multiset with one more; there is room for three of a kind.
    #[must_use]
    pub const fn with(self, card: TrollCard) -> Cards {
        if card.is_some() && self.count(card) < 3 { Cards(self.0 + (1 << (2 * card.0))) } else { self }
    }

    /// The multiset with one less.
    #[must_use]
    pub const fn without(self, card: TrollCard) -> Cards {
        if self.count(card) > 0 { Cards(self.0 - (1 << (2 * card.0))) } else { self }
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        const LOW: u64 = 0x5555_5555_5555_5555;
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of different kinds.
    #[must_use]
    pub fn kinds(self) -> usize {
        TrollCard::all().filter(|&card| self.count(card) > 0).count()
    }

    /// One of the cards, each equally likely; [`TrollCard::NONE`] of an empty multiset.
    pub fn draw(self, dice: &mut impl Dice) -> TrollCard {
        let mut nth = dice.below(self.len() as u32);
        for card in TrollCard::all() {
            let count = u32::from(self.count(card));
            if nth < count {
                return card;
            }
            nth -= count;
        }
        TrollCard::NONE
    }

    /// The multiset as a number: two bits a kind.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The multiset of some bits; `None` if a bit stands for no card.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Option<Cards> {
        if bits >> (2 * TROLL_CARDS) == 0 { Some(Cards(bits)) } else { None }
    }
}

macro_rules! faces {
    ($(#[$doc:meta])* $name:ident, $face:ty, $table:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// None, or one that is not known yet.
            pub const NONE: $name = $name(u8::MAX);
            /// The number of them in the box.
            pub const COUNT: usize = $count;

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count as u8).map($name)
            }

            /// Whether it is one of them.
            #[must_use]
            pub const fn is_some(self) -> bool {
                (self.0 as usize) < $count
            }

            /// The printed face. `self` must be one of them.
            #[must_use]
            pub fn face(self) -> &'static $face {
                &$table[usize::from(self.0) % $count]
            }

            /// The one with a short name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<$name> {
                $name::all().find(|it| it.face().id == id)
            }
        }
    };
}

faces!(
    /// A castle tile.
    Castle,
    CastleFace,
    CASTLES,
    10
);
faces!(
    /// A king's card.
    KingsCard,
    KingsCardFace,
    KINGS_CARDS,
    14
);
faces!(
    /// A player board.
    Board,
    BoardFace,
    BOARDS,
    4
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_counts_copies() {
        let cards = Cards::EMPTY.with(TrollCard(0)).with(TrollCard(0)).with(TrollCard(23));
        assert_eq!((cards.len(), cards.kinds(), cards.count(TrollCard(0))), (3, 2, 2));
        assert_eq!(cards.without(TrollCard(0)).without(TrollCard(5)).len(), 2);
        assert_eq!(Cards::from_bits(cards.bits()), Some(cards));
        assert_eq!(Cards::from_bits(1 << 48), None);
        assert_eq!((Cards::pile(true).len(), Cards::pile(false).len()), (48, 36));
        let three = cards.with(TrollCard(0));
        assert_eq!(three.with(TrollCard(0)), three, "there is no room for a fourth");
        let none = TrollCard(TROLL_CARDS as u8);
        assert!(!none.is_some() && TrollCard(TROLL_CARDS as u8 - 1).is_some());
        assert_eq!((cards.with(none), cards.count(none)), (cards, 0));
    }

    #[test]
    fn everything_with_a_face_has_a_name() {
        assert!(TrollCard::all().all(|card| TrollCard::from_id(card.face().id) == Some(card)));
        assert!(Castle::all().all(|it| Castle::from_id(it.face().id) == Some(it)));
        assert!(KingsCard::all().all(|it| KingsCard::from_id(it.face().id) == Some(it)));
        assert!(Board::all().all(|it| Board::from_id(it.face().id) == Some(it)));
        assert_eq!(Board::from_id("pink"), None);
    }
}
