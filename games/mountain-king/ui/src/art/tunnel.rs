//! Tunnels: the squares of a player as one carved hollow, the seams between tiles, and great halls.

use crate::art::icons;
use moot_art::kinds::{CELL, SeatStyle, Square, middle};
use moot_art::outline::outline;
use moot_art::pen::{put_icon, svg};

/// A network, drawn as one hollow in the style of its player. `tiles` are its tunnels, without gate and halls; `id` must be
/// unique in the page, because the hollow clips its own floor.
#[must_use]
pub fn network(id: &str, seat_style: SeatStyle, cells: &[Square], tiles: &[Vec<Square>]) -> String {
    let mut out = String::new();
    if cells.is_empty() {
        return out;
    }
    let (edge, lining, floor) =
        (outline(cells, 2.5, 7.0), outline(cells, 4.0, 6.0), outline(cells, 1.0, 6.0));
    svg!(&mut out; "<clipPath id=\"", id, "\"><path d=\"", &lining, "\"/></clipPath><path class=\"net-ink\" d=\"", &edge,
        "\"/><path class=\"net-rim\" d=\"", &edge, "\"/><g clip-path=\"url(#", id, ")\"><path class=\"net-deep\" d=\"", &lining,
        "\"/><g transform=\"translate(2.5 3.5)\"><path d=\"", &floor, "\" fill=\"", seat_style.colour(), "\"/><path d=\"", &floor,
        "\" fill=\"", seat_style.pattern(), "\"/></g></g>");
    for tile in tiles {
        svg!(&mut out; "<path class=\"seam\" d=\"", &seam(tile), "\"/>");
    }
    out
}

/// The thin line around one tunnel inside its network, as the `d` attribute of a path.
#[must_use]
pub fn seam(cells: &[Square]) -> String {
    outline(cells, 1.2, 6.0)
}

/// Isolated tunnels without an owner, disconnected from all gates: the same hollow in bare stone.
#[must_use]
pub fn ruins(cells: &[Square]) -> String {
    let mut out = String::new();
    if cells.is_empty() {
        return out;
    }
    let edge = outline(cells, 2.5, 7.0);
    svg!(&mut out; "<path class=\"net-ink\" d=\"", &edge, "\"/><path class=\"net-rim\" d=\"", &edge, "\"/><path class=\"ruin\" d=\"",
        &outline(cells, 4.0, 6.0), "\"/>");
    out
}

/// A great hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// Its squares.
    pub cells: Vec<Square>,
    /// The square of the altar.
    pub altar: Square,
    /// Honour without and with a statue on the altar.
    pub honour: (u8, u8),
    /// The style of its owner; `None` when it has no owner.
    pub seat_style: Option<SeatStyle>,
}

/// Draws a great hall over its tunnels: chequered floor, stitched line, altar, plank with both values.
#[must_use]
pub fn hall(hall: &Hall) -> String {
    let mut out = String::new();
    let floor = outline(&hall.cells, 5.0, 5.0);
    svg!(&mut out; "<g class=\"hall ", hall.seat_style.map_or("", SeatStyle::class), "\"><path class=\"hall-floor\" d=\"", &floor,
        "\"/><path d=\"", &floor, "\" fill=\"url(#pat-floor)\"/><path class=\"hall-line\" d=\"", &outline(&hall.cells, 8.5, 4.0), "\"/>");
    put_altar(&mut out, hall.altar);
    put_plank(&mut out, plank_spot(&hall.cells, hall.altar), hall.honour);
    svg!(&mut out; "</g>");
    out
}

pub(crate) fn put_altar(out: &mut String, square: Square) {
    let (x, y) = middle(square);
    svg!(out; "<g class=\"altar\"><rect x=\"", x - 13, "\" y=\"", y - 13, "\" width=\"26\" height=\"26\" rx=\"4\"/>");
    put_icon(out, icons::ALTAR, (f64::from(x), f64::from(y)), 20.0, "");
    svg!(out; "</g>");
}

pub(crate) fn put_plank(out: &mut String, (x, y): (i32, i32), (low, high): (u8, u8)) {
    svg!(out; "<g class=\"plank\"><rect x=\"", x - 23, "\" y=\"", y - 9, "\" width=\"46\" height=\"18\" rx=\"3\"/><text x=\"", x,
        "\" y=\"", f64::from(y) + 4.5, "\">", low, " · ", high, "</text></g>");
}

/// The position where the plank of a hall covers least: the lowest pair of adjacent squares without the altar, else the lowest
/// single square that is not the altar. In SVG units.
#[must_use]
pub fn plank_spot(cells: &[Square], altar: Square) -> (i32, i32) {
    let free = |square: Square| square != altar && cells.contains(&square);
    let lowest = |a: &&Square, b: &&Square| a.1.cmp(&b.1).then(b.0.cmp(&a.0));
    let pair = cells.iter().filter(|&&(x, y)| free((x, y)) && free((x.saturating_add(1), y))).max_by(lowest);
    if let Some(&square) = pair {
        let (x, y) = middle(square);
        return (x + CELL / 2, y);
    }
    let single = cells.iter().filter(|&&square| free(square)).max_by(lowest);
    middle(single.copied().unwrap_or(altar))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_one_hollow_with_a_seam_for_each_tunnel() {
        let tiles = [vec![(1, 1), (2, 1)], vec![(3, 1), (3, 2)]];
        let cells: Vec<Square> = tiles.concat();
        let picture = network("net-a", SeatStyle::Spruce, &cells, &tiles);
        assert_eq!(picture.matches("class=\"net-rim\"").count(), 1);
        assert_eq!(picture.matches("class=\"seam\"").count(), 2);
        assert!(
            picture.contains("url(#pat-4)")
                && picture.contains("id=\"net-a\"")
                && picture.contains("url(#net-a)")
        );
        assert_eq!(network("net-a", SeatStyle::Spruce, &[], &[]), "");
    }

    #[test]
    fn the_plank_does_not_cover_the_altar() {
        let block: Vec<Square> = (0..3).flat_map(|y| (0..3).map(move |x| (x, y))).collect();
        assert_eq!(plank_spot(&block, (2, 2)), (32, 80), "on the lowest row, left of the altar");
        assert_eq!(plank_spot(&block, (1, 2)), (32, 48), "one row up, because the altar splits the lowest");
        assert_eq!(plank_spot(&[(0, 0), (0, 1), (0, 2)], (0, 2)), (16, 48));
    }

    #[test]
    fn a_hall_shows_both_values() {
        let cells = vec![(4, 4), (5, 4), (4, 5), (5, 5)];
        let picture =
            hall(&Hall { cells, altar: (4, 4), honour: (6, 15), seat_style: Some(SeatStyle::Fjord) });
        assert!(picture.contains("6 · 15") && picture.contains("hall p2") && picture.contains("#i-altar"));
    }
}
