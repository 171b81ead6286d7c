//! Tests the options for every decision of whole games.

use moot_core::{Game, Seat};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Action, Cell, Phase, Place, PlaceAction, Tile, TrollsAndPrincesses};

use super::{Lie, NextPart, Pick, Thing, attempt, choices, is_futile, parts};
use crate::TrollsAndPrincessesUi;
use crate::board::tests::{legal, positions};
use crate::samples::decisions;

/// Selecting the options of a decision one after another yields that decision and no other.
#[test]
fn every_legal_decision_can_be_selected() {
    let (mut all, mut laid) = (0, 0);
    decisions(|context, legal| {
        let lays = |action: &&Action| matches!(action, Action::Lay { .. });
        let few = legal.iter().filter(lays).take(3).chain(legal.iter().filter(|action| !lays(action)));
        for &action in few.filter(|&&action| action != Action::Done) {
            let held = parts(context.state, action);
            assert_ne!(held, Pick::NOTHING, "{action:?}");
            let choices = choices(context.state, legal, &held);
            match action {
                // Taking a tile includes placing it.
                Action::Take(tile) => {
                    assert_eq!(choices.next_part, NextPart::Lie, "{action:?}");
                    let way = *choices.ways.first().expect("a place that fits");
                    let held = Pick { lie: Some(way.lie), ..Pick::of(Thing::Tile(tile)) };
                    let choices = super::choices(context.state, legal, &held);
                    let Lie { cell, turn } = way.lie;
                    let both = vec![Action::Take(tile), Action::Lay { cell, turn }];
                    let refused = |both: &[Action]| {
                        moot_table_ui::game::refused::<TrollsAndPrincessesUi>(
                            context.setup,
                            context.state,
                            both,
                        )
                    };
                    assert_eq!(refused(&both), None);
                    // On an occupied place, the second action is the illegal one.
                    let over = Action::Lay { cell: Cell::START, turn };
                    let first = choices.ways.iter().any(|way| way.lie.cell == Cell::START);
                    assert_ne!(refused(&[Action::Take(tile), over]).is_some(), first);
                    assert_eq!(attempt(context.state, &choices), Some(both));
                    assert_eq!(choices.joint(), Some(way.joint));
                    laid += 1;
                }
                _ => {
                    assert_eq!(choices.next_part, NextPart::Ready, "{action:?}");
                    assert_eq!(attempt(context.state, &choices), Some(vec![action]));
                }
            }
            all += 1;
        }
    });
    assert!(all > 1_000 && laid > 20, "{all} {laid}");
}

#[test]
fn exactly_the_legal_options_are_lit() {
    let mut lit = 0;
    decisions(|context, legal| {
        let state = context.state;
        let open = choices(state, legal, &Pick::NOTHING);
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
fn the_waiting_troll_moves_unless_another_is_selected() {
    let mut chosen = 0;
    decisions(|context, legal| {
        let state = context.state;
        let beside = legal.iter().find_map(|action| match *action {
            Action::Move { from: Place::BESIDE, to, push: None } => Some(to),
            _ => None,
        });
        let Some(to) = beside else { return };
        let choices = choices(state, legal, &Pick { to: Some(to), ..Pick::NOTHING });
        assert_eq!(choices.next_part, NextPart::Ready);
        assert_eq!(
            attempt(state, &choices),
            Some(vec![Action::Move { from: Place::BESIDE, to, push: None }])
        );
        chosen += 1;
    });
    assert!(chosen > 10, "{chosen}");
}

#[test]
fn a_tile_is_shown_first_as_it_makes_the_most_sites() {
    let mut turned = 0;
    for (setup, state) in positions() {
        let legal = legal(&setup, &state);
        for &action in legal.iter().filter(|action| matches!(action, Action::Take(_))) {
            let open = choices(&state, &legal, &parts(&state, action));
            for way in &open.ways {
                let best = open.best(way.lie.cell).expect("it fits there");
                assert!(best.sites() >= way.sites(), "{action:?} {way:?}");
                let held = Pick { lie: Some(way.lie), ..open.pick };
                let better = choices(&state, &legal, &held).turned();
                assert_eq!(better.is_some(), way.sites() == 0 && best.sites() > 0);
                turned += usize::from(better.is_some());
            }
        }
    }
    assert!(turned > 10, "{turned}");
}

#[test]
fn a_move_is_futile_where_only_the_end_of_the_phase_follows() {
    let (mut futile, mut useful) = (0, 0);
    decisions(|context, legal| {
        for &action in legal.iter().filter(|action| matches!(action, Action::Move { push: None, .. })) {
            let mut state = *context.state;
            let seat = state.asked();
            let _ = TrollsAndPrincesses::act(context.setup, &mut state, seat, action, &mut ());
            assert_eq!(is_futile(context.state, &[action]), !state.can_act(), "{action:?}");
            if state.can_act() { useful += 1 } else { futile += 1 }
        }
    });
    assert!(futile > 10 && useful > 10, "{futile} {useful}");
}

#[test]
fn the_only_place_of_an_action_is_chosen_with_it() {
    let mut state = Position::new(2).state;
    (state.phase, state.at) = (Phase::Act, Place::village(0));
    let hire = Pick::of(Thing::PlaceAction(PlaceAction::Hire));
    let legal = [Place::MINING, Place::POWER].map(Action::Hire);
    assert_eq!(choices(&state, &legal, &hire).next_part, NextPart::To);
    let only = choices(&state, &legal[1..], &hire);
    assert_eq!((only.next_part, only.pick.to), (NextPart::Ready, Some(Place::POWER)));
    assert_eq!(attempt(&state, &only), Some(vec![legal[1]]));
}

#[test]
fn the_only_tile_of_the_king_is_chosen_with_its_row() {
    let mut state = Position::new(2).state;
    (state.phase, state.at) = (Phase::Act, Place::POWER);
    let row = Pick::of(Thing::PlaceAction(PlaceAction::Activate));
    let legal = [None, Some(Tile(0))].map(Action::Activate);
    assert_eq!(choices(&state, &legal, &row).next_part, NextPart::Thing);
    let only = choices(&state, &legal[..1], &row);
    assert_eq!((only.next_part, only.pick.thing), (NextPart::Ready, Thing::Act(legal[0])));
    assert_eq!(attempt(&state, &only), Some(vec![legal[0]]));
}

#[test]
fn parts_are_cleared_one_by_one() {
    let lie = Some(Lie { cell: Cell::START, turn: 2 });
    let tile = Pick { lie, ..Pick::of(Thing::Tile(Tile(0))) };
    assert_eq!(tile.back(), Pick::of(Thing::Tile(Tile(0))));
    assert_eq!(tile.back().back(), Pick::NOTHING);
    let troll = Pick::of(Thing::Troll { from: Place::BESIDE, same: false });
    let pushing = Pick { to: Some(Place::village(0)), push: Some(Seat(1)), ..troll };
    assert_eq!(pushing.back().push, None);
    assert_eq!(pushing.back().back(), troll);
}
