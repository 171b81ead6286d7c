//! What a computer player needs to know of a game besides its rules.

use core::fmt::Debug;

use crate::{Game, MAX_SEATS, Seat, Turn};

/// The most terms that a judgement may have.
pub const MAX_TERMS: usize = 64;

/// One thing that a judgement sees in a position, in words that a player understands.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Guide, Part};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 3, 4, 2).expect("a decision with two choices");
/// let weights = Hoard::<0>::weights();
///
/// let mut parts = Vec::new();
/// Hoard::<0>::features(&setup, &state, seat, weights, &mut parts);
///
/// let sum: f32 = parts.iter().map(|part: &Part<_>| part.points).sum();
/// assert!((sum - Hoard::<0>::value(&setup, &state, weights)[seat.index()]).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part<F> {
    /// What it is.
    pub feature: F,
    /// How many there are of it.
    pub count: f32,
    /// The points that it is thought to be worth.
    pub points: f32,
}

/// Judgement about a game: how good a position is and which actions look promising. It never changes what is legal and
/// is no part of the rules: another judgement plays the same game.
///
/// Where seats play together ([`Game::teams`]) everything that is said of a seat is said of its whole team: team mates have
/// the same points and the same hopes, so whoever plays for one plays for both.
///
/// A judgement is linear: points that are certain, and terms of a position times weights. The weights are data, fitted
/// to games of self-play, and can be changed without touching code.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Game, Guide};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 3, 4, 2).expect("a decision with two choices");
///
/// // Certain points plus terms times weights: with weights of 0 only the certain points are left.
/// let zeros = vec![0.0; Hoard::<0>::TERMS.len()];
/// assert_eq!(Hoard::<0>::value(&setup, &state, &zeros), Hoard::<0>::certain(&setup, &state));
///
/// let (mut actions, mut rates) = (Vec::new(), Vec::new());
/// Hoard::<0>::legal(&setup, &state, seat, &mut actions);
/// Hoard::<0>::rate(&setup, &state, seat, &actions, Hoard::<0>::weights(), &mut rates);
/// assert_eq!(rates.len(), actions.len());
/// ```
pub trait Guide: Game {
    /// What a hint can name as a reason.
    type Feature: Copy + Eq + Ord + Debug;

    /// The names of the terms, in the order of the weights; at most [`MAX_TERMS`].
    const TERMS: &'static [&'static str];

    /// The weights in use, as many as there are terms.
    fn weights() -> &'static [f32];

    /// The points that each seat would have if the game ended now.
    fn certain(setup: &Self::Setup, state: &Self::State) -> [f32; MAX_SEATS];

    /// Writes what `seat` may still hope for: one number a term. `out` is as long as [`TERMS`](Self::TERMS) and full of zeros.
    fn terms(setup: &Self::Setup, state: &Self::State, seat: Seat, out: &mut [f32]);

    /// What `seat` has in a position, by feature: the certain points and the terms, added up under names. The points of all
    /// parts add up to [`value`](Self::value).
    fn features(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        weights: &[f32],
        out: &mut Vec<Part<Self::Feature>>,
    );

    /// Rates each of `actions` (all legal for `seat` now) without playing it: about the points that it should be worth. The
    /// search looks at the best ones first and playouts prefer them, so it must be cheap.
    fn rate(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    );

    /// Whether a decision is complete at this point, so that [`value`](Self::value) is not misled by something half done.
    fn settled(setup: &Self::Setup, state: &Self::State) -> bool;

    /// The points that each seat can expect at the end, judged from a position.
    fn value(setup: &Self::Setup, state: &Self::State, weights: &[f32]) -> [f32; MAX_SEATS] {
        let mut values = Self::certain(setup, state);
        if Self::turn(setup, state) == Turn::Over {
            return values;
        }
        let teams = Self::teams(setup);
        for seat in Seat::all(Self::seats(setup)) {
            let head = teams.head(seat);
            if head != seat {
                values[seat.index()] = values[head.index()];
                continue;
            }
            let mut terms = [0.0; MAX_TERMS];
            let terms = &mut terms[..Self::TERMS.len()];
            Self::terms(setup, state, seat, terms);
            values[seat.index()] += dot(terms, weights);
        }
        values
    }
}

/// The sum of the products, in order: the same on every machine.
fn dot(terms: &[f32], weights: &[f32]) -> f32 {
    terms.iter().zip(weights).fold(0.0, |sum, (term, weight)| sum + term * weight)
}
