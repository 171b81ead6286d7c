//! Statue spots: around the whole perimeter, in clockwise order.

use std::f64::consts::TAU;

use moot_data::Breaches;

use super::maps::Want;
use crate::read::board::Board;
use crate::read::square::Place;

/// Checks the statue spots.
pub fn check(board: &Board, want: &Want, found: &mut Breaches) {
    let spots = board.spots();
    let line = spots.get(want.spots).map_or(board.size_line, |&(_, extra)| board.line(extra));
    let text = format!("{} statue spots instead of {}", spots.len(), want.spots);
    if !found.need(spots.len() == want.spots, line, text) {
        return;
    }
    for (index, &(letter, place)) in spots.iter().enumerate() {
        let (next, at) = spots[(index + 1) % spots.len()];
        let last = index + 1 == spots.len();
        let gap = clock(board, at) + if last { 1.0 } else { 0.0 } - clock(board, place);
        let line = board.line(at);
        found.need(gap > 0.0, line, format!("statue spot {next} does not lie clockwise after {letter}"));
        found.need(
            gap <= 1.8 / spots.len() as f64,
            line,
            format!("the gap between statue spots {letter} and {next} is too wide"),
        );
        let tier = board.tier(place);
        let text = format!("statue spot {letter} is not on the perimeter but in tier {tier}");
        found.need(tier <= 2, board.line(place), text);
    }
    let buried = spots.iter().filter(|(_, place)| board.at(*place).is_some_and(|s| s.rubble)).count();
    let text = format!("{buried} statue spots lie in rubble; several should, not most");
    found.need(buried >= 3 && buried * 2 <= spots.len(), board.size_line, text);
}

/// The angle from twelve o'clock, clockwise, as a share of the full turn; the frame is first pulled to a circle.
fn clock(board: &Board, (x, y): Place) -> f64 {
    let (width, height) = (board.width as f64, board.height as f64);
    let right = f64::from(x) - (width - 1.0) / 2.0;
    let down = f64::from(y) - (height - 1.0) / 2.0;
    ((right / width).atan2(-down / height) / TAU).rem_euclid(1.0)
}
