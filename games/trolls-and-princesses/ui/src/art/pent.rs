//! Regular pentagons that are joined edge to edge, as points of the picture.
//!
//! The rules keep places as integers; here they are coordinates, for painting alone. The middles of neighbours are [`UNIT`]
//! apart. The outward normal of edge `k` of a tile *A* points `72 k` degrees counter-clockwise from the right, that of a tile
//! *B* the opposite way.

use moot_art::pen::{Hundredths, svg};

/// The distance between the middles of neighbouring tiles, in units of the picture.
pub const UNIT: f64 = 96.0;
/// From the middle of a tile to the middle of an edge.
pub const APOTHEM: f64 = UNIT / 2.0;
/// From the middle of a tile to a corner.
pub const RADIUS: f64 = APOTHEM * 1.236_067_977_499_79;

/// Cosine and sine of multiples of 36 degrees.
const TURNS: [(f64, f64); 10] = [
    (1.0, 0.0),
    (0.809_016_994_374_947_5, 0.587_785_252_292_473_1),
    (0.309_016_994_374_947_45, 0.951_056_516_295_153_5),
    (-0.309_016_994_374_947_34, 0.951_056_516_295_153_6),
    (-0.809_016_994_374_947_3, 0.587_785_252_292_473_2),
    (-1.0, 0.0),
    (-0.809_016_994_374_947_5, -0.587_785_252_292_473),
    (-0.309_016_994_374_947_56, -0.951_056_516_295_153_5),
    (0.309_016_994_374_947_2, -0.951_056_516_295_153_6),
    (0.809_016_994_374_947_3, -0.587_785_252_292_473_4),
];

/// A pentagon of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pent {
    /// Its middle; y grows downward.
    pub at: (f64, f64),
    /// Whether it is a tile A.
    pub a: bool,
}

impl Pent {
    /// The pentagon whose middle is at (x, y) of the rules: in distances between neighbours, y upward.
    #[must_use]
    pub fn of((x, y): (f64, f64), a: bool) -> Pent {
        Pent { at: (x * UNIT, -y * UNIT), a }
    }

    /// So many times 36 degrees counter-clockwise from the right, `radius` units from the middle.
    fn around(&self, tenth: usize, radius: f64) -> (f64, f64) {
        let (cos, sin) = TURNS[(tenth + if self.a { 0 } else { 5 }) % 10];
        (self.at.0 + cos * radius, self.at.1 - sin * radius)
    }

    /// The middle of an edge (0 to 4), `share` of the way from the middle of the tile.
    #[must_use]
    pub fn edge(&self, k: usize, share: f64) -> (f64, f64) {
        self.around(2 * k, APOTHEM * share)
    }

    /// The corner after an edge, `share` of the way from the middle.
    #[must_use]
    pub fn corner(&self, k: usize, share: f64) -> (f64, f64) {
        self.around(2 * k + 1, RADIUS * share)
    }

    /// By how many degrees something that is drawn with its outside upward is turned to lie on an edge.
    #[must_use]
    pub fn slant(&self, k: usize) -> i32 {
        // The picture turns clockwise; upward is a quarter of a turn from the right.
        90 - 72 * (k as i32) - if self.a { 0 } else { 180 }
    }

    /// The `d` of its outline, `share` times as large.
    #[must_use]
    pub fn path(&self, share: f64) -> String {
        let mut out = String::with_capacity(72);
        for k in 0..5 {
            let (x, y) = self.corner(k, share);
            let hundredths = |n: f64| Hundredths((n * 100.0).round() as i32);
            svg!(&mut out; if k == 0 { "M" } else { "L" }, hundredths(x), " ", hundredths(y));
        }
        out.push('Z');
        out
    }

    /// Left, top, right and bottom.
    #[must_use]
    pub fn bounds(&self) -> [f64; 4] {
        let mut found = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for k in 0..5 {
            let (x, y) = self.corner(k, 1.0);
            found = [found[0].min(x), found[1].min(y), found[2].max(x), found[3].max(y)];
        }
        found
    }

    /// Whether a point lies in it.
    #[must_use]
    pub fn holds(&self, (x, y): (f64, f64)) -> bool {
        (0..5).all(|k| {
            let (nx, ny) = self.around(2 * k, 1.0);
            (x - self.at.0) * (nx - self.at.0) + (y - self.at.1) * (ny - self.at.1) <= APOTHEM
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).hypot(a.1 - b.1) < 1e-6
    }

    #[test]
    fn neighbours_share_the_ends_of_their_edge() {
        for a in [true, false] {
            let one = Pent { at: (7.0, -3.0), a };
            for k in 0..5 {
                let (ex, ey) = one.edge(k, 2.0);
                let two = Pent { at: (ex, ey), a: !a };
                assert!(near(one.edge(k, 1.0), two.edge(k, 1.0)), "{k}");
                assert!(near(one.corner(k, 1.0), two.corner((k + 4) % 5, 1.0)), "{k}");
                assert!(near(one.corner((k + 4) % 5, 1.0), two.corner(k, 1.0)), "{k}");
            }
        }
    }

    #[test]
    fn a_point_is_inside_or_outside() {
        let pent = Pent { at: (0.0, 0.0), a: true };
        for k in 0..5 {
            assert!(pent.holds(pent.edge(k, 0.99)) && !pent.holds(pent.edge(k, 1.01)));
            assert!(pent.holds(pent.corner(k, 0.99)) && !pent.holds(pent.corner(k, 1.01)));
        }
        let [left, top, right, bottom] = pent.bounds();
        assert!(
            (right - APOTHEM).abs() < 1e-9 && (left + RADIUS).abs() < 1e-9 && (top + bottom).abs() < 1e-9
        );
    }

    #[test]
    fn what_lies_on_an_edge_looks_outward() {
        for a in [true, false] {
            let pent = Pent { at: (0.0, 0.0), a };
            for k in 0..5 {
                let turn = f64::from(pent.slant(k)).to_radians();
                // Upward, (0, -1), after the turn.
                let out = (turn.sin() * APOTHEM, -turn.cos() * APOTHEM);
                assert!(near(out, pent.edge(k, 1.0)), "{a} {k}: {out:?}");
            }
        }
    }
}
