//! The expected number of turns left, and the value of a resource for that time.

use moot_core::{MAX_SEATS, Seat};

use super::weights::{STONE, STONE_EARLY};
use crate::card::SLOTS;
use crate::{Setup, State};

/// The number of turns from which "early" counts in full.
const EARLY: f32 = 4.0;
/// Turns that it takes to recruit one troll, and turns after the last one.
const PACE: f32 = 2.2;
const REST: f32 = 2.5;

/// Returns the turns that each player can still expect, the current one included.
pub(crate) fn turns_left(setup: &Setup, state: &State) -> f32 {
    if state.rounds_left > 0 {
        return f32::from(state.rounds_left) - 0.5;
    }
    // The last coronation token goes to the second player to complete a trollsmoot (the first one, of two players).
    let mut missing = [SLOTS; MAX_SEATS];
    for seat in Seat::all(setup.players().into()) {
        missing[seat.index()] = SLOTS - state.player(seat).size();
    }
    missing.sort_unstable();
    let pacemaker = missing[if setup.players() == 2 { 0 } else { 1 }];
    REST + PACE * pacemaker as f32
}

/// Returns the turns of one seat: seats that have moved in this round have one less.
pub(crate) fn turns_of(setup: &Setup, state: &State, seat: Seat, turns: f32) -> f32 {
    let players = setup.players();
    let place = |seat: Seat| (seat.0 + players - state.first.0) % players;
    let gone = if place(seat) < place(state.active) { 1.0 } else { 0.0 };
    (turns - gone).max(0.0)
}

/// Returns the progress of the game: 1 with many turns left, 0 at the end.
pub(crate) fn early(turns: f32) -> f32 {
    (turns / EARLY).min(1.0)
}

/// Returns what one more resource of each kind counts when actions are rated.
pub(crate) fn prices(early: f32, weights: &[f32]) -> [f32; 7] {
    core::array::from_fn(|kind| weights[STONE + kind] + early * weights[STONE_EARLY + kind])
}
