//! Rows of signs as printed on tiles and cards: free of language, and small enough for a pentagon.

use super::tile::Ground;
use super::{Pentagon, Sign};
use moot_art::pen::{put_icon, svg};

/// One element of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// A sign.
    Of(Sign),
    /// An excavation site, filled or empty.
    Site(Sign, bool),
    /// A storage spot, free or filled.
    Spot(Sign, bool),
    /// A number.
    Number(u8),
    /// An arrow: the signs before it yield the signs after it.
    Gives,
    /// "For each".
    Per,
    /// A tile of the given kind.
    Tile(Ground),
}

impl Glyph {
    /// The width of the element, in picture units.
    const fn width(self) -> f64 {
        match self {
            Glyph::Of(_) | Glyph::Tile(_) => 19.0,
            Glyph::Site(..) => 23.0,
            Glyph::Spot(..) => 26.0,
            Glyph::Number(_) => 13.0,
            Glyph::Gives => 11.0,
            Glyph::Per => 9.0,
        }
    }
}

/// Appends `count` copies of a sign: up to three as separate pictures, more as a number before one picture.
pub fn many(out: &mut Vec<Glyph>, count: u8, sign: Sign) {
    if count > 3 {
        out.push(Glyph::Number(count));
        out.push(Glyph::Of(sign));
    } else {
        out.extend((0..count).map(|_| Glyph::Of(sign)));
    }
}

/// The width of a row, in picture units.
#[must_use]
pub fn width(row: &[Glyph]) -> f64 {
    row.iter().map(|glyph| glyph.width()).sum()
}

/// Draws a row centred on a point, at `size` times the usual size, scaled down to at most `most` units wide.
pub fn put_row(out: &mut String, row: &[Glyph], (x, y): (f64, f64), size: f64, most: f64) {
    let wide = width(row);
    if wide <= 0.0 {
        return;
    }
    let size = if wide * size > most { most / wide } else { size };
    let mut left = x - wide * size / 2.0;
    for &glyph in row {
        let middle = left + glyph.width() * size / 2.0;
        put(out, glyph, (middle, y), size);
        left += glyph.width() * size;
    }
}

fn put(out: &mut String, glyph: Glyph, at: (f64, f64), size: f64) {
    match glyph {
        Glyph::Of(sign) => put_icon(out, sign.icon(), at, 17.0 * size, sign.class()),
        Glyph::Tile(ground) => {
            let pentagon = Pentagon { at, a: true };
            svg!(out; "<path class=\"pent ", ground.class(), "\" d=\"", &pentagon.path(0.17 * size), "\"/>");
        }
        Glyph::Site(sign, full) => put_site(out, sign, full, at, 10.0 * size),
        Glyph::Spot(sign, full) => {
            let class = if full { "spot full" } else { "spot" };
            put_icon(out, sign.icon(), at, 23.0 * size, class);
        }
        Glyph::Number(number) => {
            // The group sets the font size, so that CSS can enforce a readable minimum.
            svg!(out; "<g font-size=\"", 17.0 * size, "\"><text class=\"fig-no\" x=\"", at.0, "\" y=\"", at.1 + 6.0 * size, "\">",
                number, "</text></g>");
        }
        Glyph::Gives => {
            svg!(out; "<path class=\"gives\" d=\"M", at.0 - 3.5 * size, " ", at.1 - 4.0 * size, "l", 6.0 * size, " ",
            4.0 * size, "-", 6.0 * size, " ", 4.0 * size, "z\"/>")
        }
        Glyph::Per => {
            svg!(out; "<path class=\"per\" d=\"M", at.0 + 2.5 * size, " ", at.1 - 8.0 * size, "l-", 5.0 * size, " ", 16.0 * size,
            "\"/>")
        }
    }
}

/// Draws an excavation site: a ring of paper with its resource, or a dark hole when empty.
pub fn put_site(out: &mut String, sign: Sign, full: bool, at: (f64, f64), radius: f64) {
    let class = matter(sign);
    svg!(out; "<circle class=\"digsite ", class, "\" cx=\"", at.0, "\" cy=\"", at.1, "\" r=\"", radius, "\"/>");
    if full {
        put_icon(out, sign.icon(), at, radius * 1.45, sign.class());
    } else {
        svg!(out; "<circle class=\"well\" cx=\"", at.0, "\" cy=\"", at.1, "\" r=\"", radius * 0.62, "\"/>");
        put_icon(out, sign.icon(), at, radius * 0.9, "gone");
    }
}

/// The CSS class of a bare resource, for half sites and rings.
#[must_use]
pub const fn matter(sign: Sign) -> &'static str {
    match sign {
        Sign::Obsidian => "obsidian",
        Sign::Gold => "goldbar",
        Sign::Diamond => "diamond",
        _ => "",
    }
}
