//! `villages.txt`: the set-up of the book and the counts of the box.

use moot_data::{Breaches, Fault};

use crate::read::villages::Villages;

/// Checks the file.
pub fn check(all: &Villages) -> Vec<Fault> {
    let mut found = Breaches::of("villages.txt");
    for village in &all.villages {
        let [towers, cauldrons, _, bells, outposts, changelings, humans] = village.numbers;
        let setup = (bells, outposts, changelings, humans) == (3, 3, 1, 1);
        found.need(setup, village.line, "3 bells, 3 outposts, 1 changeling and 1 human wanted");
        let size = (1..=3).contains(&towers) && (3..=6).contains(&cauldrons);
        found.need(size, village.line, "1 to 3 towers and 3 to 6 cauldrons wanted");
    }
    let sum = |at: usize| all.villages.iter().map(|village| u32::from(village.numbers[at])).sum::<u32>();
    found.need(sum(0) <= 12, 0, "more towers than princesses");
    found.need(sum(1) < 20, 0, "with 20 cauldrons or more nobody would ever be pushed");
    for ((players, rounds), count) in all.players.iter().zip([12, 11, 10]).zip(2..) {
        found.need(
            players.rounds == rounds,
            players.line,
            format!("{rounds} rounds for {count} players wanted"),
        );
        found.need(players.villages.len() == count, players.line, "as many villages as players wanted");
        found.need(
            players.marked == (count == 4),
            players.line,
            "marked tiles are in with four players only",
        );
        let deck = [5, 5, rounds - 10];
        found.need(
            players.deck == deck,
            players.line,
            format!("day, twilight and night cards {deck:?} wanted"),
        );
    }
    found.need(
        all.supply == [12, 16, 13, 12, 12, 16],
        0,
        format!("the supply {:?} is not the box", all.supply),
    );
    found.need(all.shows == [5, 5, 5], 0, "three displays of five wanted");
    found.found
}
