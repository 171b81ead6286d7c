//! Seats round a table and sets of them.

use core::fmt;

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in clockwise order.
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
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, clockwise.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
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
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just `seat`.
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats: everybody at a table of that size.
    #[must_use]
    pub const fn all(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The seats that are in either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether `seat` belongs to the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
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
