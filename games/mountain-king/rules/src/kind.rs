//! The seven resources and piles of them.

use core::ops::{Add, AddAssign, Index, IndexMut};

/// A kind of resource (rulebook: components). Stone, iron and heartstone are minerals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Kind {
    /// The cheapest mineral.
    Stone,
    /// The middle mineral.
    Iron,
    /// The dearest mineral.
    Heartstone,
    /// Bribes trolls of the horde.
    Coin,
    /// Moves statues.
    Cart,
    /// Breaks rubble.
    Hammer,
    /// Casts spells.
    Rune,
}

impl Kind {
    /// Every kind, in the order of the notation `s i h c t m r`.
    pub const ALL: [Kind; 7] =
        [Kind::Stone, Kind::Iron, Kind::Heartstone, Kind::Coin, Kind::Cart, Kind::Hammer, Kind::Rune];
    /// The minerals, cheapest first.
    pub const MINERALS: [Kind; 3] = [Kind::Stone, Kind::Iron, Kind::Heartstone];

    /// The letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        b"sihctmr"[self as usize] as char
    }

    /// The kind with that letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// How many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pile(pub [u8; 7]);

impl Pile {
    /// Nothing.
    pub const EMPTY: Pile = Pile([0; 7]);

    /// `count` of one kind.
    #[must_use]
    pub const fn of(kind: Kind, count: u8) -> Pile {
        let mut pile = Pile::EMPTY;
        pile.0[kind as usize] = count;
        pile
    }

    /// The total number of resources.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// How many of each mineral, in the order of [`Kind::MINERALS`].
    #[must_use]
    pub const fn minerals(self) -> [u8; 3] {
        let [stone, iron, heartstone, ..] = self.0;
        [stone, iron, heartstone]
    }

    /// Whether there is nothing in the pile.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 7]
    }

    /// Whether the pile has at least `other` of every kind.
    #[must_use]
    pub fn covers(self, other: Pile) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// The difference of the piles; `None` if there is too little of some kind.
    #[must_use]
    pub fn minus(self, other: Pile) -> Option<Pile> {
        let mut rest = self;
        for (have, need) in rest.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(need)?;
        }
        Some(rest)
    }

    /// The kinds that are present with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.into_iter().map(move |kind| (kind, self[kind])).filter(|&(_, n)| n > 0)
    }
}

impl Index<Kind> for Pile {
    type Output = u8;
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Pile {
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl Add for Pile {
    type Output = Pile;
    fn add(mut self, other: Pile) -> Pile {
        self += other;
        self
    }
}

impl AddAssign for Pile {
    /// Adds, stopping at 255 of a kind, which no game comes near.
    fn add_assign(&mut self, other: Pile) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have = have.saturating_add(more);
        }
    }
}
