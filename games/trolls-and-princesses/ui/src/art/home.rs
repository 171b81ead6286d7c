//! Draws a player board: three caverns with cauldrons and actions, the pieces that cover improvements, the resource field, the
//! track of troll power, barns.

use super::glyph::{Glyph, put_row};
use super::hamlet::{Light, Pips, put_points};
use super::pot::{CAVERN, Guest, Mark, put_king, put_pot};
use super::{Sign, glyph};
use crate::art::icons;
use moot_art::Rect;
use moot_art::icon::Icon;
use moot_art::kinds::SeatStyle;
use moot_art::pen::{put_icon, svg};

/// A printed cavern action: its points, cost and result, and the pieces that cover an improvement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Action points.
    pub cost: u8,
    /// The cost and the result.
    pub glyphs: Vec<Glyph>,
    /// Own pieces that still cover it.
    pub covers: Vec<Sign>,
}

/// A cavern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall {
    /// The action of the cavern.
    pub sign: Sign,
    /// The guest and the mark of each cauldron.
    pub pots: Vec<(Guest, Mark)>,
    /// Whether the troll king is there.
    pub king: bool,
    /// How the cavern is highlighted.
    pub light: Light,
    /// Action points that a troll would have there.
    pub points: Option<Pips>,
    /// The actions.
    pub lines: Vec<Line>,
    /// The printed excavation sites.
    pub sites: Vec<Glyph>,
}

/// A barn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barn {
    /// Occupied by a cow.
    Cow,
    /// Open and free.
    Free,
    /// Covered.
    Shut,
}

/// A player board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The seat style of the owner.
    pub seat_style: SeatStyle,
    /// Mining, building and troll power cavern.
    pub halls: [Hall; 3],
    /// The number of trolls beside the board, and whether one may be or has been selected.
    pub beside: (u8, Mark),
    /// The amounts of obsidian, gold and diamonds in the field.
    pub field: [u16; 3],
    /// The number of troll cards.
    pub cards: u8,
    /// The troll power, and the length of its track.
    pub power: (u8, u8),
    /// Whether a changeling covers one more step of the track.
    pub step: bool,
    /// The barns.
    pub barns: Vec<Barn>,
    /// Whether a changeling covers a cow beside the barns.
    pub calf: bool,
    /// The action of the printed king's tile.
    pub kings: Vec<Glyph>,
}

/// The width and height of a board, in its own units.
pub const SIZE: (f64, f64) = (424.0, 306.0);
const WIDE: f64 = 136.0;
const STEP: f64 = 144.0;
const HIGH: f64 = 240.0;
/// The position of a cavern's first cauldron.
const POTS: (f64, f64) = (6.0, 34.0);

/// The rectangle of a cavern (0 to 2) on the board.
#[must_use]
pub fn hall_box(at: usize) -> Rect {
    Rect::new(at as f64 * STEP, 0.0, WIDE, HIGH)
}

/// The height of a row of printed actions.
pub const LINE: f64 = 26.0;
/// The left and right ends of the paper of a printed action within its cavern.
pub const PAPER: (f64, f64) = (5.0, 131.0);

/// The middle of a printed action on the board, from above; `lines` is the number of the actions, `sites` whether sites follow.
#[must_use]
pub fn line_place(lines: usize, sites: bool, nth: usize) -> f64 {
    let rows = lines + usize::from(sites);
    HIGH - 6.0 - LINE * rows as f64 + 12.0 + LINE * nth as f64
}

/// The centre of a cavern's cauldron.
#[must_use]
pub fn pot_place(hall: usize, nth: usize) -> (f64, f64) {
    let (x, y) = CAVERN[nth % CAVERN.len()];
    (hall as f64 * STEP + POTS.0 + x, POTS.1 + y)
}

/// The waiting area of the trolls, in board units.
pub const BESIDE: Rect = Rect::new(324.0, 246.0, 100.0, 30.0);

