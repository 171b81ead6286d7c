//! The judgement: its parts add up, and it is blind to nothing that it names.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

#[path = "support/busy.rs"]
mod busy;
#[path = "support/table.rs"]
mod table;

use cave_troll::testing::Position;
use cave_troll::{CaveTroll, Feature, Phase, Setup, State};
use moot_core::{Game, Guide, MAX_SEATS, MAX_TERMS, Part, Seat, Turn};

fn value(setup: &Setup, state: &State) -> [f32; MAX_SEATS] {
    CaveTroll::value(setup, state, CaveTroll::weights())
}

#[test]
fn the_table_in_use_is_the_file() {
    let shipped = moot_weights::read("weights.txt", include_str!("../data/weights.txt")).unwrap();
    let names: Vec<&str> = shipped.iter().map(|weight| weight.term.as_str()).collect();
    assert_eq!(names, CaveTroll::TERMS);
    let points: Vec<f32> = shipped.iter().map(|weight| weight.points).collect();
    assert_eq!(points, CaveTroll::weights());
    assert!(CaveTroll::TERMS.len() <= MAX_TERMS);
}

#[test]
fn the_parts_of_a_judgement_add_up_to_its_value() {
    let mut positions = 0;
    for (seed, setup) in (0..).zip(table::tables()) {
        table::walk(&setup, seed, |state| {
            positions += 1;
            let values = value(&setup, state);
            let certain = CaveTroll::certain(&setup, state);
            for seat in setup.seats() {
                let mut parts: Vec<Part<Feature>> = Vec::new();
                CaveTroll::features(&setup, state, seat, CaveTroll::weights(), &mut parts);
                let sum: f32 = parts.iter().map(|part| part.points).sum();
                let mut terms = [0.0; MAX_TERMS];
                CaveTroll::terms(&setup, state, seat, &mut terms[..CaveTroll::TERMS.len()]);
                let dot: f32 = terms.iter().zip(CaveTroll::weights()).map(|(a, b)| a * b).sum();
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
        assert_eq!(CaveTroll::turn(&setup, &end), Turn::Over);
        let sheet = CaveTroll::score(&setup, &end);
        for seat in setup.seats() {
            assert_eq!(value(&setup, &end)[seat.index()], sheet.total(seat) as f32);
            let mut parts = Vec::new();
            CaveTroll::features(&setup, &end, seat, CaveTroll::weights(), &mut parts);
            assert_eq!(parts.len(), 1, "{parts:?}");
        }
    }
}

#[test]
fn every_action_has_a_rate() {
    for (seed, setup) in (40..).zip(table::tables()) {
        table::walk(&setup, seed, |state| {
            let (seat, mut legal, mut rates) = (state.asked(), Vec::new(), Vec::new());
            CaveTroll::legal(&setup, state, seat, &mut legal);
            CaveTroll::rate(&setup, state, seat, &legal, CaveTroll::weights(), &mut rates);
            assert_eq!(rates.len(), legal.len());
            assert!(rates.iter().all(|rate| rate.is_finite() && rate.abs() < 1_000.0), "{rates:?}");
        });
    }
}

/// The points of a feature of seat 0.
fn feature(position: &Position, feature: Feature) -> f32 {
    let mut parts = Vec::new();
    let seat = Seat(0);
    CaveTroll::features(&position.setup, &position.state, seat, CaveTroll::weights(), &mut parts);
    parts.iter().find(|part| part.feature == feature).map_or(0.0, |part| part.count)
}

#[test]
fn the_board_counts_as_it_stands() {
    let mut position = Position::classic(2);
    position.put("H 0:adventurer 0:dwarf 1:adventurer").put("T 1:adventurer");
    let certain = CaveTroll::certain(&position.setup, &position.state);
    assert_eq!(certain[..2], [10.0, 5.0], "a Dwarf doubles five; five for the other");
    position.put("T 0:adventurer");
    let certain = CaveTroll::certain(&position.setup, &position.state);
    assert_eq!(certain[..2], [10.0, 0.0], "a tie pays nothing");
    assert_eq!(feature(&position, Feature::Tied), 5.0);
    assert!(feature(&position, Feature::Lead) < 1.0);
    position.put("H 0:chest");
    assert_eq!(CaveTroll::certain(&position.setup, &position.state)[0], 14.0);
}

#[test]
fn a_room_under_a_falling_cave_troll_is_lost() {
    let mut position = Position::classic(2);
    position.put("H 0:adventurer 1:adventurer 1:adventurer").turn(0);
    let before = CaveTroll::certain(&position.setup, &position.state);
    assert_eq!(before[..2], [0.0, 5.0]);
    position.draw_and_play("cave-troll").play("at H");
    assert!(matches!(position.state.phase, Phase::Escape { .. }), "{:?}", position.state.phase);
    assert_eq!(CaveTroll::certain(&position.setup, &position.state)[..2], [0.0, 0.0]);
    assert!(!CaveTroll::settled(&position.setup, &position.state));
}

#[test]
fn danger_and_prey_are_seen_from_both_sides() {
    let mut position = Position::classic(2);
    position.put("H 1:adventurer").put("O 0:orc");
    assert_eq!(feature(&position, Feature::Prey), 5.0, "the Orc is next door");
    position.put("T 0:adventurer").put("T 1:orc");
    assert_eq!(feature(&position, Feature::Danger), 5.0, "an Orc stands in the room");
}
