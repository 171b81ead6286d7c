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
    /// Both trolls have acted, displays are refilled, and the round card is drawn.
    End,
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
    /// Whether each step is compulsory while it is possible: "move two" is two, "move up to three" may be fewer.
    pub must: bool,
}

impl Walk {
    /// The beginning of an effect that moves pieces. Humans alone are moved "up to" so many; what moves trolls names a number.
    pub(crate) fn of(trolls: u8, humans: u8) -> Walk {
        Walk { trolls, humans, must: trolls > 0, ..Walk::default() }
    }
}

impl Phase {
    /// Whether a player whose decision it is may claim a challenge first: "at any time during your turn" (rulebook: free
    /// action), but not while a tile, an item or a piece is in hand.
    #[must_use]
    pub const fn takes_claims(self) -> bool {
        matches!(
            self,
            Phase::Play
                | Phase::Move
                | Phase::Act
                | Phase::Build { .. }
                | Phase::Pick
                | Phase::Fill
                | Phase::Walk(_)
                | Phase::Home
                | Phase::End
        )
    }

    /// Whether a random event happens next.
    #[must_use]
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Phase::Castles(_)
                | Phase::Boards(_)
                | Phase::Challenges(_)
                | Phase::First
                | Phase::Open
                | Phase::Hands
                | Phase::Refresh(_)
                | Phase::Refill
                | Phase::Draw
        )
    }
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
    /// A player places the first human, and then trolls if they begin in caverns: clockwise from the start player.
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
    /// Choose a king's tile, which is compulsory.
    Reward,
    /// Choose a troll card that costs nothing, which is compulsory.
    Pick,
    /// Choose the resource of which all sites are replenished.
    Fill,
    /// Move trolls and humans from cauldron to cauldron.
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
    /// Claim a challenge that is met, or end the turn. Asked only while there is one.
    End,
    /// Chance: a display that was refreshed.
    Refresh(Show),
    /// Chance: displays at the end of a phase.
    Refill,
    /// Chance: a round card.
    Draw,
    /// The game is over.
    Over,
}
