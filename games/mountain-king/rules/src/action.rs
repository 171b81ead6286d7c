//! Micro-decisions and chance outcomes.

use moot_core::Seat;

use crate::{Clan, Kind, Payment, Square, Token};

/// One micro-decision of a player. Numbers name things by their place in [`crate::tables`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Setup C: place the gate on a start point (its place in `Board::starts`).
    Gate(u8),
    /// Setup D: keep one of the two starters in hand (0 to 5) and put it into a free slot of the bottom row.
    Keep {
        /// The starter.
        starter: u8,
        /// The slot, 0 to 3.
        slot: u8,
    },
    /// Step 1: cast the spell on a page of the spellbook with one rune.
    Cast {
        /// Page 0 to 2.
        page: u8,
        /// The rune.
        rune: Token,
    },
    /// Step 1, or Long Arm: activate the workshop on a site (its place in `Board::sites`).
    Activate(u8),
    /// One use of the activated workshop: an exchange by its place in `WorkshopCard::swaps`.
    Use {
        /// The exchange.
        swap: u8,
        /// What is given.
        paid: Payment,
    },
    /// Move a token from a troll to storage (Quartermaster, Hand to Hand).
    Carry(Token),
    /// Recruit the troll on a place of the horde (0 to 11), paying the coins that are laid on those beneath. With Silver
    /// Tongue nothing is paid here, and [`Action::Bribe`] follows for each troll beneath.
    Recruit {
        /// The place.
        place: u8,
        /// The coins.
        paid: Payment,
    },
    /// Lay one resource on the next troll to be bribed (Silver Tongue).
    Bribe(Token),
    /// Take a pedestal of that clan out of the bag (a level-3 recruit).
    Pick(Clan),
    /// Put the recruited troll into a slot of the trollsmoot.
    Place(u8),
    /// Begin to dig: a tunnel of a stack, for that many stone, iron and heartstone.
    Dig {
        /// The stack.
        shape: u8,
        /// Stone, iron, heartstone.
        cost: [u8; 3],
    },
    /// Lay the tunnel: how it lies, where its first square is, and what is paid, hammers for rubble included.
    Lay {
        /// Its place in `Tunnel::lies`.
        lie: u8,
        /// The first square in reading order.
        at: Square,
        /// Minerals and hammers.
        paid: Payment,
    },
    /// Set a pedestal from storage on the anchor of the tunnel just dug.
    Bless(Clan),
    /// Establish a workshop (its kind) on the site that is asked about.
    Found(u8),
    /// Step 2 is impossible: go on.
    Skip,
    /// Step 3: dedicate a great hall.
    Dedicate {
        /// The hall.
        hall: u8,
        /// Its place in `Hall::lies`.
        lie: u8,
        /// The first square in reading order.
        at: Square,
    },
    /// Step 4: move a statue by one cart.
    Cart {
        /// The square of the statue.
        from: Square,
        /// The destination.
        to: Square,
        /// The cart.
        cart: Token,
    },
    /// Begin a trade with the supply.
    Trade {
        /// The kind to be gained.
        get: Kind,
        /// Whether it is a trade of the Night Market (2 for 1) instead of 4 for 1.
        market: bool,
    },
    /// Give one resource for the trade under way.
    Give(Token),
    /// Stone's Memory: return the tunnel tile whose first square this is.
    Reclaim(Square),
    /// Dowsing: take the buried resources of a square.
    Dowse(Square),
    /// Calling Horn: replace the troll on a place of the horde.
    Replace(u8),
    /// Second Wind: wake the troll in a slot.
    Wake(u8),
    /// Changed Places: swap the trolls in two slots, the lower slot named first.
    Swap(u8, u8),
    /// Transmutation: turn the minerals paid, all of one kind, into another kind.
    Transmute {
        /// The kind gained.
        to: Kind,
        /// The minerals given.
        paid: Payment,
    },
    /// Walking Statue: move a statue of the own network without carts.
    Walk {
        /// The square of the statue.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// Restless Kin: move a buried statue.
    Stir {
        /// The square of the statue.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// Late Blessing: set a pedestal on a bare anchor of the own network.
    Consecrate {
        /// The clan of the pedestal.
        clan: Clan,
        /// The square of the anchor.
        at: Square,
    },
    /// Enough: end the uses of a workshop or an "up to" of a spell, or leave an anchor or a site empty.
    Done,
    /// End the turn.
    EndTurn,
}

/// One resolved chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A troll card is turned up in the horde.
    Troll(u8),
    /// A pedestal comes out of the bag.
    Pedestal(Clan),
    /// A workshop kind comes into the supply.
    Workshop(u8),
    /// A spell comes into the spellbook.
    Spell(u8),
    /// The clans of the statues, clockwise from the first spot: which of the six orders of three.
    Statues(u8),
    /// The honour of the pedestal point token for the next space of the track.
    Honour(u8),
    /// The starting player.
    First(Seat),
    /// A starter (0 to 5) is drawn by the player who drafts.
    Starter(u8),
}
