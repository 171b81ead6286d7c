//! The figures of a colour, and which character each stands for in the set being played.

use core::fmt;

use moot_core::Seat;

/// The set of characters in play (rulebook: the variant game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Set {
    /// The characters with the diamond.
    Classic,
    /// The characters with the star.
    Variant,
}

/// A kind of figure: an Adventurer, one of seven characters of either set, or the treasure chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the rulebook")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Figure {
    Adventurer,
    Orc,
    Knight,
    Wraith,
    CaveTroll,
    Dwarf,
    Barbarian,
    Thief,
    Chest,
    Grunt,
    Paladin,
    Banshee,
    RampagingTroll,
    GiantSlayer,
    Berserker,
    Assassin,
}

use Figure::{
    Adventurer, Assassin, Banshee, Barbarian, Berserker, CaveTroll, Chest, Dwarf, GiantSlayer, Grunt, Knight,
    Orc, Paladin, RampagingTroll, Thief, Wraith,
};

/// Slots of a colour's single figures: seven characters and the chest.
pub(crate) const SLOTS: usize = 8;
/// The slot of the treasure chest.
pub(crate) const CHEST: usize = 7;
/// The slots of the heroes among the characters: both sets have heroes and monsters in the same ones.
pub(crate) const HERO_SLOTS: [usize; 4] = [1, 4, 5, 6];

/// The single figures of each set by slot.
const BY_SLOT: [[Figure; SLOTS]; 2] = [
    [Orc, Knight, Wraith, CaveTroll, Dwarf, Barbarian, Thief, Chest],
    [Grunt, Paladin, Banshee, RampagingTroll, GiantSlayer, Berserker, Assassin, Chest],
];

impl Figure {
    /// Every kind of figure.
    pub const ALL: [Figure; 16] = [
        Adventurer,
        Orc,
        Knight,
        Wraith,
        CaveTroll,
        Dwarf,
        Barbarian,
        Thief,
        Chest,
        Grunt,
        Paladin,
        Banshee,
        RampagingTroll,
        GiantSlayer,
        Berserker,
        Assassin,
    ];

    /// The single figures of a set: seven characters, then the chest.
    #[must_use]
    pub const fn singles(set: Set) -> [Figure; 8] {
        BY_SLOT[set as usize]
    }

    /// Its slot among the single figures of its colour; `None` for an Adventurer.
    pub(crate) const fn slot(self) -> Option<usize> {
        match self {
            Adventurer => None,
            Chest => Some(CHEST),
            _ if (self as usize) < Chest as usize => Some(self as usize - 1),
            _ => Some(self as usize - 9),
        }
    }

    /// The set that it belongs to; `None` for figures of both sets.
    #[must_use]
    pub const fn set(self) -> Option<Set> {
        match self {
            Adventurer | Chest => None,
            _ if (self as usize) < Chest as usize => Some(Set::Classic),
            _ => Some(Set::Variant),
        }
    }

    /// Whether it is a hero.
    #[must_use]
    pub const fn is_hero(self) -> bool {
        matches!(
            self,
            Adventurer | Knight | Dwarf | Barbarian | Thief | Paladin | GiantSlayer | Berserker | Assassin
        )
    }

    /// Whether it is a monster.
    #[must_use]
    pub const fn is_monster(self) -> bool {
        matches!(self, Orc | Wraith | CaveTroll | Grunt | Banshee | RampagingTroll)
    }

    /// Whether it is a character, that is a hero or a monster: everything but the chest.
    #[must_use]
    pub const fn is_character(self) -> bool {
        !matches!(self, Chest)
    }

    /// Its word in texts of actions, which is also that of its card.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Adventurer => "adventurer",
            Orc => "orc",
            Knight => "knight",
            Wraith => "wraith",
            CaveTroll => "cave-troll",
            Dwarf => "dwarf",
            Barbarian => "barbarian",
            Thief => "thief",
            Chest => "chest",
            Grunt => "grunt",
            Paladin => "paladin",
            Banshee => "banshee",
            RampagingTroll => "rampaging-troll",
            GiantSlayer => "giant-slayer",
            Berserker => "berserker",
            Assassin => "assassin",
        }
    }

    /// The figure with a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.word() == word)
    }
}

/// A figure of a colour. Adventurers of one colour are identical, so their space is given separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The owner.
    pub seat: Seat,
    /// The kind of figure.
    pub figure: Figure,
}

impl Piece {
    /// A figure of a seat.
    #[must_use]
    pub const fn new(seat: Seat, figure: Figure) -> Piece {
        Piece { seat, figure }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.figure.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_and_sets_agree() {
        for set in [Set::Classic, Set::Variant] {
            for (slot, figure) in Figure::singles(set).into_iter().enumerate() {
                assert_eq!(figure.slot(), Some(slot));
                assert_eq!(figure.set(), (figure != Chest).then_some(set));
                assert_eq!(figure.is_hero(), HERO_SLOTS.contains(&slot));
                assert_eq!(figure.is_monster(), !figure.is_hero() && figure != Chest);
            }
        }
        assert_eq!(Adventurer.slot(), None);
        for (at, figure) in Figure::ALL.into_iter().enumerate() {
            assert_eq!(figure as usize, at);
            assert_eq!(Figure::from_word(figure.word()), Some(figure));
        }
    }
}
