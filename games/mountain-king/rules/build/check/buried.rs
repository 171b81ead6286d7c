//! Buried resources.

use moot_data::Breaches;

use super::maps::Want;
use crate::measure::ways;
use crate::read::board::Board;
use crate::read::notation::KINDS;
use crate::read::square::{Place, Square};

/// Checks how much is buried and where.
pub fn check(board: &Board, want: &Want, found: &mut Breaches) {
    let buried: Vec<(Place, &Square)> = board.squares().filter(|(_, s)| !s.icons.is_empty()).collect();
    let (low, high) = want.buried;
    let line = buried.get(high).map_or(board.size_line, |(_, square)| square.line);
    found.need(
        (low..=high).contains(&buried.len()),
        line,
        format!("{} squares with buried resources, {low} to {high} wanted", buried.len()),
    );
    for kind in KINDS.chars() {
        let there = buried.iter().any(|(_, square)| square.icons.contains(kind));
        found.need(there, board.size_line, format!("no '{kind}' is buried anywhere"));
    }
    let hidden = buried.iter().filter(|(_, square)| square.rubble).count();
    found.need(hidden >= 4, board.size_line, "too few buried resources lie in rubble");
    let rich: Vec<_> = buried.into_iter().filter(|(_, square)| square.icons.len() == 2).collect();
    found.need(rich.len() >= 5, board.size_line, "too few squares with two icons");
    off_the_way(board, &rich, found);
}

/// A rich square costs at least two squares more than the straight way to the heart, from every start point.
fn off_the_way(board: &Board, rich: &[(Place, &Square)], found: &mut Breaches) {
    let inward = ways::to_heart(board);
    for start in &board.starts {
        let out = ways::from(board, start.place);
        let through = |place: Place| ways::distance(&out, place) + ways::distance(&inward, place);
        let straight = board.ground().into_iter().map(through).min().unwrap_or(ways::NEVER);
        for &((x, y), square) in rich {
            let text = format!(
                "the rich square {x},{y} lies on the straight way from start point {} to the heart",
                start.letter
            );
            found.need(through((x, y)) >= straight + 2, square.line, text);
        }
    }
}
