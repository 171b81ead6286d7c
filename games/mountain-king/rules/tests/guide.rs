//! The judgement: its parts add up, and it is blind to nothing that it names.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

use moot_core::{Dice, Game, Guide, Mixer, Part, Seat, Teams, Turn};
use mountain_king::{MountainKing, Setup, State};

/// Calls `each` with positions of a random game.
fn positions(players: u8, seed: u64, each: impl FnMut(&Setup, &State)) {
    positions_of(Setup::usual(players).unwrap(), seed, each);
}

/// Two teams of two.
fn teams() -> Setup {
    Setup::usual(4).unwrap().in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap()
}

fn positions_of(setup: Setup, seed: u64, mut each: impl FnMut(&Setup, &State)) {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = MountainKing::roll(&setup, &state, &mut dice);
                let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                each(&setup, &state);
                legal.clear();
                MountainKing::legal(&setup, &state, state.active, &mut legal);
                let seat = state.active;
                let action = legal[dice.below(legal.len() as u32) as usize];
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
        }
    }
    each(&setup, &state);
}

#[test]
fn the_parts_of_a_judgement_add_up_to_its_value() {
    let setups = (2..=5).map(|players| Setup::usual(players).unwrap()).chain([teams()]);
    for (seed, setup) in (2..).zip(setups) {
        positions_of(setup, seed, |setup, state| {
            if MountainKing::turn(setup, state) == Turn::Over {
                return;
            }
            let values = MountainKing::value(setup, state, MountainKing::weights());
            for seat in Seat::all(setup.players().into()) {
                let mut parts: Vec<Part<_>> = Vec::new();
                MountainKing::features(setup, state, seat, MountainKing::weights(), &mut parts);
                let sum: f32 = parts.iter().map(|part| part.points).sum();
                assert!(
                    (sum - values[seat.index()]).abs() < 0.01,
                    "{sum} {} {parts:?}",
                    values[seat.index()]
                );
                assert!(values[seat.index()].is_finite());
            }
        });
    }
}

#[test]
fn a_finished_game_is_judged_by_its_score_alone() {
    let mut end = None;
    positions(3, 5, |setup, state| end = Some((*setup, *state)));
    let (setup, state) = end.unwrap();
    assert_eq!(MountainKing::turn(&setup, &state), Turn::Over);
    let sheet = MountainKing::score(&setup, &state);
    let values = MountainKing::value(&setup, &state, MountainKing::weights());
    for seat in Seat::all(3) {
        assert!((values[seat.index()] - sheet.total(seat) as f32).abs() < 0.1);
        for other in Seat::all(3) {
            let (a, b) = (seat.index(), other.index());
            assert_eq!(
                values[a] > values[b],
                sheet.rank[a] < sheet.rank[b],
                "ties are broken as in the rules"
            );
        }
    }
}

#[test]
fn team_mates_have_the_same_points_and_the_same_hopes() {
    let mut apart = 0;
    positions_of(teams(), 4, |setup, state| {
        let values = MountainKing::value(setup, state, MountainKing::weights());
        let own = |seat: usize| values[seat].to_bits();
        assert_eq!((own(0), own(1)), (own(3), own(2)));
        apart += usize::from(own(0) != own(1));
        let mut terms = [[0.0; moot_core::MAX_TERMS]; 2];
        for (seat, terms) in [0, 3].into_iter().zip(&mut terms) {
            MountainKing::terms(setup, state, Seat(seat), &mut terms[..MountainKing::TERMS.len()]);
        }
        let [one, other] = terms;
        for (a, b) in one.iter().zip(other) {
            assert!((a - b).abs() < 1e-3, "the hopes of a team are told by either of its members: {a} {b}");
        }
    });
    assert!(apart > 100, "the teams differ");
}

#[test]
fn every_action_has_a_rate() {
    positions(4, 8, |setup, state| {
        if MountainKing::turn(setup, state) == Turn::Over {
            return;
        }
        let mut legal = Vec::new();
        MountainKing::legal(setup, state, state.active, &mut legal);
        let mut rates = Vec::new();
        MountainKing::rate(setup, state, state.active, &legal, MountainKing::weights(), &mut rates);
        assert_eq!(rates.len(), legal.len());
        assert!(rates.iter().all(|rate| rate.is_finite()), "{rates:?}");
    });
}

#[test]
fn there_is_a_weight_for_every_term() {
    assert_eq!(MountainKing::TERMS.len(), MountainKing::weights().len());
    assert!(MountainKing::TERMS.len() <= moot_core::MAX_TERMS);
}
