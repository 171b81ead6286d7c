//! The evaluation: its parts add up, and every term has an effect.

use cave_troll::testing::Position;
use cave_troll::{CaveTroll, Feature, Phase};
use moot_core::Evaluator;
use moot_testkit::evaluator;

use crate::kit::Caves;

moot_testkit::evaluator_tests!(Caves);

#[test]
fn the_value_of_a_finished_game_is_its_score() {
    evaluator::ends_are_scored::<Caves>(1);
}

/// The amount of a feature that seat 0 has.
fn feature(position: &Position, feature: Feature) -> f32 {
    evaluator::feature::<Caves>(&position.setup, &position.state, feature)
}

#[test]
fn the_board_counts_as_it_stands() {
    let mut position = Position::classic(2);
    position.put("H 0:adventurer 0:dwarf 1:adventurer").put("T 1:adventurer");
    let certain = CaveTroll::current_points(&position.setup, &position.state);
    assert_eq!(certain[..2], [10.0, 5.0], "a Dwarf doubles five; five for the other");
    position.put("T 0:adventurer");
    let certain = CaveTroll::current_points(&position.setup, &position.state);
    assert_eq!(certain[..2], [10.0, 0.0], "a tie pays nothing");
    assert_eq!(feature(&position, Feature::Tied), 5.0);
    assert!(feature(&position, Feature::Lead) < 1.0);
    position.put("H 0:chest");
    assert_eq!(CaveTroll::current_points(&position.setup, &position.state)[0], 14.0);
}

#[test]
fn a_room_under_a_falling_cave_troll_is_lost() {
    let mut position = Position::classic(2);
    position.put("H 0:adventurer 1:adventurer 1:adventurer").turn(0);
    let before = CaveTroll::current_points(&position.setup, &position.state);
    assert_eq!(before[..2], [0.0, 5.0]);
    position.draw_and_play("cave-troll").play("at H");
    assert!(matches!(position.state.phase, Phase::Escape { .. }), "{:?}", position.state.phase);
    assert_eq!(CaveTroll::current_points(&position.setup, &position.state)[..2], [0.0, 0.0]);
    assert!(!CaveTroll::decision_complete(&position.setup, &position.state));
}

#[test]
fn danger_and_prey_are_seen_from_both_sides() {
    let mut position = Position::classic(2);
    position.put("H 1:adventurer").put("O 0:orc");
    assert_eq!(feature(&position, Feature::Prey), 5.0, "the Orc is next door");
    position.put("T 0:adventurer").put("T 1:orc");
    assert_eq!(feature(&position, Feature::Danger), 5.0, "an Orc stands in the room");
}
