//! What tests need (feature `testing`): the invariants, and positions that are set up by hand.

use moot_core::Seat;

pub use crate::invariants::check_invariants;

use crate::{HEAPS, Hand, Phase, Setup, State};

/// A position at the beginning of a turn of seat 0: the stones of each heap, and the hand of each seat. The points of heaps
/// that are empty went to seat 1. `None` if the hands hold more cards of a kind than there are.
#[must_use]
pub fn position(setup: &Setup, heaps: [u8; HEAPS], hands: &[Hand]) -> Option<State> {
    let mut state = State { heaps, active: Seat(0), phase: Phase::Turn, ..State::new(setup) };
    for (seat, &hand) in setup.seats().zip(hands) {
        if let Some(card) = hand.card() {
            state.pile = state.pile.without(card)?;
        }
        state.player_mut(seat).hand = hand;
    }
    let empty = heaps.iter().filter(|&&stones| stones == 0).count() as u8;
    state.player_mut(Seat(1)).points = (1..=empty).sum();
    Some(state)
}
