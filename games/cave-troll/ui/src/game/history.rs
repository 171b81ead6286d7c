//! Gold over the rounds.

use cave_troll::{CaveTroll, Phase, State};
use moot_core::{Game, Seat};
use moot_table::Table;

use crate::CaveTrollUi;
use moot_table_ui::game::GameModel;

/// The gold of each seat at the start, after each round and now.
#[must_use]
pub fn history(table: &Table<CaveTroll>) -> Vec<Vec<u16>> {
    let seats = CaveTroll::seats(table.setup());
    let mut rounds: Vec<Vec<u16>> = vec![vec![0]; seats];
    let mut note = |state: &State| {
        for (seat, rounds) in Seat::all(seats).zip(&mut rounds) {
            rounds.push(state.player(seat).total().clamp(0, i32::from(u16::MAX)) as u16);
        }
    };
    for at in 0..table.log().len() {
        let (before, after) = (table.at(at), table.at(at + 1));
        let ended = before.turn > 0 && CaveTrollUi::chapter(after) > CaveTrollUi::chapter(before);
        if ended || after.phase == Phase::Over {
            note(after);
        }
    }
    if table.state().phase != Phase::Over && table.state().turn > 0 {
        note(table.state());
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::Setup;
    use moot_core::{SeatSet, Turn};
    use moot_table::Seed;

    #[test]
    fn the_history_ends_with_the_score() {
        let setup = Setup::usual(2).unwrap();
        let mut table = Table::<CaveTroll>::new(setup, Seed::typed("gold"), SeatSet::all(2)).unwrap();
        while table.turn() != Turn::Over {
            let seat = table.state().asked();
            let legal = table.legal(seat);
            table.play(seat, legal[0]).unwrap();
        }
        let sheet = table.score();
        for (seat, rounds) in Seat::all(2).zip(history(&table)) {
            assert_eq!(rounds.first(), Some(&0));
            assert_eq!(rounds.last().map(|&gold| i32::from(gold)), Some(sheet.total(seat)));
            assert!(rounds.is_sorted(), "nobody loses gold: {rounds:?}");
            assert_eq!(rounds.len(), usize::from(CaveTrollUi::chapter(table.state())) + 1);
        }
    }
}
