//! Score history, for the chart of the score sheet.

use moot_core::{Game, Seat};
use moot_table::Table;
use moot_table_ui::game::GameModel;
use nim_template::{Nim, State};

use crate::NimUi;

/// The points of each seat at the start, after each turn, and now.
#[must_use]
pub fn history(table: &Table<Nim>, _viewer: Option<Seat>) -> Vec<Vec<u16>> {
    let seats = Nim::seats(table.setup());
    let mut history: Vec<Vec<u16>> = vec![vec![0]; seats];
    let mut note = |state: &State| {
        let sheet = Nim::score(table.setup(), state);
        for (seat, points) in Seat::all(seats).zip(&mut history) {
            points.push(u16::try_from(sheet.total(seat)).unwrap_or(0));
        }
    };
    for at in 0..table.log().len() {
        let (before, after) = (table.at(at), table.at(at + 1));
        if NimUi::chapter(before) > 0 && NimUi::chapter(after) > NimUi::chapter(before) {
            note(after);
        }
    }
    note(table.state());
    history
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::played;

    #[test]
    fn the_history_ends_with_the_score() {
        let table = played(2, 7);
        let sheet = table.score();
        for (seat, points) in Seat::all(2).zip(history(&table, None)) {
            assert_eq!(points.last().map(|&points| i32::from(points)), Some(sheet.total(seat)));
            assert_eq!(points.len(), usize::from(NimUi::chapter(table.state())) + 1);
            assert!(points.is_sorted(), "points never decrease: {points:?}");
        }
    }
}
