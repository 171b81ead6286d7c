//! The honour that a choice brings: one number for all controls that speak of it.

use moot_core::{Game, Seat, Turn};
use mountain_king::score::sheet;
use mountain_king::{Action, MountainKing, Setup, State};

use crate::board::model::Honour;

/// The row of the score sheet that is counted on the honour track as soon as it is earned.
const TRACK: &str = "tunnels";
/// The row of the score sheet that is left out: sets of leftover resources change with every payment until the end.
const LEFTOVERS: &str = "leftovers";

/// What a seat would have if the game ended now, without its leftover resources. A team has one score.
#[must_use]
pub fn standing(setup: &Setup, state: &State, seat: Seat) -> Honour {
    let sheet = sheet(setup, state, true);
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
    let (before, after) = (standing(setup, state, seat), standing(setup, &after, seat));
    Some(Honour { now: after.now - before.now, end: after.end - before.end })
}
