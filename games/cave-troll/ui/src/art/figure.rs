//! Figures: cut-out silhouettes on a base, round for heroes and square for monsters, with colour, pattern and emblem of their
//! player.

use crate::art::icons;
use moot_art::icon::Icon;
use moot_art::kinds::SeatStyle;
use moot_art::pen::{put_icon, svg};

/// The silhouette of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Staff and wide hat.
    Adventurer,
    /// Helmet and shield.
    Knight,
    /// Hood.
    Thief,
    /// Beard and hammer.
    Dwarf,
    /// Horns and axe.
    Barbarian,
    /// Tusks.
    Orc,
    /// Rags.
    Wraith,
    /// A heap of muscle.
    CaveTroll,
    /// A chest with iron bands.
    Chest,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 9] = [
        Shape::Adventurer,
        Shape::Knight,
        Shape::Thief,
        Shape::Dwarf,
        Shape::Barbarian,
        Shape::Orc,
        Shape::Wraith,
        Shape::CaveTroll,
        Shape::Chest,
    ];

    /// Its symbol.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [
            icons::ADVENTURER,
            icons::KNIGHT,
            icons::THIEF,
            icons::DWARF,
            icons::BARBARIAN,
            icons::ORC,
            icons::WRAITH,
            Icon::GreatTroll,
            icons::CHEST,
        ][self as usize]
    }

    const fn is_hero(self) -> bool {
        (self as u8) < Shape::Orc as u8
    }

    /// Whether it occupies a whole room.
    #[must_use]
    pub const fn is_big(self) -> bool {
        matches!(self, Shape::CaveTroll)
    }

    const fn size(self) -> f64 {
        match self {
            Shape::CaveTroll => 46.0,
            Shape::Barbarian | Shape::Orc => 34.0,
            _ => 32.0,
        }
    }
}

/// Draws a figure around (0, 0), its standing point. A `star` marks the characters of the variant set, which share their
/// silhouettes with the classic ones.
#[must_use]
pub fn figure(shape: Shape, seat_style: SeatStyle, star: bool) -> String {
    let mut out = String::with_capacity(900);
    put_figure(&mut out, shape, seat_style, star);
    out
}

fn put_figure(out: &mut String, shape: Shape, seat_style: SeatStyle, star: bool) {
    let chest = shape == Shape::Chest;
    let base = match shape {
        Shape::Chest => "",
        Shape::CaveTroll => "d=\"M-19-7h38v15h-38z\"",
        _ if shape.is_hero() => "d=\"M-8.5-6.5h17a6.5 6.5 0 0 1 0 13h-17a6.5 6.5 0 0 1 0-13z\"",
        _ => "d=\"M-14.5-6h29v13h-29z\"",
    };
    let size = shape.size();
    let body = (0.0, if chest { -7.0 } else { -size / 2.0 - 3.0 });
    svg!(out; "<g class=\"fig ", seat_style.class(), "\">");
    if !base.is_empty() {
        svg!(out; "<path class=\"base halo\" ", base, "/>");
    }
    put_icon(out, shape.icon(), body, size, "halo");
    put_icon(out, shape.icon(), body, size, "body");
    if !base.is_empty() {
        svg!(out; "<path class=\"base\" ", base, "/><path class=\"base pt\" fill=\"", seat_style.pattern(), "\" ", base, "/>");
    }
    let seal = if chest { -3.0 } else { 0.3 };
    svg!(out; "<circle class=\"seal\" cy=\"", seal, "\" r=\"6.6\"/>");
    put_icon(out, seat_style.emblem(), (0.0, seal), 9.5, "em");
    if star && !matches!(shape, Shape::Adventurer | Shape::Chest) {
        let (x, y) = (size / 2.0 - 3.0, -size + 3.0);
        svg!(out; "<path class=\"star\" transform=\"translate(", x, " ", y, ")\" d=\"M0-7 1.9-2.3 7-2 3.1 1.2 4.4 6.2 0 3.4-4.4 6.2-3.1 1.2-7-2-1.9-2.3z\"/>");
    }
    svg!(out; "</g>");
}

/// A figure as a whole `<svg>`, for cards and trays; `side` pixels wide and high.
#[must_use]
pub fn standee(shape: Shape, seat_style: SeatStyle, star: bool, side: u8) -> String {
    let (top, height) = if shape.is_big() { (-51, 61) } else { (-40, 50) };
    let mut out = String::with_capacity(1000);
    svg!(&mut out; "<svg class=\"standee\" viewBox=\"-25 ", top, " 50 ", height, "\" width=\"", side, "\" height=\"", side,
        "\" aria-hidden=\"true\">");
    put_figure(&mut out, shape, seat_style, star);
    svg!(&mut out; "</svg>");
    out
}

/// The number of identical figures that one drawn figure represents, beside it.
#[must_use]
pub fn tally(count: u8) -> String {
    let mut out = String::new();
    svg!(&mut out; "<g class=\"tally\"><rect x=\"5\" y=\"-33\" width=\"22\" height=\"15\" rx=\"7.5\"/><text x=\"16\" y=\"-21.5\">×", count, "</text></g>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_has_its_own_symbol_and_heroes_a_round_base() {
        let mut seen = Vec::new();
        for shape in Shape::ALL {
            let picture = figure(shape, SeatStyle::Fjord, false);
            assert!(
                picture.contains(shape.icon().id())
                    && picture.contains("url(#pat-2)") == (shape != Shape::Chest)
            );
            assert!(!seen.contains(&shape.icon()));
            seen.push(shape.icon());
            assert_eq!(picture.contains("a6.5"), shape.is_hero(), "{shape:?}");
        }
    }

    #[test]
    fn variant_characters_have_a_star() {
        assert!(figure(Shape::Orc, SeatStyle::Rowan, true).contains("star"));
        assert!(!figure(Shape::Adventurer, SeatStyle::Rowan, true).contains("star"));
        assert!(tally(3).contains("×3"));
    }
}
