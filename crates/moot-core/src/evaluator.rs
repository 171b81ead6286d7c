//! `trait Evaluator`: the evaluation function that computer players need besides the rules.

use core::fmt::Debug;

use crate::{Calibration, Game, MAX_SEATS, Seat, Turn};

/// The maximal number of terms of an evaluation function.
pub const MAX_TERMS: usize = 64;

/// One component of an evaluation, under a name that players understand.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Evaluator, FeatureValue};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 3, 4, 2).expect("a decision with two choices");
/// let weights = Hoard::<0>::weights();
///
/// let mut parts = Vec::new();
/// Hoard::<0>::features(&setup, &state, seat, weights, &mut parts);
///
/// let sum: f32 = parts.iter().map(|part: &FeatureValue<_>| part.points).sum();
/// assert!((sum - Hoard::<0>::value(&setup, &state, weights)[seat.index()]).abs() < 1e-3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FeatureValue<F> {
    /// What it is.
    pub feature: F,
    /// How many of it the seat has.
    pub count: f32,
    /// What it contributes to the value, in points.
    pub points: f32,
}

/// Adds the weighted terms of an evaluation to `out`, summed by feature. `feature_of` returns the feature to
/// which a term belongs, and how much one unit of the term adds to the count of that feature.
///
/// # Examples
///
/// ```
/// use moot_core::{FeatureValue, add_weighted_terms};
///
/// let mut out = vec![FeatureValue { feature: "stones", count: 2.0, points: 2.0 }];
/// add_weighted_terms(&[3.0, 1.0], &[0.5, 2.0], |term| (["stones", "cards"][term], 1.0), &mut out);
/// let stones = FeatureValue { feature: "stones", count: 5.0, points: 3.5 };
/// assert_eq!(out, [stones, FeatureValue { feature: "cards", count: 1.0, points: 2.0 }]);
/// ```
pub fn add_weighted_terms<F: PartialEq>(
    terms: &[f32],
    weights: &[f32],
    feature_of: impl Fn(usize) -> (F, f32),
    out: &mut Vec<FeatureValue<F>>,
) {
    for (term, (&amount, &weight)) in terms.iter().zip(weights).enumerate() {
        let (feature, share) = feature_of(term);
        let part = FeatureValue { feature, count: amount * share, points: amount * weight };
        match out.iter_mut().find(|known| known.feature == part.feature) {
            Some(known) => {
                known.count += part.count;
                known.points += part.points;
            }
            None => out.push(part),
        }
    }
}

/// The evaluation function of a game: how good a position is, and which actions are promising. It never
/// changes what is legal and is no part of the rules; a game can be played with another evaluation.
///
/// In a game with teams ([`Game::teams`]) all values of a seat are those of its team, so team mates have
/// equal values.
///
/// The evaluation is linear: certain points plus a dot product of terms and weights. The weights are data;
/// they are fitted to games of self-play and can change without a change of code.
///
/// Use only addition, subtraction, multiplication, division and square roots. Results of `exp` and the like
/// differ between machines, and players have to choose equal actions everywhere.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Game, Evaluator};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 3, 4, 2).expect("a decision with two choices");
///
/// // Certain points plus terms times weights: with weights of 0 only the certain points are left.
/// let zeros = vec![0.0; Hoard::<0>::TERMS.len()];
/// assert_eq!(Hoard::<0>::value(&setup, &state, &zeros), Hoard::<0>::current_points(&setup, &state));
///
/// let (mut actions, mut rates) = (Vec::new(), Vec::new());
/// Hoard::<0>::legal(&setup, &state, seat, &mut actions);
/// Hoard::<0>::rate_actions(&setup, &state, seat, &actions, Hoard::<0>::rating_weights(), &mut rates);
/// assert_eq!(rates.len(), actions.len());
/// ```
pub trait Evaluator: Game {
    /// The reasons that a hint can name.
    type Feature: Copy + Eq + Ord + Debug;

