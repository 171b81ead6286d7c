//! The shape of the massif: the heart, five tiers around it, corners cut, all of it connected.

use std::collections::HashSet;

use moot_data::Breaches;

use crate::measure::ways;
use crate::read::board::Board;
use crate::read::square::{HEART, OFF, Place};

/// Checks the ground. Returns whether it is connected.
pub fn check(board: &Board, found: &mut Breaches) -> bool {
    heart(board, found);
    tiers(board, found);
    outline(board, found);
    let ground = board.ground();
    let reached = ground.first().map(|&first| ways::from(board, first)).unwrap_or_default();
    let cut_off = ground.into_iter().find(|place| !reached.contains_key(place));
    let (line, name) = cut_off.map_or((0, String::new()), |(x, y)| (board.line((x, y)), format!("{x},{y}")));
    found.need(cut_off.is_none(), line, format!("{name} cannot be reached from the first diggable square"))
}

fn heart(board: &Board, found: &mut Breaches) {
    let (width, height) = (board.width as i32, board.height as i32);
    let middle =
        |place: Place| (2 * place.0 - (width - 1)).abs() <= 2 && (2 * place.1 - (height - 1)).abs() <= 2;
    let heart: Vec<Place> =
        board.squares().filter(|(_, s)| s.tier == HEART).map(|(place, _)| place).collect();
    let astray = heart.iter().copied().find(|&place| !middle(place));
    found.need(
        heart.len() == 9 && astray.is_none(),
        astray.or(heart.first().copied()).map_or(board.size_line, |place| board.line(place)),
        "the heart is the 3 x 3 block in the middle",
    );
}

fn tiers(board: &Board, found: &mut Breaches) {
    for ((x, y), square) in board.squares().filter(|(_, square)| square.tier != OFF) {
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        if let Some(jump) = around.map(|at| board.tier(at)).find(|tier| tier.abs_diff(square.tier) > 1) {
            let text = format!(
                "{x},{y}: tier {} touches tier {jump}; every tier is at least 1 deep everywhere",
                square.tier
            );
            found.need(false, square.line, text);
        }
        if square.tier != HEART {
            let text = format!("{x},{y}: more than 3 squares from the next tier inward");
            found.need(depth(board, (x, y)) <= 3, square.line, text);
        }
    }
}

/// Steps to a square of a tier further in, at most 4.
fn depth(board: &Board, place: Place) -> usize {
    let tier = board.tier(place);
    let mut seen = HashSet::from([place]);
    let mut edge = vec![place];
    for step in 1..=3 {
        edge = edge.iter().flat_map(|&at| board.near(at)).filter(|&at| seen.insert(at)).collect();
        if edge.iter().any(|&at| board.tier(at) > tier) {
            return step;
        }
    }
    4
}

fn outline(board: &Board, found: &mut Breaches) {
    let (width, height) = (board.width as i32, board.height as i32);
    let rows = (0..height).map(|y| (format!("row {y}"), (0..width).map(|x| (x, y)).collect::<Vec<_>>()));
    let columns = (0..width).map(|x| (format!("column {x}"), (0..height).map(|y| (x, y)).collect()));
    for (name, places) in rows.chain(columns) {
        let on = |place: &&Place| board.tier(**place) != OFF;
        let first = places.iter().position(|place| on(&place));
        let last = places.iter().rposition(|place| on(&place));
        let (Some(first), Some(last)) = (first, last) else {
            found.need(false, board.line(places[0]), format!("{name} is empty"));
            continue;
        };
        if let Some(&gap) = places[first..=last].iter().find(|&place| board.tier(*place) == OFF) {
            found.need(false, board.line(gap), format!("the massif has a gap in {name}"));
        }
    }
    for corner in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        let text = format!("the corner {},{} is not cut", corner.0, corner.1);
        found.need(board.tier(corner) == OFF, board.line(corner), text);
    }
}
