//! What never changes during a game: the massif with its foot and tiers, and the heart. Draw it once and keep it.

use core::f64::consts::PI;

use super::kinds::CELL;
use super::land::land;
use super::mountain::{HEART, Mountain};
use super::outline::wobbly;
use super::pen::svg;
use super::rng::Rng;
use super::{Season, Square};

/// Everything under the pieces: land, foot, tiers, carve marks and the grid, as one fragment.
#[must_use]
pub fn terrain(mountain: &Mountain, season: Season) -> String {
    let mut out = land(mountain, season);
    out.push_str(&foot(mountain));
    out.push_str(&tiers(mountain));
    out
}

type Point = (f64, f64);

fn mix(p: Point, q: Point, t: f64) -> Point {
    (p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t)
}

fn put_triangle(out: &mut String, a: Point, b: Point, c: Point) {
    svg!(out; "M", a.0, " ", a.1, "L", b.0, " ", b.1, "L", c.0, " ", c.1, "Z");
}

/// Crags around the massif: uneven rays, every tooth split into a lit and a dark facet, snow or moss on the lit one.
#[must_use]
pub fn foot(mountain: &Mountain) -> String {
    let (width, height) = mountain.size();
    let centre = (f64::from(width) / 2.0, f64::from(height) / 2.0);
    let points = crags(mountain, centre);
    let (mut lit, mut dark, mut cap) = (String::new(), String::new(), String::new());
    for (i, &tip) in points.iter().enumerate().filter(|(i, _)| i % 2 == 1) {
        let root = mix(tip, centre, 0.14);
        for valley in [points[i - 1], points[(i + 1) % points.len()]] {
            let side = (valley.0 - root.0 + valley.1 - root.1) / 2.0;
            if side < 0.0 {
                put_triangle(&mut lit, tip, valley, root);
                if tip.1 < centre.1 * 1.5 {
                    put_triangle(&mut cap, tip, mix(tip, valley, 0.5), mix(tip, root, 0.12));
                }
            } else {
                put_triangle(&mut dark, tip, valley, root);
            }
        }
    }
    let mut edge = String::new();
    for (i, point) in points.iter().enumerate() {
        svg!(&mut edge; if i == 0 { "M" } else { "L" }, point.0, " ", point.1);
    }
    edge.push('Z');
    let mut out = String::with_capacity(edge.len() * 3 + lit.len() * 4);
    svg!(&mut out; "<path class=\"foot-shadow\" d=\"", &edge, "\" transform=\"translate(0 9)\"/><path class=\"foot\" d=\"",
        &edge, "\"/><path class=\"foot-lit\" d=\"", &lit, "\"/><path class=\"foot-dark\" d=\"", &dark,
        "\"/><path class=\"foot-cap\" d=\"", &cap, "\"/><path class=\"foot-line\" d=\"", &edge, "\"/>");
    out
}

/// Valley, tip, valley, tip … all around the board; always an even number.
fn crags(mountain: &Mountain, centre: Point) -> Vec<Point> {
    let mut rng = Rng::new(5);
    let cell = f64::from(CELL);
    let mut points = Vec::new();
    let mut angle: f64 = 0.0;
    while angle < 6.24 {
        let (ux, uy) = (angle.cos(), angle.sin());
        let mut far = 0.0;
        let inside = |far: f64| {
            let (x, y) = ((centre.0 + ux * far) / cell, (centre.1 + uy * far) / cell);
            mountain.tier(x.floor() as i32, y.floor() as i32) > 0
        };
        while inside(far) {
            far += 2.0;
        }
        let tip = points.len() % 2 == 1;
        far += if tip { 13.0 + rng.unit() * 11.0 } else { 5.0 + rng.unit() * 5.0 };
        points.push((centre.0 + ux * far, centre.1 + uy * far));
        angle += 0.032 + rng.unit() * 0.034;
    }
    if points.len() % 2 == 1 {
        points.pop();
    }
    points
}