/// Draws a board with its corner at (0, 0).
pub fn put(out: &mut String, home: &Home) {
    out.extend(pieces(home));
}

/// The SVG groups of a board: its caverns, and its stores.
#[must_use]
pub fn pieces(home: &Home) -> Vec<String> {
    let hall = |(at, hall): (usize, &Hall)| {
        let mut text = String::with_capacity(5 * 1024);
        let out = &mut text;
        svg!(out; "<g class=\"hall", hall.light.class(), "\" transform=\"translate(", at as f64 * STEP, " 0)\">");
        put_hall(out, hall, home.seat_style);
        svg!(out; "</g>");
        text
    };
    let mut all: Vec<String> = home.halls.iter().enumerate().map(hall).collect();
    let mut text = String::with_capacity(5 * 1024);
    let out = &mut text;
    svg!(out; "<g class=\"stores\" transform=\"translate(0 ", HIGH + 6.0, ")\">");
    put_stores(out, home);
    svg!(out; "</g>");
    all.push(text);
    all
}

fn put_hall(out: &mut String, hall: &Hall, seat_style: SeatStyle) {
    svg!(out; "<path class=\"hall-drop\" d=\"M0 ", HIGH + 4.0, "V42Q4 3 68 0q64 3 68 42v", HIGH - 38.0, "z\"/><path class=\"hall-wall\" d=\"M0 ", HIGH - 6.0,
        "V42Q4 3 68 0q64 3 68 42v", HIGH - 48.0, "q0 6-6 6H6q-6 0-6-6z\"/>");
    if hall.light != Light::None {
        let d = "M3 236V42Q7 6 68 3q61 3 65 39v194z";
        svg!(out; "<path class=\"v-ring-ink\" d=\"", d, "\"/><path class=\"v-ring\" d=\"", d, "\"/>");
    }
    put_icon(out, hall.sign.icon(), (68.0, 17.0), 22.0, "hall-sign");
    for (nth, &(guest, mark)) in hall.pots.iter().enumerate() {
        let (x, y) = CAVERN[nth % CAVERN.len()];
        put_pot(out, guest, mark, (POTS.0 + x, POTS.1 + y), 1.0);
    }
    if hall.king {
        put_king(out, (118.0, 112.0), 0.8);
    }
    if let Some(points) = hall.points {
        put_points(out, points, (108.0, 20.0));
    }
    let row = |nth: usize| line_place(hall.lines.len(), !hall.sites.is_empty(), nth);
    for (nth, line) in hall.lines.iter().enumerate() {
        put_line(out, line, seat_style, row(nth));
    }
    if !hall.sites.is_empty() {
        put_row(out, &hall.sites, (68.0, row(hall.lines.len())), 1.0, 124.0);
    }
}

fn put_line(out: &mut String, line: &Line, seat_style: SeatStyle, y: f64) {
    svg!(out; "<rect class=\"line-paper\" x=\"5\" y=\"", y - 11.5, "\" width=\"126\" height=\"23\" rx=\"5\"/><circle class=\"line-cost\" cx=\"17\" cy=\"", y,
        "\" r=\"9.5\"/><text class=\"line-no\" x=\"17\" y=\"", y + 5.0, "\">", line.cost, "</text>");
    let covers = line.covers.len() as f64;
    let room = 100.0 - covers * 21.0;
    let wide = glyph::width(&line.glyphs).min(room);
    put_row(out, &line.glyphs, (31.0 + wide / 2.0, y), 1.0, room);
    for (nth, &sign) in line.covers.iter().enumerate() {
        put_cover(out, sign, seat_style, (119.0 - 20.0 * nth as f64, y));
    }
}

/// Draws an own piece that covers something.
fn put_cover(out: &mut String, sign: Sign, seat_style: SeatStyle, at: (f64, f64)) {
    svg!(out; "<g class=\"post ", seat_style.class(), "\">");
    put_icon(out, sign.icon(), at, 21.0, "ownpost");
    put_icon(out, seat_style.emblem(), (at.0, at.1 + 0.5), 11.0, "em");
    svg!(out; "</g>");
}

