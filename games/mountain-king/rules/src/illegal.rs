//! The reasons why an action is illegal.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Clan, Kind, Pile, Square};

/// Why an action is illegal, as data; the page has the sentences for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Another seat decides.
    NotYourTurn {
        /// The seat that decides.
        active: Seat,
    },
    /// A chance event is due; no seat decides.
    Drawing,
    /// The game is over.
    GameOver,
    /// Actions of this kind do not belong to the current phase.
    WrongMoment,
    /// The number is not an index of anything.
    NoSuchThing,
    /// No such start point is open: it serves other player counts.
    StartCount {
        /// The player counts that it serves, as bits.
        serves: u8,
    },
    /// That start point has a gate already.
    StartTaken,
    /// The gates of team mates have to be beside each other.
    GateApart {
        /// The seat whose gate is placed already.
        mate: Seat,
    },
    /// That starter is not in hand.
    NotInHand,
    /// That slot is taken.
    SlotTaken,
    /// That slot has nothing to stand on yet.
    Unsupported,
    /// Only one spell a turn.
    CastAlready,
    /// The spell would have no effect now.
    NoEffect,
    /// No workshop may be activated any more this turn.
    NoActivation,
    /// No workshop stands on that site.
    EmptySite,
    /// The network does not touch that workshop.
    OutOfReach,
    /// No use of that workshop can be paid for.
    NoUse,
    /// The payment has a token that the player does not own.
    NotOwned,
    /// The payment is not the exact price.
    WrongPayment {
        /// How many resources are due.
        due: u8,
        /// How many were given; when the number is right, how many of them are of a right kind.
        given: u8,
    },
    /// Too few of a kind.
    Short {
        /// The kind.
        kind: Kind,
        /// The number required.
        need: u8,
        /// The number available.
        have: u8,
    },
    /// Too few resources of any kind.
    ShortOfAll {
        /// The number required.
        need: u8,
        /// The number available.
        have: u8,
    },
    /// A cart bound to a clan does not serve here.
    BoundCart {
        /// The clan it is bound to.
        clan: Clan,
    },
    /// That is no cart.
    NotACart,
    /// The trollsmoot is complete.
    Complete,
    /// That place of the horde is empty.
    EmptyPlace,
    /// That troll holds bribes.
    Bribed,
    /// The bag has no pedestal of that clan.
    NotInBag {
        /// The clan.
        clan: Clan,
    },
    /// The stack of that shape is empty.
    NoStock,
    /// Only small tunnels may be dug with Deep Breath.
    TooLarge {
        /// The largest size allowed.
        most: u8,
    },
    /// Minerals are mixed without Earth Ritual, or do not add up to the size.
    BadPrice {
        /// The size of the tunnel.
        size: u8,
    },
    /// No place for that shape with the hammers owned.
    NoPlace,
    /// The tile would leave the mountain.
    OffBoard {
        /// The first such square.
        at: Square,
    },
    /// The tile would cover the heart.
    OverHeart {
        /// The first such square.
        at: Square,
    },
    /// The tile would cover a workshop site.
    OverSite {
        /// The first such square.
        at: Square,
    },
    /// The tile would cover another tile or a gate.
    OverTile {
        /// The first such square.
        at: Square,
    },
    /// The tile would touch a rival's network.
    BesideRival {
        /// The first such square.
        at: Square,
        /// The owner of the network.
        rival: Seat,
    },
    /// The tile would not touch the own network.
    NotAdjacent,
    /// No pedestal of that clan in storage.
    NoPedestal {
        /// The clan.
        clan: Clan,
    },
    /// A pedestal of that clan has been placed in that tier before.
    TierTaken {
        /// The clan.
        clan: Clan,
        /// The tier, 0 for the outermost.
        tier: u8,
    },
    /// No workshop of that kind in the supply.
    NotInSupply,
    /// Step 2 is possible, so it may not be skipped.
    MustRecruitOrDig,
    /// The turn may only end after step 2.
    StepTwoFirst,
    /// A great hall has been dedicated this turn, or statues have been moved.
    HallsOver,
    /// That hall stands already.
    HallTaken,
    /// The hall would cover a square that is no tunnel of the own network.
    NotTunnel {
        /// The first such square.
        at: Square,
    },
    /// No statue of the own network there.
    NoStatue {
        /// The square.
        at: Square,
    },
    /// A statue stands on that square.
    Occupied {
        /// The square.
        at: Square,
    },
    /// That square is too far for one move.
    TooFar {
        /// The square.
        at: Square,
    },
    /// The Night Market is closed.
    MarketClosed,
    /// No such tile of the own network, or it bears a statue, a pedestal or a hall.
    NoSuchTile {
        /// The square.
        at: Square,
    },
    /// The square has nothing to take.
    NothingThere {
        /// The square.
        at: Square,
    },
    /// No bare anchor of the own network there.
    NoAnchor {
        /// The square.
        at: Square,
    },
    /// At least one choice must be made first.
    AtLeastOne,
    /// The outcome is impossible now.
    NotDue,
}

impl Illegal {
    /// The reason why tokens worth `value` are not the price: too many or too few, or how many are of a right kind.
    pub(crate) fn payment(price: Pile, value: Pile) -> Illegal {
        let (due, given) = (price.total(), value.total());
        let right: u32 = value.iter().map(|(kind, n)| u32::from(n.min(price[kind]))).sum();
        let given = if given == due { right } else { given };
        Illegal::WrongPayment { due: due.min(255) as u8, given: given.min(255) as u8 }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Illegal {}
