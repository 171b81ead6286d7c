//! Tiles of the cave network: the ground by kind, entrances and walls on the edges, and what the tile holds in its middle.

use super::glyph::{Glyph, matter, put_row, put_site};
use super::{Pent, Sign};
use moot_art::pen::{put_icon, svg};

/// The kind of a tile, which is its paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Two obsidian sites and an outpost spot.
    Resource,
    /// A barn and a bell spot.
    Bell,
    /// A princess bed.
    Princess,
    /// Points.
    Victory,
    /// The troll king's.
    Kings,
}

impl Ground {
    /// Its class.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["resource", "bell", "princess", "victory", "kings"][self as usize]
    }
}

/// What is on an edge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// An entrance.
    Open,
    /// An entrance that leads to a neighbour: nothing is in the way.
    Joined,
    /// Half an excavation site that waits for its other half.
    Half(Sign),
    /// Half a site whose neighbour has none, or another.
    Spent(Sign),
    /// A whole excavation site on the common edge.
    Site(Sign, bool),
    /// What the neighbour draws.
    Theirs,
    /// A wall.
    Wall,
}

/// A tile as it is printed, and what lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its paper.
    pub ground: Ground,
    /// What it holds, in one or two rows.
    pub rows: Vec<Vec<Glyph>>,
}

/// How wide a row in the middle of a tile may be: one row has the width of the whole, of two each a little less.
const WIDE: [f64; 2] = [76.0, 62.0];

/// The paper of a tile, with its shadow. All papers are drawn before any edge, so that no shadow falls on one.
pub fn put_ground(out: &mut String, pent: Pent, ground: Ground) {
    let d = pent.path(1.0);
    svg!(out; "<path class=\"pent-drop\" d=\"", &d, "\" transform=\"translate(0 5)\"/>");
    put_paper(out, pent, ground, &d);
}

fn put_paper(out: &mut String, pent: Pent, ground: Ground, d: &str) {
    svg!(out; "<path class=\"pent ", ground.class(), "\" d=\"", d, "\"/><path class=\"pent-in\" d=\"", &pent.path(0.86), "\"/>");
}

/// The edges of a tile.
pub fn put_rims(out: &mut String, pent: Pent, rims: &[Rim; 5]) {
    for (k, &rim) in rims.iter().enumerate() {
        put_rim(out, pent, k, rim);
    }
}

/// One edge of a tile.
pub fn put_rim(out: &mut String, pent: Pent, k: usize, rim: Rim) {
    let (x, y) = pent.edge(k, 1.0);
    let mut on_edge = |inner: &dyn Fn(&mut String)| {
        svg!(out; "<g transform=\"translate(", x, " ", y, ") rotate(", pent.slant(k), ")\">");
        inner(out);
        svg!(out; "</g>");
    };
    match rim {
        Rim::Theirs => {}
        Rim::Open => {
            on_edge(&|out| out.push_str("<path class=\"entry\" d=\"M-11 7V2.500q0-6 11-6t11 6V7z\"/>"))
        }
        Rim::Joined => on_edge(&|out| out.push_str("<path class=\"passage\" d=\"M-11-4h22v8h-22z\"/>")),
        Rim::Wall => on_edge(&|out| {
            out.push_str("<path class=\"brick\" d=\"M-31 0h62l-5 8h-52z\"/><path class=\"brick-line\" d=\"M-16 0v8M0 0v8M16 0v8\"/>");
        }),
        Rim::Half(sign) | Rim::Spent(sign) => {
            let spent = matches!(rim, Rim::Spent(_));
            on_edge(&|out| {
                svg!(out; "<path class=\"halfsite ", matter(sign), if spent { " spent" } else { "" },
                    "\" d=\"M-15 0A15 15 0 0 0 15 0z\"/>");
            });
            let middle = pent.edge(k, 0.87);
            put_icon(
                out,
                sign.icon(),
                middle,
                if spent { 9.0 } else { 12.0 },
                if spent { "faint" } else { sign.class() },
            );
        }
        Rim::Site(sign, full) => put_site(out, sign, full, (x, y), 15.0),
    }
}

/// What a tile holds.
pub fn put_middle(out: &mut String, pent: Pent, face: &Face) {
    let (x, y) = pent.at;
    // Of the two ways that a pentagon lies, one has its corner on the left, the other on the right.
    let x = if pent.a { x - 5.0 } else { x + 5.0 };
    match face.rows.as_slice() {
        [] => {}
        [row] => put_row(out, row, (x, y), 1.7, WIDE[0]),
        [above, below, ..] => {
            put_row(out, above, (x, y - 13.0), 1.15, WIDE[1]);
            put_row(out, below, (x, y + 13.0), 1.15, WIDE[1]);
        }
    }
}

/// A whole tile as a picture of its own, upright on one of its edges, as it lies in a display. `turn` turns it by fifths.
#[must_use]
pub fn picture(face: &Face, rims: &[Rim; 5]) -> String {
    let pent = Pent { at: (0.0, 0.0), a: true };
    let mut out = String::with_capacity(2600);
    svg!(&mut out; "<svg class=\"tilepic\" viewBox=\"-64 -62 116 126\" aria-hidden=\"true\">");
    put_ground(&mut out, pent, face.ground);
    put_rims(&mut out, pent, rims);
    put_middle(&mut out, pent, face);
    svg!(&mut out; "</svg>");
    out
}

/// The back of a tile, for a gap in a display.
#[must_use]
pub fn gap() -> String {
    let pent = Pent { at: (0.0, 0.0), a: true };
    let mut out = String::new();
    svg!(&mut out; "<svg class=\"tilepic gap\" viewBox=\"-64 -62 116 126\" aria-hidden=\"true\"><path class=\"no-tile\" d=\"",
        &pent.path(0.94), "\"/></svg>");
    out
}

/// A tile that is held over its place.
pub fn put_ghost(out: &mut String, pent: Pent, face: &Face, rims: &[Rim; 5]) {
    let d = pent.path(1.0);
    svg!(out; "<path class=\"pent-drop\" d=\"", &d, "\" transform=\"translate(0 7)\"/><g class=\"lifted\">");
    put_paper(out, pent, face.ground, &d);
    svg!(out; "<path class=\"ghost-rim\" d=\"", &d, "\"/>");
    put_rims(out, pent, rims);
    put_middle(out, pent, face);
    svg!(out; "</g>");
}
