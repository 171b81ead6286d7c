//! The reasons that a hint can name.

use moot_core::{FeatureValue, Seat, add_weighted_terms};

use super::terms::terms;
use super::weights as at;
use crate::{Kind, Setup, State, score};

/// A feature of a position that hints can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Feature {
    /// Honour of tunnels.
    Tunnels,
    /// Honour of statues where they stand.
    Statues,
    /// Honour of great halls.
    Halls,
    /// Honour of pedestal point tokens.
    Tokens,
    /// Honour of a coronation token.
    Coronation,
    /// Resources of a kind in hand.
    Resource(Kind),
    /// The tunnel that the minerals in hand would pay, in honour.
    Payable,
    /// Resources of a kind that cascades will give.
    Income(Kind),
    /// Trolls in the trollsmoot.
    Trolls,
    /// The race for the next coronation token.
    Race,
    /// Pedestals that can still be set.
    Pedestals,
    /// Statues in the network, to be moved yet.
    StatuesWon,
    /// Honour that statues could gain by being moved.
    Haul,
    /// Squares of the network for great halls to come.
    HallRoom,
    /// Free squares beside the network.
    Room,
    /// The deepest tier of the network.
    Depth,
    /// Buried statues beside the network.
    NearStatues,
    /// Buried resources beside the network.
    NearHoards,
    /// Turns to come.
    Turns,
}

/// The rows of the score sheet that are certain, in their order there; leftovers are judged as resources.
const CERTAIN: [(usize, Feature); 5] = [
    (0, Feature::Tunnels),
    (1, Feature::Coronation),
    (2, Feature::Tokens),
    (4, Feature::Halls),
    (5, Feature::Statues),
];

/// The feature of a term, and how much one unit of the term adds to its count.
fn of(term: usize) -> (Feature, f32) {
    match term {
        at::STONE..at::CLAN_CART => (Feature::Resource(Kind::ALL[term - at::STONE]), 1.0),
        at::STONE_EARLY..at::CLAN_CART_EARLY => (Feature::Resource(Kind::ALL[term - at::STONE_EARLY]), 0.0),
        at::CLAN_CART | at::CLAN_CART_EARLY => (Feature::Resource(Kind::Cart), 0.0),
        at::PAYABLE => (Feature::Payable, 1.0),
        at::STONE_INCOME..at::CLAN_CART_INCOME => (Feature::Income(Kind::ALL[term - at::STONE_INCOME]), 1.0),
        at::CLAN_CART_INCOME => (Feature::Income(Kind::Cart), 0.0),
        at::TROLL => (Feature::Trolls, 1.0),
        at::TROLL_TO_COME => (Feature::Trolls, 0.0),
        at::RACE => (Feature::Race, 1.0),
        at::PEDESTAL => (Feature::Pedestals, 1.0),
        at::PEDESTAL_EARLY => (Feature::Pedestals, 0.0),
        at::STATUE => (Feature::StatuesWon, 1.0),
        at::HAUL => (Feature::Haul, 0.0),
        at::HAUL_EARLY => (Feature::Haul, 1.0),
        at::HALL_ROOM => (Feature::HallRoom, 1.0),
        at::DEPTH => (Feature::Depth, 1.0),
        at::NEAR_STATUE => (Feature::NearStatues, 1.0),
        at::NEAR_HOARD => (Feature::NearHoards, 1.0),
        at::TURN => (Feature::Turns, 1.0),
        at::ACTIVE => (Feature::Turns, 0.0),
        // The squares of a tunnel take away some of what its honour promises.
        at::TUNNEL_HONOUR | at::NETWORK_1..=at::NETWORK_5 => (Feature::Tunnels, 0.0),
        at::CROWN_HONOUR => (Feature::Coronation, 0.0),
        at::TOKEN_HONOUR => (Feature::Tokens, 0.0),
        at::HALL_HONOUR | at::HALL_COUNT => (Feature::Halls, 0.0),
        at::STATUE_HONOUR => (Feature::Statues, 0.0),
        at::STATUE_COUNT => (Feature::StatuesWon, 0.0),
        at::TROLLS_2..=at::TROLLS_4 => (Feature::Trolls, 0.0),
        _ => (Feature::Room, 1.0),
    }
}

/// Adds the value of `seat` in a position, by feature.
pub(crate) fn features(
    setup: &Setup,
    state: &State,
    seat: Seat,
    weights: &[f32],
    out: &mut Vec<FeatureValue<Feature>>,
) {
    let sheet = score::sheet(setup, state, true);
    for (row, feature) in CERTAIN {
        let points = f32::from(sheet.points[row][seat.index()]);
        out.push(FeatureValue { feature, count: points, points });
    }
    let mut hopes = [0.0; at::NAMES.len()];
    terms(setup, state, seat, &sheet, &mut hopes);
    add_weighted_terms(&hopes, weights, of, out);
}
