//! Draws the options in a cave network: free places, the chosen place, and the edges that a tile would join there.

use super::Pentagon;
use moot_art::pen::svg;

/// Draws a place where the tile in hand fits; smaller where other such places are close.
pub fn put_place(out: &mut String, pentagon: Pentagon, close: bool, pointed: bool) {
    let d = pentagon.path(if close { 0.42 } else { 0.74 });
    svg!(out; "<path class=\"legal-case\" d=\"", &d, "\"/><path class=\"legal", if pointed { " on" } else { "" }, "\" d=\"", &d,
        "\"/>");
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
