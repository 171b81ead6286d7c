//! Draws the options in a cave network: free places, the chosen place, and the edges that a tile would join there.

use super::Pentagon;
use super::glyph::matter;
use super::tile::Rim;
use moot_art::pen::{put_icon, svg};

/// Draws a place where the tile in hand fits; smaller where other such places are close.
pub fn put_place(out: &mut String, pentagon: Pentagon, close: bool, pointed: bool) {
    let d = pentagon.path(if close { 0.42 } else { 0.74 });
    let close = if close { " close" } else { "" };
    svg!(out; "<path class=\"legal-case", close, "\" d=\"", &d, "\"/><path class=\"legal", close, if pointed { " on" } else { "" },
        "\" d=\"", &d, "\"/>");
}

/// Draws what a tile on a free place must meet: entrances, and halves of sites that an equal half completes.
pub fn put_meets(out: &mut String, pentagon: Pentagon, meets: &[Option<Rim>; 5]) {
    for (k, rim) in meets.iter().enumerate() {
        let Some(rim) = rim else { continue };
        let (x, y) = pentagon.edge(k, 1.0);
        svg!(out; "<g class=\"meets\" transform=\"translate(", x, " ", y, ") rotate(", pentagon.slant(k), ")\">");
        if let Rim::Half(sign) = *rim {
            svg!(out; "<path class=\"", matter(sign), "\" d=\"M-15 1A15 15 0 0 0 15 1z\"/></g>");
            put_icon(out, sign.icon(), pentagon.edge(k, 0.87), 12.0, sign.class());
        } else {
            svg!(out; "<path d=\"M-11 1h22v9l-11 6-11-6z\"/></g>");
        }
    }
}

/// Draws the starting place of an empty network.
pub fn put_free(out: &mut String, pentagon: Pentagon) {
    svg!(out; "<path class=\"free-place\" d=\"", &pentagon.path(0.8), "\"/>");
}

/// Draws a place that the last action changed.
pub fn put_changed(out: &mut String, pentagon: Pentagon) {
    let d = pentagon.path(1.0);
    svg!(out; "<path class=\"changed-ink\" d=\"", &d, "\"/><path class=\"changed-line\" d=\"", &d, "\"/>");
}

/// Draws a tile that may be chosen.
pub fn put_asked(out: &mut String, pentagon: Pentagon) {
    let d = pentagon.path(0.95);
    svg!(out; "<path class=\"asked-ink\" d=\"", &d, "\"/><path class=\"asked\" d=\"", &d, "\"/>");
}

/// Draws the keyboard cursor.
pub fn put_cursor(out: &mut String, pentagon: Pentagon) {
    let d = pentagon.path(1.0);
    svg!(out; "<path class=\"here-case\" d=\"", &d, "\"/><path class=\"here\" d=\"", &d, "\"/>");
}
