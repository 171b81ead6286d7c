//! Events, for the event log, screen readers and animation.

use moot_core::Seat;

use crate::{
    Board, Castle, Cell, Goods, Item, KingsCard, Place, PlaceAction, Reckoning, Resource, RoundCard, Show,
    Spot, Tile, TrollCard,
};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what their names say, in the notation of Action")]
pub enum Event {
    /// A castle tile lies on a village.
    Castle { at: Place, tile: Castle },
    /// A player has a board.
    Board { seat: Seat, board: Board },
    /// A king's card is in the game.
    Challenge { card: KingsCard },
    /// The start player is known.
    First { seat: Seat },
    /// The first human went to a cavern.
    Settled { seat: Seat, at: Place },
    /// A turn began.
    Began { seat: Seat, round: u8 },
    /// A round card was played.
    Played { seat: Seat, card: RoundCard },
    /// An item was put on a village, or was not because there was no room or no supply.
    Put { item: Item, at: Place, put: bool },
    /// The troll king moved: to a village, or to a cavern of the player.
    King { seat: Seat, to: Place },
    /// A troll moved.
    Moved { seat: Seat, from: Place, to: Place },
    /// No troll of the player could move.
    Stuck { seat: Seat },
    /// A troll was pushed out of a village.
    Pushed { seat: Seat, from: Place, by: Seat },
    /// The pushed troll went to a cavern.
    Fled { seat: Seat, to: Place },
    /// The action points of a phase were counted.
    Reckoned { seat: Seat, at: Place, points: Reckoning },
    /// An action was paid for.
    Did { seat: Seat, place_action: PlaceAction },
    /// Goods came from the supply.
    Gained { seat: Seat, goods: Goods },
    /// Resources went from sites to the field.
    Mined { seat: Seat, resource: Resource, count: u8 },
    /// Empty sites were replenished.
    Filled { seat: Seat, resource: Resource, count: u8 },
    /// A king's tile was activated; `None` for the printed one.
    Activated { seat: Seat, tile: Option<Tile> },
    /// A castle action was performed.
    Stormed { seat: Seat, at: Place, tile: Castle },
    /// An own outpost or changeling went to a village.
    Uncovered { seat: Seat, item: Item, piece: u8, to: Place },
    /// An item was taken from a village to a spot.
    Stored { seat: Seat, item: Item, spot: Spot },
    /// A human was hired.
    Hired { seat: Seat, from: Place, to: Place },
    /// A challenge was completed.
    Claimed { seat: Seat, card: KingsCard },
    /// A tile was laid; how many new sites it made with its neighbours.
    Laid { seat: Seat, tile: Tile, cell: Cell, turn: u8, sites: [u8; 3] },
    /// A barn was uncovered.
    Barn { seat: Seat },
    /// A troll card was taken.
    Card { seat: Seat, card: TrollCard },
    /// A display was discarded to be shown anew.
    Refreshed { seat: Seat, show: Show },
    /// A troll went from cauldron to cauldron.
    Walked { seat: Seat, from: Place, to: Place },
    /// A human went from cauldron to cauldron.
    Strolled { seat: Seat, from: Place, to: Place },
    /// A troll came home after a castle action.
    Home { seat: Seat, from: Place, to: Place },
    /// A king's tile or something else free was declined.
    Declined { seat: Seat },
    /// A phase of actions ended with so many points unused.
    Rested { seat: Seat, unused: u8 },
    /// A tile came to a display.
    Shown { tile: Tile },
    /// A troll card came to the display.
    ShownCard { card: TrollCard },
    /// Discards became a pile again.
    Reshuffled { show: Show },
    /// A round card was drawn; only its player sees which one.
    Drew { seat: Seat },
    /// The game is over.
    Over,
}