fn put_stores(out: &mut String, home: &Home) {
    let signs = [Sign::Obsidian, Sign::Gold, Sign::Diamond, Sign::Card];
    let counts = [home.field[0], home.field[1], home.field[2], u16::from(home.cards)];
    for (nth, (sign, count)) in signs.into_iter().zip(counts).enumerate() {
        let x = nth as f64 * 52.0;
        svg!(out; "<g class=\"heap", if count == 0 { " nil" } else { "" }, "\"><rect x=\"", x, "\" y=\"0\" width=\"48\" height=\"28\" rx=\"5\"/>");
        put_icon(out, sign.icon(), (x + 14.0, 14.0), 20.0, sign.class());
        svg!(out; "<text x=\"", x + 35.0, "\" y=\"20\">", i32::from(count), "</text></g>");
    }
    // The printed king's tile: one point in any cavern, once a phase.
    svg!(out; "<g class=\"kingsprint\"><rect x=\"210\" y=\"0\" width=\"106\" height=\"28\" rx=\"5\"/><circle class=\"line-cost\" cx=\"223\" cy=\"14\" r=\"9.500\"/><text class=\"line-no\" x=\"223\" y=\"19\">1</text>");
    put_icon(out, Icon::Crown, (243.0, 14.0), 17.0, Sign::Crown.class());
    put_row(out, &home.kings, (284.0, 14.0), 1.0, 58.0);
    svg!(out; "</g>");
    put_beside(out, home);
    put_track(out, home);
    put_barns(out, home);
}

fn put_beside(out: &mut String, home: &Home) {
    let (count, mark) = home.beside;
    let mark = match mark {
        Mark::Open => " open",
        Mark::Picked => " picked",
        _ => "",
    };
    svg!(out; "<g class=\"waiting ", home.seat_style.class(), mark, "\">");
    for nth in 0..count {
        let at = (340.0 + 19.0 * f64::from(nth), 13.0);
        put_icon(out, Icon::Troll, at, 24.0, "halo");
        put_icon(out, Icon::Troll, at, 24.0, "trollp");
    }
    svg!(out; "</g>");
}

fn put_track(out: &mut String, home: &Home) {
    let (power, cap) = home.power;
    put_icon(out, Icon::Power, (11.0, 45.0), 20.0, Sign::Power.class());
    for nth in 0..cap {
        let x = 26.0 + 24.0 * f64::from(nth);
        let on = if nth < power { " on" } else { "" };
        svg!(out; "<g class=\"step-box", on, "\"><rect x=\"", x, "\" y=\"34\" width=\"21\" height=\"22\" rx=\"4\"/><text x=\"", x + 10.5, "\" y=\"50\">",
            nth + 1, "</text></g>");
    }
    if home.step {
        put_cover(out, Sign::Changeling, home.seat_style, (38.0 + 24.0 * f64::from(cap), 45.0));
    }
}

fn put_barns(out: &mut String, home: &Home) {
    let many = home.barns.len() as f64 + f64::from(u8::from(home.calf));
    let left = SIZE.0 - 30.0 * many;
    for (nth, &barn) in home.barns.iter().enumerate() {
        let x = left + 30.0 * nth as f64;
        let (class, icon, sign) = match barn {
            Barn::Cow => ("barn taken", icons::COW, Sign::Cow.class()),
            Barn::Free => ("barn free", icons::BARN, "barn-open"),
            Barn::Shut => ("barn", icons::BARN, "barn-shut"),
        };
        svg!(out; "<g class=\"", class, "\"><rect x=\"", x, "\" y=\"32\" width=\"27\" height=\"26\" rx=\"5\"/>");
        put_icon(out, icon, (x + 13.5, 45.0), 20.0, sign);
        svg!(out; "</g>");
    }
    if home.calf {
        put_cover(out, Sign::Changeling, home.seat_style, (SIZE.0 - 15.0, 45.0));
    }
}
