//! Seats at the table, and sets of them.

use core::fmt;

/// The maximal number of seats of a game.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, counted from 0 in clockwise order; below [`MAX_SEATS`].
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
///
/// let clockwise: Vec<Seat> = Seat::all(3).collect();
/// assert_eq!(clockwise, [Seat(0), Seat(1), Seat(2)]);
/// assert_eq!(["Ann", "Bo", "Cy"][Seat(2).index()], "Cy");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the first `count` seats in clockwise order, at most [`MAX_SEATS`].
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, as a bit set. `Ord` compares the bits.
///
/// # Examples
///
/// ```
/// use moot_core::{Seat, SeatSet};
///
/// let asked = SeatSet::one(Seat(0)).with(Seat(3));
/// assert!(asked.contains(Seat(3)) && !asked.contains(Seat(1)));
/// assert_eq!(asked.len(), 2);
/// assert_eq!(asked.union(SeatSet::all(2)).iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(3)]);
/// assert!(SeatSet::NONE.is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// Returns the set that holds `seat` only.
    ///
    /// # Panics
    /// In debug builds, if `seat` is not below 8.
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Returns the first `count` seats: all seats of a game of that size.
    ///
    /// # Panics
    /// In debug builds, if `count` is above 15.
    #[must_use]
    pub const fn all(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Returns the set with `seat` added.
    ///
    /// # Panics
    /// In debug builds, if `seat` is not below 8.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Returns whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let set = SeatSet::one(Seat(1)).with(Seat(4));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(set.len(), 2);
        assert!(!set.contains(Seat(0)) && !set.is_empty() && SeatSet::NONE.is_empty());
        assert_eq!(SeatSet::all(5).len(), 5);
        assert_eq!(SeatSet::all(2).union(set).len(), 3);
    }
}
