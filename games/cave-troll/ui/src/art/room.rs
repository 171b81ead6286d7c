//! Draws the state of a room: its printed gold, the controlling player and the current payout.

use super::floor_plan::{FACE, FloorPlan, PLAQUE, SIDE, WALL};
use moot_art::Rect;
use moot_art::kinds::SeatStyle;
use moot_art::outline::outline;
use moot_art::pen::{put_icon, svg};

/// The controlling player of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// There is no hero.
    Nobody,
    /// Two or more players have equally many heroes: the room pays nothing.
    Tied,
    /// One player gains this much gold.
    One(SeatStyle, u8),
}

/// The visible state of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The printed gold.
    pub gold: u8,
    /// The controlling player.
    pub lead: Lead,
    /// The factor of the printed gold.
    pub times: u8,
    /// The gold added to the product.
    pub plus: u8,
    /// The number of parts that the gold is divided into; 1 for a room that one player gains alone.
    pub parts: u8,
    /// Whether it holds the maximum number of characters.
    pub full: bool,
    /// Whether no figure can enter or leave it.
    pub sealed: bool,
}

/// Draws the coloured edge of the floor, under the figures.
#[must_use]
pub fn edge(plan: &FloorPlan, at: usize, face: Face) -> String {
    let mut out = String::new();
    if let (Lead::One(seat_style, _), Some(chamber)) = (face.lead, plan.chambers.get(at)) {
        let d = outline(&chamber.cells, WALL + 3.0, 7.0);
        svg!(&mut out; "<path class=\"ruled\" d=\"", &d, "\" style=\"stroke:", seat_style.colour(), "\"/><path class=\"ruled\" d=\"", &d,
            "\" style=\"stroke:", seat_style.pattern(), "\"/>");
    }
    out
}

/// Draws coin and pennant on the wall. `tie` is the word for a tie.
#[must_use]
pub fn plaque(plan: &FloorPlan, at: usize, face: Face, tie: &str) -> String {
    let (x, y) = plan.plaques.get(at).copied().unwrap_or_default();
    let cy = y + 11.5;
    let mut out = String::with_capacity(700);
    // The pennant is as wide as its text.
    let wide = match face.lead {
        Lead::Nobody => COIN,
        Lead::Tied => 60.0,
        Lead::One(_, pays) if pays < 10 => 60.0,
        Lead::One(..) => PLAQUE,
    };
    put_corner(&mut out, plan, at, wide);
    match face.lead {
        Lead::Nobody => {}
        Lead::Tied => {
            svg!(&mut out; "<g class=\"flag tie\"><path d=\"M", x + 24.0, " ", y + 1.0, "h36v20h-36z\"/><text x=\"", x + 42.0,
                "\" y=\"", cy + 5.0, "\">", tie, "</text></g>");
        }
        Lead::One(seat_style, pays) => {
            svg!(&mut out; "<g class=\"flag ", seat_style.class(), "\"><path d=\"M", x + 22.0, " ", y + 1.0, "h", wide - 22.0, "v20h",
                22.0 - wide, "z\"/><path class=\"cloth\" d=\"M", x + 23.0, " ", y + 2.0, "h19v18h-19z\"/><path class=\"cl2\" d=\"M",
                x + 23.0, " ", y + 2.0, "h19v18h-19z\" style=\"fill:", seat_style.pattern(), "\"/><circle class=\"seal\" cx=\"", x + 32.5,
                "\" cy=\"", cy, "\" r=\"7\"/>");
            put_icon(&mut out, seat_style.emblem(), (x + 32.5, cy), 10.0, "em");
            svg!(&mut out; "<text x=\"", x + (42.0 + wide) / 2.0 + 0.5, "\" y=\"", cy + 5.3, "\">", pays, "</text></g>");
        }
    }
    svg!(&mut out; "<circle class=\"coin\" cx=\"", x + 11.0, "\" cy=\"", cy, "\" r=\"12\"/><circle class=\"coin-in\" cx=\"", x + 11.0,
        "\" cy=\"", cy, "\" r=\"9.3\"/><text x=\"", x + 11.0, "\" y=\"", cy + 5.5, "\">", face.gold, "</text></g>");
    out
}

/// The width of a coin.
const COIN: f64 = 24.0;

/// Opens a group of this width at the corner of a plaque. The style sheet enlarges it from this corner where the picture is small,
/// and moves it to the left, as far as its wall goes, if it would then reach into the next room.
fn put_corner(out: &mut String, plan: &FloorPlan, at: usize, wide: f64) {
    let (x, y) = plan.plaques.get(at).copied().unwrap_or_default();
    let (left, right) = plan.back_walls.get(at).copied().unwrap_or_default();
    svg!(out; "<g class=\"plaque\" style=\"transform-origin:", x, "px ", y, "px;--wide:", wide, ";--free:", right - x, ";--left:", x - left,
        "\">");
}

/// Splits a name at the space nearest to its middle.
fn lines(name: &str) -> (&str, &str) {
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let middle = spaces.min_by_key(|at| at.abs_diff(name.len() / 2));
    middle.map_or((name, ""), |at| (&name[..at], &name[at + 1..]))
}

/// The width of a name on one line, and the width to which the room narrows it.
fn widths(plan: &FloorPlan, at: usize, line: &str, size: f64) -> (f64, f64) {
    let room = plan.boxes.get(at).copied().unwrap_or_default().width - 2.0 * WALL - 6.0;
    (line.chars().count() as f64 * size * LETTER, room)
}

