//! A dial of equal parts, filled in the styles of players.

use core::f64::consts::TAU;

use moot_art::kinds::SeatStyle;
use moot_art::pen::{put_icon, svg};

/// A dial of `all` parts, as a whole `<svg>`. The filled parts come first, clockwise from the top.
#[must_use]
pub fn dial(filled: &[SeatStyle], all: u8) -> String {
    let mut out = String::with_capacity(2000);
    svg!(&mut out; "<svg class=\"dial\" viewBox=\"0 0 100 100\">");
    let turn = |part: f64| part / f64::from(all.max(1)) * TAU - TAU / 4.0;
    for part in 0..all {
        let arc = arc(turn(f64::from(part)) + 0.05, turn(f64::from(part) + 1.0) - 0.05);
        match filled.get(usize::from(part)) {
            Some(seat_style) => {
                let middle = turn(f64::from(part) + 0.5);
                let (x, y) = (50.0 + 35.5 * middle.cos(), 50.0 + 35.5 * middle.sin());
                svg!(&mut out; "<g class=\"", seat_style.class(), "\"><path class=\"sg\" d=\"", &arc, "\"/><path d=\"", &arc, "\" fill=\"",
                    seat_style.pattern(), "\"/><circle class=\"seal\" cx=\"", x, "\" cy=\"", y, "\" r=\"9\"/>");
                put_icon(&mut out, seat_style.emblem(), (x, y), 13.0, "em");
                svg!(&mut out; "</g>");
            }
            None => svg!(&mut out; "<path class=\"sg none\" d=\"", &arc, "\"/>"),
        }
    }
    svg!(&mut out; "<circle class=\"hub\" cx=\"50\" cy=\"50\" r=\"20\"/><text x=\"50\" y=\"58\">", filled.len() as i32, "</text></svg>");
    out
}

/// A segment of a ring between two angles.
fn arc(from: f64, to: f64) -> String {
    let mut out = String::new();
    let at = |radius: f64, angle: f64| (50.0 + radius * angle.cos(), 50.0 + radius * angle.sin());
    let ((a, b), (c, d)) = (at(47.0, from), at(47.0, to));
    let ((e, f), (g, h)) = (at(24.0, to), at(24.0, from));
    svg!(&mut out; "M", a, " ", b, "A47 47 0 0 1 ", c, " ", d, "L", e, " ", f, "A24 24 0 0 0 ", g, " ", h, "Z");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_drawn_once() {
        let picture = dial(&[SeatStyle::Fjord, SeatStyle::Rowan], 5);
        assert_eq!(picture.matches("sg none").count(), 3);
        assert_eq!(picture.matches("class=\"seal\"").count(), 2);
        assert!(picture.contains(">2</text>"));
    }
}
