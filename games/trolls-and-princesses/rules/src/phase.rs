//! The phases of the game: decisions and draws.

use moot_core::Seat;

use crate::{Item, Place, Tile};

/// The part of a turn (rulebook: gameplay). Interruptions return to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Play a round card.
    Play,
    /// Move a troll.
    Move,
    /// Perform actions with it.
    Act,
}

/// A display of things to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Show {
    /// Cave tiles.
    Caves,
    /// King's tiles.
    Kings,
    /// Troll cards.
    Cards,
}

/// The pieces that have already walked by an effect: no piece walks twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// Trolls that may yet walk.
    pub trolls: u8,
    /// Humans that may yet walk.
    pub humans: u8,
    /// Where a troll has walked to.
    pub walked: Option<Place>,
    /// Whether it was the troll that was moved this turn.
    pub same: bool,
    /// Humans that have walked, by the cavern where they are now.
    pub strolled: [u8; 3],
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance: the castle tile of a village.
    Castles(u8),
    /// Chance: the board of a seat.
    Boards(u8),
    /// Chance: so many king's cards lie open.
    Challenges(u8),
    /// Chance: the start player.
    First,
    /// Chance: the displays for the first time.
    Open,
    /// A player places the first human: clockwise from the start player.
    Settle,
    /// Chance: the starting hands.
    Hands,
    /// Play a round card.
    Play,
    /// Move a troll.
    Move,
    /// The owner of a troll that was pushed chooses its cavern.
    Flee {
        /// The owner of the troll.
        seat: Seat,
    },
    /// Choose an action for the points.
    Act,
    /// Choose a cave tile to build.
    Build {
        /// How many may be built.
        left: u8,
        /// Whether one has to be.
        must: bool,
    },
    /// Choose where a tile goes.
    Lay {
        /// The tile.
        tile: Tile,
        /// How many more may be built afterwards.
        left: u8,
    },
    /// Choose a king's tile, or decline.
    Reward,
    /// Choose a troll card that costs nothing, or decline.
    Pick,
    /// Choose the resource of which all sites are replenished.
    Fill,
    /// Move trolls and humans from cauldron to cauldron, or end it.
    Walk(Walk),
    /// Choose which of the own outposts or changelings leaves the board.
    Uncover {
        /// [`Item::Outpost`] or [`Item::Changeling`].
        item: Item,
        /// The village to which it goes.
        to: Place,
    },
    /// Choose the spot for an item that was taken.
    Store(Item),
    /// Bring the trolls home after a castle action.
    Home,
    /// Chance: a display that was refreshed.
    Refresh(Show),
    /// Chance: displays at the end of a phase.
    Refill,
    /// Chance: a round card.
    Draw,
    /// The game is over.
    Over,
}
