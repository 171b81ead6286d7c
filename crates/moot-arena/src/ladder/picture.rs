//! The picture of a ladder: a line for each player, a dot at its rating, and a bar for the interval.

use std::fmt::Write;

use super::Ladder;

/// The width of the picture, and that of the names, in pixels.
const WIDTH: f64 = 720.0;
const NAMES: f64 = 120.0;
/// The height of a line, and of what is above and below all lines.
const LINE: f64 = 30.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 34.0;
/// The free space at the right.
const RIGHT: f64 = 70.0;
/// The Elo points between two marks of the scale.
const MARK: f64 = 200.0;

/// Draws the ladder.
#[must_use]
pub fn svg(ladder: &Ladder) -> String {
    let highest = ladder.rungs.iter().map(|rung| rung.rating.high).fold(MARK, f64::max);
    let marks = (highest / MARK).ceil();
    let x = |points: f64| NAMES + points.max(0.0) / (marks * MARK) * (WIDTH - NAMES - RIGHT);
    let height = TOP + LINE * ladder.rungs.len() as f64 + BOTTOM;
    let setup = ladder.setup.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
    let mut text = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="14">
<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>
<text x="16" y="27" font-size="16" font-weight="bold" fill="#2b2320">{}{setup}: Elo, two players</text>
"##,
        ladder.game
    );
    let below = height - BOTTOM;
    for mark in 0..=marks as u32 {
        let points = f64::from(mark) * MARK;
        let at = x(points);
        let _ = writeln!(
            text,
            r##"<path d="M{at:.1} {TOP}V{below}" stroke="#d8cdb8"/><text x="{at:.1}" y="{:.1}" text-anchor="middle" fill="#5c5048">{points}</text>"##,
            below + 20.0
        );
    }
    for (number, rung) in ladder.rungs.iter().enumerate() {
        let y = TOP + LINE * (number as f64 + 0.5);
        let (low, value, high) = (x(rung.rating.low), x(rung.rating.value), x(rung.rating.high));
        let _ = writeln!(
            text,
            r##"<text x="16" y="{:.1}" fill="#2b2320">{}</text><path d="M{low:.1} {y}H{high:.1}" stroke="#a8442a" stroke-width="4"/><circle cx="{value:.1}" cy="{y}" r="6" fill="#a8442a"/><text x="{:.1}" y="{:.1}" fill="#2b2320">{:.0}</text>"##,
            y + 5.0,
            rung.player,
            high.max(value) + 12.0,
            y + 5.0,
            rung.rating.value
        );
    }
    text + "</svg>\n"
}
