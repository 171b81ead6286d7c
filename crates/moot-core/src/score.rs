//! A sheet of points by category.

use crate::{MAX_SEATS, Seat};

/// The most categories that a score sheet of any game here has.
pub const MAX_CATEGORIES: usize = 8;

/// The name of a row of a score sheet, as the rules know it; the page translates it.
pub type Category = &'static str;

/// Points by category and seat, with the ranking that the rules derive from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The categories in the order of the rulebook.
    pub categories: &'static [Category],
    /// `points[category][seat]`.
    pub points: [[i16; MAX_SEATS]; MAX_CATEGORIES],
    /// `rank[seat]`: 0 for the winner or winners, then 1 and so on; equal for those who share a place.
    pub rank: [u8; MAX_SEATS],
    /// How many seats are in use.
    pub seats: u8,
}

impl ScoreSheet {
    /// An empty sheet.
    #[must_use]
    pub const fn new(categories: &'static [Category], seats: u8) -> ScoreSheet {
        ScoreSheet { categories, points: [[0; MAX_SEATS]; MAX_CATEGORIES], rank: [0; MAX_SEATS], seats }
    }

    /// The sum of all categories for `seat`.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.points.iter().map(|row| i32::from(row[seat.index()])).sum()
    }

    /// Fills [`rank`](Self::rank) from the totals; `tie_break` says which of two equal totals is better (less wins).
    pub fn rank_by(&mut self, tie_break: impl Fn(Seat) -> i32) {
        let key = |seat: Seat| (-self.total(seat), tie_break(seat));
        let mut rank = [0; MAX_SEATS];
        for seat in Seat::all(self.seats.into()) {
            rank[seat.index()] =
                Seat::all(self.seats.into()).filter(|&other| key(other) < key(seat)).count() as u8;
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
}
