//! Draws tiles of the cave network: the paper of each kind, entrances and walls on the edges, and the contents of the centre.

use super::glyph::{Glyph, matter, put_row, put_site};
use super::{Pentagon, Sign};
use moot_art::pen::{put_icon, svg};

/// The kind of a tile, which selects its paper.
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
    /// A king's tile.
    Kings,
}

impl Ground {
    /// The CSS class of the paper.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["resource", "bell", "princess", "victory", "kings"][self as usize]
    }
}

/// The state of an edge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// An entrance.
    Open,
    /// An entrance that leads to a neighbour.
    Joined,
    /// Half an excavation site with no neighbour yet.
    Half(Sign),
    /// Half a site that cannot be completed: the neighbour has no equal half there, or no tile can lie there.
    Spent(Sign),
    /// In a preview: the half of a site, of the tile or of another one, that would be lost; with the tile's own half.
    Lost(Option<Sign>),
    /// A complete excavation site on the common edge; `true` if filled.
    Site(Sign, bool),
    /// Drawn by the neighbour.
    Theirs,
    /// A wall.
    Wall,
}

/// A tile as printed, with the pieces on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its paper.
    pub ground: Ground,
    /// Its contents, in one or two rows.
    pub rows: Vec<Vec<Glyph>>,
}

/// The maximum width of a row in the centre of a tile: of a single row, and of each of two rows.
const WIDE: [f64; 2] = [76.0, 62.0];

/// Draws the paper of a tile with its shadow. All papers are drawn before any edge, so that no shadow covers an edge.
pub fn put_ground(out: &mut String, pentagon: Pentagon, ground: Ground) {
    let d = pentagon.path(1.0);
    svg!(out; "<path class=\"pent-drop\" d=\"", &d, "\" transform=\"translate(0 5)\"/>");
    put_paper(out, pentagon, ground, &d);
}

fn put_paper(out: &mut String, pentagon: Pentagon, ground: Ground, d: &str) {
    svg!(out; "<path class=\"pent ", ground.class(), "\" d=\"", d, "\"/><path class=\"pent-in\" d=\"", &pentagon.path(0.86), "\"/>");
}

/// Draws the edges of a tile.
pub fn put_rims(out: &mut String, pentagon: Pentagon, rims: &[Rim; 5]) {
    for (k, &rim) in rims.iter().enumerate() {
        put_rim(out, pentagon, k, rim);
    }
}

/// Draws one edge of a tile.
pub fn put_rim(out: &mut String, pentagon: Pentagon, k: usize, rim: Rim) {
    let (x, y) = pentagon.edge(k, 1.0);
    let mut on_edge = |inner: &dyn Fn(&mut String)| {
        svg!(out; "<g transform=\"translate(", x, " ", y, ") rotate(", pentagon.slant(k), ")\">");
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
        Rim::Lost(half) => {
            if let Some(sign) = half {
                put_half(out, pentagon, k, sign, true);
            }
            svg!(out; "<g class=\"lost-site\" transform=\"translate(", x, " ", y, ")\"><circle r=\"10\"/><path d=\"M-4-4 4 4M4-4-4 4\"/></g>");
        }
        Rim::Half(sign) => put_half(out, pentagon, k, sign, false),
        Rim::Spent(sign) => {
            put_half(out, pentagon, k, sign, true);
            let (x, y) = pentagon.edge(k, 0.85);
            svg!(out; "<path class=\"spent-mark\" transform=\"translate(", x, " ", y, ")\" d=\"M-6-6 6 6M6-6-6 6\"/>");
        }
        Rim::Site(sign, full) => put_site(out, sign, full, (x, y), 15.0),
    }
}

/// Draws half a site on an edge of a tile; `spent` if it cannot be completed.
fn put_half(out: &mut String, pentagon: Pentagon, k: usize, sign: Sign, spent: bool) {
    let (x, y) = pentagon.edge(k, 1.0);
    svg!(out; "<path class=\"halfsite ", matter(sign), if spent { " spent" } else { "" }, "\" transform=\"translate(", x, " ", y,
        ") rotate(", pentagon.slant(k), ")\" d=\"M-15 0A15 15 0 0 0 15 0z\"/>");
    let (size, class) = if spent { (9.0, "faint") } else { (12.0, sign.class()) };
    put_icon(out, sign.icon(), pentagon.edge(k, 0.87), size, class);
}

/// Draws the contents of a tile.
pub fn put_middle(out: &mut String, pentagon: Pentagon, face: &Face) {
    let (x, y) = pentagon.at;
    // Tiles A have a corner on the right, tiles B on the left.
    let x = if pentagon.a { x - 5.0 } else { x + 5.0 };
    match face.rows.as_slice() {
        [] => {}
        [row] => put_row(out, row, (x, y), 1.7, WIDE[0]),
        [above, below, ..] => {
            put_row(out, above, (x, y - 13.0), 1.15, WIDE[1]);
            put_row(out, below, (x, y + 13.0), 1.15, WIDE[1]);
        }
    }
}

/// Draws a tile as a separate picture, upright on one of its edges, as in a display.
#[must_use]
pub fn picture(face: &Face, rims: &[Rim; 5]) -> String {
    let pentagon = Pentagon { at: (0.0, 0.0), a: true };
    let mut out = String::with_capacity(2600);
    svg!(&mut out; "<svg class=\"tilepic\" viewBox=\"-65 -63 124 128\" aria-hidden=\"true\">");
    put_ground(&mut out, pentagon, face.ground);
    put_rims(&mut out, pentagon, rims);
    put_middle(&mut out, pentagon, face);
    svg!(&mut out; "</svg>");
    out
}

/// Draws the back of a tile, for a gap in a display.
#[must_use]
pub fn gap() -> String {
    let pentagon = Pentagon { at: (0.0, 0.0), a: true };
    let mut out = String::new();
    svg!(&mut out; "<svg class=\"tilepic gap\" viewBox=\"-65 -63 124 128\" aria-hidden=\"true\"><path class=\"no-tile\" d=\"",
        &pentagon.path(0.94), "\"/></svg>");
    out
}

/// Draws a preview of a tile over its place.
pub fn put_ghost(out: &mut String, pentagon: Pentagon, face: &Face, rims: &[Rim; 5]) {
    let d = pentagon.path(1.0);
    svg!(out; "<path class=\"pent-drop\" d=\"", &d, "\" transform=\"translate(0 7)\"/><g class=\"lifted\">");
    put_paper(out, pentagon, face.ground, &d);
    svg!(out; "<path class=\"ghost-rim\" d=\"", &d, "\"/>");
    put_rims(out, pentagon, rims);
    put_middle(out, pentagon, face);
    svg!(out; "</g>");
}
