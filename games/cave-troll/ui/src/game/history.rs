//! Gold history over the rounds.

use cave_troll::CaveTroll;
use moot_core::Seat;
use moot_table::Table;

use crate::CaveTrollUi;
use moot_table_ui::game::history::by_round;

/// The gold of each seat at the start, after each round and now.
#[must_use]
pub fn history(table: &Table<CaveTroll>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
    by_round::<CaveTrollUi>(table, viewer, |setup, state| {
        Seat::all(setup.players().into()).map(|seat| state.player(seat).total()).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::Setup;
    use moot_table_ui::game::GameModel;
    use moot_ui::testing::{by_stride, played};

    #[test]
    fn the_history_ends_with_the_score() {
        let table = played::<CaveTroll>(Setup::usual(2).unwrap(), "gold", by_stride(0)).unwrap();
        let sheet = table.score();
        for (seat, rounds) in Seat::all(2).zip(history(&table, None)) {
            assert_eq!(rounds.first(), Some(&0));
            assert_eq!(rounds.last().map(|&gold| i32::from(gold)), Some(sheet.total(seat)));
            assert!(rounds.is_sorted(), "gold never decreases: {rounds:?}");
            assert_eq!(rounds.len(), usize::from(CaveTrollUi::chapter(table.state())) + 1);
        }
    }
}
