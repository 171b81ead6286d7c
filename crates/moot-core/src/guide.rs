//! What a computer player needs to know of a game besides its rules.

use crate::{Game, MAX_SEATS, Seat};

/// Judgement about a game: how good a position is and which actions look promising. It never changes what is legal and
/// is no part of the rules: another judgement plays the same game.
pub trait Guide: Game {
    /// The weights of the judgement, tuned by self-play.
    type Weights: Clone + PartialEq + core::fmt::Debug;

    /// The weights in use.
    fn weights() -> &'static Self::Weights;

    /// The points that each seat can expect at the end, judged from a position.
    fn value(setup: &Self::Setup, state: &Self::State, weights: &Self::Weights) -> [f32; MAX_SEATS];

    /// Rates each of `actions` (all legal for `seat` now) without playing it: about the points that it should be worth. The
    /// search looks at the best ones first and playouts prefer them, so it must be cheap.
    fn rate(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        weights: &Self::Weights,
        out: &mut Vec<f32>,
    );

    /// Whether a decision is complete at this point, so that [`value`](Self::value) is not misled by something half done.
    fn settled(setup: &Self::Setup, state: &Self::State) -> bool;
}
