//! What leads on from a position.

use mountain_king::{Action, Phase, Stage, State};

use crate::text::king::king;
use moot_art::Icon;
use moot_table_ui::game::Lead;

/// What leads on: no more digging with Deep Breath, step 2 is impossible, or else the end of the turn.
#[must_use]
pub fn lead(state: &State, legal: &[Action]) -> Lead<Action> {
    let texts = king().table;
    if (state.phase, state.stage) == (Phase::Step, Stage::Breath) {
        Lead { icon: Icon::Check, label: texts.go_on(), action: Action::Done }
    } else if legal.contains(&Action::Skip) {
        Lead { icon: Icon::Skip, label: texts.skip(), action: Action::Skip }
    } else {
        Lead { icon: Icon::End, label: texts.end_turn(), action: Action::EndTurn }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{SeatSet, Turn};
    use moot_table::{Seed, Table};
    use mountain_king::{MountainKing, Setup};

    #[test]
    fn what_leads_on_is_legal_or_refused_with_a_reason() {
        let setup = Setup::usual(2).unwrap();
        let mut table = Table::<MountainKing>::new(setup, Seed::typed("lead"), SeatSet::all(2)).unwrap();
        let mut ends = 0;
        while table.turn() != Turn::Over {
            let seat = table.state().active;
            let legal = table.legal(seat);
            let action = lead(table.state(), &legal).action;
            assert_eq!(legal.contains(&action), table.check(seat, action).is_ok());
            let next = if legal.contains(&action) { action } else { legal[legal.len() / 2] };
            ends += usize::from(next == Action::EndTurn);
            table.play(seat, next).unwrap();
        }
        assert!(ends > 4);
    }
}