/// How much a name at the front is narrowed before it takes two lines, which cover figures.
const NARROWED: f64 = 1.7;

/// The lines of a name in letters of this height, each with its middle and its baseline: at most two lines below the back wall; at the
/// front, where it leaves the figures of the room in view, two lines only if it is much too long for one and there is room for them.
fn placed<'a>(
    plan: &FloorPlan,
    at: usize,
    name: &'a str,
    size: f64,
    front: bool,
) -> impl Iterator<Item = (&'a str, f64, f64)> + use<'a> {
    let Rect { x, y, width, height } = plan.boxes.get(at).copied().unwrap_or_default();
    let (wide, room) = widths(plan, at, name, size);
    let splits =
        if front { wide > NARROWED * room && height >= 4.0 * SIDE } else { wide > room || name.len() > 10 };
    let (first, second) = if splits { lines(name) } else { (name, "") };
    let last = usize::from(!second.is_empty());
    [first, second].into_iter().filter(|line| !line.is_empty()).enumerate().map(move |(nth, line)| {
        // Below the wall, and below a coin that is as high as two lines.
        let below = (WALL + FACE).max(9.0 + 1.62 * size) + size * (0.8 + nth as f64);
        let above = height - WALL - size * (0.2 + 0.9 * (last - nth) as f64);
        (line, x + width / 2.0, y + if front { above } else { below })
    })
}

/// Draws a name on the floor of a room, in letters of this height. A line that would be too long is narrowed.
pub fn name(out: &mut String, plan: &FloorPlan, at: usize, name: &str, size: f64, front: bool) {
    for (line, x, y) in placed(plan, at, name, size, front) {
        svg!(out; "<text class=\"name\" x=\"", x, "\" y=\"", y, "\"");
        let (wide, room) = widths(plan, at, line, size);
        if wide > room {
            svg!(out; " textLength=\"", room, "\" lengthAdjust=\"spacingAndGlyphs\"");
        }
        svg!(out; ">", line, "</text>");
    }
}

/// The bounds of the lines that [`name`] draws.
pub fn name_boxes(plan: &FloorPlan, at: usize, name: &str, size: f64, front: bool) -> Vec<Rect> {
    placed(plan, at, name, size, front)
        .map(|(line, x, y)| {
            let (wide, room) = widths(plan, at, line, size);
            let wide = wide.min(room);
            Rect::new(x - wide / 2.0, y - 0.8 * size, wide, size)
        })
        .collect()
}

/// The usual width of a letter, as a share of its height.
const LETTER: f64 = 0.58;

/// Draws modifiers of the printed gold and barriers of the room, above the figures.
#[must_use]
pub fn marks(plan: &FloorPlan, at: usize, face: Face) -> String {
    let (x, y) = plan.plaques.get(at).copied().unwrap_or_default();
    let mut out = String::new();
    let mut along = x - 3.0;
    let signs = [face.times, face.plus, face.parts].into_iter().filter(|&value| value > 1).count();
    let boxes = signs + usize::from(face.full && !face.sealed);
    put_corner(&mut out, plan, at, 28.0 * boxes as f64);
    for (sign, value) in [("×", face.times), ("+", face.plus), ("÷", face.parts)] {
        if value > 1 {
            svg!(&mut out; "<g class=\"mod\"><rect x=\"", along, "\" y=\"", y + 21.0, "\" width=\"26\" height=\"16\" rx=\"3\"/><text x=\"",
                along + 13.0, "\" y=\"", y + 33.5, "\">", sign, value, "</text></g>");
            along += 28.0;
        }
    }
    if face.full && !face.sealed {
        svg!(&mut out; "<g class=\"mod full\"><rect x=\"", along, "\" y=\"", y + 21.0,
            "\" width=\"26\" height=\"16\" rx=\"3\"/><path d=\"");
        for i in 0..5_u8 {
            svg!(&mut out; "M", along + 5.0 + f64::from(i) * 4.0, " ", y + 25.0, "v8");
        }
        svg!(&mut out; "\"/></g>");
    }
    svg!(&mut out; "</g>");
    if face.sealed
        && let Some(&Rect { x: left, y: top, width, height }) = plan.boxes.get(at)
    {
        svg!(&mut out; "<g class=\"sealed\"><path class=\"chain-ink\" d=\"M", left + 12.0, " ", top + 40.0, "L", left + width - 12.0, " ",
            top + height - 14.0, "M", left + width - 12.0, " ", top + 40.0, "L", left + 12.0, " ", top + height - 14.0,
            "\"/><path class=\"chain\" d=\"M", left + 12.0, " ", top + 40.0, "L", left + width - 12.0, " ", top + height - 14.0, "M",
            left + width - 12.0, " ", top + 40.0, "L", left + 12.0, " ", top + height - 14.0, "\"/>");
        let (x, y) = (left + width / 2.0, top + height / 2.0 + 13.0);
        svg!(&mut out; "<circle class=\"lock\" cx=\"", x, "\" cy=\"", y, "\" r=\"14\"/>");
        put_icon(&mut out, moot_art::icon::Icon::Lock, (x, y), 17.0, "");
        svg!(&mut out; "</g>");
    }
    out
}
