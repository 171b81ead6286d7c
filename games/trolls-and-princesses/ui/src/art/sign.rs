//! Signs: each quantity, good and cost has one picture and one CSS class.

use crate::art::icons;
use moot_art::icon::Icon;

/// A quantity, good, cost or action with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// Obsidian.
    Obsidian,
    /// Gold.
    Gold,
    /// Diamond.
    Diamond,
    /// Troll power.
    Power,
    /// Cow.
    Cow,
    /// Barn.
    Barn,
    /// Princess.
    Princess,
    /// Church bell.
    Bell,
    /// Changeling.
    Changeling,
    /// Outpost.
    Outpost,
    /// Human.
    Human,
    /// Troll.
    Troll,
    /// The troll king and his tiles and cards.
    Crown,
    /// Troll card.
    Card,
    /// A cave tile.
    Tile,
    /// Refilling sites.
    Refill,
    /// Refreshing a display.
    Anew,
    /// Mining.
    Pick,
    /// Building.
    Hammer,
    /// Castle.
    Castle,
    /// Bat card.
    Bat,
    /// Snake card.
    Snake,
    /// Toad card.
    Toad,
    /// A walk from cauldron to cauldron.
    Steps,
    /// Points.
    Points,
}

impl Sign {
    /// All of them.
    pub const ALL: [Sign; 25] = [
        Sign::Obsidian,
        Sign::Gold,
        Sign::Diamond,
        Sign::Power,
        Sign::Cow,
        Sign::Barn,
        Sign::Princess,
        Sign::Bell,
        Sign::Changeling,
        Sign::Outpost,
        Sign::Human,
        Sign::Troll,
        Sign::Crown,
        Sign::Card,
        Sign::Tile,
        Sign::Refill,
        Sign::Anew,
        Sign::Pick,
        Sign::Hammer,
        Sign::Castle,
        Sign::Bat,
        Sign::Snake,
        Sign::Toad,
        Sign::Steps,
        Sign::Points,
    ];

    /// Its symbol.
    #[must_use]
    pub const fn icon(self) -> Icon {
        [
            icons::OBSIDIAN,
            icons::GOLD_BAR,
            icons::DIAMOND,
            Icon::Power,
            icons::COW,
            icons::BARN,
            icons::PRINCESS,
            icons::BELL,
            icons::CHANGELING,
            icons::OUTPOST,
            Icon::Person,
            Icon::Troll,
            Icon::Crown,
            Icon::Card,
            icons::TILE,
            icons::REFILL,
            Icon::Rotate,
            Icon::Dig,
            Icon::Hammer,
            Icon::Castle,
            icons::BAT,
            icons::SNAKE,
            icons::TOAD,
            Icon::Steps,
            Icon::Honour,
        ][self as usize]
    }

    /// The CSS classes that colour it on paper or on a tile.
    #[must_use]
    pub const fn class(self) -> &'static str {
        [
            "mat obsidian",
            "mat goldbar",
            "mat diamond",
            "mat power",
            "mat cow",
            "mat barn",
            "mat princess",
            "mat bell",
            "mat changeling",
            "mat outpost",
            "mat human",
            "mat troll",
            "mat crown",
            "mat deck",
            "mat tile",
            "mat refill",
            "mat anew",
            "mat pick",
            "mat pick",
            "mat castle",
            "mat totem",
            "mat totem",
            "mat totem",
            "mat steps",
            "mat points",
        ][self as usize]
    }
}
