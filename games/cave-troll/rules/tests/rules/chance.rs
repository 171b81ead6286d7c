//! Outcomes of draws that are impossible, and what draws tell.

use cave_troll::testing::Position;
use cave_troll::{CaveTroll, Illegal, Outcome, Phase, Set, State};
use moot_core::{Game, Seat, SeatSet};

use crate::kit::setup;

/// Applies an outcome to a copy.
fn apply(players: u8, state: &State, outcome: &str) -> Result<SeatSet, Illegal> {
    let outcome: Outcome = outcome.parse().unwrap();
    let mut after = *state;
    let step = CaveTroll::apply_chance(&setup(players, state.set), &mut after, outcome, &mut ());
    assert!(step.is_ok() || after == *state, "a refusal changes nothing");
    step.map(|step| step.informed)
}

#[test]
fn impossible_outcomes_are_refused_during_the_deal() {
    for players in 2..=4 {
        let mut state = CaveTroll::deal(&setup(players, Set::Classic));
        for outcome in ["card paladin", "first 0", "artifact raven"] {
            assert_eq!(apply(players, &state, outcome), Err(Illegal::NotDue), "{outcome}");
        }
        state.phase = Phase::Deal(players);
        assert_eq!(apply(players, &state, "card adventurer"), Err(Illegal::NotDue), "every seat has one");
        assert_eq!(apply(players, &state, &format!("first {players}")), Err(Illegal::NotDue));
        assert_eq!(apply(players, &state, "first 1"), Ok(SeatSet::all(players.into())));
    }
}

#[test]
fn impossible_outcomes_are_refused_during_the_game() {
    let mut game = Position::classic(2);
    game.put("A 0:thief").relic(1, "raven");
    game.state.phase = Phase::Draw;
    assert_eq!(apply(2, &game.state, "card thief"), Err(Illegal::NotDue), "it has been played");
    assert_eq!(apply(2, &game.state, "card knight"), Ok(SeatSet::one(Seat(0))));
    game.state.phase = Phase::Find;
    assert_eq!(apply(2, &game.state, "artifact raven"), Err(Illegal::NotDue), "it has been found");
    assert_eq!(apply(2, &game.state, "artifact mirror"), Ok(SeatSet::one(Seat(0))));
    game.state.phase = Phase::Peek;
    assert_eq!(apply(2, &game.state, "card thief"), Err(Illegal::NotDue));
    assert_eq!(apply(2, &game.state, "first 0"), Err(Illegal::NotDue));
}

#[test]
fn the_last_kind_of_card_that_the_raven_sees_is_no_news() {
    let mut game = Position::classic(2);
    game.relic(0, "raven").deck(0, "orc thief").play("artifact");
    let own = SeatSet::one(Seat(0));
    assert_eq!(game.informed, [SeatSet::all(2), own, SeatSet::NONE]);
}
