//! Random games, position by position.

use cave_troll::testing::census;
use cave_troll::{CaveTroll, Set, Setup, State, View};
use moot_core::{Game, Mixer, Seat, Turn};

use super::busy;

/// Every way to sit down.
pub fn tables() -> Vec<Setup> {
    let both = [Set::Classic, Set::Variant];
    let table = |set| (2..=4).map(move |players| Setup::new(players, set, None).unwrap());
    let mut tables: Vec<Setup> = both.into_iter().flat_map(table).collect();
    tables.push(Setup::new(3, Set::Classic, Some(Seat(2))).unwrap());
    tables
}

/// Plays as the busy player does and calls `each` with every position at which somebody decides; gives the end.
pub fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::deal(setup);
    let mut legal = Vec::new();
    loop {
        match CaveTroll::turn(setup, &state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                each(&state);
                let seat = state.asked();
                legal.clear();
                CaveTroll::legal(setup, &state, seat, &mut legal);
                let action = busy::choose(&legal, &mut dice);
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut ());
                census(setup, &state).unwrap();
            }
        }
    }
}

/// What the asked seat knows.
#[allow(dead_code, reason = "the tests of the judgement see everything")]
pub fn view(setup: &Setup, state: &State) -> (Seat, View) {
    let seat = state.asked();
    (seat, CaveTroll::view(setup, state, Some(seat)))
}
