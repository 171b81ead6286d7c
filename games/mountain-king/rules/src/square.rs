//! Squares of the mountain and sets of squares as bitboards.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Rows of the largest map.
pub const ROWS: usize = 21;
/// Bits kept for a row; a map may be at most this wide.
pub const STRIDE: usize = 32;

/// A square, `row * 32 + column`, both counted from 0 at the top left. Its text form is `column,row`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square(pub u16);

impl Square {
    /// Stands for "nowhere" in compact tables.
    pub const NONE: Square = Square(u16::MAX);

    /// The square in that column and row.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Square {
        Square(row as u16 * STRIDE as u16 + column as u16)
    }

    /// The column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 % STRIDE as u16) as u8
    }

    /// The row, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        let row = self.0 / STRIDE as u16;
        if row < u8::MAX as u16 { row as u8 } else { u8::MAX }
    }

    /// Whether this is a place at all and not [`NONE`](Self::NONE).
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != u16::MAX
    }

    /// The square that lies `(dx, dy)` away, if that is still within the frame of 32 by 21.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Square> {
        let (x, y) = (self.column() as i16 + dx as i16, self.row() as i16 + dy as i16);
        if self.is_some() && x >= 0 && x < STRIDE as i16 && y >= 0 && y < ROWS as i16 {
            Some(Square((y * STRIDE as i16 + x) as u16))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_some() { write!(f, "{},{}", self.column(), self.row()) } else { f.write_str("nowhere") }
    }
}

/// A set of squares: one word a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mask(pub [u32; ROWS]);

impl Mask {
    /// No square.
    pub const EMPTY: Mask = Mask([0; ROWS]);

    /// Just `square`.
    #[must_use]
    pub const fn one(square: Square) -> Mask {
        let mut rows = [0; ROWS];
        rows[square.row() as usize] = 1 << square.column();
        Mask(rows)
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        // Squares also come from outside: those below the last row are in no set.
        (square.row() as usize) < ROWS && self.0[square.row() as usize] >> square.column() & 1 == 1
    }

    /// Adds `square`.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.row() as usize] |= 1 << square.column();
    }

    /// Takes `square` out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.row() as usize] &= !(1 << square.column());
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, &row| all | row) == 0
    }

    /// The number of squares in the set.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether the two sets share a square.
    #[must_use]
    #[inline]
    pub fn meets(&self, other: &Mask) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a & b)) != 0
    }

    /// The number of squares that the two sets share.
    #[must_use]
    #[inline]
    pub fn common(&self, other: &Mask) -> u32 {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones()).sum()
    }

    /// The squares that are in `self` and not in `other`.
    #[must_use]
    #[inline]
    pub fn minus(&self, other: &Mask) -> Mask {
        let mut rows = self.0;
        for (row, less) in rows.iter_mut().zip(&other.0) {
            *row &= !less;
        }
        Mask(rows)
    }

    /// The squares that share a side with the set, without those of the set itself unless they touch each other.
    #[must_use]
    #[inline]
    pub fn sides(&self) -> Mask {
        let mut rows = [0; ROWS];
        for (y, side) in rows.iter_mut().enumerate() {
            let up = if y > 0 { self.0[y - 1] } else { 0 };
            let down = if y + 1 < ROWS { self.0[y + 1] } else { 0 };
            *side = self.0[y] << 1 | self.0[y] >> 1 | up | down;
        }
        Mask(rows)
    }

    /// Everything in `within` that can be reached from the set by steps over sides, the set's own part in it included.
    #[must_use]
    pub fn flood(&self, within: &Mask) -> Mask {
        let mut reached = *self & *within;
        loop {
            let next = (reached | reached.sides()) & *within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The first square in reading order.
    #[must_use]
    pub fn first(&self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let rows = self.0;
        (0..ROWS).flat_map(move |y| {
            let mut row = rows[y];
            core::iter::from_fn(move || {
                (row != 0).then(|| {
                    let x = row.trailing_zeros();
                    row &= row - 1;
                    Square(y as u16 * STRIDE as u16 + x as u16)
                })
            })
        })
    }
}

impl BitAnd for Mask {
    type Output = Mask;
    #[inline]
    fn bitand(mut self, other: Mask) -> Mask {
        for (row, with) in self.0.iter_mut().zip(&other.0) {
            *row &= with;
        }
        self
    }
}

impl BitOr for Mask {
    type Output = Mask;
    #[inline]
    fn bitor(mut self, other: Mask) -> Mask {
        self |= other;
        self
    }
}

impl BitOrAssign for Mask {
    #[inline]
    fn bitor_assign(&mut self, other: Mask) {
        for (row, with) in self.0.iter_mut().zip(&other.0) {
            *row |= with;
        }
    }
}

impl Not for Mask {
    type Output = Mask;
    #[inline]
    fn not(mut self) -> Mask {
        for row in &mut self.0 {
            *row = !*row;
        }
        self
    }
}

impl FromIterator<Square> for Mask {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Mask {
        let mut mask = Mask::EMPTY;
        for square in squares {
            mask.insert(square);
        }
        mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_knows_its_column_and_row() {
        let square = Square::at(24, 20);
        assert_eq!((square.column(), square.row(), square.to_string()), (24, 20, "24,20".into()));
        assert_eq!(square.offset(-4, -20), Some(Square::at(20, 0)));
        assert_eq!(square.offset(0, 1), None);
        assert_eq!(Square::at(0, 3).offset(-1, 0), None);
    }

    #[test]
    fn sides_are_the_four_neighbours_and_never_wrap() {
        let at = |x, y| Mask::one(Square::at(x, y));
        assert_eq!(at(3, 3).sides(), at(3, 2) | at(2, 3) | at(4, 3) | at(3, 4));
        assert_eq!(at(0, 0).sides(), at(1, 0) | at(0, 1));
        assert_eq!(at(31, 20).sides(), at(30, 20) | at(31, 19));
    }

    #[test]
    fn sets_keep_what_comes_twice_and_know_what_is_outside() {
        let set: Mask = [(1, 1), (1, 2), (3, 1), (3, 1)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        assert_eq!((set.count(), set.is_empty(), Mask::EMPTY.is_empty()), (3, false, true));
        let two: Mask = [(1, 1), (1, 2)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        assert!(!two.is_empty(), "the same column in two rows");
        assert!(set.sides().has(Square::at(2, 1)), "beside two squares");
        let column: Mask =
            [(5, 1), (5, 3), (4, 2), (6, 2)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        assert!(column.sides().has(Square::at(5, 2)), "between four squares");
        assert!(!set.has(Square(ROWS as u16 * STRIDE as u16)) && !set.has(Square::NONE));
        let rest = !set;
        assert!(!rest.has(Square::at(1, 1)) && rest.has(Square::at(2, 2)));
    }

    #[test]
    fn a_flood_stays_within_and_does_not_jump_corners() {
        let within: Mask =
            [(1, 1), (2, 1), (3, 2), (2, 2), (5, 5)].map(|(x, y)| Square::at(x, y)).into_iter().collect();
        let reached = Mask::one(Square::at(1, 1)).flood(&within);
        assert_eq!(reached.count(), 4);
        assert!(!reached.has(Square::at(5, 5)));
        let corner: Mask = [Square::at(1, 1), Square::at(2, 2)].into_iter().collect();
        assert_eq!(Mask::one(Square::at(1, 1)).flood(&corner).count(), 1);
    }
}
