//! The actions of caverns and villages and what they cost (rulebook: actions in detail).

use crate::{Goods, Place, Resource};

/// An action of a place, without the choices that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PlaceAction {
    /// Mine a resource.
    Mine(Resource),
    /// Activate a king's tile.
    Activate,
    /// Build an outpost.
    Outpost,
    /// Build two cave tiles.
    Build,
    /// Refresh the display of cave tiles.
    RefreshCaves,
    /// Replenish the sites of a resource.
    Replenish(Resource),
    /// Receive troll power.
    Receive,
    /// Buy a troll card.
    Buy,
    /// Refresh the display of troll cards.
    RefreshCards,
    /// Capture a princess and gain a king's tile.
    Capture,
    /// Tear down a church bell.
    Bell,
    /// Perform the castle action.
    Castle,
    /// Swap changelings, paid with gold or a diamond.
    Swap(Resource),
    /// Hire a human.
    Hire,
    /// Steal a cow.
    Cow,
}

/// The cost of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Action points.
    pub points: u8,
    /// Whether trolls of opponents lend their points.
    pub shared: bool,
    /// The other goods that are paid.
    pub goods: Goods,
}

use Resource::{Diamond, Gold, Obsidian};

const MINING: [PlaceAction; 4] =
    [PlaceAction::Mine(Obsidian), PlaceAction::Mine(Gold), PlaceAction::Mine(Diamond), PlaceAction::Activate];
const BUILDING: [PlaceAction; 4] =
    [PlaceAction::Outpost, PlaceAction::Build, PlaceAction::RefreshCaves, PlaceAction::Activate];
const POWER: [PlaceAction; 7] = [
    PlaceAction::Replenish(Obsidian),
    PlaceAction::Replenish(Gold),
    PlaceAction::Replenish(Diamond),
    PlaceAction::Receive,
    PlaceAction::Buy,
    PlaceAction::RefreshCards,
    PlaceAction::Activate,
];
const VILLAGE: [PlaceAction; 7] = [
    PlaceAction::Capture,
    PlaceAction::Bell,
    PlaceAction::Castle,
    PlaceAction::Swap(Gold),
    PlaceAction::Swap(Diamond),
    PlaceAction::Hire,
    PlaceAction::Cow,
];

impl PlaceAction {
    /// The actions of a place, in the order of the rulebook.
    #[must_use]
    pub const fn of(place: Place) -> &'static [PlaceAction] {
        match place {
            Place::MINING => &MINING,
            Place::BUILDING => &BUILDING,
            Place::POWER => &POWER,
            _ if place.is_village() => &VILLAGE,
            _ => &[],
        }
    }

    /// The cost.
    #[must_use]
    pub const fn cost(self) -> Cost {
        const fn cost(points: u8, shared: bool, resources: [u8; 3], power: u8, cows: u8) -> Cost {
            Cost { points, shared, goods: Goods { resources, power, cows } }
        }
        match self {
            PlaceAction::Mine(Obsidian)
            | PlaceAction::Activate
            | PlaceAction::RefreshCaves
            | PlaceAction::RefreshCards
            | PlaceAction::Cow => cost(1, false, [0; 3], 0, 0),
            PlaceAction::Mine(Gold) | PlaceAction::Replenish(_) | PlaceAction::Receive => {
                cost(2, false, [0; 3], 0, 0)
            }
            PlaceAction::Mine(Diamond) => cost(3, false, [0; 3], 0, 0),
            PlaceAction::Outpost => cost(3, false, [0; 3], 0, 1),
            PlaceAction::Build => cost(2, false, [1, 0, 0], 0, 0),
            PlaceAction::Buy => cost(1, false, [0; 3], 1, 1),
            PlaceAction::Capture => cost(5, true, [0, 0, 1], 2, 0),
            PlaceAction::Bell => cost(4, true, [3, 0, 0], 0, 0),
            PlaceAction::Castle => cost(3, true, [0; 3], 0, 0),
            PlaceAction::Swap(Diamond) => cost(2, false, [0, 0, 1], 2, 0),
            PlaceAction::Swap(_) => cost(2, false, [0, 2, 0], 2, 0),
            PlaceAction::Hire => cost(2, false, [0, 1, 0], 1, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_dear_village_actions_are_shared() {
        let shared: Vec<PlaceAction> = (0..7)
            .flat_map(|place| PlaceAction::of(Place(place)).iter().copied())
            .filter(|place_action| place_action.cost().shared)
            .take(3)
            .collect();
        assert_eq!(shared, [PlaceAction::Capture, PlaceAction::Bell, PlaceAction::Castle]);
        let points: Vec<u8> = shared.iter().map(|place_action| place_action.cost().points).collect();
        assert_eq!(points, [5, 4, 3]);
        assert!(PlaceAction::of(Place::BESIDE).is_empty());
    }
}
