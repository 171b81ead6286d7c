//! Honour over the rounds.

use moot_core::Seat;
use moot_table::Table;
use mountain_king::{MountainKing, Phase, score};

/// The honour of each seat at the start and after each round, as far as it was certain then.
#[must_use]
pub fn history(table: &Table<MountainKing>) -> Vec<Vec<u16>> {
    let setup = table.setup();
    let mut rounds: Vec<Vec<u16>> = vec![vec![0]; setup.players().into()];
    let mut note = |state| {
        let sheet = score::sheet(setup, state, false);
        for (seat, rounds) in Seat::all(setup.players().into()).zip(&mut rounds) {
            rounds.push(sheet.total(seat).clamp(0, i32::from(u16::MAX)) as u16);
        }
    };
    let ends = (1..table.log().len()).filter(|&at| {
        let (before, after) = (table.at(at), table.at(at + 1));
        before.round > 0 && (after.round > before.round || after.phase == Phase::Over)
    });
    ends.for_each(|at| note(table.at(at + 1)));
    if table.state().phase != Phase::Over && table.state().round > 0 {
        note(table.state());
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::Seed;
    use mountain_king::{Action, Setup};

    #[test]
    fn the_history_has_a_value_for_each_round_and_never_falls_in_tunnels() {
        let setup = Setup::usual(2).unwrap();
        let mut table = Table::<MountainKing>::new(setup, Seed::typed("sheet"), SeatSet::all(2)).unwrap();
        assert_eq!(history(&table), [[0], [0]]);
        while table.state().round < 5 {
            let seat = table.state().active;
            let legal = table.legal(seat);
            let action = legal.iter().copied().find(|action| *action == Action::EndTurn);
            table.play(seat, action.unwrap_or(legal[legal.len() / 2])).unwrap();
        }
        for rounds in history(&table) {
            assert_eq!(rounds.len(), 1 + 4 + 1, "the start, four rounds that ended, and now");
        }
    }
}
