//! Judgement for computer players: the terms of a position, their weights, and the promise of an action.

mod contest;
mod feature;
mod outlook;
mod promise;
mod survey;
mod terms;
mod weights;

use moot_core::{Guide, MAX_SEATS, Part, Seat};

pub use feature::Feature;
use terms::Sight;

use crate::{Action, CaveTroll, Phase, Setup, State};

impl Guide for CaveTroll {
    type Feature = Feature;

    const TERMS: &'static [&'static str] = &weights::NAMES;

    fn weights() -> &'static [f32] {
        &weights::TUNED
    }

    /// The last scoring and unplayed artifacts count as if they came now; a room into which a Cave Troll is falling does not.
    fn certain(_: &Setup, state: &State) -> [f32; MAX_SEATS] {
        certain(state, || survey::board(state))
    }

    fn terms(_: &Setup, state: &State, seat: Seat, out: &mut [f32]) {
        Sight::new(state).terms(seat, out);
    }

    fn features(_: &Setup, state: &State, seat: Seat, weights: &[f32], out: &mut Vec<Part<Feature>>) {
        feature::features(state, seat, weights, out);
    }

    fn rate(_: &Setup, state: &State, seat: Seat, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        promise::rate(state, seat, actions, weights, out);
    }

    fn settled(_: &Setup, state: &State) -> bool {
        matches!(state.phase, Phase::Act | Phase::Over)
    }

    /// The same as the sum of [`certain`](Guide::certain) and [`terms`](Guide::terms), but the dungeon is surveyed once.
    fn value(setup: &Setup, state: &State, weights: &[f32]) -> [f32; MAX_SEATS] {
        if state.phase == Phase::Over {
            return Self::certain(setup, state);
        }
        let sight = Sight::new(state);
        let mut values = certain(state, || sight.survey.board);
        for seat in state.all() {
            let mut terms = [0.0; weights::NAMES.len()];
            sight.terms(seat, &mut terms);
            let sum = terms.iter().zip(weights).fold(0.0, |sum, (term, weight)| sum + term * weight);
            values[seat.index()] += sum;
        }
        values
    }
}

/// What each seat would have at the end, if the board paid what `board` says.
fn certain(state: &State, board: impl FnOnce() -> [f32; crate::MAX_PLAYERS]) -> [f32; MAX_SEATS] {
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
