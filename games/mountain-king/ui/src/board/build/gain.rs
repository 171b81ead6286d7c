//! The honour that a choice brings: one number for all controls that speak of it.

use moot_core::{Game, ScoreSheet, Seat, Turn};
use mountain_king::score::sheet;
use mountain_king::{Action, MountainKing, Phase, Setup, State};

use crate::board::model::Honour;

/// The row of the score sheet that is counted on the honour track as soon as it is earned.
const TRACK: &str = "tunnels";
/// The row of the score sheet that is left out: sets of leftover resources change with every payment until the end.
const LEFTOVERS: &str = "leftovers";

/// What a seat would have if the game ended now, without its leftover resources. When the game is over, all of the score sheet is
/// there. A team has one score.
#[must_use]
pub fn standing(setup: &Setup, state: &State, seat: Seat) -> Honour {
    let sheet = sheet(setup, state, true);
    if state.phase == Phase::Over {
        return Honour { now: sheet.points.iter().map(|row| row[seat.index()]).sum(), end: 0 };
    }
    split(&sheet, seat)
}

/// What a score sheet has on the honour track and in its other rows, without leftover resources.
fn split(sheet: &ScoreSheet, seat: Seat) -> Honour {
    let mut honour = Honour::default();
    for (&category, row) in sheet.categories.iter().zip(&sheet.points) {
        match category {
            TRACK => honour.now += row[seat.index()],
            LEFTOVERS => {}
            _ => honour.end += row[seat.index()],
        }
    }
    honour
}

/// The change of a seat's honour between two positions, as [`certain`] predicts it for the actions between them.
#[must_use]
pub fn change(setup: &Setup, (before, after): (&State, &State), seat: Seat) -> Honour {
    let [before, after] = [before, after].map(|state| split(&sheet(setup, state, true), seat));
    Honour { now: after.now - before.now, end: after.end - before.end }
}

/// The honour that actions of the active player bring for certain, up to the first chance event; `None` if they are illegal.
#[must_use]
pub fn certain(setup: &Setup, state: &State, actions: &[Action]) -> Option<Honour> {
    let seat = state.active;
    let mut after = *state;
    for &action in actions {
        if MountainKing::turn(setup, &after) == Turn::Chance {
            break;
        }
        MountainKing::check(setup, &after, seat, action).ok()?;
        let _ = MountainKing::act(setup, &mut after, seat, action, &mut ());
    }
    Some(change(setup, (state, &after), seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;
    use mountain_king::{Kind, Pile};

    #[test]
    fn the_honour_of_a_game_that_is_over_is_the_total_of_the_score_sheet() {
        let mut sets = 0;
        for (setup, state) in middles().into_iter().take(8) {
            let mut state = state;
            state.players[state.active.index()].storage = Pile::of(Kind::Stone, 6);
            let seat = state.active;
            let before = standing(&setup, &state, seat);
            state.phase = Phase::Over;
            let sheet = sheet(&setup, &state, true);
            let total: i16 = sheet.points.iter().map(|row| row[seat.index()]).sum();
            assert_eq!(standing(&setup, &state, seat), Honour { now: total, end: 0 });
            sets += i32::from(total - before.now - before.end);
        }
        assert!(sets > 0, "sets of leftover resources count at the end");
    }
}
