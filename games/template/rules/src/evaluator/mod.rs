//! The evaluation for computer players: how good a position is, and which actions look promising. It is no part of the rules.
//!
//! An evaluation is linear: the current points, plus terms of the position times the weights of `data/weights.txt`. Use
//! addition, subtraction, multiplication and division only: other functions differ between machines, and equal seeds have to
//! choose equal actions in the browser and in the arena.

mod feature;
mod rate;
mod terms;
mod weights;

use moot_core::{Evaluator, FeatureValue, MAX_SEATS, Seat};

pub use feature::Feature;

use crate::{Action, Nim, Phase, Setup, State};

impl Evaluator for Nim {
    type Feature = Feature;

    const TERMS: &'static [&'static str] = &weights::NAMES;

    fn weights() -> &'static [f32] {
        &weights::TUNED
    }

    fn current_points(setup: &Setup, state: &State) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in setup.seats() {
            points[seat.index()] = f32::from(state.player(seat).points + state.card_points(seat));
        }
        points
    }

    fn terms(setup: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
        terms::terms(setup, state, seat, out);
    }

    fn features(
        setup: &Setup,
        state: &State,
        seat: Seat,
        weights: &[f32],
        out: &mut Vec<FeatureValue<Feature>>,
    ) {
        feature::features(setup, state, seat, weights, out);
    }

    fn rate_actions(
        _: &Setup,
        state: &State,
        _: Seat,
        actions: &[Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|&action| rate::rate(state, action, weights)));
    }

    /// A turn is one decision, of up to three actions.
    fn decision_complete(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Turn | Phase::Over)
    }
}
