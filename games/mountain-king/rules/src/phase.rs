//! The phases of the game, with the data that is needed to resume.

use crate::{Kind, Square};

/// The part of a turn that has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Steps 1 and 2: spells and workshops until a troll is recruited or a tunnel dug.
    Work,
    /// Deep Breath: one more small dig, or none.
    Breath,
    /// Step 3 (and 4): a great hall may be dedicated, statues may be moved.
    Halls,
    /// Step 4: statues may be moved.
    Carts,
}

/// What happens next. Variants contain the data that is needed to resume; the rest is in [`crate::State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Phase {
    /// Chance: the n-th item of the general setup is dealt.
    Deal(u8),
    /// The active player places the gate.
    Gate,
    /// Chance: the active player draws a starter.
    Draw,
    /// The active player keeps one of two starters.
    Draft,
    /// The active player chooses an action of the current stage.
    Step,
    /// Chance: a troll is turned up on a place of the horde.
    Refill(u8),
    /// Chance: a pedestal is drawn for the level-2 troll on a place of the horde.
    Bag(u8),
    /// Chance: a spell is turned up on a page of the spellbook.
    Page(u8),
    /// The active player lays the next bribe by Silver Tongue: for which place, and how many are laid already.
    Bribe {
        /// The place to be recruited from.
        place: u8,
        /// The number of trolls beneath it that are bribed.
        laid: u8,
    },
    /// The active player takes a pedestal of choice from the bag.
    Pick,
    /// The active player places the recruited troll.
    Place,
    /// The active player lays a tunnel of that stack for that price.
    Lay {
        /// The stack.
        shape: u8,
        /// Stone, iron, heartstone.
        cost: [u8; 3],
    },
    /// The active player may set a pedestal on the anchor at that square.
    Anchor(Square),
    /// The active player may establish a workshop on the lowest of these sites (bits), then on the next.
    Found(u16),
    /// The active player uses the activated workshop.
    Use,
    /// The active player gives so many more resources for a trade.
    Trade {
        /// The kind to be gained.
        get: Kind,
        /// How many more are to be given.
        left: u8,
        /// Whether it is a trade of the Night Market.
        market: bool,
    },
    /// Stone's Memory: a tile is chosen.
    Reclaim,
    /// Dowsing: a square is chosen; so many more may be.
    Dowse(u8),
    /// Calling Horn: a troll of the horde is chosen; so many more may be.
    Horn(u8),
    /// Second Wind: a troll is chosen.
    Wake,
    /// Changed Places: two trolls are chosen; so many more times.
    Swap(u8),
    /// Hand to Hand: a token is chosen; so many more may be.
    Carry(u8),
    /// Transmutation: the minerals are chosen.
    Transmute,
    /// Walking Statue: a statue and its new square.
    Walk,
    /// Restless Kin: a buried statue and its new square.
    Stir,
    /// Late Blessing: a pedestal and an anchor.
    Consecrate,
    /// Long Arm: a workshop is chosen.
    Arm,
    /// The game is over.
    Over,
}
