//! The judgement: its parts add up, and it is blind to nothing that it names.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

#[path = "support/busy.rs"]
mod busy;
#[path = "support/table.rs"]
mod table;

use moot_core::{Game, Guide, MAX_SEATS, MAX_TERMS, Part, Seat, Turn};
use trolls_and_princesses::testing::Position;
use trolls_and_princesses::{Feature, Item, Resource, Setup, State, TrollsAndPrincesses};

fn value(setup: &Setup, state: &State) -> [f32; MAX_SEATS] {
    TrollsAndPrincesses::value(setup, state, TrollsAndPrincesses::weights())
}

#[test]
fn the_table_in_use_is_the_file() {
    let shipped = moot_weights::read("weights.txt", include_str!("../data/weights.txt")).unwrap();
    let names: Vec<&str> = shipped.iter().map(|weight| weight.term.as_str()).collect();
    assert_eq!(names, TrollsAndPrincesses::TERMS);
    let points: Vec<f32> = shipped.iter().map(|weight| weight.points).collect();
    assert_eq!(points, TrollsAndPrincesses::weights());
    assert!(TrollsAndPrincesses::TERMS.len() <= MAX_TERMS);
}

#[test]
fn the_parts_of_a_judgement_add_up_to_its_value() {
    let mut positions = 0;
    for (seed, setup) in (0..).zip(table::tables()) {
        table::walk(&setup, seed, |state| {
            positions += 1;
            let values = value(&setup, state);
            let certain = TrollsAndPrincesses::certain(&setup, state);
            for seat in setup.seats() {
                let mut parts: Vec<Part<Feature>> = Vec::new();
                TrollsAndPrincesses::features(
                    &setup,
                    state,
                    seat,
                    TrollsAndPrincesses::weights(),
                    &mut parts,
                );
                let sum: f32 = parts.iter().map(|part| part.points).sum();
                let mut terms = [0.0; MAX_TERMS];
                TrollsAndPrincesses::terms(
                    &setup,
                    state,
                    seat,
                    &mut terms[..TrollsAndPrincesses::TERMS.len()],
                );
                let dot: f32 = terms.iter().zip(TrollsAndPrincesses::weights()).map(|(a, b)| a * b).sum();
                let whole = values[seat.index()];
                assert!(whole.is_finite() && (sum - whole).abs() < 0.01, "{sum} {whole} {parts:?}");
                assert!((certain[seat.index()] + dot - whole).abs() < 0.01, "{dot} {whole}");
            }
        });
    }
    assert!(positions > 1_000, "{positions} positions");
}

#[test]
fn a_finished_game_is_judged_by_its_score_alone() {
    for (seed, setup) in (20..).zip(table::tables()) {
        let end = table::walk(&setup, seed, |_| ());
        assert_eq!(TrollsAndPrincesses::turn(&setup, &end), Turn::Over);
        let sheet = TrollsAndPrincesses::score(&setup, &end);
        for seat in setup.seats() {
            assert_eq!(value(&setup, &end)[seat.index()], sheet.total(seat) as f32);
            let mut parts = Vec::new();
            TrollsAndPrincesses::features(&setup, &end, seat, TrollsAndPrincesses::weights(), &mut parts);
            assert_eq!(parts.len(), 6, "{parts:?}");
        }
    }
}

#[test]
fn every_action_has_a_rate() {
    for (seed, setup) in (40..).zip(table::tables()) {
        table::walk(&setup, seed, |state| {
            let (seat, mut legal, mut rates) = (state.asked(), Vec::new(), Vec::new());
            TrollsAndPrincesses::legal(&setup, state, seat, &mut legal);
            TrollsAndPrincesses::rate(
                &setup,
                state,
                seat,
                &legal,
                TrollsAndPrincesses::weights(),
                &mut rates,
            );
            assert_eq!(rates.len(), legal.len());
            assert!(rates.iter().all(|rate| rate.is_finite() && rate.abs() < 1_000.0), "{rates:?}");
        });
    }
}

/// How many of a feature seat 0 has.
fn feature(position: &Position, feature: Feature) -> f32 {
    let mut parts = Vec::new();
    let seat = Seat(0);
    let weights = TrollsAndPrincesses::weights();
    TrollsAndPrincesses::features(&position.setup, &position.state, seat, weights, &mut parts);
    parts.iter().find(|part| part.feature == feature).map_or(0.0, |part| part.count)
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
    assert!(TrollsAndPrincesses::settled(&position.setup, &position.state));
    position.moving("nowhere");
    assert!(TrollsAndPrincesses::settled(&position.setup, &position.state));
    position.play("move beside mining");
    assert!(!TrollsAndPrincesses::settled(&position.setup, &position.state));
    assert_eq!(feature(&position, Feature::PointsLeft), 1.0);
    assert_eq!(feature(&position, Feature::Moves), 23.0);
}
