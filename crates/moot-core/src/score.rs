//! Score sheets.

use crate::{MAX_SEATS, Seat, Teams};

/// The maximal number of categories of a score sheet.
pub const MAX_CATEGORIES: usize = 8;

/// The identifier of a row of a score sheet; the page translates it.
pub type Category = &'static str;

/// Points by category and seat, and the ranking.
///
/// # Examples
///
/// ```
/// use moot_core::{ScoreSheet, Seat};
///
/// let mut sheet = ScoreSheet::new(&["gold", "glory"], 3);
/// sheet.points[0][..3].copy_from_slice(&[10, 12, 8]);
/// sheet.points[1][..3].copy_from_slice(&[4, 2, 0]);
/// assert_eq!(sheet.total(Seat(0)), 14);
///
/// // Seats 0 and 1 tie at 14 points; the tie break prefers seat 1.
/// sheet.rank_by(|seat| if seat == Seat(1) { 0 } else { 1 });
/// assert_eq!(sheet.rank[..3], [1, 0, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The categories, in the order of the rulebook.
    pub categories: &'static [Category],
    /// `points[category][seat]`. In a game with teams a seat has the points of its team.
    pub points: [[i16; MAX_SEATS]; MAX_CATEGORIES],
    /// `rank[seat]`: 0 for the winners, then 1 and so on. Tied seats and team mates have equal ranks.
    pub rank: [u8; MAX_SEATS],
    /// The number of seats in use.
    pub seats: u8,
    /// Which seats play together.
    pub teams: Teams,
}

impl ScoreSheet {
    /// Creates an empty sheet for seats that play for themselves.
    #[must_use]
    pub const fn new(categories: &'static [Category], seats: u8) -> ScoreSheet {
        let teams = Teams::alone(seats as usize);
        ScoreSheet {
            categories,
            points: [[0; MAX_SEATS]; MAX_CATEGORIES],
            rank: [0; MAX_SEATS],
            seats,
            teams,
        }
    }

    /// Converts the sheet to teams: the points of each seat become the sum of its team.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::{ScoreSheet, Seat, Teams};
    ///
    /// let mut sheet = ScoreSheet::new(&["gold"], 4);
    /// sheet.points[0][..4].copy_from_slice(&[10, 1, 2, 5]);
    /// let sheet = sheet.joined(Teams::marked(&[0, 1, 1, 0]));
    /// assert_eq!(sheet.points[0][..4], [15, 3, 3, 15]);
    /// assert_eq!(sheet.columns().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    /// ```
    #[must_use]
    pub fn joined(mut self, teams: Teams) -> ScoreSheet {
        self.teams = teams;
        if !teams.any() {
            return self;
        }
        for row in &mut self.points {
            let own = *row;
            for seat in Seat::all(self.seats.into()) {
                row[seat.index()] = teams.team(seat).iter().map(|mate| own[mate.index()]).sum();
            }
        }
        self
    }

    /// Returns the columns of the sheet: one seat for each team, its lowest.
    pub fn columns(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let teams = self.teams;
        Seat::all(self.seats.into()).filter(move |&seat| teams.head(seat) == seat)
    }

    /// Returns the sum of all categories for `seat`.
    ///
    /// # Panics
    /// If `seat` is not below [`MAX_SEATS`].
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.points.iter().map(|row| i32::from(row[seat.index()])).sum()
    }

    /// Computes [`rank`](Self::rank) from the totals. `tie_break` orders seats with equal totals, lowest
    /// first. It has to be equal for all seats of a team.
    pub fn rank_by(&mut self, tie_break: impl Fn(Seat) -> i32) {
        let key = |seat: Seat| (-self.total(seat), tie_break(seat));
        let mut rank = [0; MAX_SEATS];
        for seat in Seat::all(self.seats.into()) {
            rank[seat.index()] = self.columns().filter(|&other| key(other) < key(seat)).count() as u8;
        }
        self.rank = rank;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_true_ties_share_a_place() {
        let mut sheet = ScoreSheet::new(&["gold"], 4);
        sheet.points[0] = [10, 12, 12, 10, 0];
        sheet.rank_by(|seat| if seat == Seat(2) { 0 } else { 5 });
        assert_eq!(sheet.rank[..4], [2, 1, 0, 2]);
    }

    #[test]
    fn a_team_has_one_column_and_one_place() {
        let mut sheet = ScoreSheet::new(&["gold", "glory"], 4);
        sheet.points[0] = [10, 1, 2, 5, 0];
        sheet.points[1] = [0, 20, 4, 1, 0];
        let mut sheet = sheet.joined(Teams::marked(&[0, 1, 1, 0]));
        assert_eq!(sheet.points[0][..4], [15, 3, 3, 15]);
        assert_eq!(Seat::all(4).map(|seat| sheet.total(seat)).collect::<Vec<_>>(), [16, 27, 27, 16]);
        assert_eq!(sheet.columns().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        sheet.rank_by(|_| 0);
        assert_eq!(sheet.rank[..4], [1, 0, 0, 1], "the other team is second, not third");
    }
}
