//! Card pictures: the item and destination of the troll king on a round card, the animal and effects of a troll card, the
//! conditions of a king's card.

use super::glyph::{Glyph, put_row, width};
use super::{Sign, pot};
use crate::art::icons;
use moot_art::icon::Icon;
use moot_art::kinds::Clan;
use moot_art::pen::svg;
use moot_art::troll::Portrait;

/// The back of a round card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hour {
    /// Day.
    Day,
    /// Twilight.
    Dusk,
    /// Night.
    Night,
}

impl Hour {
    /// The CSS class of the paper.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["day", "dusk", "night"][self as usize]
    }

    /// Its symbol.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [icons::DAY, icons::DUSK, icons::NIGHT][self as usize]
    }
}

/// The destination of the troll king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingGoes {
    /// The village with this number.
    Village(&'static str),
    /// The cavern with this sign.
    Cavern(Sign),
}

/// Draws a round card: the item, its village and the destination of the troll king.
#[must_use]
pub fn round(hour: Hour, item: Sign, village: &'static str, king: KingGoes) -> String {
    let mut out = String::with_capacity(1600);
    svg!(&mut out; "<svg class=\"roundpic ", hour.class(), "\" viewBox=\"0 0 100 124\" aria-hidden=\"true\"><rect class=\"sky\" width=\"100\" height=\"76\"/>");
    moot_art::pen::put_icon(&mut out, hour.icon(), (16.0, 16.0), 20.0, "hour");
    // A hill that carries the number of the village.
    svg!(&mut out; "<path class=\"hill\" d=\"M0 76V62q24-16 50-10t50-6v30z\"/>");
    moot_art::pen::put_icon(&mut out, item.icon(), (34.0, 44.0), 44.0, "halo");
    moot_art::pen::put_icon(&mut out, item.icon(), (34.0, 44.0), 44.0, item.class());
    svg!(&mut out; "<path class=\"gives big\" d=\"M58 38l10 8-10 8z\"/><circle class=\"seal-no\" cx=\"82\" cy=\"46\" r=\"15\"/><text class=\"seal-text\" x=\"82\" y=\"52\">",
        village, "</text><path class=\"rule\" d=\"M0 76h100\"/>");
    pot::put_king(&mut out, (28.0, 106.0), 0.78);
    svg!(&mut out; "<path class=\"gives big\" d=\"M52 92l10 8-10 8z\"/>");
    match king {
        KingGoes::Village(number) => {
            svg!(&mut out; "<circle class=\"seal-no\" cx=\"79\" cy=\"100\" r=\"15\"/><text class=\"seal-text\" x=\"79\" y=\"106\">",
            number, "</text>")
        }
        KingGoes::Cavern(sign) => {
            svg!(&mut out; "<path class=\"cave-seal\" d=\"M62 116v-16q0-16 17-16t17 16v16z\"/>");
            moot_art::pen::put_icon(&mut out, sign.icon(), (79.0, 102.0), 20.0, "cave-sign");
        }
    }
    svg!(&mut out; "</svg>");
    out
}

/// The back of a round card.
#[must_use]
pub fn round_back(hour: Hour) -> String {
    let mut out = String::new();
    svg!(&mut out; "<svg class=\"roundpic back ", hour.class(), "\" viewBox=\"0 0 100 124\" aria-hidden=\"true\"><rect class=\"sky\" width=\"100\" height=\"124\"/>");
    moot_art::pen::put_icon(&mut out, hour.icon(), (50.0, 62.0), 56.0, "hour");
    svg!(&mut out; "</svg>");
    out
}

/// The contents of a troll card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troll {
    /// The seed of the face: the number of the card.
    pub seed: u32,
    /// The animal.
    pub totem: Sign,
    /// One row each for the spots with their rewards, the immediate effect and the final scoring.
    pub rows: Vec<Vec<Glyph>>,
}

/// A troll card.
#[must_use]
pub fn troll(card: &Troll) -> String {
    let clan = match card.totem {
        Sign::Bat => Clan::Moon,
        Sign::Snake => Clan::Ice,
        _ => Clan::Mud,
    };
    let face = Portrait::of(700 + card.seed * 13, clan, 2).source();
    let mut out = String::with_capacity(face.len() + 2000);
    svg!(&mut out; "<svg class=\"trollpic\" viewBox=\"0 0 100 124\" aria-hidden=\"true\"><svg x=\"0\" y=\"0\" width=\"100\" height=\"66\" viewBox=\"0 0 100 66\"><image y=\"1\" width=\"100\" height=\"64\" preserveAspectRatio=\"none\" href=\"",
        &face, "\"/></svg>");
    svg!(&mut out; "<circle class=\"totem-seal\" cx=\"84\" cy=\"16\" r=\"14\"/>");
    moot_art::pen::put_icon(&mut out, card.totem.icon(), (84.0, 16.0), 21.0, "totem-sign");
    svg!(&mut out; "<path class=\"rule\" d=\"M0 66h100\"/>");
    let rows = card.rows.len().max(1) as f64;
    let step = (54.0 / rows).min(26.0);
    let first = 66.0 + 29.0 - step * (rows - 1.0) / 2.0;
    for (at, row) in card.rows.iter().enumerate() {
        put_row(&mut out, row, (50.0, first + step * at as f64), (step / 24.0).min(1.1), 92.0);
    }
    svg!(&mut out; "</svg>");
    out
}

/// Draws a row of signs as a separate picture, `high` pixels high.
#[must_use]
pub fn row(row: &[Glyph], high: u8) -> String {
    let mut out = String::new();
    let wide = width(row).max(1.0) + 4.0;
    let pixels = wide * f64::from(high) / 26.0;
    svg!(&mut out; "<svg class=\"glyphs\" viewBox=\"0 0 ", wide, " 26\" width=\"", pixels, "\" height=\"", high, "\" aria-hidden=\"true\">");
    put_row(&mut out, row, (wide / 2.0, 13.0), 1.0, wide);
    svg!(&mut out; "</svg>");
    out
}
