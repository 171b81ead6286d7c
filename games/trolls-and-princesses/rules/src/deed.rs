//! The actions of caverns and villages and what they cost (rulebook: actions in detail).

use crate::{Goods, Place, Resource};

/// An action of a place, without the choices that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Deed {
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

const MINING: [Deed; 4] = [Deed::Mine(Obsidian), Deed::Mine(Gold), Deed::Mine(Diamond), Deed::Activate];
const BUILDING: [Deed; 4] = [Deed::Outpost, Deed::Build, Deed::RefreshCaves, Deed::Activate];
const POWER: [Deed; 7] = [
    Deed::Replenish(Obsidian),
    Deed::Replenish(Gold),
    Deed::Replenish(Diamond),
    Deed::Receive,
    Deed::Buy,
    Deed::RefreshCards,
    Deed::Activate,
];
const VILLAGE: [Deed; 7] =
    [Deed::Capture, Deed::Bell, Deed::Castle, Deed::Swap(Gold), Deed::Swap(Diamond), Deed::Hire, Deed::Cow];

impl Deed {
    /// The actions of a place, in the order of the rulebook.
    #[must_use]
    pub const fn of(place: Place) -> &'static [Deed] {
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
            Deed::Mine(Obsidian) | Deed::Activate | Deed::RefreshCaves | Deed::RefreshCards | Deed::Cow => {
                cost(1, false, [0; 3], 0, 0)
            }
            Deed::Mine(Gold) | Deed::Replenish(_) | Deed::Receive => cost(2, false, [0; 3], 0, 0),
            Deed::Mine(Diamond) => cost(3, false, [0; 3], 0, 0),
            Deed::Outpost => cost(3, false, [0; 3], 0, 1),
            Deed::Build => cost(2, false, [1, 0, 0], 0, 0),
            Deed::Buy => cost(1, false, [0; 3], 1, 1),
            Deed::Capture => cost(5, true, [0, 0, 1], 2, 0),
            Deed::Bell => cost(4, true, [3, 0, 0], 0, 0),
            Deed::Castle => cost(3, true, [0; 3], 0, 0),
            Deed::Swap(Diamond) => cost(2, false, [0, 0, 1], 2, 0),
            Deed::Swap(_) => cost(2, false, [0, 2, 0], 2, 0),
            Deed::Hire => cost(2, false, [0, 1, 0], 1, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_dear_village_actions_are_shared() {
        let shared: Vec<Deed> = (0..7)
            .flat_map(|place| Deed::of(Place(place)).iter().copied())
            .filter(|deed| deed.cost().shared)
            .take(3)
            .collect();
        assert_eq!(shared, [Deed::Capture, Deed::Bell, Deed::Castle]);
        let points: Vec<u8> = shared.iter().map(|deed| deed.cost().points).collect();
        assert_eq!(points, [5, 4, 3]);
        assert!(Deed::of(Place::BESIDE).is_empty());
    }
}
