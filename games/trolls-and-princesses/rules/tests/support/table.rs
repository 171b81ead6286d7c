//! Random games, position by position.

use moot_core::{Game, Mixer, Seat, Turn};
use trolls_and_princesses::testing::census;
use trolls_and_princesses::{Board, Setup, State, TrollsAndPrincesses, View};

use super::busy;

/// Ways to sit down.
pub fn tables() -> Vec<Setup> {
    let mut tables: Vec<Setup> = (2..=4).map(|players| Setup::usual(players).unwrap()).collect();
    tables.push(Setup::new(3, &[Board(3), Board(1), Board(2)], Some(Seat(2))).unwrap());
    tables
}

/// Plays as the busy player does and calls `each` with every position at which somebody decides; gives the end.
pub fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = TrollsAndPrincesses::deal(setup);
    let mut legal = Vec::new();
    loop {
        match TrollsAndPrincesses::turn(setup, &state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::roll(setup, &state, &mut dice);
                let _ = TrollsAndPrincesses::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                each(&state);
                let seat = state.asked();
                legal.clear();
                TrollsAndPrincesses::legal(setup, &state, seat, &mut legal);
                let action = busy::choose(&state, &legal, &mut dice);
                let _ = TrollsAndPrincesses::act(setup, &mut state, seat, action, &mut ());
                census(setup, &state).unwrap();
            }
        }
    }
}

/// What the asked seat knows.
#[allow(dead_code, reason = "the tests of the judgement see everything")]
pub fn view(setup: &Setup, state: &State) -> (Seat, View) {
    let seat = state.asked();
    (seat, TrollsAndPrincesses::view(setup, state, Some(seat)))
}
