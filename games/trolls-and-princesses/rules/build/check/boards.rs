//! `boards.txt`: boards that differ in kind.
//!
//! The arena measures whether they differ in strength (`games/trolls-and-princesses/balance`): it found boards equal that
//! the values of `value` put two action points apart, and boards unequal that these values called equal.

use moot_data::{Breaches, Fault};

use crate::read::boards::{Board, Uncovered};
use crate::read::tiles::{KingsTile, Use};

/// Checks the file.
pub fn check(boards: &[Board], kings_tiles: &[KingsTile]) -> Vec<Fault> {
    let mut found = Breaches::of("boards.txt");
    for board in boards {
        let line = board.line;
        start(board, kings_tiles, &mut found);
        found.need(board.caverns == [5; 3], line, "three caverns with five cauldrons wanted");
        let covers = if board.colour == "teal" { 2 } else { 3 };
        found.need(
            board.barns == [4 - covers, covers],
            line,
            format!("{covers} covers on four barns wanted"),
        );
        found.need(
            board.cap >= 4 && board.extra == 1,
            line,
            "a track of at least 4, and a space to be added",
        );
        let upgrades = |resource| Uncovered::Mine { resource, count: 2 };
        let gain = |power, cows| Uncovered::Gain { resources: [0; 3], power, cows };
        let outposts = [upgrades(0), upgrades(1), upgrades(2), gain(2, 0)];
        let same = board.outposts.iter().map(|(_, what)| what).eq(&outposts);
        found.need(same, line, "three upgrades of mining and two power wanted under the outposts");
        let changelings =
            [Uncovered::Receive(1), Uncovered::Receive(1), Uncovered::Space(board.extra), gain(0, 1)];
        let same = board.changelings.iter().map(|(_, what)| what).eq(&changelings);
        found.need(same, line, "two steps of power, a space and a cow wanted under the changelings");
        if board.colour == "red" {
            found.need(board.sites == [3, 0, 1], line, "red has three obsidian sites and a diamond site");
        }
        let kind = |board: &Board| (board.sites, board.barns);
        let twin = boards.iter().any(|other| other.line < line && kind(other) == kind(board));
        found.need(!twin, line, "another board has the same sites and barns");
    }
    found.found
}

/// The printed action and the starting goods. The appendix of the book is the full list of the effects of king's tiles; its
/// set-up gives every player a cow in an open barn, and resources (player setup, 4).
fn start(board: &Board, kings_tiles: &[KingsTile], found: &mut Breaches) {
    let printed = board.kings_tile.as_ref();
    let listed = |tile: &KingsTile| matches!(&tile.what, Use::Action(effect) if Some(effect) == printed);
    let action = kings_tiles.iter().any(listed);
    found.need(action, board.line, "the printed action is none of those of the king's tiles");
    let [_, cows, obsidian, gold, diamonds, _] = board.start;
    found.need(cows == 1 && board.barns[0] >= 1, board.line, "a cow in an open barn wanted");
    found.need(obsidian + gold + diamonds > 0, board.line, "at least one resource at the start wanted");
}
