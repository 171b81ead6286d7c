//! The land around the massif: a snowfield with firs or an autumn wood, and one lit cottage as a landmark.

use moot_core::in_order;

use super::kinds::{CELL, Season};
use super::mountain::Mountain;
use super::pen::{Hundredths, svg};
use super::rng::Rng;

/// How far the land runs past the board on every side: it fills frames of other proportions.
const MARGIN: (i32, i32) = (260, 140);
const TREES: usize = 480;
const TRIES: u32 = 6000;

const FIR: &str = "<g id=\"tree-fir\"><path class=\"trunk\" d=\"M-2-6h4v7h-4z\"/><path class=\"leaf\" d=\"M0-40-7-27h3l-7 10h4l-8 12h30L7-17h4L4-27h3z\"/>\
    <path class=\"snow\" d=\"M0-40-7-27l4-1 3-3 3 4 4 0zM-11-17l6-2 4 2 4-3 3 2-2-5-4-4-3 0-2 4zM-15-5l8-3 4 3-5-9-3 2z\"/></g>";
const BIRCH: &str = "<g id=\"tree-birch\"><path class=\"bark\" d=\"M-2 1l1-24h3l1 24z\"/><path class=\"leaf\" d=\"M0-42c10 4 13 16 6 24-4 4-9 4-12 0-8-8-4-20 6-24z\"/>\
    <path class=\"vein\" d=\"M0-36v18M0-28l4-4M0-24l-4-4\"/></g>";
const OAK: &str = "<g id=\"tree-oak\"><path class=\"trunk\" d=\"M-2-14h4V1h-4z\"/>\
    <path class=\"leaf\" d=\"M0-40c5 0 8 3 9 7 5 2 7 8 3 12 0 5-7 8-12 6-5 2-12-1-12-6-4-4-2-10 3-12 1-4 4-7 9-7z\"/>\
    <path class=\"vein\" d=\"M0-34q-2 3 0 5M-6-26q-1 3 1 5M5-27q2 2 1 5\"/></g>";
const COTTAGE: &str = "<path class=\"wall\" d=\"M-24-18h48V4h-48z\"/><path class=\"top\" d=\"M-31-16 0-37l31 21-4 5L0-29l-27 18z\"/>\
    <path class=\"chim\" d=\"M10-38h8v10l-8-5z\"/><path class=\"glow\" d=\"M-17-12h10v9h-10zM8-12h9v9H8z\"/><path class=\"dr\" d=\"M-3 4v-13h8V4z\"/>";

/// A tree: where its trunk stands, how high it is, and a number from 0 to 1 that chooses its kind.
struct Tree {
    x: f64,
    y: f64,
    height: f64,
    kind: f64,
}

/// The land of a season, larger than the frame of the board.
#[must_use]
pub fn land(mountain: &Mountain, season: Season) -> String {
    let (width, height) = mountain.size();
    let (left, top) = (-MARGIN.0, -MARGIN.1);
    let (wide, high) = (width + 2 * MARGIN.0, height + 2 * MARGIN.1);
    let mut rng = Rng::new(if season == Season::Winter { 11 } else { 23 });
    let mut out = String::with_capacity(64 * 1024);
    svg!(&mut out; "<defs>", if season == Season::Winter { FIR } else { BIRCH }, if season == Season::Winter { "" } else { OAK },
        "</defs><rect class=\"land\" x=\"", left, "\" y=\"", top, "\" width=\"", wide, "\" height=\"", high, "\"/>");
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
    let mut trees: Vec<Tree> = Vec::with_capacity(TREES);
    for _ in 0..TRIES {
        if trees.len() == TREES {
            break;
        }
        let (x, y) = spot(&mut rng);
        let height = 28.0 + rng.unit() * 24.0;
        let clear = !(-80.0..=-4.0).contains(&y)
            && outside(mountain, x, y)
            && outside(mountain, x, y - height * 0.8)
            && trees.iter().all(|t| (t.x - x).hypot((t.y - y) * 1.5) > 16.0);
        if clear {
            trees.push(Tree { x, y, height, kind: rng.unit() });
        }
    }
    let trees = in_order(trees, |a, b| a.y.total_cmp(&b.y));
    for tree in &trees {
        put_tree(&mut out, tree, season);
    }
    svg!(&mut out; "<g class=\"cottage\" transform=\"translate(", width - 34, " ", height + 14, ")\">", COTTAGE, "</g>");
    out
}

/// Whether a point is clear of the massif and its foot.
fn outside(mountain: &Mountain, x: f64, y: f64) -> bool {
    const CLEAR: [f64; 3] = [-42.0, 0.0, 42.0];
    let tier = |x: f64, y: f64| {
        let cell = f64::from(CELL);
        mountain.tier((x / cell).floor() as i32, (y / cell).floor() as i32)
    };
    CLEAR.iter().all(|dy| CLEAR.iter().all(|dx| tier(x + dx, y + dy) == 0))
}

fn put_tree(out: &mut String, tree: &Tree, season: Season) {
    let (name, class) = match (season, tree.kind) {
        (Season::Winter, kind) => ("fir", if kind < 0.4 { " b" } else { "" }),
        (Season::Autumn, kind) if kind < 0.25 => ("birch", " c"),
        (Season::Autumn, kind) => ("oak", if kind < 0.6 { "" } else { " b" }),
    };
    // Two decimals of scale: one would give a forest of six sizes.
    let scale = Hundredths((tree.height / 40.0 * 100.0).round() as i32);
    svg!(out; "<use href=\"#tree-", name, "\" class=\"tree", class, "\" transform=\"translate(", tree.x, " ", tree.y,
        ") scale(", scale, ")\"/>");
}

#[cfg(test)]
mod tests {
    use super::super::mountain::tests::winter;
    use super::*;

    #[test]
    fn trees_keep_off_the_massif_and_stand_in_order() {
        let mountain = winter();
        for season in [Season::Winter, Season::Autumn] {
            let picture = land(&mountain, season);
            let spots: Vec<(f64, f64)> = picture
                .split("class=\"tree")
                .skip(1)
                .filter_map(|t| t.split_once("translate(")?.1.split_once(')'))
                .filter_map(|(spot, _)| spot.split_once(' '))
                .map(|(x, y)| (x.parse().expect("x"), y.parse().expect("y")))
                .collect();
            assert!(spots.len() > 300, "{} trees", spots.len());
            assert!(spots.iter().all(|&(x, y)| outside(&mountain, x, y)));
            assert!(spots.is_sorted_by(|a, b| a.1 <= b.1), "a tree hides one that stands before it");
        }
    }
}
