//! The static background of the board: the massif with its foot and tiers, and the heart. Draw it once and keep it.

use core::f64::consts::PI;

use moot_art::foot::foot;
use moot_art::kinds::{CELL, Season, Square};
use moot_art::land::land;
use moot_art::mountain::{HEART, Mountain};
use moot_art::outline::{outline, wobbly};
use moot_art::pen::svg;
use moot_art::rng::Rng;

/// Everything under the pieces: land, foot, tiers, carve marks and the grid, as one fragment.
#[must_use]
pub fn terrain(mountain: &Mountain, season: Season) -> String {
    let mut out = land(mountain, season);
    out.push_str(&foot(mountain));
    out.push_str(&tiers(mountain));
    out
}

/// Five flat papers, each with a cut edge and a shadow below, then the linocut marks and the grid.
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
        // Gouges in the shade of a higher tier.
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

/// The heart of the mountain; drawn above tunnels and pieces.
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

/// The whole mountain as flat shapes, for a minimap: without marks, trees and foot, about a tenth of the nodes.
#[must_use]
pub fn miniature(mountain: &Mountain) -> String {
    let mut out = String::new();
    for tier in 1..=5_u8 {
        let cells: Vec<Square> = mountain.from_tier(tier);
        svg!(&mut out; "<path class=\"tier t", tier, "\" d=\"", &outline(&cells, 0.0, 9.0), "\"/>");
    }
    out.push_str(&heart(mountain));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::skin;
    use mountain_king::tables::{AUTUMN, WINTER};

    #[test]
    fn terrain_is_deterministic() {
        for (board, season) in [(&WINTER, Season::Winter), (&AUTUMN, Season::Autumn)] {
            let mountain = skin::mountain(board);
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
    fn the_boards_have_a_frame_and_a_heart() {
        let (winter, autumn) = (skin::mountain(&WINTER), skin::mountain(&AUTUMN));
        for (mountain, (width, height)) in [(&winter, (25, 21)), (&autumn, (21, 17))] {
            assert_eq!((mountain.width(), mountain.height()), (width, height));
            assert!(!mountain.from_tier(HEART).is_empty());
        }
        assert_eq!(winter.frame(), moot_art::Rect::new(-26, -38, 852, 744));
        assert_eq!(winter.heart(), (12 * 32 + 16, 10 * 32 + 16));
    }

    #[test]
    fn a_star_has_the_given_tips() {
        assert_eq!(star(2, 10.0, 5.0), "M0 -10L5 0L0 10L-5 0Z");
    }
}
