//! The evaluation for computer players: the terms of a position, their weights, and the ratings of actions.

mod feature;
mod forecast;
mod promise;
mod terms;
mod weights;

use moot_core::{Calibration, Evaluator, FeatureValue, MAX_SEATS, ScoreSheet, Seat};

pub use feature::Feature;

use crate::{Action, MountainKing, Phase, Setup, State, score};

impl Evaluator for MountainKing {
    type Feature = Feature;

    const TERMS: &'static [&'static str] = &weights::NAMES;

    const CALIBRATION: Calibration = Calibration {
        pebble_guesses: 25,
        whelp_noise: 3.0,
        scamp_glances: 60,
        mason_searches: 64,
        mason_simulations: 25,
        warden_simulations: 125,
    };

    fn weights() -> &'static [f32] {
        &weights::TUNED
    }

    fn rating_weights() -> &'static [f32] {
        &weights::RATINGS
    }

    fn current_points(setup: &Setup, state: &State) -> [f32; MAX_SEATS] {
        certain(setup, state, &score::sheet(setup, state, true))
    }

    fn terms(setup: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
        terms::terms(setup, state, seat, &score::sheet(setup, state, true), out);
    }

    /// Makes the score sheet once for all seats.
    fn value(setup: &Setup, state: &State, weights: &[f32]) -> [f32; MAX_SEATS] {
        let sheet = score::sheet(setup, state, true);
        let mut values = certain(setup, state, &sheet);
        if state.phase == Phase::Over {
            return values;
        }
        moot_core::add_terms::<Self>(setup, weights, &mut values, |seat, out| {
            terms::terms(setup, state, seat, &sheet, out);
        });
        values
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
        setup: &Setup,
        state: &State,
        _: Seat,
        actions: &[Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    ) {
        promise::rate(setup, state, actions, weights, out);
    }

    fn decision_complete(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Step | Phase::Over)
    }
}

/// The points that are certain now, of the sheet of the position.
fn certain(setup: &Setup, state: &State, sheet: &ScoreSheet) -> [f32; MAX_SEATS] {
    let over = state.phase == Phase::Over;
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(setup.players().into()) {
        let total = sheet.total(seat) as f32;
        points[seat.index()] = if over {
            // Ties are broken by fewer levels; a nudge far below one honour keeps the order.
            total - state.team_levels(seat) as f32 * 0.001
        } else {
            // Leftovers are judged as resources.
            total - f32::from(sheet.points[3][seat.index()])
        };
    }
    points
}
