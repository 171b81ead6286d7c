//! The evaluation for computer players: the terms of a position, their weights, and the ratings of actions.

mod feature;
mod plan;
mod promise;
mod terms;
mod time_left;
mod weights;
mod worth;

use moot_core::{Calibration, Evaluator, FeatureValue, MAX_SEATS, Seat};

pub use feature::Feature;

use crate::{Action, Phase, Setup, State, TrollsAndPrincesses};

impl Evaluator for TrollsAndPrincesses {
    type Feature = Feature;

    const TERMS: &'static [&'static str] = &weights::NAMES;

    const CALIBRATION: Calibration = Calibration {
        pebble_guesses: 36,
        whelp_noise: 3.0,
        scamp_glances: 60,
        mason_searches: 60,
        mason_simulations: 25,
        warden_simulations: 120,
    };

    fn weights() -> &'static [f32] {
        &weights::TUNED
    }

    fn current_points(_: &Setup, state: &State) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in state.all() {
            points[seat.index()] = state.points_by_category(seat).iter().sum::<i16>().into();
        }
        points
    }

    fn terms(_: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
        terms::terms(state, seat, out);
    }

    fn features(_: &Setup, state: &State, seat: Seat, weights: &[f32], out: &mut Vec<FeatureValue<Feature>>) {
        feature::features(state, seat, weights, out);
    }

    fn rate_actions(_: &Setup, state: &State, seat: Seat, actions: &[Action], _: &[f32], out: &mut Vec<f32>) {
        promise::rate(state, seat, actions, out);
    }

    /// A decision is a card, a troll's move with everything that is done there, or a claim at the end of the turn.
    fn decision_complete(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Play | Phase::Move | Phase::End | Phase::Over)
    }
}
