//! Spaces of the dungeon: rooms, staircases and pits, and sets of them.

use core::fmt;
use core::ops::{BitAnd, BitOr};

/// The signs of the spaces on the map, in their order: rooms, staircases, pits.
const SIGNS: &[u8; SPACE_COUNT] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg1234xyz";

/// A space of the dungeon, by its place in [`crate::tables::SPACES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

impl Space {
    /// No space: where a figure is that is not in the dungeon.
    pub const NONE: Space = Space(u8::MAX);

    /// Every space.
    pub fn all() -> impl Iterator<Item = Space> + Clone {
        (0..SIGNS.len() as u8).map(Space)
    }

    /// The space with a sign of the map.
    #[must_use]
    pub fn from_sign(sign: char) -> Option<Space> {
        SIGNS.iter().position(|&known| char::from(known) == sign).map(|at| Space(at as u8))
    }

    /// Its sign on the map; `-` for no space.
    #[must_use]
    pub fn sign(self) -> char {
        SIGNS.get(self.index()).map_or('-', |&sign| sign.into())
    }

    /// As an index into the tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a space at all.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 < SIGNS.len() as u8
    }

    /// Whether it is a room.
    #[must_use]
    pub const fn is_room(self) -> bool {
        ROOMS.has(self)
    }

    /// The spaces behind its doorways (rulebook: movement).
    #[must_use]
    pub fn near(self) -> Spaces {
        crate::tables::SPACES.get(self.index()).map_or(Spaces::NONE, |space| space.near)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sign())
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spaces(pub u64);

/// The rooms, which come first among the spaces.
pub(crate) const ROOM_COUNT: usize = 33;
/// The staircases, which come next.
const STAIRCASE_COUNT: usize = 4;
/// The pits.
const PIT_COUNT: usize = 3;
/// The spaces.
pub(crate) const SPACE_COUNT: usize = ROOM_COUNT + STAIRCASE_COUNT + PIT_COUNT;

/// Every room.
pub const ROOMS: Spaces = Spaces::run(0, ROOM_COUNT);
/// Every staircase.
pub const STAIRCASES: Spaces = Spaces::run(ROOM_COUNT, STAIRCASE_COUNT);
/// Every pit.
pub const PITS: Spaces = Spaces::run(ROOM_COUNT + STAIRCASE_COUNT, PIT_COUNT);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);
    /// Every space.
    pub const ALL: Spaces = Spaces::run(0, SPACE_COUNT);

    /// So many spaces, from a place among all on.
    const fn run(from: usize, count: usize) -> Spaces {
        Spaces(((1 << count) - 1) << from)
    }

    /// Just one; nothing for [`Space::NONE`].
    #[must_use]
    pub const fn one(space: Space) -> Spaces {
        if space.is_some() { Spaces(1 << space.0) } else { Spaces::NONE }
    }

    /// Whether a space belongs to the set.
    #[must_use]
    pub const fn has(self, space: Space) -> bool {
        space.is_some() && self.0 >> space.0 & 1 == 1
    }

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set without those of another.
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Puts a space in or takes it out.
    pub(crate) fn set(&mut self, space: Space, into: bool) {
        let one = Spaces::one(space);
        *self = if into { *self | one } else { self.minus(one) };
    }

    /// The spaces in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let space = Space(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                space
            })
        })
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, |all, space| all | Spaces::one(space))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_kinds_agree() {
        for space in Space::all() {
            assert_eq!(Space::from_sign(space.sign()), Some(space));
            let kinds = [ROOMS, STAIRCASES, PITS].map(|kind| kind.has(space));
            let sign = space.sign();
            let room = sign.is_ascii_uppercase() || ('a'..='g').contains(&sign);
            assert_eq!(kinds, [room, sign.is_ascii_digit(), ('x'..='z').contains(&sign)], "{sign}");
        }
        assert_eq!(Space::from_sign('.'), None);
        assert!(
            Space::all().all(Space::is_some) && !Space(SIGNS.len() as u8).is_some() && !Space::NONE.is_some()
        );
        assert!(!Space::NONE.is_some() && !ROOMS.has(Space::NONE) && !Space::NONE.is_room());
        assert_eq!((ROOMS | STAIRCASES | PITS, ROOMS.len()), (Spaces::ALL, 33));
    }

    #[test]
    fn doorways_lead_both_ways() {
        for space in Space::all() {
            assert!(space.near().iter().all(|other| other.near().has(space)), "{space}");
        }
    }
}
