//! The effects of bonuses, tiles and cards, and the things that points count.

use crate::{Goods, Resource, TileKind, Totem};

/// An effect of a bonus, a castle tile, a card or the action of a king's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// From the supply: what has no room is lost.
    Gain(Goods),
    /// Replenish all empty sites of one resource, which is chosen now.
    Fill,
    /// Mine up to so many of a resource.
    Mine {
        /// Which one.
        resource: Resource,
        /// How many at most.
        most: u8,
    },
    /// Build a cave tile of the display.
    Tile,
    /// Take a troll card of the display.
    Card,
    /// Move up to so many trolls and humans from cauldron to cauldron.
    Walk {
        /// Trolls.
        trolls: u8,
        /// Humans.
        humans: u8,
    },
}

/// Points at the end of the game: one for every `each` of something, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// How many make a point.
    pub each: u8,
    /// Of what.
    pub of: Counted,
}

/// The things that points count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counted {
    /// Troll cards with a totem.
    Totem(Totem),
    /// Resources left in the field.
    Resource(Resource),
    /// Cows left in barns.
    Cow,
    /// Humans in caverns.
    Human,
    /// Troll power left.
    Power,
    /// Tiles of a kind in the cave network.
    Tile(TileKind),
    /// Tiles of any kind in the cave network.
    AnyTile,
    /// Excavation sites, filled or not, printed ones included.
    Site(Resource),
}

/// The gain of removing an outpost or a changeling from the own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncovered {
    /// The mining action of a resource yields so many.
    Mine {
        /// Which resource.
        resource: Resource,
        /// The number.
        count: u8,
    },
    /// "Receive troll power" yields so many more.
    Receive(u8),
    /// So many more steps on the troll power track.
    Space(u8),
    /// Something at once.
    Gain(Goods),
}
