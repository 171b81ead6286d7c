//! The kinds of moves, for the log and the recap.

use mountain_king::Clan;

use crate::board::model::Honour;

/// A move of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Built the gate.
    Gate,
    /// Kept this number of starters.
    Kept(u8),
    /// Recruited a troll.
    Recruited {
        /// The card of the troll.
        card: u8,
        /// The number of trolls that woke, the recruited one included.
        woke: u8,
    },
    /// Dug a tunnel.
    Dug {
        /// The number of squares.
        size: u8,
        /// Its innermost tier, 0 for the outermost.
        tier: u8,
        /// The honour gained.
        honour: Honour,
        /// The number of statues that were uncovered.
        statues: u8,
    },
    /// Set a pedestal of a clan. Its token lies face down, so its honour is not told.
    Blessed(Clan),
    /// Opened a workshop.
    Founded(u8),
    /// Dedicated a great hall.
    Dedicated {
        /// The index of the hall.
        hall: u8,
        /// The change of that player's honour.
        change: Honour,
    },
    /// Moved a statue by any number of carts.
    Moved {
        /// Its clan.
        clan: Clan,
        /// The change of that player's honour.
        change: Honour,
    },
    /// Cast a spell.
    Cast(u8),
    /// Activated a workshop.
    Activated(u8),
    /// Removed a tunnel.
    Reclaimed,
    /// Completed the trollsmoot for this much honour.
    Capped(u8),
    /// Could neither recruit nor dig.
    Skipped,
}
