//! Micro-decisions and chance outcomes.

use moot_core::Seat;

use crate::{Board, Castle, Cell, KingsCard, Place, Resource, RoundCard, Tile, TrollCard};

/// A tile or card with storage spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Carrier {
    /// A tile of the cave network.
    Tile(Tile),
    /// A troll card.
    Card(TrollCard),
}

/// A storage spot in a play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The tile or card of the spot.
    pub on: Carrier,
    /// Which of the one or two.
    pub at: u8,
}

/// One micro-decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Set-up: the cavern of the first human.
    Settle(Place),
    /// Play a round card.
    Play(RoundCard),
    /// Move a troll.
    Move {
        /// The origin.
        from: Place,
        /// The destination.
        to: Place,
        /// The owner of the troll that is pushed out of a full village.
        push: Option<Seat>,
    },
    /// The cavern to which the own troll goes that was pushed.
    Flee(Place),
    /// Mining cavern: mine a resource.
    Mine(Resource),
    /// Any cavern: activate a king's tile, or the printed one.
    Activate(Option<Tile>),
    /// Building cavern: build an outpost in a village.
    Outpost(Place),
    /// Building cavern: build up to two cave tiles.
    Build,
    /// Building or troll power cavern: refresh the display of cave tiles or troll cards.
    Refresh,
    /// Troll power cavern: replenish the sites of a resource.
    Replenish(Resource),
    /// Troll power cavern: receive troll power.
    Receive,
    /// Troll power cavern: buy a troll card.
    Buy(TrollCard),
    /// Village: capture a princess.
    Capture,
    /// Village: tear down a church bell.
    Bell,
    /// Village: perform the castle action.
    Castle,
    /// Village: swap changelings, and pay with gold or a diamond.
    Swap(Resource),
    /// Village: hire a human for a cavern.
    Hire(Place),
    /// Village: steal a cow.
    Cow,
    /// Complete the challenge of a king's card.
    Claim(KingsCard),
    /// Choose a tile of a display.
    Take(Tile),
    /// Lay the chosen tile.
    Lay {
        /// The place.
        cell: Cell,
        /// Turned how often by a fifth, counter-clockwise (0 to 4).
        turn: u8,
    },
    /// Choose a troll card of the display that costs nothing.
    Pick(TrollCard),
    /// Choose the resource whose sites are replenished.
    Fill(Resource),
    /// Choose which outpost or changeling leaves the own board (0 to 3).
    Uncover(u8),
    /// Choose where an item is stored.
    Store(Spot),
    /// Move a troll from cauldron to cauldron.
    Troll {
        /// The origin.
        from: Place,
        /// The destination.
        to: Place,
        /// Whether it is the troll that was moved this turn.
        same: bool,
    },
    /// Move a human from cauldron to cauldron.
    Human {
        /// From which cavern.
        from: Place,
        /// To which cavern.
        to: Place,
    },
    /// After a castle action: the cavern of the next troll that goes home.
    Home(Place),
    /// Declines or ends an optional choice; ends the actions of a phase.
    Done,
}

/// One resolved chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The castle tile of a village.
    Castle(Castle),
    /// The board of a seat.
    Board(Board),
    /// A king's card.
    King(KingsCard),
    /// The start player.
    First(Seat),
    /// A tile for a display.
    Tile(Tile),
    /// A troll card for the display.
    Card(TrollCard),
    /// A round card is drawn.
    Round(RoundCard),
}

#[cfg(feature = "serde")]
moot_core::serialized_as_text!(Action);
