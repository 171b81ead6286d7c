//! Judgement for computer players: weights, the worth of a position, and the promise of an action.

mod promise;
mod weights;
mod worth;

use moot_core::{Guide, MAX_SEATS, Seat};

pub use weights::Weights;

use crate::{Action, MountainKing, Phase, Setup, State};

impl Guide for MountainKing {
    type Weights = Weights;

    fn weights() -> &'static Weights {
        &Weights::TUNED
    }

    fn value(setup: &Setup, state: &State, weights: &Weights) -> [f32; MAX_SEATS] {
        worth::value(setup, state, weights)
    }

    fn rate(
        setup: &Setup,
        state: &State,
        _: Seat,
        actions: &[Action],
        weights: &Weights,
        out: &mut Vec<f32>,
    ) {
        promise::rate(setup, state, actions, weights, out);
    }

    fn settled(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Step | Phase::Over)
    }
}
