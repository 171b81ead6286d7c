//! The judgement: its parts add up, and it is blind to nothing that it names.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

#[path = "support/table.rs"]
mod table;

use moot_core::{Game, Guide, MAX_TERMS, Part, Seat};
use nim_template::testing::position;
use nim_template::{Card, Feature, Hand, Nim, Setup, State};

fn features(setup: &Setup, state: &State, seat: Seat) -> Vec<Part<Feature>> {
    let mut parts = Vec::new();
    Nim::features(setup, state, seat, Nim::weights(), &mut parts);
    parts
}

#[test]
fn the_table_in_use_is_the_file() {
    let file = moot_weights::read("weights.txt", include_str!("../data/weights.txt")).unwrap();
    assert_eq!(file.iter().map(|weight| weight.term.as_str()).collect::<Vec<_>>(), Nim::TERMS);
    assert_eq!(file.iter().map(|weight| weight.points).collect::<Vec<_>>(), Nim::weights());
    assert!(Nim::TERMS.len() <= MAX_TERMS);
}

#[test]
fn the_parts_of_a_judgement_add_up_to_its_value() {
    for (setup, seed) in table::tables().into_iter().flat_map(|setup| (0..20).map(move |seed| (setup, seed)))
    {
        let check = |state: &State| {
            let value = Nim::value(&setup, state, Nim::weights());
            for seat in setup.seats() {
                let sum: f32 = features(&setup, state, seat).iter().map(|part| part.points).sum();
                assert!((sum - value[seat.index()]).abs() < 1e-4, "{sum} {value:?} {state:?}");
            }
        };
        let end = table::walk(&setup, seed, |state, seat| {
            check(state);
            let (mut legal, mut rates) = (Vec::new(), Vec::new());
            Nim::legal(&setup, state, seat, &mut legal);
            Nim::rate(&setup, state, seat, &legal, Nim::weights(), &mut rates);
            assert!(rates.len() == legal.len() && rates.iter().all(|rate| rate.abs() < 10.0), "{rates:?}");
        });
        check(&end);
        let sheet = Nim::score(&setup, &end);
        let value = Nim::value(&setup, &end, Nim::weights());
        assert!(setup.seats().all(|seat| value[seat.index()] == sheet.total(seat) as f32));
    }
}

#[test]
fn what_the_judgement_names_is_what_stands_on_the_table() {
    let setup = Setup::usual(2).unwrap();
    let hands = [Hand::Held(Card::Rest), Hand::Played(Card::Rest)];
    let state = position(&setup, [0, 3, 4], &hands).unwrap();
    let count = |seat: u8, feature: Feature| {
        let parts = features(&setup, &state, Seat(seat));
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