/// Five flat papers, each with a cut edge and a shadow downward, then the marks of the linocut and the grid.
#[must_use]
pub fn tiers(mountain: &Mountain) -> String {
    let mut out = String::new();
    for tier in 1..=5_u8 {
        let radius = if tier == 1 { 5.0 } else { 9.0 };
        let d = wobbly(&mountain.from_tier(tier), radius, &mut Rng::new(40 + u32::from(tier)));
        svg!(&mut out; "<path class=\"tier-drop\" d=\"", &d, "\" transform=\"translate(0 8)\"/><path class=\"tier-edge t",
            tier, "\" d=\"", &d, "\" transform=\"translate(0 4.5)\"/><path class=\"tier t", tier, "\" d=\"", &d, "\"/>");
    }
    let mut rng = Rng::new(77);
    let (mut dark, mut light, mut grid) = (String::new(), String::new(), String::new());
    for ((x, y), tier) in mountain.squares().filter(|&(_, tier)| tier != HEART) {
        let (column, row) = (i32::from(x), i32::from(y));
        let (left, top) = (column * CELL, row * CELL);
        for _ in 0..3 {
            let at = (f64::from(left) + 4.0 + rng.unit() * 22.0, f64::from(top) + 5.0 + rng.unit() * 22.0);
            let stroke = (3.0 + rng.unit() * 6.0, rng.unit() * 3.0 - 1.5);
            let marks = if rng.unit() < 0.5 { &mut dark } else { &mut light };
            svg!(marks; "M", at.0, " ", at.1, "l", stroke.0, " ", stroke.1);
        }
        // gouges in the shade of a higher tier
        if mountain.tier(column, row - 1) > tier {
            for i in 0..7 {
                svg!(&mut dark; "M", f64::from(left) + 3.0 + f64::from(i) * 4.4, " ", top + 11, "v", 3.0 + rng.unit() * 7.0);
            }
        }
        if mountain.tier(column + 1, row) > 0 {
            svg!(&mut grid; "M", left + CELL, " ", top + 3, "v26");
        }
        if mountain.tier(column, row + 1) > 0 {
            svg!(&mut grid; "M", left + 3, " ", top + CELL, "h26");
        }
    }
    svg!(&mut out; "<path class=\"carve dark\" d=\"", &dark, "\"/><path class=\"carve lite\" d=\"", &light,
        "\"/><path class=\"grid\" d=\"", &grid, "\"/>");
    out
}

/// The heart of the mountain; it lies above tunnels and pieces.
#[must_use]
pub fn heart(mountain: &Mountain) -> String {
    let (x, y) = mountain.heart();
    let mut out = String::new();
    svg!(&mut out; "<g class=\"heart\" transform=\"translate(", x, " ", y,
        ")\"><rect x=\"-46\" y=\"-46\" width=\"92\" height=\"92\" rx=\"10\"/><path class=\"h1\" d=\"",
        &star(16, 45.0, 35.0), "\"/><path class=\"h2\" d=\"", &star(12, 35.0, 28.0),
        "\"/><path class=\"h3\" d=\"M0 25q-27-19-24-35 2-11 12-10 8 1 12 10 4-9 12-10 10-1 12 10 3 16-24 35z\"/>\
         <path class=\"h4\" d=\"M-14-9q1-6 5-6M8-12q6 0 6 7M-9 2l9 11 9-11M0 2v11\"/></g>");
    out
}

/// A star of `n` points around (0, 0).
fn star(n: u32, tip: f64, valley: f64) -> String {
    let mut out = String::new();
    for i in 0..n * 2 {
        let angle = f64::from(i) * PI / f64::from(n);
        let far = if i % 2 == 1 { valley } else { tip };
        svg!(&mut out; if i == 0 { "M" } else { "L" }, far * angle.sin(), " ", -far * angle.cos());
    }
    out.push('Z');
    out
}

/// The whole mountain as flat shapes without marks, for a minimap: no tree, no foot, about a tenth of the nodes.
#[must_use]
pub fn miniature(mountain: &Mountain) -> String {
    let mut out = String::new();
    for tier in 1..=5_u8 {
        let cells: Vec<Square> = mountain.from_tier(tier);
        svg!(&mut out; "<path class=\"tier t", tier, "\" d=\"", &super::outline::outline(&cells, 0.0, 9.0), "\"/>");
    }
    out.push_str(&heart(mountain));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{autumn, winter};

    #[test]
    fn both_boards_are_painted_the_same_every_time() {
        for (mountain, season) in [(winter(), Season::Winter), (autumn(), Season::Autumn)] {
            let picture = terrain(&mountain, season);
            assert_eq!(picture, terrain(&mountain, season));
            for tier in 1..=5 {
                assert_eq!(picture.matches(&format!("class=\"tier t{tier}\"")).count(), 1);
            }
            assert!(!picture.contains("NaN") && !picture.contains("inf"));
            assert!(picture.len() < 200_000, "{} bytes", picture.len());
        }
    }

    #[test]
    fn crags_surround_the_board_in_pairs() {
        let mountain = winter();
        let points = crags(&mountain, (400.0, 336.0));
        assert_eq!(points.len() % 2, 0);
        assert!(points.len() > 100);
        for &(x, y) in &points {
            let square = ((x / 32.0).floor() as i32, (y / 32.0).floor() as i32);
            let middle_off = (x - 400.0).hypot(y - 336.0);
            assert!(middle_off > 200.0, "a crag at {square:?} stands inside");
        }
    }

    #[test]
    fn a_star_has_its_tips() {
        assert_eq!(star(2, 10.0, 5.0), "M0 -10L5 0L0 10L-5 0Z");
    }
}
