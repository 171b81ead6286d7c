//! Converts the render model into SVG text.

use moot_art::Rect;
use std::rc::Rc;

use trolls_and_princesses::{Cell, Place, Resource};

use super::layout::BoardLayout;
use super::net;
use super::net::{Ghost, Net};
use super::skin;
use crate::art::hamlet;
use crate::art::hamlet::Hamlet;
use crate::art::home;
use crate::art::home::Home;
use crate::art::tile;
use crate::art::tile::Rim;
use crate::art::{Glyph, background, glyph, hints};
use crate::text::table::princess;

/// Appends numbers and text.
macro_rules! text {
    ($out:expr; $($part:expr),* $(,)?) => {{ $($out.push_str($part);)* }};
}

/// Formats a number for an attribute.
fn number(n: f64) -> String {
    ((n * 10.0).round() / 10.0).to_string()
}

/// Draws the static background: land, villages, the rock of the caves.
#[must_use]
pub fn surroundings(layout: &BoardLayout) -> Rc<str> {
    let mut out = String::with_capacity(48 * 1024);
    text!(out; "<g transform=\"translate(", &number(layout.shift), " 0)\">", &background::surroundings(&layout.plan), "</g>");
    // The rock extends beyond the picture, as the land does.
    let Rect { width: wide, height: high, .. } = layout.frame;
    let floor = number(layout.floor() + 2.0);
    text!(out; "<rect class=\"deep\" x=\"-700\" y=\"", &floor, "\" width=\"", &(wide + 1400).to_string(), "\" height=\"",
        &(high + 600).to_string(), "\"/><path class=\"deep-rim\" d=\"M-700 ", &floor, "h", &(wide + 1400).to_string(), "\"/>");
    for nth in 0..60_u32 {
        // A deterministic scatter.
        let (across, down) = (nth * 137 % 97, nth * 89 % 61);
        let (x, y) = (across as i32 * 17 - 380, layout.floor() as i32 + 14 + down as i32 * 9);
        text!(out; "<path class=\"", if nth % 2 == 0 { "carve dark" } else { "carve lite" }, "\" d=\"M", &x.to_string(), " ", &y.to_string(),
            "l9-5M", &(x + 3).to_string(), " ", &(y + 4).to_string(), "l7-4\"/>");
    }
    let Rect { x, y, width, height } = layout.net;
    let [x, y, w, h] = [x, y, width, height].map(number);
    text!(out; "<rect class=\"net-room\" x=\"", &x, "\" y=\"", &y, "\" width=\"", &w, "\" height=\"", &h, "\" rx=\"14\"/>");
    out.into()
}

/// The transformation of the villages within the picture.
#[must_use]
pub fn village_place(layout: &BoardLayout) -> String {
    ["translate(", &number(layout.shift), " 0)"].concat()
}

/// The current state of each village, as one group each.
#[must_use]
pub fn hamlets(layout: &BoardLayout, all: &[Hamlet]) -> Vec<String> {
    let one = |(at, hamlet): (usize, &Hamlet)| {
        let mut out = String::with_capacity(6 * 1024);
        hamlet::put(&mut out, &layout.plan, at, hamlet);
        out
    };
    all.iter().enumerate().map(one).collect()
}

/// The names of villages and own caverns, each across the upper edge of its place.
#[must_use]
pub fn names(layout: &BoardLayout) -> String {
    let mut out = String::new();
    for at in Place::all(layout.plan.villages.len() as u8) {
        let Rect { y, .. } = layout.place(at);
        let (x, _) = layout.place(at).middle();
        let name = if at.is_cavern() { princess().cavern(at) } else { princess().place(at) };
        text!(out; "<text class=\"place-name\" x=\"", &number(x), "\" y=\"", &number(y - 3.0), "\">", name, "</text>");
    }
    out
}

/// The transformation of a player board within the picture.
#[must_use]
pub fn board_place(layout: &BoardLayout) -> String {
    let (x, y, size) = layout.home;
    let size = (size * 1000.0).round() / 1000.0;
    ["translate(", &number(x), " ", &number(y), ") scale(", &size.to_string(), ")"].concat()
}

/// Wraps groups in a transformation.
#[must_use]
pub fn placed(at: &str, what: &[String]) -> String {
    ["<g transform=\"", at, "\">", &what.concat(), "</g>"].concat()
}

/// The tiles of a network around its own (0, 0): all grounds, all edges, then the centre of each.
#[must_use]
pub fn tiles(net: &Net) -> Vec<String> {
    let mut ground = String::with_capacity(512 * net.tiles.len() + 256);
    if net.tiles.is_empty() {
        hints::put_free(&mut ground, net::pentagon(Cell::START));
    }
    for lain in &net.tiles {
        tile::put_ground(&mut ground, net::pentagon(lain.cell), lain.face.ground);
    }
    let mut rims = String::with_capacity(512 * net.tiles.len());
    for lain in &net.tiles {
        tile::put_rims(&mut rims, net::pentagon(lain.cell), &lain.rims);
    }
    let middle = |lain: &net::Lain| {
        let mut out = String::with_capacity(1024);
        tile::put_middle(&mut out, net::pentagon(lain.cell), &lain.face);
        out
    };
    [ground, rims].into_iter().chain(net.tiles.iter().map(middle)).collect()
}

