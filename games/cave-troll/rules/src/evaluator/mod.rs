//! The evaluation for computer players: the terms of a position, their weights, and the ratings of actions.

mod contest;
mod feature;
mod forecast;
mod promise;
mod survey;
mod terms;
mod weights;

use moot_core::{Calibration, Evaluator, FeatureValue, MAX_SEATS, Seat};

pub use feature::Feature;
use terms::EvalContext;

use crate::{Action, CaveTroll, Phase, Setup, State};

impl Evaluator for CaveTroll {
    type Feature = Feature;

    const TERMS: &'static [&'static str] = &weights::NAMES;

    const CALIBRATION: Calibration = Calibration {
        pebble_guesses: 18,
        whelp_noise: 4.5,
        scamp_glances: 66,
        mason_searches: 46,
        mason_simulations: 25,
        warden_simulations: 58,
    };

    fn weights() -> &'static [f32] {
        &weights::TUNED
    }

    fn rating_weights() -> &'static [f32] {
        &weights::RATINGS
    }

    /// The last scoring and unplayed artifacts count as if they happened now; a room into which a Cave Troll is falling does
    /// not count.
    fn current_points(_: &Setup, state: &State) -> [f32; MAX_SEATS] {
        current_points(state, || survey::board(state))
    }

    fn terms(_: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
        EvalContext::new(state).terms(seat, out);
    }

    fn features(_: &Setup, state: &State, seat: Seat, weights: &[f32], out: &mut Vec<FeatureValue<Feature>>) {
        feature::features(state, seat, weights, out);
    }

    fn rate_actions(
        _: &Setup,
        state: &State,
        seat: Seat,
        actions: &[Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    ) {
        promise::rate(state, seat, actions, weights, out);
    }

    fn gives_up(action: Action) -> bool {
        action == Action::End
    }

    fn decision_complete(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Act | Phase::Over)
    }

    /// Equals the sum of [`current_points`](Evaluator::current_points) and [`terms`](Evaluator::terms), with a single survey
    /// of the dungeon.
    fn value(setup: &Setup, state: &State, weights: &[f32]) -> [f32; MAX_SEATS] {
        if state.phase == Phase::Over {
            return Self::current_points(setup, state);
        }
        let context = EvalContext::new(state);
        let mut values = current_points(state, || context.survey.board);
        for seat in state.all() {
            let mut terms = [0.0; weights::NAMES.len()];
            context.terms(seat, &mut terms);
            let sum = terms.iter().zip(weights).fold(0.0, |sum, (term, weight)| sum + term * weight);
            values[seat.index()] += sum;
        }
        values
    }
}

/// The final points of each seat if the board paid what `board` returns.
fn current_points(state: &State, board: impl FnOnce() -> [f32; crate::MAX_PLAYERS]) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in state.all() {
        points[seat.index()] = state.player(seat).total() as f32;
    }
    if state.phase == Phase::Over {
        return points;
    }
    for (seat, gold) in state.all().zip(board()) {
        let artifact = state.relics[seat.index()].map_or(0, crate::Artifact::gold);
        points[seat.index()] += gold + f32::from(artifact);
    }
    points
}