    /// The names of the terms, in the order of the weights; at most [`MAX_TERMS`].
    const TERMS: &'static [&'static str];

    /// How the levels of computer players decide in this game.
    const CALIBRATION: Calibration = Calibration::USUAL;

    /// Returns the weights in use, in points per unit of a term. The length is that of
    /// [`TERMS`](Self::TERMS).
    fn weights() -> &'static [f32];

    /// Returns the weights that [`rate_actions`](Self::rate_actions) gets, in the same order. They are apart from those of the
    /// positions, because what predicts the end of a game best is not what chooses the best actions.
    fn rating_weights() -> &'static [f32] {
        Self::weights()
    }

    /// Returns the points of each seat if the game ended now, indexed by seat. Unused seats have 0.
    fn current_points(setup: &Self::Setup, state: &Self::State) -> [f32; MAX_SEATS];

    /// Writes what `seat` may still gain: `out[i]` is the amount of term `i`. The caller passes a slice of
    /// the length of [`TERMS`](Self::TERMS), filled with zeros.
    fn terms(setup: &Self::Setup, state: &Self::State, seat: Seat, out: &mut [f32]);

    /// Appends the components of a seat's value: the certain points and the weighted terms, summed by
    /// feature. The points of all parts add up to [`value`](Self::value).
    fn features(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        weights: &[f32],
        out: &mut Vec<FeatureValue<Self::Feature>>,
    );

    /// Appends one rating in points for each of `actions`, in their order, without playing them; `weights` are the
    /// [`rating_weights`](Self::rating_weights). All of
    /// `actions` are legal for `seat` now. The search expands the best-rated actions first and playouts
    /// prefer them, so this has to be cheap.
    fn rate_actions(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        weights: &[f32],
        out: &mut Vec<f32>,
    );

    /// Returns whether an action gives up what the player could still do, such as ending a turn with actions left. A player that
    /// decides by noisy ratings takes it only if there is nothing else: it would look as if it had stopped playing.
    fn gives_up(_action: Self::Action) -> bool {
        false
    }

    /// Returns whether a decision is complete in this position, so that [`value`](Self::value) does not judge
    /// a half-finished decision.
    fn decision_complete(setup: &Self::Setup, state: &Self::State) -> bool;

    /// Returns the final points that each seat can expect, indexed by seat.
    fn value(setup: &Self::Setup, state: &Self::State, weights: &[f32]) -> [f32; MAX_SEATS] {
        let mut values = Self::current_points(setup, state);
        if Self::turn(setup, state) == Turn::Over {
            return values;
        }
        add_terms::<Self>(setup, weights, &mut values, |seat, out| Self::terms(setup, state, seat, out));
        values
    }
}

/// Adds the weighted terms of each seat to its value, those of the first seat of a team for the whole team. `terms` writes the terms
/// of a seat. An evaluation calls it that makes something once for the terms of all seats.
///
/// # Examples
///
/// ```
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_core::{Evaluator, add_terms};
///
/// let setup = (2, 2);
/// let (state, _) = midgame::<Hoard>(&setup, 3, 4, 2).expect("a decision with two choices");
/// let weights = Hoard::<0>::weights();
///
/// let mut values = Hoard::<0>::current_points(&setup, &state);
/// add_terms::<Hoard>(&setup, weights, &mut values, |seat, out| Hoard::<0>::terms(&setup, &state, seat, out));
/// assert_eq!(values, Hoard::<0>::value(&setup, &state, weights));
/// ```
pub fn add_terms<G: Evaluator>(
    setup: &G::Setup,
    weights: &[f32],
    values: &mut [f32; MAX_SEATS],
    terms: impl Fn(Seat, &mut [f32]),
) {
    let teams = G::teams(setup);
    for seat in Seat::all(G::seats(setup)) {
        let head = teams.head(seat);
        if head != seat {
            values[seat.index()] = values[head.index()];
            continue;
        }
        let mut amounts = [0.0; MAX_TERMS];
        let amounts = &mut amounts[..G::TERMS.len()];
        terms(seat, amounts);
        values[seat.index()] += dot(amounts, weights);
    }
}

/// The dot product, summed in order so that every machine gets the same result.
fn dot(terms: &[f32], weights: &[f32]) -> f32 {
    terms.iter().zip(weights).fold(0.0, |sum, (term, weight)| sum + term * weight)
}
