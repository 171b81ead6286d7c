//! Drawings of this game only, as SVG text: plain data in, markup out. Colours are CSS classes, which `style/template.css`
//! fills. Drawings that several games share are in `moot-art`.

use moot_art::Rect;

/// A stone with its upper left corner at a point. `number` selects one of several shapes.
#[must_use]
pub fn stone((x, y): (f64, f64), number: usize, class: &str) -> String {
    // Slightly different corners, so that neighbours look different.
    const SHAPES: [&str; 3] = [
        "M8 4L78 2L86 14L84 34L70 38L10 38L2 28L4 10Z",
        "M4 8L16 2L74 4L86 10L85 30L76 38L14 37L3 32Z",
        "M10 2L80 5L85 20L80 36L20 38L4 35L2 16Z",
    ];
    let shape = SHAPES[number % SHAPES.len()];
    format!("<path class=\"{class}\" transform=\"translate({x} {y})\" d=\"{shape}\"/>")
}

/// The letter of a heap, centred on a point.
#[must_use]
pub fn letter((x, y): (f64, f64), class: &str, letter: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{letter}</text>")
}

/// The frame of the cursor.
#[must_use]
pub fn frame(Rect { x, y, width, height }: Rect) -> String {
    format!("<rect class=\"cursor\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>")
}
