//! Cauldrons, with a troll or a human looking out of them.

use moot_art::icon::Icon;
use moot_art::kinds::SeatStyle;
use moot_art::pen::{put_icon, svg};

/// The occupant of a cauldron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guest {
    /// The cauldron is empty.
    Nobody,
    /// A troll of a player.
    Troll(SeatStyle),
    /// A human.
    Human,
}

/// The highlight of a cauldron.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// No highlight.
    #[default]
    None,
    /// It may be chosen.
    Open,
    /// Its occupant is selected.
    Picked,
    /// Shows a preview of its future occupant.
    Ghost,
    /// Its occupant would be pushed out.
    Pushed,
}

impl Mark {
    const fn class(self) -> &'static str {
        ["", " open", " picked", " ghost", " pushed"][self as usize]
    }
}

/// Draws a cauldron centred on a point, with its occupant: 40 by 46 units at size 1, mostly above that point.
pub fn put_pot(out: &mut String, guest: Guest, mark: Mark, (x, y): (f64, f64), size: f64) {
    svg!(out; "<g class=\"pot");
    if let Guest::Troll(seat_style) = guest {
        svg!(out; " ", seat_style.class());
    }
    svg!(out; mark.class(), "\" transform=\"translate(", x, " ", y, ")");
    if (size - 1.0).abs() > 0.01 {
        svg!(out; " scale(", moot_art::pen::Hundredths((size * 100.0).round() as i32), ")");
    }
    svg!(out; "\">");
    match guest {
        Guest::Nobody => {}
        Guest::Troll(_) => {
            put_icon(out, Icon::Troll, (0.0, -13.0), 28.0, "halo");
            put_icon(out, Icon::Troll, (0.0, -13.0), 28.0, "trollp");
        }
        Guest::Human => {
            put_icon(out, Icon::Person, (0.0, -12.0), 24.0, "halo");
            put_icon(out, Icon::Person, (0.0, -12.0), 24.0, "humanp");
        }
    }
    svg!(out; "<path class=\"kettle\" d=\"M-17-2h34v5h-3q4 9-4 14h-20q-8-5-4-14h-3z\"/>");
    if let Guest::Troll(seat_style) = guest {
        put_icon(out, seat_style.emblem(), (0.0, 9.5), 12.0, "em");
    }
    if mark == Mark::Pushed {
        svg!(out; "<path class=\"shove\" d=\"M12-26 24-34M24-34h-8M24-34v8\"/>");
    }
    svg!(out; "</g>");
}

/// The positions of a cavern's cauldrons: rows of three and two, in a box of 124 by 92 units.
pub const CAVERN: [(f64, f64); 5] = [(22.0, 30.0), (62.0, 30.0), (102.0, 30.0), (42.0, 74.0), (82.0, 74.0)];

/// Draws the cauldrons of a cavern as a separate picture. `king`: whether the troll king is there.
#[must_use]
pub fn cavern(guests: &[(Guest, Mark)], king: bool) -> String {
    let mut out = String::with_capacity(1800);
    svg!(&mut out; "<svg class=\"pots\" viewBox=\"0 0 124 92\" aria-hidden=\"true\">");
    for (&(guest, mark), at) in guests.iter().zip(CAVERN) {
        put_pot(&mut out, guest, mark, at, 1.0);
    }
    if king {
        put_king(&mut out, (112.0, 70.0), 0.86);
    }
    svg!(&mut out; "</svg>");
    out
}

/// Draws the troll king, 40 by 56 units at size 1, centred on a point.
pub fn put_king(out: &mut String, (x, y): (f64, f64), size: f64) {
    let crown = y - 23.0 * size;
    svg!(out; "<g class=\"kingp\">");
    for class in ["halo", "kbody"] {
        put_icon(out, Icon::GreatTroll, (x, y), 40.0 * size, class);
    }
    for class in ["halo", "kcrown"] {
        put_icon(out, Icon::Crown, (x, crown), 21.0 * size, class);
    }
    svg!(out; "</g>");
}
