//! Random games, position by position.
#![allow(dead_code, reason = "each test file uses a part of it")]

use moot_core::laws::play_out;
use moot_core::{Game, Seat};
use nim_template::{Nim, Setup, Size, State, View};

/// Every way to sit down.
pub fn tables() -> Vec<Setup> {
    let sizes = [Size::Small, Size::Large];
    sizes.into_iter().flat_map(|size| [2, 3].map(|players| Setup::new(players, size).unwrap())).collect()
}

/// Plays a random game and calls `each` with every position at which a seat decides; gives the end.
pub fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(&State, Seat)) -> State {
    play_out::<Nim>(setup, seed, |state| {
        if let Some(seat) = state.asked() {
            each(state, seat);
        }
    })
}

/// What a seat knows.
pub fn view(setup: &Setup, state: &State, seat: Seat) -> View {
    Nim::view(setup, state, Some(seat))
}
