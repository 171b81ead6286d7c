//! What may be done in a cave network: free places, the one that is chosen, and what a tile would join there.

use super::Pent;
use moot_art::pen::svg;

/// A place where the tile in hand fits; smaller where others are close.
pub fn put_place(out: &mut String, pent: Pent, close: bool, pointed: bool) {
    let d = pent.path(if close { 0.42 } else { 0.74 });
    svg!(out; "<path class=\"legal-case\" d=\"", &d, "\"/><path class=\"legal", if pointed { " on" } else { "" }, "\" d=\"", &d,
        "\"/>");
}

/// The place of the first tile, while there is none.
pub fn put_free(out: &mut String, pent: Pent) {
    svg!(out; "<path class=\"free-place\" d=\"", &pent.path(0.8), "\"/>");
}

/// A place that something has just happened to.
pub fn put_changed(out: &mut String, pent: Pent) {
    let d = pent.path(1.0);
    svg!(out; "<path class=\"changed-ink\" d=\"", &d, "\"/><path class=\"changed-line\" d=\"", &d, "\"/>");
}

/// A tile that may be chosen.
pub fn put_asked(out: &mut String, pent: Pent) {
    let d = pent.path(0.95);
    svg!(out; "<path class=\"asked-ink\" d=\"", &d, "\"/><path class=\"asked\" d=\"", &d, "\"/>");
}

/// The place that the keys have reached.
pub fn put_cursor(out: &mut String, pent: Pent) {
    let d = pent.path(1.0);
    svg!(out; "<path class=\"here-case\" d=\"", &d, "\"/><path class=\"here\" d=\"", &d, "\"/>");
}
