//! Points over the rounds: what would have counted at the end of each.

use moot_core::{Game, Seat};
use moot_table::Table;
use trolls_and_princesses::{Phase, State, TrollsAndPrincesses};

/// The points of each seat at the start, after each round and now.
#[must_use]
pub fn history(table: &Table<TrollsAndPrincesses>) -> Vec<Vec<u16>> {
    let seats = TrollsAndPrincesses::seats(table.setup());
    let mut rounds: Vec<Vec<u16>> = vec![vec![0]; seats];
    let mut note = |state: &State| {
        for (seat, rounds) in Seat::all(seats).zip(&mut rounds) {
            let points: i16 = state.points_by_category(seat).iter().sum();
            rounds.push(points.max(0).unsigned_abs());
        }
    };
    for at in 0..table.log().len() {
        let (before, after) = (table.at(at), table.at(at + 1));
        let ended = before.round > 0 && after.round > before.round;
        if ended || (after.phase == Phase::Over && before.phase != Phase::Over) {
            note(after);
        }
    }
    if table.state().phase != Phase::Over && table.state().round > 0 {
        note(table.state());
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{SeatSet, Turn};
    use moot_table::Seed;
    use trolls_and_princesses::Setup;

    #[test]
    fn the_history_ends_with_the_score() {
        let setup = Setup::usual(2).unwrap();
        let mut table =
            Table::<TrollsAndPrincesses>::new(setup, Seed::typed("points"), SeatSet::all(2)).unwrap();
        while table.turn() != Turn::Over {
            let seat = table.state().asked();
            let legal = table.legal(seat);
            let pick = (table.log().len() * 7) % legal.len();
            table.play(seat, legal[pick]).unwrap();
        }
        let sheet = table.score();
        for (seat, rounds) in Seat::all(2).zip(history(&table)) {
            assert_eq!(rounds.first(), Some(&0));
            assert_eq!(rounds.last().map(|&points| i32::from(points)), Some(sheet.total(seat)));
            assert_eq!(rounds.len(), usize::from(setup.table().rounds) + 1);
        }
    }
}
