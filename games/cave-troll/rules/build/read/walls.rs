//! Walls: the borders between two spaces, and the longest straight part of each.

use std::collections::BTreeMap;

/// A straight piece of wall. Lines of the grid are counted from 0 at the top and at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wall {
    /// Whether it runs from left to right.
    pub across: bool,
    /// The column of its first corner.
    pub x: usize,
    /// The row of its first corner.
    pub y: usize,
    /// How many squares long it is.
    pub length: usize,
}

/// The longest straight wall between any two signs of a floor, the lower sign first.
pub fn longest(floor: &[&str]) -> BTreeMap<(char, char), Wall> {
    let grid: Vec<Vec<char>> = floor.iter().map(|row| row.chars().collect()).collect();
    let width = grid.first().map_or(0, Vec::len);
    let mut best = BTreeMap::new();
    for across in [true, false] {
        let (lines, steps) = if across { (grid.len(), width) } else { (width, grid.len()) };
        for line in 1..lines {
            let meet = |step: usize| {
                let (a, b) = if across {
                    (grid[line - 1][step], grid[line][step])
                } else {
                    (grid[step][line - 1], grid[step][line])
                };
                (a != b).then_some((a, b))
            };
            let mut from = 0;
            while from < steps {
                let Some((a, b)) = meet(from) else {
                    from += 1;
                    continue;
                };
                let length = (from..steps).take_while(|&step| meet(step) == Some((a, b))).count();
                let (x, y) = if across { (from, line) } else { (line, from) };
                let wall = Wall { across, x, y, length };
                let known = best.entry((a.min(b), a.max(b))).or_insert(wall);
                if known.length < length {
                    *known = wall;
                }
                from += length;
            }
        }
    }
    best
}
