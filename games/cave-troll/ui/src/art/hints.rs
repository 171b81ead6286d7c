//! Transient overlays of a dungeon: highlighted rooms, the worth of a step, closed doors.

use super::floor_plan::{FloorPlan, WALL};
use moot_art::SeatStyle;
use moot_art::icon::Icon;
use moot_art::outline::outline;
use moot_art::pen::{put_icon, svg};

/// A room that may be chosen.
#[must_use]
pub fn lit(plan: &FloorPlan, at: usize) -> String {
    around(plan, at, "legal")
}

/// A room that the last action changed.
#[must_use]
pub fn changed(plan: &FloorPlan, at: usize) -> String {
    around(plan, at, "changed")
}

/// A room that has been chosen, or is being looked at.
#[must_use]
pub fn chosen(plan: &FloorPlan, at: usize) -> String {
    around(plan, at, "chosen")
}

/// A room that has been chosen though it may not be.
#[must_use]
pub fn refused(plan: &FloorPlan, at: usize) -> String {
    around(plan, at, "refused")
}

/// The keyboard cursor.
#[must_use]
pub fn cursor(plan: &FloorPlan, at: usize) -> String {
    around(plan, at, "here")
}

fn around(plan: &FloorPlan, at: usize, class: &str) -> String {
    let mut out = String::new();
    if let Some(chamber) = plan.chambers.get(at) {
        let d = outline(&chamber.cells, WALL + 2.0, 8.0);
        svg!(&mut out; "<path class=\"", class, "-case\" d=\"", &d, "\"/><path class=\"", class, "\" d=\"", &d, "\"/>");
    }
    out
}

/// A ring under the selected figure.
#[must_use]
pub fn picked() -> &'static str {
    "<ellipse class=\"pick-ring\" cy=\"1\" rx=\"26\" ry=\"15\"/>"
}

/// A mark on a figure that may be chosen.
#[must_use]
pub fn target() -> &'static str {
    "<path class=\"target-case\" d=\"M-19-34v-8h8M19-34v-8h-8M-19 6v8h8M19 6v8h-8\"/>\
     <path class=\"target\" d=\"M-19-34v-8h8M19-34v-8h-8M-19 6v8h8M19 6v8h-8\"/>"
}

/// The height of a mark.
pub const HIGH: f64 = 24.0;

/// The width of the mark of a change in gold.
#[must_use]
pub const fn wide(change: i16) -> f64 {
    if change.unsigned_abs() < 10 { 30.0 } else { 40.0 }
}

/// The change in gold for an option, as a button around (0, 0).
#[must_use]
pub fn worth(change: i16, chosen: bool) -> String {
    let mut out = String::new();
    let wide = wide(change);
    let sign = match change {
        1.. => "+",
        0 => "±",
        _ => "−",
    };
    svg!(&mut out; "<g class=\"step", if chosen { " on" } else { "" }, "\"><rect x=\"", -wide / 2.0, "\" y=\"-12\" width=\"", wide, "\" height=\"24\" rx=\"12\"/>\
        <text y=\"5.5\">", sign, i32::from(change.unsigned_abs()), "</text></g>");
    out
}

/// The gold that a room would pay to a player, or that it would pay nobody, as a button around (0, 0).
#[must_use]
pub fn pays(to: Option<SeatStyle>, gold: i16, chosen: bool) -> String {
    let mut out = String::new();
    // Without a player the pill holds a 0 alone, so it is narrow.
    let half = if to.is_some() { 30.0 } else { 13.0 };
    svg!(&mut out; "<g class=\"step", if chosen { " on" } else { "" }, " ", to.map_or("nil", SeatStyle::class),
        "\"><rect x=\"", -half, "\" y=\"-13\" width=\"", 2.0 * half, "\" height=\"26\" rx=\"13\"/>");
    if let Some(seat_style) = to {
        svg!(&mut out; "<circle class=\"seal\" cx=\"-16\" r=\"11\"/>");
        put_icon(&mut out, seat_style.emblem(), (-16.0, 0.0), 15.0, "em");
    }
    svg!(&mut out; "<text x=\"", if to.is_some() { 10 } else { 0 }, "\" y=\"5.5\">", if gold > 0 { "+" } else { "" }, i32::from(gold), "</text></g>");
    out
}

/// A closed door, as a mark around (0, 0).
#[must_use]
pub fn shut(asked: bool) -> String {
    let mut out = String::new();
    svg!(&mut out; "<g class=\"step bad", if asked { " on" } else { "" }, "\"><circle r=\"12\"/>");
    put_icon(&mut out, Icon::Close, (0.0, 0.0), 14.0, "");
    svg!(&mut out; "</g>");
    out
}

/// The path of a figure.
#[must_use]
pub fn way(from: (f64, f64), to: (f64, f64)) -> String {
    let mut out = String::new();
    let bend = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1) - 18.0);
    for class in ["way-ink", "way"] {
        svg!(&mut out; "<path class=\"", class, "\" d=\"M", from.0, " ", from.1, "Q", bend.0, " ", bend.1, " ", to.0, " ", to.1, "\"/>");
    }
    out
}

/// Translates a piece that is drawn around (0, 0).
pub fn put_at(out: &mut String, (x, y): (f64, f64), piece: &str) {
    svg!(out; "<g transform=\"translate(", x, " ", y, ")\">", piece, "</g>");
}
