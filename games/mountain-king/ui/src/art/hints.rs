//! Transient overlays of the mountain: legal squares, the preview of a tunnel or hall, reach and worth of a statue, cart
//! routes. Prices and reasons are text and therefore HTML, not drawn here.

use super::ground::{Buried, put_resource};
use super::pieces::put_statue;
use super::tunnel::{Hall, plank_spot, put_altar, put_plank};
use moot_art::Rect;
use moot_art::icon::Icon;
use moot_art::kinds::{CELL, Clan, Resource, SeatStyle, Square, middle};
use moot_art::outline::outline;
use moot_art::pen::{put_icon, svg};

/// The outline of one legal square around its centre, as the `d` attribute of a path.
pub const LEGAL: &str = "M-10-5Q-10-10-5-10L5-10Q10-10 10-5L10 5Q10 10 5 10L-5 10Q-10 10-10 5Z";

/// Squares that may be chosen: a light dash on a dark casing, drawn as two nodes for any number of squares.
#[must_use]
pub fn legal(squares: &[Square]) -> String {
    let mut marks = String::with_capacity(squares.len() * 96);
    for &square in squares {
        marks.push_str(&outline(&[square], 6.0, 5.0));
    }
    let mut out = String::new();
    svg!(&mut out; "<path class=\"legal-case\" d=\"", &marks, "\"/><path class=\"legal\" d=\"", &marks, "\"/>");
    out
}

/// Squares that the last action changed: one golden outline on a casing of ink.
#[must_use]
pub fn changed(squares: &[Square]) -> String {
    let d = outline(squares, 1.0, 7.0);
    let mut out = String::new();
    svg!(&mut out; "<path class=\"changed-ink\" d=\"", &d, "\"/><path class=\"changed-line\" d=\"", &d, "\"/>");
    out
}

/// The preview of a legal tunnel, lifted off the ground, with its anchor and the contents it would unearth.
#[must_use]
pub fn ghost(
    seat_style: SeatStyle,
    cells: &[Square],
    anchor: Option<Square>,
    finds: &[(Square, Buried)],
) -> String {
    let d = outline(cells, 3.0, 7.0);
    let mut out = String::new();
    svg!(&mut out; "<path class=\"ghost-drop\" d=\"", &d, "\" transform=\"translate(0 4)\"/><g class=\"ghost\" transform=\"translate(0 -5)\">\
        <path d=\"", &d, "\" fill=\"", seat_style.colour(), "\"/><path class=\"pat\" d=\"", &d, "\" fill=\"", seat_style.pattern(),
        "\"/><path class=\"ghost-veil\" d=\"", &d, "\"/><path class=\"ghost-ink\" d=\"", &d, "\"/><path class=\"ghost-line\" d=\"", &d, "\"/>");
    if let Some(anchor) = anchor {
        let (x, y) = middle(anchor);
        svg!(&mut out; "<circle class=\"ghost-anchor\" cx=\"", x, "\" cy=\"", y, "\" r=\"11\"/>");
    }
    for (square, find) in finds {
        put_find(&mut out, *square, find);
    }
    svg!(&mut out; "</g>");
    out
}

/// Rubble shows its hammer cost, unless a buried resource or statue is drawn instead.
fn put_find(out: &mut String, square: Square, find: &Buried) {
    let (x, y) = middle(square);
    let (x, y) = (f64::from(x), f64::from(y));
    if let Some(clan) = find.statue {
        svg!(out; "<g transform=\"translate(", x, " ", y, ") scale(.85)\">");
        put_statue(out, clan, false);
        svg!(out; "</g>");
    }
    match find.resources.as_slice() {
        [] if find.rubble && find.statue.is_none() => put_resource(out, Resource::Hammer, (x, y), 17.0),
        [] => {}
        [one] => put_resource(out, *one, (x, y), 18.0),
        [one, two, ..] => {
            put_resource(out, *one, (x - 5.5, y - 3.0), 14.0);
            put_resource(out, *two, (x + 5.5, y + 3.5), 14.0);
        }
    }
}

