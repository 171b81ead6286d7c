//! How long a game will yet last, and what a resource is worth till then.

use moot_core::{MAX_SEATS, Seat};

use super::weights::{STONE, STONE_EARLY};
use crate::card::SLOTS;
use crate::{Setup, State};

/// Turns from which "early" counts in full.
const EARLY: f32 = 4.0;
/// Turns that it takes to recruit one troll, and turns after the last one.
const PACE: f32 = 2.2;
const REST: f32 = 2.5;

/// Turns that each player can still expect, the present one included while it lasts.
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

/// The turns of one seat: those who have moved in this round have one less to come.
pub(crate) fn turns_of(setup: &Setup, state: &State, seat: Seat, turns: f32) -> f32 {
    let players = setup.players();
    let place = |seat: Seat| (seat.0 + players - state.first.0) % players;
    let gone = if place(seat) < place(state.active) { 1.0 } else { 0.0 };
    (turns - gone).max(0.0)
}

/// How early it is: 1 with many turns to come, 0 at the end.
pub(crate) fn early(turns: f32) -> f32 {
    (turns / EARLY).min(1.0)
}

/// What one more resource of each kind is worth now.
pub(crate) fn prices(early: f32, weights: &[f32]) -> [f32; 7] {
    core::array::from_fn(|kind| weights[STONE + kind] + early * weights[STONE_EARLY + kind])
}
