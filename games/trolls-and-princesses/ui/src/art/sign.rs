//! Signs: everything that is counted, stored or paid has one picture and one class.

use moot_art::icon::Icon;

/// Something that is counted, stored, paid or done.
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
    /// The troll king, and whatever is his.
    Crown,
    /// Troll card.
    Card,
    /// A cave tile.
    Tile,
    /// Sites are filled.
    Refill,
    /// A display is shown anew.
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
            Icon::Obsidian,
            Icon::GoldBar,
            Icon::Diamond,
            Icon::Power,
            Icon::Cow,
            Icon::Barn,
            Icon::Princess,
            Icon::Bell,
            Icon::Changeling,
            Icon::Outpost,
            Icon::Person,
            Icon::Troll,
            Icon::Crown,
            Icon::Card,
            Icon::Tile,
            Icon::Refill,
            Icon::Rotate,
            Icon::Dig,
            Icon::Hammer,
            Icon::Castle,
            Icon::Bat,
            Icon::Snake,
            Icon::Toad,
            Icon::Steps,
            Icon::Honour,
        ][self as usize]
    }

    /// The classes that colour it on paper or a tile.
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
