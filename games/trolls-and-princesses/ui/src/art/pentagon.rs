//! Regular pentagons that are joined edge to edge, in picture coordinates.
//!
//! The rules keep places as integers; this module converts them to coordinates for painting. The centres of neighbours are
//! [`UNIT`] apart. The outward normal of edge `k` of a tile *A* points `72 k` degrees counter-clockwise from the right, that
//! of a tile *B* the opposite way.

use moot_art::Rect;
use moot_art::pen::{Hundredths, svg};

/// The distance between the centres of neighbouring tiles, in picture units.
pub const UNIT: f64 = 96.0;
/// The distance from the centre of a tile to the middle of an edge.
pub const APOTHEM: f64 = UNIT / 2.0;
/// The distance from the centre of a tile to a corner.
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

/// A pentagon in picture coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pentagon {
    /// The centre; y grows downward.
    pub at: (f64, f64),
    /// Whether it is a tile A.
    pub a: bool,
}

impl Pentagon {
    /// The pentagon whose centre is at (x, y) in the coordinates of the rules: neighbours at distance 1, y upward.
    #[must_use]
    pub fn of((x, y): (f64, f64), a: bool) -> Pentagon {
        Pentagon { at: (x * UNIT, -y * UNIT), a }
    }

    /// The point `radius` units from the centre, `tenth` times 36 degrees counter-clockwise from the right.
    fn around(&self, tenth: usize, radius: f64) -> (f64, f64) {
        let (cos, sin) = TURNS[(tenth + if self.a { 0 } else { 5 }) % 10];
        (self.at.0 + cos * radius, self.at.1 - sin * radius)
    }

    /// The middle of edge `k` (0 to 4), scaled by `share` from the centre.
    #[must_use]
    pub fn edge(&self, k: usize, share: f64) -> (f64, f64) {
        self.around(2 * k, APOTHEM * share)
    }

    /// The corner after edge `k`, scaled by `share` from the centre.
    #[must_use]
    pub fn corner(&self, k: usize, share: f64) -> (f64, f64) {
        self.around(2 * k + 1, RADIUS * share)
    }

    /// The clockwise rotation, in degrees, that places a picture with its outside upward on edge `k`.
    #[must_use]
    pub fn slant(&self, k: usize) -> i32 {
        // SVG rotates clockwise; upward is a quarter turn from the right.
        90 - 72 * (k as i32) - if self.a { 0 } else { 180 }
    }

    /// The outline as the `d` attribute of an SVG path, scaled by `share`.
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

    /// The bounding rectangle.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let corners = [0, 1, 2, 3, 4].map(|k| self.corner(k, 1.0));
        let least = corners.into_iter().reduce(|a, b| (a.0.min(b.0), a.1.min(b.1))).unwrap_or(self.at);
        let most = corners.into_iter().reduce(|a, b| (a.0.max(b.0), a.1.max(b.1))).unwrap_or(self.at);
        Rect::between(least, most)
    }

    /// Whether the pentagon contains a point.
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
            let one = Pentagon { at: (7.0, -3.0), a };
            for k in 0..5 {
                let (ex, ey) = one.edge(k, 2.0);
                let two = Pentagon { at: (ex, ey), a: !a };
                assert!(near(one.edge(k, 1.0), two.edge(k, 1.0)), "{k}");
                assert!(near(one.corner(k, 1.0), two.corner((k + 4) % 5, 1.0)), "{k}");
                assert!(near(one.corner((k + 4) % 5, 1.0), two.corner(k, 1.0)), "{k}");
            }
        }
    }

    #[test]
    fn holds_tells_inside_from_outside() {
        let pentagon = Pentagon { at: (0.0, 0.0), a: true };
        for k in 0..5 {
            assert!(pentagon.holds(pentagon.edge(k, 0.99)) && !pentagon.holds(pentagon.edge(k, 1.01)));
            assert!(pentagon.holds(pentagon.corner(k, 0.99)) && !pentagon.holds(pentagon.corner(k, 1.01)));
        }
        let bounds = pentagon.bounds();
        assert!((bounds.right() - APOTHEM).abs() < 1e-9 && (bounds.x + RADIUS).abs() < 1e-9);
        assert!((bounds.y + bounds.bottom()).abs() < 1e-9);
    }

    #[test]
    fn pictures_on_an_edge_point_outward() {
        for a in [true, false] {
            let pentagon = Pentagon { at: (0.0, 0.0), a };
            for k in 0..5 {
                let turn = f64::from(pentagon.slant(k)).to_radians();
                // The upward vector (0, -1) after the rotation.
                let out = (turn.sin() * APOTHEM, -turn.cos() * APOTHEM);
                assert!(near(out, pentagon.edge(k, 1.0)), "{a} {k}: {out:?}");
            }
        }
    }
}
