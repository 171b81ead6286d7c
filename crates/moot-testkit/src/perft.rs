//! Perft: how many sequences of decisions there are from a position, draws not counted. A rule that allows too much or too
//! little changes a number.

use moot_core::{Dice, Game, Turn};

/// The number of sequences of `depth` decisions. A draw takes its first possible outcome.
pub fn perft<G: Game>(setup: &G::Setup, state: &G::State, depth: u32) -> u64 {
    let mut state = *state;
    while G::turn(setup, &state) == Turn::Chance {
        let outcome = G::sample_chance(setup, &state, &mut Lowest);
        let _ = G::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
    }
    let Turn::Seats(seats) = G::turn(setup, &state) else { return 0 };
    let seat = seats.iter().next().unwrap();
    let mut legal = Vec::new();
    G::legal(setup, &state, seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut after = state;
            let _ = G::act(setup, &mut after, seat, action, &mut ());
            perft::<G>(setup, &after, depth - 1)
        })
        .sum()
}

/// Compares the counts for depths from 1 on.
pub fn check<G: Game>(setup: &G::Setup, state: &G::State, expected: &[u64]) {
    let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft::<G>(setup, state, depth)).collect();
    assert_eq!(found, expected, "{setup:?}");
}

/// Dice that always show the lowest side.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}
