//! Start points. How many there must be is enforced where the map is read.

use moot_data::Breaches;

use super::maps::Want;
use crate::read::board::Board;
use crate::read::square::OFF;

/// Checks the start points.
pub fn check(board: &Board, want: &Want, found: &mut Breaches) {
    for start in &board.starts {
        let (letter, place) = (start.letter, start.place);
        let line = board.line(place);
        let inside = board.near(place).filter(|&near| board.tier(near) != OFF).count();
        let open = board.near(place).filter(|&near| board.diggable(near)).count();
        let served = start.counts.iter().all(|count| want.starts.contains(count));
        let outer = board.tier(place) == 1;
        found.need(outer, line, format!("start point {letter} is not in the outermost tier"));
        found.need(inside < 4, line, format!("start point {letter} is not on the rim"));
        found.need(open >= 2, line, format!("start point {letter} is walled in"));
        found.need(
            served,
            start.line,
            format!("start point {letter} is marked for a number of players that this side does not serve"),
        );
        found.need(!start.name.is_empty(), start.line, format!("start point {letter} has no name"));
    }
}
