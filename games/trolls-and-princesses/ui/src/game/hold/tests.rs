//! What may be chosen, for every decision of whole games.

use moot_core::Seat;
use trolls_and_princesses::{Action, Cell, Phase, Place, Tile};

use super::{Due, Hold, Lie, Thing, attempt, grip, parts};
use crate::TrollsAndPrincessesUi;
use crate::samples::decisions;

/// Everything that may be chosen for a decision, pressed one after another, comes to that decision and to no other.
#[test]
fn every_legal_decision_can_be_taken_up_and_comes_to_itself() {
    let (mut all, mut laid) = (0, 0);
    decisions(|tale, legal| {
        let lays = |action: &&Action| matches!(action, Action::Lay { .. });
        let few = legal.iter().filter(lays).take(3).chain(legal.iter().filter(|action| !lays(action)));
        for &action in few.filter(|&&action| action != Action::Done) {
            let held = parts(tale.state, action);
            assert_ne!(held, Hold::NOTHING, "{action:?}");
            let grip = grip(tale.state, legal, &held);
            match action {
                // A tile that is taken is laid in the same breath.
                Action::Take(tile) => {
                    assert_eq!(grip.due, Due::Lie, "{action:?}");
                    let way = *grip.ways.first().expect("it fits somewhere");
                    let held = Hold { lie: Some(way.lie), ..Hold::of(Thing::Tile(tile)) };
                    let grip = super::grip(tale.state, legal, &held);
                    let Lie { cell, turn } = way.lie;
                    let both = vec![Action::Take(tile), Action::Lay { cell, turn }];
                    let refused = |both: &[Action]| {
                        moot_table_ui::game::refused::<TrollsAndPrincessesUi>(tale.setup, tale.state, both)
                    };
                    assert_eq!(refused(&both), None);
                    // Where a tile lies already, the second decision is the one that cannot be made.
                    let over = Action::Lay { cell: Cell::START, turn };
                    let first = grip.ways.iter().any(|way| way.lie.cell == Cell::START);
                    assert_ne!(refused(&[Action::Take(tile), over]).is_some(), first);
                    assert_eq!(attempt(tale.state, &grip), Some(both));
                    assert_eq!(grip.joint(), Some(way.joint));
                    laid += 1;
                }
                _ => {
                    assert_eq!(grip.due, Due::Ready, "{action:?}");
                    assert_eq!(attempt(tale.state, &grip), Some(vec![action]));
                }
            }
            all += 1;
        }
    });
    assert!(all > 1_000 && laid > 20, "{all} {laid}");
}

#[test]
fn what_is_lit_is_legal_and_all_that_is_legal_is_lit() {
    let mut lit = 0;
    decisions(|tale, legal| {
        let state = tale.state;
        let open = grip(state, legal, &Hold::NOTHING);
        match state.phase {
            Phase::Move => {
                let ends = |to: Place| {
                    legal
                        .iter()
                        .any(|action| matches!(action, Action::Move { to: other, .. } if *other == to))
                };
                for to in Place::all(state.table().villages) {
                    assert_eq!(open.places.contains(&to), ends(to), "{to}");
                    lit += usize::from(ends(to));
                }
            }
            Phase::Lay { .. } => {
                let ways = legal.iter().filter(|action| matches!(action, Action::Lay { .. })).count();
                assert_eq!(open.ways.len(), ways);
                assert!(open.cells().len() <= ways && !open.cells().is_empty());
            }
            _ => {}
        }
    });
    assert!(lit > 200, "{lit}");
}

#[test]
fn whoever_waits_beside_the_board_goes_unless_another_is_picked_up() {
    let mut chosen = 0;
    decisions(|tale, legal| {
        let state = tale.state;
        let beside = legal.iter().find_map(|action| match *action {
            Action::Move { from: Place::BESIDE, to, push: None } => Some(to),
            _ => None,
        });
        let Some(to) = beside else { return };
        let grip = grip(state, legal, &Hold { to: Some(to), ..Hold::NOTHING });
        assert_eq!(grip.due, Due::Ready);
        assert_eq!(attempt(state, &grip), Some(vec![Action::Move { from: Place::BESIDE, to, push: None }]));
        chosen += 1;
    });
    assert!(chosen > 10, "{chosen}");
}

#[test]
fn parts_are_put_down_one_by_one() {
    let lie = Some(Lie { cell: Cell::START, turn: 2 });
    let tile = Hold { lie, ..Hold::of(Thing::Tile(Tile(0))) };
    assert_eq!(tile.back(), Hold::of(Thing::Tile(Tile(0))));
    assert_eq!(tile.back().back(), Hold::NOTHING);
    let troll = Hold::of(Thing::Troll { from: Place::BESIDE, same: false });
    let pushing = Hold { to: Some(Place::village(0)), push: Some(Seat(1)), ..troll };
    assert_eq!(pushing.back().push, None);
    assert_eq!(pushing.back().back(), troll);
}
