//! Helpers for drawn shapes.

use std::collections::{BTreeSet, HashMap, VecDeque};

use crate::read::square::Place;

/// The up to eight ways in which the cells can lie, each shifted to the corner and sorted.
pub fn turns(cells: &[Place]) -> BTreeSet<Vec<Place>> {
    let mut ways = BTreeSet::new();
    for flip in [1, -1] {
        let mut now: Vec<Place> = cells.iter().map(|&(x, y)| (x * flip, y)).collect();
        for _ in 0..4 {
            now = now.into_iter().map(|(x, y)| (-y, x)).collect();
            ways.insert(cornered(&now));
        }
    }
    ways
}

fn cornered(cells: &[Place]) -> Vec<Place> {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    let mut cells: Vec<Place> = cells.iter().map(|&(x, y)| (x - left, y - top)).collect();
    cells.sort_unstable();
    cells
}

/// Returns a canonical form, which is equal for all ways to lie of a shape and different for other shapes.
pub fn free(cells: &[Place]) -> Option<Vec<Place>> {
    turns(cells).pop_first()
}

/// Whether the cells are connected by their sides.
pub fn connected(cells: &[Place]) -> bool {
    cells.first().is_some_and(|&first| steps(cells, first).len() == cells.len())
}

/// How many cells a way from `start` to each other cell has, both ends included.
pub fn steps(cells: &[Place], start: Place) -> HashMap<Place, usize> {
    let mut steps = HashMap::from([(start, 1)]);
    let mut queue = VecDeque::from([start]);
    while let Some((x, y)) = queue.pop_front() {
        let next = steps[&(x, y)] + 1;
        for near in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            if cells.contains(&near) && !steps.contains_key(&near) {
                steps.insert(near, next);
                queue.push_back(near);
            }
        }
    }
    steps
}

/// Columns and rows that the cells take up.
pub fn extent(cells: &[Place]) -> (i32, i32) {
    let settled = cornered(cells);
    let width = settled.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
    (width, settled.iter().map(|cell| cell.1 + 1).max().unwrap_or(0))
}
