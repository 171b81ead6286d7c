//! Draws the current state of a village: princesses in their towers, heaps of goods, cauldrons, outposts, the troll king,
//! action points.

use super::background::{outline, windows};
use super::glyph::{Glyph, put_row, width};
use super::pot::{Guest, Mark, put_king, put_pot};
use super::{BoardPlan, Sign};
use crate::art::icons;
use moot_art::icon::Icon;
use moot_art::kinds::SeatStyle;
use moot_art::pen::{put_icon, svg};

/// The visible state of a village.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hamlet {
    /// The number as printed on the board.
    pub numeral: &'static str,
    /// The number of princesses in the towers.
    pub princesses: u8,
    /// The numbers of bells, neutral changelings, neutral outposts and humans.
    pub heaps: [u8; 4],
    /// Whether a cow stands there.
    pub cow: bool,
    /// The castle action as signs.
    pub castle: Vec<Glyph>,
    /// The guest and the mark of each cauldron.
    pub pots: Vec<(Guest, Mark)>,
    /// The outposts of players: seat style and count.
    pub posts: Vec<(SeatStyle, u8)>,
    /// Whether the troll king is there.
    pub king: bool,
    /// Action points that a troll would have there.
    pub points: Option<Pips>,
    /// How the village is highlighted.
    pub light: Light,
}

/// Action points at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pips {
    /// Own points.
    pub own: u8,
    /// Points lent by rival trolls.
    pub lent: u8,
    /// Whether nothing can be done with them.
    pub futile: bool,
}

/// The highlight of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// No highlight.
    #[default]
    None,
    /// The place may be chosen.
    Open,
    /// The place has been chosen.
    Chosen,
    /// The acting troll is here.
    Here,
    /// The last action changed something here.
    Changed,
}

impl Light {
    /// The CSS class of the highlight, with a leading space.
    #[must_use]
    pub const fn class(self) -> &'static str {
        ["", " open", " chosen", " acting", " altered"][self as usize]
    }
}

/// The heaps of a village, in drawing order.
const HEAPS: [Sign; 4] = [Sign::Bell, Sign::Changeling, Sign::Outpost, Sign::Human];

/// Draws a village at its place on the board.
pub fn put(out: &mut String, plan: &BoardPlan, at: usize, hamlet: &Hamlet) {
    let (x, y) = plan.villages.get(at).copied().unwrap_or_default();
    svg!(out; "<g class=\"hamlet", hamlet.light.class(), "\" transform=\"translate(", x, " ", y, ")\">");
    if hamlet.light != Light::None {
        let d = outline(plan, at);
        svg!(out; "<path class=\"v-ring-ink\" d=\"", &d, "\"/><path class=\"v-ring\" d=\"", &d, "\"/>");
    }
    put_towers(out, plan, at, hamlet.princesses);
    put_sign(out, plan, &hamlet.castle);
    for ((sign, &count), &(hx, hy)) in HEAPS.into_iter().zip(&hamlet.heaps).zip(&plan.layout.heaps) {
        put_heap(out, sign, count, (hx, hy));
    }
    if hamlet.cow {
        put_icon(out, icons::COW, plan.layout.cow, 24.0, "halo");
        put_icon(out, icons::COW, plan.layout.cow, 24.0, Sign::Cow.class());
    }
    let (left, top, step, size) = plan.layout.pots;
    for (nth, &(guest, mark)) in hamlet.pots.iter().enumerate() {
        put_pot(out, guest, mark, (left + step * nth as f64, top), size);
    }
    put_posts(out, plan, hamlet);
    if hamlet.king {
        let (kx, ky, size) = plan.layout.king;
        put_king(out, (kx, ky), size);
    }
    let (nx, ny, radius) = plan.layout.numeral;
    svg!(out; "<g class=\"numeral\"><circle cx=\"", nx, "\" cy=\"", ny, "\" r=\"", radius, "\"/><text x=\"", nx, "\" y=\"", ny + radius * 0.36,
        "\">", hamlet.numeral, "</text></g>");
    if let Some(points) = hamlet.points {
        put_points(out, points, plan.layout.points);
    }
    svg!(out; "</g>");
}