/// A place of a network where the tile in hand fits.
#[derive(Clone, Debug, PartialEq)]
pub struct FreePlace {
    /// The place.
    pub cell: Cell,
    /// The maximum number of sites that the tile would make there.
    pub sites: [u8; 3],
    /// What the tile must meet on each edge.
    pub meets: [Option<Rim>; 5],
}

/// The transient highlights over a network.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Over {
    /// Places where the tile in hand fits.
    pub places: Vec<FreePlace>,
    /// The preview of the tile in hand.
    pub ghost: Option<Ghost>,
    /// Tiles that may be chosen.
    pub asked: Vec<Cell>,
    /// The place that the last action changed.
    pub changed: Option<Cell>,
    /// The place under the pointer or the keyboard cursor.
    pub point: Option<Cell>,
}

impl Over {
    /// The places where the tile in hand fits.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        self.places.iter().map(|place| place.cell).collect()
    }
}

/// Draws the highlights over a network.
#[must_use]
pub fn over(over: &Over) -> String {
    let mut out = String::new();
    let taken = over.ghost.as_ref().map(|ghost| ghost.cell);
    for &FreePlace { cell, sites, meets } in over.places.iter().filter(|place| Some(place.cell) != taken) {
        let pentagon = net::pentagon(cell);
        let close = over.places.iter().any(|place| place.cell != cell && place.cell.overlaps(cell))
            || taken.is_some_and(|taken| taken.overlaps(cell));
        hints::put_place(&mut out, pentagon, close, over.point == Some(cell));
        hints::put_meets(&mut out, pentagon, &meets);
        let mut row = Vec::new();
        for of in Resource::ALL {
            row.extend((0..sites[of as usize]).map(|_| Glyph::Site(skin::matter(of), true)));
        }
        let size = if close { 0.8 } else { 1.2 };
        glyph::put_row(&mut out, &row, pentagon.at, size, if close { 40.0 } else { 64.0 });
    }
    for &cell in &over.asked {
        hints::put_asked(&mut out, net::pentagon(cell));
    }
    if let Some(ghost) = &over.ghost {
        tile::put_ghost(&mut out, net::pentagon(ghost.cell), &ghost.face, &ghost.rims);
        for &(cell, k) in &ghost.lost {
            tile::put_rim(&mut out, net::pentagon(cell), k, Rim::Lost(None));
        }
    }
    if let Some(cell) = over.changed {
        hints::put_changed(&mut out, net::pentagon(cell));
    }
    if let Some(cell) = over.point {
        hints::put_cursor(&mut out, net::pentagon(cell));
    }
    out
}

/// The minimum size of a network as a separate picture on a small phone, and the minimum font size there, in pixels.
const LEAST_ROOM: (f64, f64) = (260.0, 300.0);
const LEAST_LETTERS: f64 = 12.0;

/// Draws a network as a separate picture.
#[must_use]
pub fn network(net: &Net) -> String {
    let bounds = net::bounds(net.tiles.iter().map(|lain| lain.cell));
    let mut out = String::with_capacity(2048 * net.tiles.len() + 512);
    let (wide, high) = (bounds.width + 12.0, bounds.height + 18.0);
    // Keeps the numbers readable however small a large network is drawn.
    let least = number(LEAST_LETTERS * (wide / LEAST_ROOM.0).max(high / LEAST_ROOM.1));
    let [x, y, wide, high] = [bounds.x - 6.0, bounds.y - 6.0, wide, high].map(number);
    text!(out; "<svg class=\"board netpic\" viewBox=\"", &x, " ", &y, " ", &wide, " ", &high, "\" style=\"--least:", &least,
        "px\" aria-hidden=\"true\">");
    out.extend(tiles(net));
    out.push_str("</svg>");
    out
}

/// Draws a player board as a separate picture.
#[must_use]
pub fn home_picture(home: &Home) -> String {
    let mut out = String::with_capacity(20 * 1024);
    text!(out; "<svg class=\"board homepic\" viewBox=\"-4 -4 ", &number(home::SIZE.0 + 8.0), " ", &number(home::SIZE.1 + 8.0),
        "\" aria-hidden=\"true\">");
    home::put(&mut out, home);
    out.push_str("</svg>");
    out
}

/// Draws the frame of the keyboard cursor, in picture coordinates.
#[must_use]
pub fn cursor(at: Rect) -> String {
    let Rect { x, y, width, height } = at.grown(-3.0);
    let [x, y, wide, high] = [x, y, width, height].map(number);
    let mut out = String::new();
    for class in ["here-case", "here"] {
        text!(out; "<rect class=\"", class, "\" x=\"", &x, "\" y=\"", &y, "\" width=\"", &wide, "\" height=\"", &high, "\" rx=\"16\"/>");
    }
    out
}
