//! What somebody can do, for the log and the recap.

use mountain_king::Clan;

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Built the gate.
    Gate,
    /// Kept so many starters.
    Kept(u8),
    /// Recruited a troll; so many others woke.
    Recruited {
        /// Which card.
        card: u8,
        /// How many trolls gained something.
        woke: u8,
    },
    /// Dug a tunnel.
    Dug {
        /// How many squares.
        size: u8,
        /// Its innermost tier, 0 for the outermost.
        tier: u8,
        /// Honour.
        honour: u8,
        /// Statues that came to light.
        statues: u8,
    },
    /// Set a pedestal.
    Blessed {
        /// Its clan.
        clan: Clan,
        /// Honour.
        honour: u8,
    },
    /// Opened a workshop.
    Founded(u8),
    /// Dedicated a great hall.
    Dedicated {
        /// Which.
        hall: u8,
        /// The change of that player's honour.
        change: i16,
    },
    /// Moved a statue, however many carts it took.
    Moved {
        /// Its clan.
        clan: Clan,
        /// The change of that player's honour.
        change: i16,
    },
    /// Cast a spell.
    Cast(u8),
    /// Set a workshop to work.
    Activated(u8),
    /// Took a tunnel up again.
    Reclaimed,
    /// Completed the trollsmoot, for so much honour.
    Capped(u8),
    /// Could neither recruit nor dig.
    Skipped,
}