/// A tunnel or hall in an illegal place: hatched red. The reason is shown beside it as text.
#[must_use]
pub fn bad_ghost(seat_style: SeatStyle, cells: &[Square]) -> String {
    let d = outline(cells, 3.0, 7.0);
    let mut out = String::new();
    svg!(&mut out; "<path class=\"ghost-drop\" d=\"", &d, "\" transform=\"translate(0 4)\"/><g class=\"ghost bad\" transform=\"translate(0 -3)\">\
        <path class=\"ghost-pale\" d=\"", &d, "\" fill=\"", seat_style.colour(), "\"/><path d=\"", &d,
        "\" fill=\"url(#pat-bad)\"/><path class=\"ghost-ink\" d=\"", &d, "\"/><path class=\"ghost-line\" d=\"", &d, "\"/></g>");
    out
}

/// The preview of a hall over its tunnels; `remnants` are the uncovered parts of covered tunnels, one list per tunnel.
#[must_use]
pub fn hall_ghost(hall: &Hall, remnants: &[Vec<Square>]) -> String {
    let d = outline(&hall.cells, 3.0, 7.0);
    let mut out = String::new();
    for remnant in remnants {
        svg!(&mut out; "<path class=\"left-over\" d=\"", &outline(remnant, 4.0, 6.0), "\"/>");
    }
    svg!(&mut out; "<path class=\"ghost-drop\" d=\"", &d, "\" transform=\"translate(0 5)\"/><g class=\"ghost hallghost ",
        hall.seat_style.map_or("", SeatStyle::class), "\" transform=\"translate(0 -5)\"><path class=\"hall-floor\" d=\"", &d,
        "\"/><path d=\"", &d, "\" fill=\"url(#pat-floor)\"/><path class=\"ghost-ink\" d=\"", &d, "\"/><path class=\"ghost-line\" d=\"", &d,
        "\"/><path class=\"hall-line\" d=\"", &outline(&hall.cells, 8.0, 4.0), "\"/>");
    put_altar(&mut out, hall.altar);
    put_plank(&mut out, plank_spot(&hall.cells, hall.altar), hall.honour);
    svg!(&mut out; "</g>");
    out
}

/// A tunnel that a statue can reach; `far` when it needs more carts than the player has.
#[must_use]
pub fn reach(cells: &[Square], far: bool) -> String {
    let mut out = String::new();
    svg!(&mut out; "<path class=\"reach", if far { " far" } else { "" }, "\" d=\"", &outline(cells, 4.0, 6.0), "\"/>");
    out
}

/// The change of honour by a statue on a square, with its sign, around the centre of the square.
#[must_use]
pub fn worth(change: i16, best: bool) -> String {
    let mut out = String::new();
    let class = match (change < 0, best) {
        (true, _) => "worthsq loss",
        (false, true) => "worthsq best",
        (false, false) => "worthsq",
    };
    let figure = [if change < 0 { "\u{2212}" } else { "+" }, &change.unsigned_abs().to_string()].concat();
    svg!(&mut out; "<g class=\"", class, "\"><circle r=\"12.5\"/><text y=\"4.5\">", &figure, "</text></g>");
    out
}

/// The number of carts that a tunnel costs, around the given point.
#[must_use]
pub fn carts(count: u8, far: bool) -> String {
    let mut out = String::new();
    svg!(&mut out; "<g class=\"cartchip", if far { " far" } else { "" },
        "\"><rect x=\"-27\" y=\"-12\" width=\"54\" height=\"24\" rx=\"12\"/><text x=\"-11\" y=\"5.5\">", count, "</text>");
    put_icon(&mut out, Icon::Cart, (9.0, 0.0), 19.0, "res cart");
    svg!(&mut out; "</g>");
    out
}

/// The route of the carts from square to square: a yellow dotted line on an ink casing.
#[must_use]
pub fn route(stops: &[Square]) -> String {
    let mut d = String::new();
    for (i, &stop) in stops.iter().enumerate() {
        let (x, y) = middle(stop);
        svg!(&mut d; if i == 0 { "M" } else { "L" }, x, " ", y);
    }
    let mut out = String::new();
    svg!(&mut out; "<path class=\"route-ink\" d=\"", &d, "\"/><path class=\"route\" d=\"", &d, "\"/>");
    out
}

/// The selected statue, around the centre of its square.
#[must_use]
pub fn picked_statue(clan: Clan) -> String {
    standing(clan, "<g class=\"picked-statue\"><circle class=\"pickring\" r=\"18\"/>")
}

/// The preview of the selected statue at its destination.
#[must_use]
pub fn ghost_statue(clan: Clan) -> String {
    standing(clan, "<g class=\"ghoststatue\"><circle r=\"17\"/>")
}

