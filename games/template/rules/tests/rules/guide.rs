//! The judgement: its parts add up, and it is blind to nothing that it names.

use moot_core::Seat;
use moot_testkit::guide;
use nim_template::testing::position;
use nim_template::{Card, Feature, Hand, Size};

use crate::kit::{Heaps, setup};

moot_testkit::guide_tests!(Heaps);

#[test]
fn a_finished_game_is_judged_by_its_score() {
    guide::ends_are_scored::<Heaps>(2);
}

#[test]
fn what_the_judgement_names_is_what_stands_on_the_table() {
    let setup = setup(2, Size::Small);
    let hands = [Hand::Held(Card::Rest), Hand::Played(Card::Rest)];
    let state = position(&setup, [0, 3, 4], &hands).unwrap();
    let count = |seat: u8, feature: Feature| {
        let parts = guide::parts::<Heaps>(&setup, &state, Seat(seat));
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
