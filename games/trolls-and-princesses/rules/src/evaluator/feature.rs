//! The reasons that a hint can name.

use moot_core::{FeatureValue, Seat, add_weighted_terms};

use super::terms;
use super::weights as at;
use crate::{Item, Resource, State, score};

/// A feature of a position that hints can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Feature {
    /// Points of a row of the score sheet, as things are now.
    Points(u8),
    /// Resources in the field.
    Field(Resource),
    /// Troll power.
    Power,
    /// Cows.
    Cows,
    /// Excavation sites and the items on them.
    Sites(Resource),
    /// Half sites that wait for a partner.
    Halves,
    /// Places where the network can grow.
    Places,
    /// Upgrades of mining and of troll power.
    Upgrades,
    /// Empty barns.
    Barns,
    /// Humans, for the points that they give.
    Humans,
    /// Outposts in villages, for the points that they give.
    Outposts,
    /// Free spots for an item.
    Spots(Item),
    /// King's tiles with an action.
    Actions,
    /// Troll cards.
    Cards,
    /// Tiles and cards whose points may yet grow.
    Scorers,
    /// What it takes to get an item is there.
    Ready(Item),
    /// Challenges that are nearly met.
    Challenges,
    /// Trolls that stand together.
    Crowd,
    /// Trolls beside the board.
    Beside,
    /// The troll king.
    King,
    /// Action points left.
    PointsLeft,
    /// Moves to come.
    Moves,
}

/// The feature of a term, and how much one unit of the term adds to its count.
fn of(term: usize) -> (Feature, f32) {
    match term {
        at::OBSIDIAN..=at::DIAMOND => (Feature::Field(Resource::ALL[term - at::OBSIDIAN]), 1.0),
        at::POWER => (Feature::Power, 1.0),
        at::COW => (Feature::Cows, 1.0),
        at::FULL_O..=at::FULL_D => (Feature::Sites(Resource::ALL[term - at::FULL_O]), 0.0),
        at::SITE_O..=at::SITE_D => (Feature::Sites(Resource::ALL[term - at::SITE_O]), 1.0),
        at::HALF => (Feature::Halves, 0.2),
        at::PLACE => (Feature::Places, 1.0),
        at::YIELD_O..=at::YIELD_D | at::RECEIVE | at::SPACE => (Feature::Upgrades, 1.0),
        at::BARN => (Feature::Barns, 1.0),
        at::HUMAN => (Feature::Humans, 1.0),
        at::POST => (Feature::Outposts, 1.0),
        at::BED => (Feature::Spots(Item::Princess), 1.0),
        at::BELL_SPOT => (Feature::Spots(Item::Bell), 1.0),
        at::CRADLE => (Feature::Spots(Item::Changeling), 1.0),
        at::MAST => (Feature::Spots(Item::Outpost), 1.0),
        at::ACTION_TILE => (Feature::Actions, 1.0),
        at::CARD => (Feature::Cards, 1.0),
        at::SCORER => (Feature::Scorers, 1.0),
        at::READY_PRINCESS => (Feature::Ready(Item::Princess), 1.0),
        at::READY_BELL => (Feature::Ready(Item::Bell), 1.0),
        at::READY_SWAP => (Feature::Ready(Item::Changeling), 1.0),
        at::READY_OUTPOST => (Feature::Ready(Item::Outpost), 1.0),
        at::REACH_PRINCESS => (Feature::Ready(Item::Princess), 0.0),
        at::REACH_BELL => (Feature::Ready(Item::Bell), 0.0),
        at::REACH_SWAP => (Feature::Ready(Item::Changeling), 0.0),
        at::CHALLENGE => (Feature::Challenges, 1.0),
        at::CROWD => (Feature::Crowd, 1.0),
        at::BEST_CAVERN | at::BEST_VILLAGE | at::BEST_SHARED => (Feature::Crowd, 0.0),
        at::BESIDE => (Feature::Beside, 1.0),
        at::KING => (Feature::King, 1.0),
        at::POINTS_LEFT => (Feature::PointsLeft, 1.0),
        _ => (Feature::Moves, 1.0),
    }
}

/// Adds the value of `seat` in a position, by feature.
pub(crate) fn features(state: &State, seat: Seat, weights: &[f32], out: &mut Vec<FeatureValue<Feature>>) {
    let rows = state.points_by_category(seat);
    debug_assert_eq!(rows.len(), score::CATEGORIES.len());
    for (row, points) in (0u8..).zip(rows) {
        let points = f32::from(points);
        out.push(FeatureValue { feature: Feature::Points(row), count: points, points });
    }
    if state.phase == crate::Phase::Over {
        return;
    }
    let mut terms = [0.0; at::NAMES.len()];
    terms::terms(state, seat, &mut terms);
    add_weighted_terms(&terms, weights, of, out);
}
