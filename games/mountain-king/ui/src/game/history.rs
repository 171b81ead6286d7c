//! Honour history over the rounds.

use moot_core::Seat;
use moot_table::Table;
use mountain_king::{MountainKing, score};

use crate::MountainKingUi;
use moot_table_ui::game::history::by_round;

/// The honour of each seat at the start and after each round, as far as it was certain then.
#[must_use]
pub fn history(table: &Table<MountainKing>, viewer: Option<Seat>) -> Vec<Vec<u16>> {
    by_round::<MountainKingUi>(table, viewer, |setup, state| {
        let sheet = score::sheet(setup, state, false);
        Seat::all(setup.players().into()).map(|seat| sheet.total(seat)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_ui::testing::played;
    use mountain_king::{Action, Setup};

    #[test]
    fn the_history_has_a_value_for_each_round() {
        let setup = Setup::usual(2).unwrap();
        let dealt = played::<MountainKing>(setup, "sheet", |_, _, _| None).unwrap();
        assert_eq!(history(&dealt, None), [[0], [0]]);
        let table = played::<MountainKing>(setup, "sheet", |table, _, legal| {
            let end = legal.iter().copied().find(|action| *action == Action::EndTurn);
            (table.state().round < 5).then(|| end.unwrap_or(legal[legal.len() / 2]))
        })
        .unwrap();
        for rounds in history(&table, None) {
            assert_eq!(rounds.len(), 1 + 4 + 1, "the start, four rounds that ended, and now");
        }
    }
}
