//! From the words of the rules to those of the painter.

use trolls_and_princesses::{Deed, Item, Phase, Resource, Show};

use crate::art::Icon;

/// The picture of a resource.
#[must_use]
pub const fn resource(of: Resource) -> Icon {
    match of {
        Resource::Obsidian => Icon::Stone,
        Resource::Gold => Icon::Coin,
        Resource::Diamond => Icon::Heartstone,
    }
}

/// The picture of an item.
#[must_use]
pub const fn item(of: Item) -> Icon {
    match of {
        Item::Princess => Icon::Crown,
        Item::Bell => Icon::Wake,
        Item::Changeling => Icon::Entrance,
        Item::Outpost => Icon::Hall,
        Item::Human => Icon::Person,
    }
}

/// The picture of troll power.
pub const POWER: Icon = Icon::Power;
/// The picture of cows.
pub const COW: Icon = Icon::Chest;
/// The picture of the troll king.
pub const KING: Icon = Icon::Crown;

/// The picture of an action.
#[must_use]
pub const fn deed(of: Deed) -> Icon {
    match of {
        Deed::Mine(of) | Deed::Replenish(of) => resource(of),
        Deed::Activate => Icon::Crown,
        Deed::Outpost => item(Item::Outpost),
        Deed::Build => Icon::Dig,
        Deed::RefreshCaves | Deed::RefreshCards => Icon::Rotate,
        Deed::Receive => POWER,
        Deed::Buy => Icon::Card,
        Deed::Capture => item(Item::Princess),
        Deed::Bell => item(Item::Bell),
        Deed::Castle => Icon::Castle,
        Deed::Swap(_) => item(Item::Changeling),
        Deed::Hire => item(Item::Human),
        Deed::Cow => COW,
    }
}

/// The display that a decision is about.
#[must_use]
pub const fn wanted(phase: Phase) -> Option<Show> {
    match phase {
        Phase::Build { .. } | Phase::Lay { .. } => Some(Show::Caves),
        Phase::Reward => Some(Show::Kings),
        Phase::Pick => Some(Show::Cards),
        _ => None,
    }
}