fn put_towers(out: &mut String, plan: &BoardPlan, at: usize, princesses: u8) {
    let (cx, cy, size) = plan.layout.castle;
    // The middle tower first, then from the left.
    for &(x, y) in windows(at).iter().take(princesses.into()) {
        let at = (cx + x * size, cy + (y + 2.0) * size);
        put_icon(out, icons::PRINCESS, at, 27.0 * size, "halo");
        put_icon(out, icons::PRINCESS, at, 27.0 * size, Sign::Princess.class());
    }
}

fn put_sign(out: &mut String, plan: &BoardPlan, castle: &[Glyph]) {
    let (x, y) = plan.layout.sign;
    let wide = (width(castle) * 0.9 + 10.0).max(34.0);
    svg!(out; "<g class=\"ctile\"><rect x=\"", x - wide / 2.0, "\" y=\"", y - 12.5, "\" width=\"", wide, "\" height=\"25\" rx=\"5\"/>");
    put_row(out, castle, (x, y), 0.9, wide - 8.0);
    svg!(out; "</g>");
}

fn put_heap(out: &mut String, sign: Sign, count: u8, (x, y): (f64, f64)) {
    svg!(out; "<g class=\"heap", if count == 0 { " nil" } else { "" }, "\"><rect x=\"", x - 21.5, "\" y=\"", y - 13.0,
        "\" width=\"43\" height=\"26\" rx=\"5\"/>");
    put_icon(out, sign.icon(), (x - 8.5, y), 19.0, sign.class());
    svg!(out; "<text x=\"", x + 12.0, "\" y=\"", y + 6.0, "\">", count, "</text></g>");
}

/// Draws the outposts of the players with their emblems: side by side, or stacked where space is short.
fn put_posts(out: &mut String, plan: &BoardPlan, hamlet: &Hamlet) {
    let (x, y, step) = plan.layout.posts;
    let many = hamlet.posts.len() as f64;
    for (nth, &(seat_style, count)) in hamlet.posts.iter().enumerate() {
        let nth = nth as f64;
        // Wide villages show a row that ends at the edge, narrow ones a stack.
        let at = if step > 0.0 {
            (x + 52.0 - (many - 1.0 - nth) * step.min(64.0 / (many - 1.0).max(1.0)), y)
        } else {
            (x, y + nth * step * (2.0 / many.max(2.0)))
        };
        put_post(out, seat_style, count, at);
    }
}

fn put_post(out: &mut String, seat_style: SeatStyle, count: u8, (x, y): (f64, f64)) {
    svg!(out; "<g class=\"post ", seat_style.class(), "\">");
    put_icon(out, icons::OUTPOST, (x, y), 28.0, "halo");
    put_icon(out, icons::OUTPOST, (x, y), 28.0, "ownpost");
    put_icon(out, seat_style.emblem(), (x, y + 1.0), 14.0, "em");
    if count > 1 {
        svg!(out; "<circle class=\"times\" cx=\"", x + 11.0, "\" cy=\"", y - 11.0, "\" r=\"8\"/><text class=\"times-no\" x=\"", x + 11.0, "\" y=\"",
            y - 6.5, "\">", count, "</text>");
    }
    svg!(out; "</g>");
}

/// Draws action points as pills: own points on ink, points of rivals on gold.
pub(super) fn put_points(out: &mut String, points: Pips, (x, y): (f64, f64)) {
    let Pips { own, lent, futile } = points;
    let x = if lent > 0 { x - 22.0 } else { x };
    svg!(out; "<g class=\"pips", if futile { " futile" } else { "" }, "\"><rect class=\"own-pill\" x=\"", x - 21.0, "\" y=\"", y - 13.0,
        "\" width=\"42\" height=\"26\" rx=\"13\"/><text class=\"own-no\" x=\"", x - 6.0, "\" y=\"", y + 6.0, "\">", own, "</text>");
    put_icon(out, Icon::Troll, (x + 8.5, y), 16.0, "own-sign");
    if lent > 0 {
        svg!(out; "<rect class=\"lent-pill\" x=\"", x + 23.0, "\" y=\"", y - 13.0, "\" width=\"48\" height=\"26\" rx=\"13\"/><text class=\"lent-no\" x=\"",
            x + 39.0, "\" y=\"", y + 6.0, "\">+", lent, "</text>");
        put_icon(out, Icon::Horde, (x + 57.5, y), 17.0, "lent-sign");
    }
    svg!(out; "</g>");
}
