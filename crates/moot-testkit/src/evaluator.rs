//! The evaluation of computer players: its parts add up, and it rates every action.

use moot_core::{Evaluator, FeatureValue, Game, MAX_SEATS, MAX_TERMS, Seat, Turn};

use crate::kit::tables;
use crate::{Kit, SetupOf, StateOf, asked, legal, walk};

/// The tests that are the same for every evaluation.
#[macro_export]
macro_rules! evaluator_tests {
    ($kit:ty) => {
        #[test]
        fn the_table_in_use_is_the_file() {
            $crate::evaluator::table_is_file::<$kit>();
        }

        #[test]
        fn the_parts_of_an_evaluation_add_up_to_its_value() {
            $crate::evaluator::parts_add_up::<$kit>();
        }

        #[test]
        fn every_action_has_a_rate() {
            $crate::evaluator::actions_have_rates::<$kit>();
        }
    };
}

/// The value of a position for each seat, by the weights in use.
pub fn value<K: Kit>(setup: &SetupOf<K>, state: &StateOf<K>) -> [f32; MAX_SEATS] {
    K::Game::value(setup, state, K::Game::weights())
}

/// The features of a position for a seat.
pub fn parts<K: Kit>(
    setup: &SetupOf<K>,
    state: &StateOf<K>,
    seat: Seat,
) -> Vec<FeatureValue<<K::Game as Evaluator>::Feature>> {
    let mut parts = Vec::new();
    K::Game::features(setup, state, seat, K::Game::weights(), &mut parts);
    parts
}

/// The amount of a feature that seat 0 has.
pub fn feature<K: Kit>(
    setup: &SetupOf<K>,
    state: &StateOf<K>,
    feature: <K::Game as Evaluator>::Feature,
) -> f32 {
    let parts = parts::<K>(setup, state, Seat(0));
    parts.iter().find(|part| part.feature == feature).map_or(0.0, |part| part.count)
}

/// The weights in use are those of the file, one for each term.
pub fn table_is_file<K: Kit>() {
    let shipped = moot_weights::read("weights.txt", K::WEIGHTS).unwrap();
    let names: Vec<&str> = shipped.iter().map(|weight| weight.term.as_str()).collect();
    assert_eq!(names, K::Game::TERMS);
    let points: Vec<f32> = shipped.iter().map(|weight| weight.points).collect();
    assert_eq!(points, K::Game::weights());
    assert!(K::Game::TERMS.len() <= MAX_TERMS);
}

/// At every decision of the games at each table, parts and weighted terms both add up to the value.
pub fn parts_add_up<K: Kit>() {
    let mut positions = 0;
    for (seed, setup) in (0..).zip(tables::<K>()) {
        walk::<K>(&setup, seed, |state| {
            positions += 1;
            let values = value::<K>(&setup, state);
            let certain = K::Game::current_points(&setup, state);
            for seat in Seat::all(K::Game::seats(&setup)) {
                let parts = parts::<K>(&setup, state, seat);
                let sum: f32 = parts.iter().map(|part| part.points).sum();
                let mut terms = [0.0; MAX_TERMS];
                K::Game::terms(&setup, state, seat, &mut terms[..K::Game::TERMS.len()]);
                let dot: f32 = terms.iter().zip(K::Game::weights()).map(|(a, b)| a * b).sum();
                let whole = values[seat.index()];
                assert!(whole.is_finite() && (sum - whole).abs() < 0.01, "{sum} {whole} {parts:?}");
                assert!((certain[seat.index()] + dot - whole).abs() < 0.01, "{dot} {whole}");
            }
        });
    }
    assert!(positions > 1_000, "{positions} positions");
}

/// At the end of the games at each table the value is the score, in `parts_at_end` parts.
pub fn ends_are_scored<K: Kit>(parts_at_end: usize) {
    for (seed, setup) in (20..).zip(tables::<K>()) {
        let end = walk::<K>(&setup, seed, |_| ());
        assert_eq!(K::Game::turn(&setup, &end), Turn::Over);
        let sheet = K::Game::score(&setup, &end);
        for seat in Seat::all(K::Game::seats(&setup)) {
            assert_eq!(value::<K>(&setup, &end)[seat.index()], sheet.total(seat) as f32);
            let parts = parts::<K>(&setup, &end, seat);
            assert_eq!(parts.len(), parts_at_end, "{parts:?}");
        }
    }
}

/// At every decision of the games at each table, every legal action gets a finite rating.
pub fn actions_have_rates<K: Kit>() {
    for (seed, setup) in (40..).zip(tables::<K>()) {
        walk::<K>(&setup, seed, |state| {
            let (seat, legal) = (asked::<K::Game>(&setup, state), legal::<K>(&setup, state));
            let mut rates = Vec::new();
            K::Game::rate_actions(&setup, state, seat, &legal, K::Game::rating_weights(), &mut rates);
            assert_eq!(rates.len(), legal.len());
            assert!(rates.iter().all(|rate| rate.is_finite() && rate.abs() < 1_000.0), "{rates:?}");
        });
    }
}
