//! From a move to what the player would pick up for it.

use trolls_and_princesses::{Action, State};

use super::hold::{Hold, Lie, Thing, parts};

/// What a player picks up to make a move of these decisions; `None` for a move that needs nothing in hand.
#[must_use]
pub fn grasp(state: &State, line: &[Action]) -> Option<Hold> {
    let hold = match *line {
        [Action::Take(tile), Action::Lay { cell, turn }, ..] => {
            Hold { lie: Some(Lie { cell, turn }), ..Hold::of(Thing::Tile(tile)) }
        }
        [first, ..] => parts(state, first),
        [] => Hold::NOTHING,
    };
    (hold != Hold::NOTHING).then_some(hold)
}
