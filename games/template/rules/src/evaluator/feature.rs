//! The reasons that a hint can name.

use moot_core::{FeatureValue, Seat};

use super::terms::terms;
use super::weights as at;
use crate::{Phase, Setup, State};

/// A feature of a position that hints can name. The page has a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Feature {
    /// Points for emptied heaps.
    Heaps,
    /// A card that was not played: its point, and its use.
    Card,
    /// Points that the next take can bring.
    Grab,
    /// The prospect of the last stone.
    LastStone,
}

/// Appends what `seat` has in a position, by feature. The points of all parts add up to `Evaluator::value`.
pub(super) fn features(
    setup: &Setup,
    state: &State,
    seat: Seat,
    weights: &[f32],
    out: &mut Vec<FeatureValue<Feature>>,
) {
    let mut counts = [0.0; at::NAMES.len()];
    terms(setup, state, seat, &mut counts);
    let points = |term: usize| counts[term] * weights.get(term).copied().unwrap_or(0.0);
    let heaps = f32::from(state.player(seat).points);
    out.push(FeatureValue { feature: Feature::Heaps, count: heaps, points: heaps });
    let card = f32::from(state.card_points(seat));
    out.push(FeatureValue { feature: Feature::Card, count: card, points: card + points(at::CARD) });
    if state.phase != Phase::Over {
        for (feature, term) in [(Feature::Grab, at::GRAB), (Feature::LastStone, at::LAST_STONE)] {
            out.push(FeatureValue { feature, count: counts[term], points: points(term) });
        }
    }
}
