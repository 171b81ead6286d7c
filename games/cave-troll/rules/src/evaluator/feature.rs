//! The reasons that a hint can name.

use moot_core::{FeatureValue, Seat, add_weighted_terms};

use super::terms::EvalContext;
use super::weights as at;
use crate::{Figure, Phase, Set, State};

/// A feature of a position that hints can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Feature {
    /// Gold gained already.
    Gold,
    /// Gold that the board pays as it stands, now and in scorings to come.
    Board,
    /// An artifact: its gold and its use.
    Artifact,
    /// A say in rooms, by heroes there and next door.
    Influence,
    /// Gold of rooms that are held by more than one hero.
    Lead,
    /// Gold of rooms that are tied, and so pay nothing.
    Tied,
    /// Gold of rooms where one hero is missing.
    Short,
    /// Gold of rooms that no other seat can enter.
    Guarded,
    /// Gold of held rooms in reach of opposing beasts of prey.
    Danger,
    /// Gold of opponents' rooms in reach of own beasts of prey.
    Prey,
    /// Heroes in rooms.
    Heroes,
    /// Heroes on staircases.
    Stairs,
    /// Heroes still to come.
    HeroesToCome,
    /// A character in the dungeon.
    Character(Figure),
    /// The card in hand.
    Hand,
    /// The scoring that the icons in hand would set off.
    Trigger,
    /// Actions left in this turn.
    Actions,
    /// The gold for the last card.
    LastCard,
}

/// The feature of a term, and how much one unit of the term adds to its count.
fn of(term: usize) -> (Feature, f32) {
    match term {
        at::BOARD_SOON | at::BOARD_LATER => (Feature::Board, 0.0),
        at::INFLUENCE => (Feature::Influence, 1.0),
        at::INFLUENCE_LATER => (Feature::Influence, 0.0),
        at::LEAD => (Feature::Lead, 1.0),
        at::LEAD_LATER => (Feature::Lead, 0.0),
        at::TIED => (Feature::Tied, 1.0),
        at::SHORT => (Feature::Short, 1.0),
        at::GUARDED | at::FULL => (Feature::Guarded, 1.0),
        at::DANGER | at::DANGER_NEAR => (Feature::Danger, 1.0),
        at::PREY | at::PREY_NEAR => (Feature::Prey, 1.0),
        at::HERO => (Feature::Heroes, 1.0),
        at::STAIRS => (Feature::Stairs, 1.0),
        at::TO_COME => (Feature::HeroesToCome, 1.0),
        at::ORC..=at::THIEF => character(Set::Classic, term - at::ORC),
        at::GRUNT..=at::ASSASSIN => character(Set::Variant, term - at::GRUNT),
        at::TRIGGER => (Feature::Trigger, 1.0),
        at::ARTIFACT => (Feature::Artifact, 0.0),
        at::ACTION => (Feature::Actions, 1.0),
        at::RACE => (Feature::LastCard, 1.0),
        _ => (Feature::Hand, 1.0),
    }
}

fn character(set: Set, slot: usize) -> (Feature, f32) {
    (Feature::Character(Figure::singles(set)[slot]), 1.0)
}

/// Adds the value of `seat` in a position, by feature.
pub(crate) fn features(state: &State, seat: Seat, weights: &[f32], out: &mut Vec<FeatureValue<Feature>>) {
    let gold = state.player(seat).total() as f32;
    out.push(FeatureValue { feature: Feature::Gold, count: gold, points: gold });
    if state.phase == Phase::Over {
        return;
    }
    let context = EvalContext::new(state);
    let board = context.survey.board[seat.index()];
    out.push(FeatureValue { feature: Feature::Board, count: board, points: board });
    if let Some(artifact) = state.relics[seat.index()] {
        out.push(FeatureValue { feature: Feature::Artifact, count: 1.0, points: artifact.gold().into() });
    }
    let mut terms = [0.0; at::NAMES.len()];
    context.terms(seat, &mut terms);
    add_weighted_terms(&terms, weights, of, out);
}
