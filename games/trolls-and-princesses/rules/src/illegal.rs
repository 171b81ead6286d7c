//! The reasons why an action is illegal.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Item, KingsCard, Misfit, Place, Resource};

/// Why an action is illegal, as data; the page has the sentences for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Another seat decides.
    NotYourTurn {
        /// The seat that decides.
        asked: Seat,
    },
    /// A chance event is due; no seat decides.
    Drawing,
    /// The game is over.
    GameOver,
    /// Actions of this kind do not belong to the current phase.
    WrongMoment,
    /// This action belongs to another place than the one that was moved to.
    WrongPlace {
        /// Where the troll was moved.
        at: Place,
    },
    /// No such card in the hand.
    NotInHand,
    /// That place is not in play, or of the wrong kind.
    NoSuchPlace,
    /// No troll, or no human, that could move from there.
    NobodyThere {
        /// The place.
        at: Place,
    },
    /// The only troll there is the one that was moved already.
    MovedAlready {
        /// Where it is.
        at: Place,
    },
    /// It has walked by this effect already.
    WalkedAlready,
    /// It has to go to a different place.
    SamePlace,
    /// No cauldron is free.
    Full {
        /// The place.
        at: Place,
    },
    /// A troll is pushed only out of a full village.
    NotFull {
        /// The village.
        at: Place,
        /// Its free cauldrons.
        free: u8,
    },
    /// That player has no troll there to be pushed.
    NobodyToPush {
        /// The seat.
        seat: Seat,
    },
    /// That player has no free cauldron for a troll that is pushed.
    NowhereToFlee {
        /// The seat.
        seat: Seat,
    },
    /// A troll has to be moved while one can be.
    MustMove,
    /// Too few action points are left.
    Points {
        /// The cost of the action.
        need: u8,
        /// What is left for it.
        have: u8,
        /// How many more the trolls of opponents would lend if this action were a shared one.
        idle: u8,
    },
    /// Too few resources.
    Short {
        /// The kind.
        resource: Resource,
        /// The number required.
        need: u8,
        /// The number available.
        have: u16,
    },
    /// Too little troll power.
    Power {
        /// The amount required.
        need: u8,
        /// The amount available.
        have: u8,
    },
    /// No cow to pay with.
    NoCow,
    /// No such item in the village.
    NotHere {
        /// The item.
        item: Item,
        /// The place.
        at: Place,
    },
    /// No free spot for the item (for a human: no free cauldron).
    NoSpot {
        /// The item.
        item: Item,
    },
    /// That spot is not the player's, filled, or made for another item.
    WrongSpot,
    /// No piece of that kind is left there on the own board.
    NoPiece {
        /// Own outposts or changelings.
        item: Item,
    },
    /// No open barn is free.
    NoBarn,
    /// The supply has no cow.
    NoSupply,
    /// No cow stands in the village, if stolen cows come from there.
    NoCowHere,
    /// Nothing to mine: no site of that resource is filled.
    NothingToMine {
        /// The resource.
        resource: Resource,
    },
    /// No empty site of that resource.
    NothingToFill {
        /// The resource.
        resource: Resource,
    },
    /// It would do nothing now.
    NoEffect,
    /// A king's tile was activated in this phase.
    Activated,
    /// That king's tile is not in the play area, or has no action.
    NoAction,
    /// That tile or card is not on display.
    NotShown,
    /// The player has that troll card already.
    Twice,
    /// An identical victory tile is in the network.
    Twin,
    /// The tile fits nowhere in the network.
    FitsNowhere,
    /// The tile does not fit there.
    Misfit(Misfit),
    /// At least one tile has to be built.
    AtLeastOne,
    /// A king's tile or a troll card that was gained has to be taken.
    MustTake,
    /// There is nothing to refresh with.
    NothingLeft,
    /// That king's card is not in this game.
    NotInGame,
    /// The challenge is not met.
    Unmet {
        /// The card.
        card: KingsCard,
        /// The number required.
        need: u8,
        /// The number available.
        have: u8,
    },
    /// The player has claimed that king's card.
    Claimed,
    /// The outcome is impossible now.
    NotDue,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Illegal {}
