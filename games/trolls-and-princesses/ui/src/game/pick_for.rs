//! Converts a move into the selection that leads to it.

use trolls_and_princesses::{Action, State};

use super::pick::{Lie, Pick, Thing, parts};

/// The selection that leads to a move of these decisions; `None` for a move that needs no selection.
#[must_use]
pub fn pick_for(state: &State, line: &[Action]) -> Option<Pick> {
    let pick = match *line {
        [Action::Take(tile), Action::Lay { cell, turn }, ..] => {
            Pick { lie: Some(Lie { cell, turn }), ..Pick::of(Thing::Tile(tile)) }
        }
        [first, ..] => parts(state, first),
        [] => Pick::NOTHING,
    };
    (pick != Pick::NOTHING).then_some(pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Seat;
    use trolls_and_princesses::testing::Position;
    use trolls_and_princesses::{Cell, Place, Tile};

    #[test]
    fn pick_for_returns_the_selection_of_a_move() {
        let position = Position::new(2);
        let state = &position.state;
        let village = Place::village(0);
        let push = Some(Seat(1));
        let pick =
            pick_for(state, &[Action::Move { from: Place::BESIDE, to: village, push }]).expect("a move");
        assert_eq!((pick.to, pick.push), (Some(village), push));
        let line = [Action::Take(Tile(3)), Action::Lay { cell: Cell::START, turn: 2 }];
        let pick = pick_for(state, &line).expect("a tile");
        assert_eq!((pick.thing, pick.lie), (Thing::Tile(Tile(3)), Some(Lie { cell: Cell::START, turn: 2 })));
        assert_eq!(pick_for(state, &[Action::Done]), None);
        assert_eq!(pick_for(state, &[]), None);
    }
}
