//! Exact places for regular pentagons that are joined edge to edge.
//!
//! With z the tenth root of unity, a turn by 36 degrees counter-clockwise, a point is `a + b z + c z^2 + d z^3` with small
//! integers; the unit is the distance between the centres of two neighbouring tiles. As `z^4 = z^3 - z^2 + z - 1`, sums and
//! turns stay in that form, so that every question (the same place? a common edge? an overlap? over the player board?) is
//! answered with integers alone. Neighbours are copies of each other after half a turn: in tiles *A* the outward normals
//! of the edges 0 to 4 are `z^0, z^2 ... z^8`, in tiles *B* their negatives. The centre alone tells which: `a - b + c - d`
//! modulo 5 is 0 for A and 1 for B. Both tiles use the same number for the edge that they share.

use core::fmt;

/// The place of a tile: its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub [i8; 4]);

/// `z^(2k)` for the edges 0 to 4.
const NORMALS: [[i8; 4]; 5] = [[1, 0, 0, 0], [0, 0, 1, 0], [-1, 1, -1, 1], [0, -1, 0, 0], [0, 0, 0, -1]];

/// One as a fixed-point number.
const ONE: i32 = 1 << 20;
/// The golden ratio as a fixed-point number, to the nearest.
const PHI: i32 = 1_696_631;

/// `m + n phi` as a fixed-point number. Its sign is exact: `|m + n phi| >= 1 / (|m| + 0.62 |n|)` unless both are 0, and the
/// error is at most `n / 2` units. With at most 84 tiles in a network, |m| and |n| stay below 500, so that the least value
/// that is not 0 has more than 1,200 units and an error below 250.
const fn fixed(m: i32, n: i32) -> i32 {
    m * ONE + n * PHI
}

/// Square root of 5: tiles of the same orientation are apart from here on.
const SAME: i32 = fixed(-1, 2);
/// Twice the apothem twice: tiles of different orientation, face to face.
const CLOSE: i32 = fixed(2, 0);
/// The player board begins here for a tile B: `3 - 2 phi`.
const RIM: i32 = fixed(3, -2);

/// Twice the parts of a centre along the five normals of a tile A, as fixed-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach([i32; 5]);

impl Cell {
    /// The first place of a network, beside the doorway of the player board.
    pub const START: Cell = Cell([0; 4]);

    /// Whether it is the place of a tile A (edge 0 faces right); otherwise of a tile B (edge 0 faces left).
    #[must_use]
    pub fn is_a(self) -> bool {
        self.residue() == 0
    }

    fn residue(self) -> i32 {
        let [a, b, c, d] = self.0.map(i32::from);
        (a - b + c - d).rem_euclid(5)
    }

    /// Whether it is the place of a tile at all.
    #[must_use]
    pub fn is_place(self) -> bool {
        self.residue() < 2
    }

    /// The place across edge `k` (0 to 4); `None` when it is too far away for the numbers.
    #[must_use]
    pub fn across(self, k: usize) -> Option<Cell> {
        let normal = NORMALS[k % 5];
        let mut centre = self.0;
        for (part, step) in centre.iter_mut().zip(normal) {
            *part = if self.is_a() { part.checked_add(step)? } else { part.checked_sub(step)? };
        }
        Some(Cell(centre))
    }

    pub(crate) fn reach(self) -> Reach {
        let [a, b, c, d] = self.0.map(i32::from);
        // Twice the real part of the centre turned by -2k: of z^j it is 2, phi, phi - 1, 1 - phi, -phi, -2 for j from 0 to 5.
        let twice = |j: i32| match j.rem_euclid(10) {
            0 => fixed(2, 0),
            1 | 9 => fixed(0, 1),
            2 | 8 => fixed(-1, 1),
            3 | 7 => fixed(1, -1),
            4 | 6 => fixed(0, -1),
            _ => fixed(-2, 0),
        };
        Reach([0, 2, 4, 6, 8].map(|k| a * twice(-k) + b * twice(1 - k) + c * twice(2 - k) + d * twice(3 - k)))
    }

    /// Whether a tile here would have a point over the player board, whose rim lies right of the start.
    #[must_use]
    pub fn is_over_board(self) -> bool {
        self.reach().0[0] > if self.is_a() { 0 } else { RIM }
    }

    /// Whether tiles on both places would have inner points in common.
    #[must_use]
    pub fn overlaps(self, other: Cell) -> bool {
        overlap((self.is_a(), &self.reach()), (other.is_a(), &other.reach()))
    }

    /// The centre as a pair of numbers for drawing, x to the right and y up. The unit is the distance between the centres of
    /// neighbouring tiles.
    #[must_use]
    pub fn point(self) -> (f64, f64) {
        const COS: [f64; 4] =
            [1.0, 0.809_016_994_374_947_5, 0.309_016_994_374_947_45, -0.309_016_994_374_947_34];
        const SIN: [f64; 4] =
            [0.0, 0.587_785_252_292_473_1, 0.951_056_516_295_153_5, 0.951_056_516_295_153_6];
        self.0.iter().enumerate().fold((0.0, 0.0), |(x, y), (at, &part)| {
            (x + f64::from(part) * COS[at], y + f64::from(part) * SIN[at])
        })
    }
}

/// Whether two tiles, each with whether it is an A, have inner points in common: two convex shapes are apart exactly if a
/// line along an edge of one separates them, and a pentagon reaches 1/2 along a normal and 1/phi against it. Tiles of different
/// orientation have parallel edges that face each other, so that one sign of the distance is enough.
pub(crate) fn overlap(one: (bool, &Reach), two: (bool, &Reach)) -> bool {
    let same = one.0 == two.0;
    !one.1.0.iter().zip(two.1.0).any(|(from, to)| {
        let part = if one.0 { to - from } else { from - to };
        if same { part >= SAME || -part >= SAME } else { part >= CLOSE }
    })
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.0;
        write!(f, "{a},{b},{c},{d}")
    }
}

#[cfg(test)]
#[path = "cell_tests.rs"]
mod tests;