fn standing(clan: Clan, ground: &str) -> String {
    let mut out = String::new();
    svg!(&mut out; ground, "<g transform=\"translate(0 -2)\">");
    put_statue(&mut out, clan, false);
    svg!(&mut out; "</g></g>");
    out
}

/// Lines that connect a preview (square) with its price tag (a point in SVG units).
#[must_use]
pub fn lead(from: Square, to: (i32, i32)) -> String {
    let (x, y) = middle(from);
    let mut out = String::new();
    svg!(&mut out; "<g class=\"lead\"><path d=\"M", to.0, " ", to.1, "L", x, " ", y, "\"/><circle cx=\"", x, "\" cy=\"", y, "\" r=\"3.5\"/></g>");
    out
}

/// The part of the board around some squares, at least `width` × `height` squares, in SVG units. Used to zoom to an event.
#[must_use]
pub fn around(cells: &[Square], width: i32, height: i32) -> Rect<i32> {
    let spots: Vec<(i32, i32)> = cells.iter().map(|&c| middle(c)).collect();
    let span = |of: fn(&(i32, i32)) -> i32, least: i32| {
        let first = spots.iter().map(of).min().unwrap_or(0);
        let last = spots.iter().map(of).max().unwrap_or(0);
        let wide = (last - first + 2 * CELL).max(least * CELL);
        (i32::midpoint(first, last) - wide / 2, wide)
    };
    let (x, wide) = span(|s| s.0, width);
    let (y, high) = span(|s| s.1, height);
    Rect::new(x, y, wide, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_squares_take_two_nodes() {
        let marks = legal(&[(0, 0), (3, 3), (9, 9)]);
        assert_eq!(marks.matches("<path").count(), 2);
        assert_eq!(marks.matches('M').count(), 6);
    }

    #[test]
    fn a_preview_shows_finds_and_costs() {
        let finds = [
            ((1, 1), Buried { rubble: true, ..Buried::default() }),
            ((1, 2), Buried { resources: vec![Resource::Coin], ..Buried::default() }),
            ((1, 3), Buried { rubble: true, statue: Some(Clan::Fire), ..Buried::default() }),
        ];
        let picture = ghost(SeatStyle::Heather, &[(1, 1), (1, 2), (1, 3)], Some((1, 3)), &finds);
        assert!(picture.contains("ghost-anchor\" cx=\"48\" cy=\"112\""), "{picture}");
        assert!(
            picture.contains("res hammer") && picture.contains("res coin") && picture.contains("statue fire")
        );
        assert_eq!(
            picture.matches("res hammer").count(),
            1,
            "under a statue the statue is shown, not the hammer"
        );
        assert!(bad_ghost(SeatStyle::Rowan, &[(1, 1)]).contains("url(#pat-bad)"));
    }

    #[test]
    fn a_hall_preview_shows_the_remnants() {
        let hall = Hall {
            cells: vec![(1, 1), (2, 1)],
            altar: (1, 1),
            honour: (2, 9),
            seat_style: Some(SeatStyle::Birch),
        };
        let picture = hall_ghost(&hall, &[vec![(3, 1)], vec![(1, 2), (1, 3)]]);
        assert_eq!(picture.matches("left-over").count(), 2);
        assert!(picture.contains("2 · 9"));
    }

    #[test]
    fn marks_of_a_statue() {
        assert!(reach(&[(0, 0)], true).contains("reach far"));
        assert!(worth(12, false).contains(">+12<") && worth(-4, false).contains(">\u{2212}4<"));
        assert!(worth(12, true).contains("worthsq best") && !worth(12, false).contains("best"));
        assert!(carts(3, false).contains(">3<"));
        assert!(route(&[(0, 0), (0, 1), (2, 1)]).contains("d=\"M16 16L16 48L80 48\""));
        assert!(picked_statue(Clan::Moon).contains("pickring"));
        assert!(ghost_statue(Clan::Moon).contains("ghoststatue"));
        assert!(lead((1, 1), (5, 6)).contains("M5 6L48 48"));
    }

    #[test]
    fn the_view_around_a_square_has_a_minimum_size() {
        assert_eq!(around(&[(5, 5)], 4, 3), Rect::new(176 - 64, 176 - 48, 128, 96));
        assert_eq!(around(&[(0, 0), (9, 0)], 4, 3).width, 9 * 32 + 64);
    }
}
