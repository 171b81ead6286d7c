//! The foot of a mountain: crags around all squares of the board.

use super::kinds::CELL;
use super::mountain::Mountain;
use super::pen::svg;
use super::rng::Rng;

type Point = (f64, f64);

fn mix(p: Point, q: Point, t: f64) -> Point {
    (p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t)
}

fn put_triangle(out: &mut String, a: Point, b: Point, c: Point) {
    svg!(out; "M", a.0, " ", a.1, "L", b.0, " ", b.1, "L", c.0, " ", c.1, "Z");
}

/// The crags around the massif: uneven rays, each split into a lit and a dark facet, with snow or moss on the lit one.
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

/// The points of the crags around the board: valley, tip, valley, tip …; always an even number.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::terraces;

    #[test]
    fn crags_surround_the_board_in_pairs() {
        let mountain = terraces();
        let points = crags(&mountain, (400.0, 336.0));
        assert_eq!(points.len() % 2, 0);
        assert!(points.len() > 100);
        for &(x, y) in &points {
            let square = ((x / 32.0).floor() as i32, (y / 32.0).floor() as i32);
            let middle_off = (x - 400.0).hypot(y - 336.0);
            assert!(middle_off > 200.0, "a crag at {square:?} stands inside");
        }
    }
}
