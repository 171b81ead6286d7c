//! Score history: the points that would have counted at the end of each round.

use moot_core::Seat;
use moot_table::Table;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::TrollsAndPrincessesUi;
use moot_table_ui::game::history::by_round;

/// The points of each seat at the start, after each round and now.
#[must_use]
pub fn history(table: &Table<TrollsAndPrincesses>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
    by_round::<TrollsAndPrincessesUi>(table, viewer, |setup, state| {
        let points = |seat| i32::from(state.points_by_category(seat).iter().sum::<i16>());
        Seat::all(setup.players().into()).map(points).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::{by_stride, played};
    use trolls_and_princesses::Setup;

    #[test]
    fn the_history_ends_with_the_score() {
        let setup = Setup::usual(2).unwrap();
        let table = played::<TrollsAndPrincesses>(setup, "points", by_stride(7)).unwrap();
        let sheet = table.score();
        for (seat, rounds) in Seat::all(2).zip(history(&table, None)) {
            assert_eq!(rounds.first(), Some(&0));
            assert_eq!(rounds.last().map(|&points| i32::from(points)), Some(sheet.total(seat)));
            assert_eq!(rounds.len(), usize::from(setup.table().rounds) + 1);
        }
    }
}
