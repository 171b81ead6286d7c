//! Teams: which seats play together.

use crate::{MAX_SEATS, Seat, SeatSet};

/// Which team each seat plays for. Team mates win and lose together and share one score. In most games every
/// seat is a team of its own.
///
/// # Examples
///
/// ```
/// use moot_core::{Seat, Teams};
///
/// // Two teams of two; team mates sit opposite each other.
/// let teams = Teams::marked(&[0, 1, 0, 1]);
/// assert_eq!(teams.count(), 2);
/// assert!(teams.allied(Seat(0), Seat(2)));
/// assert_eq!(teams.mates(Seat(3)).collect::<Vec<_>>(), [Seat(1)]);
/// assert_eq!(teams.head(Seat(3)), Seat(1));
///
/// assert!(!Teams::alone(4).any(), "by default every seat plays alone");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Teams {
    /// The team of each seat, numbered from 0 in the order of the lowest seats. An unused seat is a team of
    /// its own.
    of: [u8; MAX_SEATS],
    seats: u8,
}

impl Teams {
    /// Every seat plays for itself.
    #[must_use]
    pub const fn alone(seats: usize) -> Teams {
        let mut of = [0; MAX_SEATS];
        let mut seat = 0;
        while seat < MAX_SEATS {
            of[seat] = seat as u8;
            seat += 1;
        }
        Teams { of, seats: seats as u8 }
    }

    /// Creates teams from one mark per seat: seats with equal marks play together. Marks beyond [`MAX_SEATS`]
    /// are ignored.
    #[must_use]
    pub fn marked(marks: &[u8]) -> Teams {
        let marks = &marks[..marks.len().min(MAX_SEATS)];
        let mut teams = Teams::alone(marks.len());
        let mut count = 0;
        for (seat, mark) in marks.iter().enumerate() {
            teams.of[seat] = match marks[..seat].iter().position(|other| other == mark) {
                Some(mate) => teams.of[mate],
                None => {
                    count += 1;
                    count - 1
                }
            };
        }
        teams
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns the team of a seat, numbered from 0.
    ///
    /// # Panics
    /// If `seat` is not below [`MAX_SEATS`].
    #[must_use]
    pub const fn of(&self, seat: Seat) -> u8 {
        self.of[seat.index()]
    }

    /// Returns whether two seats play together. Every seat is allied with itself.
    #[must_use]
    pub const fn allied(&self, one: Seat, other: Seat) -> bool {
        self.of(one) == self.of(other)
    }

    /// Returns the seats of a seat's team, itself included.
    #[must_use]
    pub fn team(&self, seat: Seat) -> SeatSet {
        Seat::all(self.seats())
            .filter(|&other| self.allied(seat, other))
            .fold(SeatSet::one(seat), SeatSet::with)
    }

    /// Returns the other seats of a seat's team.
    pub fn mates(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.team(seat).iter().filter(move |&other| other != seat)
    }

    /// Returns the lowest seat of a seat's team. It represents the team where one seat is needed.
    #[must_use]
    pub fn head(&self, seat: Seat) -> Seat {
        self.team(seat).iter().next().unwrap_or(seat)
    }

    /// Returns the teams in the order of their lowest seats.
    pub fn iter(&self) -> impl Iterator<Item = SeatSet> + use<> {
        let teams = *self;
        Seat::all(self.seats())
            .filter(move |&seat| teams.head(seat) == seat)
            .map(move |seat| teams.team(seat))
    }

    /// Returns the number of teams.
    #[must_use]
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// Returns whether any seat has a team mate.
    #[must_use]
    pub fn any(&self) -> bool {
        self.count() < self.seats()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_alone_unless_they_are_marked_alike() {
        let alone = Teams::alone(3);
        assert!(!alone.any() && alone.count() == 3);
        assert_eq!(alone.mates(Seat(1)).count(), 0);
        assert_eq!(alone.iter().map(SeatSet::len).collect::<Vec<_>>(), [1, 1, 1]);
        assert_eq!(Teams::marked(&[4, 2, 9]), alone, "only the equality of marks matters");
    }

    #[test]
    fn team_mates_are_found_from_either_side() {
        let pairs = Teams::marked(&[1, 0, 0, 1]);
        assert!(pairs.any());
        assert_eq!(pairs.count(), 2);
        assert_eq!(
            pairs.iter().collect::<Vec<_>>(),
            [SeatSet::one(Seat(0)).with(Seat(3)), SeatSet::one(Seat(1)).with(Seat(2))]
        );
        assert_eq!(pairs.mates(Seat(3)).collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!((pairs.of(Seat(3)), pairs.of(Seat(2)), pairs.head(Seat(3))), (0, 1, Seat(0)));
        assert!(
            pairs.allied(Seat(1), Seat(2))
                && pairs.allied(Seat(1), Seat(1))
                && !pairs.allied(Seat(0), Seat(1))
        );
    }
}
