//! The land around the massif: a snowfield with firs or an autumn wood, and one lit cottage as a landmark.

use super::kinds::{CELL, Season};
use super::mountain::Mountain;
use super::pen::svg;
use super::rng::Rng;
use super::wood::{BIRCH, Kind, OAKS, SNOWY, Tree, put_wood, scatter};

/// The size of the land beyond the board, horizontally and vertically, in SVG units: it fills frames of other proportions.
const MARGIN: (i32, i32) = (260, 140);
const TREES: usize = 400;
const TRIES: u32 = 6000;

const COTTAGE: &str = "<path class=\"wall\" d=\"M-24-18h48V4h-48z\"/><path class=\"top\" d=\"M-31-16 0-37l31 21-4 5L0-29l-27 18z\"/>\
    <path class=\"chim\" d=\"M10-38h8v10l-8-5z\"/><path class=\"glow\" d=\"M-17-12h10v9h-10zM8-12h9v9H8z\"/><path class=\"dr\" d=\"M-3 4v-13h8V4z\"/>";

/// The land of a season, larger than the frame of the board.
#[must_use]
pub fn land(mountain: &Mountain, season: Season) -> String {
    let (width, height) = mountain.size();
    let (left, top) = (-MARGIN.0, -MARGIN.1);
    let (wide, high) = (width + 2 * MARGIN.0, height + 2 * MARGIN.1);
    let mut rng = Rng::new(if season == Season::Winter { 11 } else { 23 });
    let mut out = String::with_capacity(64 * 1024);
    svg!(&mut out; "<rect class=\"land\" x=\"", left, "\" y=\"", top, "\" width=\"", wide, "\" height=\"", high, "\"/>");
    let spot = |rng: &mut Rng| {
        let x = f64::from(left) + rng.unit() * f64::from(wide);
        (x, f64::from(top) + rng.unit() * f64::from(high))
    };
    for _ in 0..70 {
        let (x, y) = spot(&mut rng);
        let w = 40.0 + rng.unit() * 90.0;
        let class = if rng.unit() < 0.6 { "drift" } else { "drift lo" };
        let rise = 8.0 + rng.unit() * 10.0;
        svg!(&mut out; "<path class=\"", class, "\" d=\"M", x, " ", y, "q", w / 2.0, " ", -rise, " ", w, " 0q", -w / 2.0,
            " -4 ", -w, " 0z\"/>");
    }
    put_wood(&mut out, &wood(mountain, season, &mut rng, spot));
    svg!(&mut out; "<g class=\"cottage\" transform=\"translate(", width - 34, " ", height + 14, ")\">", COTTAGE, "</g>");
    out
}

/// Whether a point is outside the massif and its foot.
fn outside(mountain: &Mountain, x: f64, y: f64) -> bool {
    const CLEAR: [f64; 3] = [-42.0, 0.0, 42.0];
    let tier = |x: f64, y: f64| {
        let cell = f64::from(CELL);
        mountain.tier((x / cell).floor() as i32, (y / cell).floor() as i32)
    };
    CLEAR.iter().all(|dy| CLEAR.iter().all(|dx| tier(x + dx, y + dy) == 0))
}

/// The trees around the massif, from back to front.
fn wood(
    mountain: &Mountain,
    season: Season,
    rng: &mut Rng,
    spot: impl Fn(&mut Rng) -> (f64, f64),
) -> Vec<Tree> {
    scatter(TREES, TRIES, |trees| {
        let (x, y) = spot(rng);
        let height = 28.0 + rng.unit() * 24.0;
        let clear = !(-80.0..=-4.0).contains(&y)
            && outside(mountain, x, y)
            && outside(mountain, x, y - height * 0.8)
            && trees.iter().all(|t| (t.x - x).hypot((t.y - y) * 1.5) > 16.0);
        clear.then(|| Tree { x, y, height, kind: sort(season, rng.unit()) })
    })
}

/// The kind of tree for a random number from 0 to 1.
const fn sort(season: Season, which: f64) -> Kind {
    let ([light, dark], birches, light_ones) = match season {
        Season::Winter => (SNOWY, 0.0, 0.6),
        Season::Autumn => (OAKS, 0.25, 0.35),
    };
    if which < birches {
        BIRCH
    } else if which < birches + light_ones {
        light
    } else {
        dark
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::terraces;

    #[test]
    fn trees_avoid_the_massif_and_are_sorted() {
        let mountain = terraces();
        for season in [Season::Winter, Season::Autumn] {
            let spot = |rng: &mut Rng| (rng.unit() * 1400.0 - 200.0, rng.unit() * 1200.0 - 140.0);
            let spots: Vec<(f64, f64)> = wood(&mountain, season, &mut Rng::new(11), spot)
                .iter()
                .map(|tree| (tree.x, tree.y))
                .collect();
            assert!(spots.len() > 300, "{} trees", spots.len());
            assert!(spots.iter().all(|&(x, y)| outside(&mountain, x, y)));
            assert!(spots.is_sorted_by(|a, b| a.1 <= b.1), "a tree covers one in front of it");
        }
    }
}
