//! The evaluation: its parts add up, and every term has an effect.

use moot_core::Evaluator;
use moot_testkit::evaluator;
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Feature, Item, Resource, TrollsAndPrincesses};

use crate::kit::Princesses;

moot_testkit::evaluator_tests!(Princesses);

#[test]
fn the_value_of_a_finished_game_is_its_score() {
    evaluator::ends_are_scored::<Princesses>(6);
}

/// The amount of a feature that seat 0 has.
fn feature(position: &Position, feature: Feature) -> f32 {
    evaluator::feature::<Princesses>(&position.setup, &position.state, feature)
}

#[test]
fn goods_and_spots_count_while_there_is_time() {
    let mut position = Position::new(2);
    position.goods(0, [3, 2, 1], 4, 1).lay(0, "princess-06");
    assert_eq!(feature(&position, Feature::Field(Resource::Obsidian)), 3.0);
    assert_eq!(feature(&position, Feature::Power), 4.0);
    assert_eq!(feature(&position, Feature::Beside), 5.0);
    assert_eq!(feature(&position, Feature::Spots(Item::Princess)), 1.0, "a whole game is to come");
    assert_eq!(feature(&position, Feature::Moves), 24.0);
    position.put(Item::Princess, 1, "I");
    assert_eq!(feature(&position, Feature::Ready(Item::Princess)), 1.0, "a diamond, two power, and a bed");
}

#[test]
fn a_challenge_counts_by_the_square_of_what_is_done() {
    let mut position = Position::new(2);
    position.challenges("blue-any yellow-bat red-bells red-humans").humans(0, 3, "mining").card(0, "snuffer");
    let humans = 0.8f32 * 0.8;
    let bats = 1.0f32 / 9.0;
    assert!((feature(&position, Feature::Challenges) - humans - bats).abs() < 1e-4);
    position.state.players[0].claimed = 0b1000;
    assert!((feature(&position, Feature::Challenges) - bats).abs() < 1e-4, "what is claimed is done");
}

#[test]
fn a_decision_is_complete_before_a_card_or_a_move() {
    let mut position = Position::new(2);
    assert!(TrollsAndPrincesses::decision_complete(&position.setup, &position.state));
    position.moving("nowhere");
    assert!(TrollsAndPrincesses::decision_complete(&position.setup, &position.state));
    position.play("move beside mining");
    assert!(!TrollsAndPrincesses::decision_complete(&position.setup, &position.state));
    assert_eq!(feature(&position, Feature::PointsLeft), 1.0);
    assert_eq!(feature(&position, Feature::Moves), 23.0);
}
