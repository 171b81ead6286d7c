//! The honour that a choice brings: one number for all controls that speak of it.

use moot_core::{Game, Seat, Turn};
use mountain_king::score::sheet;
use mountain_king::{Action, MountainKing, Setup, State};

/// The row of the score sheet that is left out: sets of leftover resources change with every payment until the end.
const LEFTOVERS: &str = "leftovers";

/// What a seat would have if the game ended now, without its leftover resources.
fn points(setup: &Setup, state: &State, seat: Seat) -> i16 {
    let sheet = sheet(setup, state, true);
    let rows = sheet.categories.iter().zip(&sheet.points);
    rows.filter(|&(&category, _)| category != LEFTOVERS).map(|(_, row)| row[seat.index()]).sum()
}

/// The honour that actions of the active player bring for certain, up to the first chance event; `None` if they are illegal.
#[must_use]
pub fn certain(setup: &Setup, state: &State, actions: &[Action]) -> Option<i16> {
    let seat = state.active;
    let mut after = *state;
    for &action in actions {
        if MountainKing::turn(setup, &after) == Turn::Chance {
            break;
        }
        MountainKing::check(setup, &after, seat, action).ok()?;
        let _ = MountainKing::act(setup, &mut after, seat, action, &mut ());
    }
    Some(points(setup, &after, seat) - points(setup, state, seat))
}
