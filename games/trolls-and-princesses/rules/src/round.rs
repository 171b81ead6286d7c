//! Round cards and sets of them.

use moot_core::Dice;

use crate::tables::{ROUNDS, RoundFace};

/// The back of a round card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Time {
    /// Drawn first.
    Day,
    /// Drawn after day.
    Twilight,
    /// Drawn last; not used by four players.
    Night,
}

impl Time {
    /// In the order of a deck.
    pub const ALL: [Time; 3] = [Time::Day, Time::Twilight, Time::Night];
}

/// The number of round cards.
pub const ROUND_CARDS: usize = 60;

/// A round card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundCard(pub u8);

impl RoundCard {
    /// No card.
    pub const NONE: RoundCard = RoundCard(u8::MAX);

    /// All cards.
    pub fn all() -> impl Iterator<Item = RoundCard> {
        (0..ROUND_CARDS as u8).map(RoundCard)
    }

    /// The printed face. `self` must be a card.
    #[must_use]
    pub fn face(self) -> &'static RoundFace {
        &ROUNDS[usize::from(self.0) % ROUND_CARDS]
    }

    /// The card with a short name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<RoundCard> {
        RoundCard::all().find(|card| card.face().id == id)
    }
}

/// A set of round cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rounds(u64);

impl Rounds {
    /// No cards.
    pub const NONE: Rounds = Rounds(0);

    /// The cards of so many villages.
    #[must_use]
    pub fn of_villages(villages: u8) -> Rounds {
        RoundCard::all().filter(|card| card.face().village < villages).fold(Rounds::NONE, Rounds::with)
    }

    /// The cards of this set with a back.
    #[must_use]
    pub fn of(self, time: Time) -> Rounds {
        Rounds(self.0 & BACKS[time as usize])
    }

    /// Whether a card is in the set.
    #[must_use]
    pub const fn has(self, card: RoundCard) -> bool {
        (card.0 as usize) < ROUND_CARDS && self.0 >> card.0 & 1 == 1
    }

    /// The set with a card.
    #[must_use]
    pub const fn with(self, card: RoundCard) -> Rounds {
        if (card.0 as usize) < ROUND_CARDS { Rounds(self.0 | 1 << card.0) } else { self }
    }

    /// The set without a card.
    #[must_use]
    pub const fn without(self, card: RoundCard) -> Rounds {
        if (card.0 as usize) < ROUND_CARDS { Rounds(self.0 & !(1 << card.0)) } else { self }
    }

    /// The cards in either set.
    #[must_use]
    pub const fn plus(self, other: Rounds) -> Rounds {
        Rounds(self.0 | other.0)
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn both(self, other: Rounds) -> Rounds {
        Rounds(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub const fn minus(self, other: Rounds) -> Rounds {
        Rounds(self.0 & !other.0)
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = RoundCard> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(RoundCard(at))
        })
    }

    /// One of them, each equally likely; [`RoundCard::NONE`] of an empty set.
    pub fn draw(self, dice: &mut impl Dice) -> RoundCard {
        let nth = dice.below(self.len() as u32) as usize;
        self.iter().nth(nth).unwrap_or(RoundCard::NONE)
    }

    /// The set as bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of some bits; `None` if a bit stands for no card.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Option<Rounds> {
        if bits >> ROUND_CARDS == 0 { Some(Rounds(bits)) } else { None }
    }
}

/// The cards by their backs.
static BACKS: [u64; 3] = backs();

const fn backs() -> [u64; 3] {
    let mut backs = [0; 3];
    let mut at = 0;
    while at < ROUND_CARDS {
        backs[ROUNDS[at].time as usize] |= 1 << at;
        at += 1;
    }
    backs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_six_and_three_of_each_village() {
        for villages in 0..=4 {
            let cards = Rounds::of_villages(villages);
            let counts = Time::ALL.map(|time| cards.of(time).len());
            assert_eq!(counts, [6, 6, 3].map(|each| each * usize::from(villages)));
        }
        assert!(RoundCard::all().all(|card| RoundCard::from_id(card.face().id) == Some(card)));
        let set = Rounds::NONE.with(RoundCard(0)).with(RoundCard(59)).with(RoundCard::NONE);
        assert_eq!(set.iter().collect::<Vec<_>>(), [RoundCard(0), RoundCard(59)]);
        assert_eq!(Rounds::from_bits(set.bits()), Some(set));
        assert_eq!(Rounds::from_bits(1 << 60), None);
    }

    #[test]
    fn sets_of_cards_are_joined_and_taken_apart() {
        let of = |cards: &[u8]| cards.iter().fold(Rounds::NONE, |set, &card| set.with(RoundCard(card)));
        let (one, two) = (of(&[0, 3, 59]), of(&[3, 4]));
        assert_eq!(
            (one.plus(two), one.both(two), one.minus(two)),
            (of(&[0, 3, 4, 59]), of(&[3]), of(&[0, 59]))
        );
        assert_eq!(one.with(RoundCard(3)), one, "it is there already");
        assert_eq!((one.without(RoundCard(3)), one.without(RoundCard(4))), (of(&[0, 59]), one));
        let none = RoundCard(ROUND_CARDS as u8);
        assert_eq!((one.with(none), one.without(none), one.has(none)), (one, one, false));
        assert!(Rounds::NONE.is_empty() && !one.is_empty());
    }
}
