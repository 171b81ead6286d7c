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

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Seat;
    use trolls_and_princesses::testing::Position;
    use trolls_and_princesses::{Cell, Place, Tile};

    #[test]
    fn a_move_is_picked_up_as_by_hand() {
        let position = Position::new(2);
        let state = &position.state;
        let village = Place::village(0);
        let push = Some(Seat(1));
        let hold = grasp(state, &[Action::Move { from: Place::BESIDE, to: village, push }]).expect("a move");
        assert_eq!((hold.to, hold.push), (Some(village), push));
        let line = [Action::Take(Tile(3)), Action::Lay { cell: Cell::START, turn: 2 }];
        let hold = grasp(state, &line).expect("a tile");
        assert_eq!((hold.thing, hold.lie), (Thing::Tile(Tile(3)), Some(Lie { cell: Cell::START, turn: 2 })));
        assert_eq!(grasp(state, &[Action::Done]), None);
        assert_eq!(grasp(state, &[]), None);
    }
}
