//! `tunnels.txt`: the rulebook's stock and score chart.

use moot_data::{Breaches, Fault};

use super::shapes::{connected, free};
use crate::read::tunnels::Tunnels;

/// Stacks of each size from 2, and tiles in each of them.
const STOCK: [(usize, u8); 4] = [(1, 6), (2, 6), (5, 4), (7, 2)];
/// Honour of each size from 2 by mineral.
const CHART: [[u8; 3]; 4] = [[0, 0, 0], [3, 4, 5], [4, 6, 8], [5, 8, 11]];

/// Checks the file.
pub fn check(tunnels: &Tunnels) -> Vec<Fault> {
    let mut found = Breaches::of("tunnels.txt");
    let mut seen = Vec::new();
    let mut of_size = [0; 4];
    for stack in &tunnels.stacks {
        let (shape, size) = (&stack.shape, stack.shape.cells.len());
        let (id, line) = (&shape.id, shape.line);
        let (stacks, tiles) = STOCK[size - 2];
        of_size[size - 2] += 1;
        found.need(
            of_size[size - 2] <= stacks,
            line,
            format!("{id} is one stack of size {size} too many, {stacks} wanted"),
        );
        found.need(
            stack.stock == tiles,
            line,
            format!("{id}: {} tiles, a stack of size {size} has {tiles}", stack.stock),
        );
        found.need(connected(&shape.cells), line, format!("{id} falls apart"));
        found.need(id.ends_with(&size.to_string()), line, format!("{id} has {size} squares"));
        found.need(
            shape.mark.is_none() == (size == 5),
            line,
            format!("{id}: one anchor on every tile of size 2 to 4, none on size 5"),
        );
        let form = free(&shape.cells);
        let twin = seen.iter().find(|(other, _)| *other == form).map_or("", |(_, id): &(_, &str)| *id);
        found.need(twin.is_empty(), line, format!("{id} is the same shape as {twin}"));
        seen.push((form, id));
    }
    for row in &tunnels.chart {
        let [stone, iron, heartstone] = CHART[row.size - 2];
        let text = format!("size {} scores {stone}, {iron}, {heartstone} in the rulebook", row.size);
        found.need(row.honour == CHART[row.size - 2], row.line, text);
    }
    found.found
}
