//! The evaluation: its parts add up, and every term has an effect.

use moot_core::Seat;
use moot_testkit::evaluator;
use nim_template::testing::position;
use nim_template::{Card, Feature, Hand, Size};

use crate::kit::{Heaps, setup};

moot_testkit::evaluator_tests!(Heaps);

#[test]
fn the_value_of_a_finished_game_equals_its_score() {
    evaluator::ends_are_scored::<Heaps>(2);
}

#[test]
fn the_evaluation_names_the_features_of_the_position() {
    let setup = setup(2, Size::Small);
    let hands = [Hand::Held(Card::Rest), Hand::Played(Card::Rest)];
    let state = position(&setup, [0, 3, 4], &hands).unwrap();
    let count = |seat: u8, feature: Feature| {
        let parts = evaluator::parts::<Heaps>(&setup, &state, Seat(seat));
        parts.iter().find(|part| part.feature == feature).unwrap().count
    };
    assert_eq!((count(0, Feature::Card), count(1, Feature::Card)), (1.0, 0.0));
    assert_eq!((count(0, Feature::Heaps), count(1, Feature::Heaps)), (0.0, 1.0));
    assert_eq!((count(0, Feature::Grab), count(1, Feature::Grab)), (2.0, 0.0), "heap B pays two points");
    assert_eq!(
        (count(0, Feature::LastStone), count(1, Feature::LastStone)),
        (1.0, 0.0),
        "3 xor 0 is not balanced"
    );
}
