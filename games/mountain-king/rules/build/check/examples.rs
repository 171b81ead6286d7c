//! Two placements that the rulebook shows: 2 iron, 1 hammer and a statue under one tile of size 4, and three rubble squares.

use moot_data::Breaches;

use super::shapes::turns;
use crate::read::board::Board;
use crate::read::square::{Mark, Square};
use crate::read::tunnels::Tunnels;

/// Looks for both.
pub fn check(board: &Board, tunnels: &Tunnels, found: &mut Breaches) {
    let (mut rich, mut rubble) = (false, false);
    for stack in tunnels.stacks.iter().filter(|stack| stack.shape.cells.len() == 4) {
        for lie in turns(&stack.shape.cells) {
            for ((x, y), _) in board.squares() {
                let squares: Option<Vec<&Square>> = lie
                    .iter()
                    .map(|(dx, dy)| board.at((x + dx, y + dy)).filter(|square| square.diggable()))
                    .collect();
                let Some(squares) = squares else { continue };
                let broken = squares.iter().filter(|square| square.rubble).count();
                rubble |= broken == 3;
                let mut icons: Vec<char> = squares.iter().flat_map(|square| square.icons.chars()).collect();
                icons.sort_unstable();
                let statue = squares.iter().any(|square| matches!(square.mark, Mark::Spot(_)));
                rich |= broken == 0 && statue && icons == ['i', 'i', 'm'];
            }
        }
    }
    found.need(
        rich,
        board.size_line,
        "no place where a tile of size 4 collects 2 iron, 1 hammer and a statue",
    );
    found.need(rubble, board.size_line, "no place where a tile of size 4 covers three rubble squares");
}
