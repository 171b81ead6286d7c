//! Events, for the event log, screen readers and animation.

use moot_core::Seat;

use crate::card::SLOTS;
use crate::{Clan, Kind, Pile, Square};

/// An event. Numbers are indices into [`crate::tables`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what their names say, in the notation of Action")]
pub enum Event {
    /// The starting player is known.
    First { seat: Seat },
    /// A troll came to a place of the horde.
    Came { place: u8, card: u8 },
    /// A pedestal came to a place of the horde.
    Pedestal { place: u8, clan: Clan },
    /// A workshop came into the supply.
    Supplied { workshop: u8 },
    /// A spell came into the spellbook.
    Turned { page: u8, spell: u8 },
    /// The statues were set up.
    Statues,
    /// A pedestal point token came to the track.
    Token { clan: Clan, tier: u8, honour: u8 },
    /// A gate was placed.
    Gate { seat: Seat, start: u8, at: Square },
    /// A starter was drawn; only its player sees which one.
    Drew { seat: Seat },
    /// A starter was kept.
    Kept { seat: Seat, starter: u8, slot: u8, gained: Pile },
    /// The turn-order bonus was paid.
    Bonus { seat: Seat, gained: Pile },
    /// A turn began.
    Began { seat: Seat, round: u8 },
    /// A spell was cast.
    Cast { seat: Seat, spell: u8 },
    /// A spell disintegrated.
    Disintegrated { spell: u8 },
    /// A workshop was activated.
    Activated { seat: Seat, workshop: u8, site: u8, uses: u8 },
    /// Resources were spent and others gained: a workshop, a trade, Transmutation.
    Exchanged { seat: Seat, gave: Pile, got: Pile },
    /// A token moved from a troll to storage.
    Carried { seat: Seat, slot: u8, kind: Kind },
    /// Resources came into storage from the supply or with a recruit.
    Gained { seat: Seat, gained: Pile },
    /// A bribe was laid.
    Bribed { seat: Seat, place: u8, kind: Kind },
    /// A troll was recruited, with the bribes on it and the pedestal beside it.
    Recruited { seat: Seat, place: u8, card: u8, bribes: Pile, pedestal: Option<Clan> },
    /// A pedestal was picked from the bag.
    Picked { seat: Seat, clan: Clan },
    /// A troll retired under its deck.
    Retired { place: u8, card: u8 },
    /// A troll of the horde was sent away by the Calling Horn.
    Replaced { seat: Seat, place: u8, card: u8 },
    /// A troll took its place in a trollsmoot, and the cascade filled these symbols (bits by slot).
    Placed { seat: Seat, slot: u8, card: u8, woke: [u8; SLOTS] },
    /// A single troll woke.
    Woke { seat: Seat, slot: u8, gained: u8 },
    /// Two trolls changed places.
    Swapped { seat: Seat, a: u8, b: u8 },
    /// A trollsmoot was completed; the honour of the coronation token, 0 when none was left.
    Capped { seat: Seat, honour: u8 },
    /// The last coronation token is gone: this round and two more.
    LastRounds,
    /// A tunnel was dug.
    Dug { seat: Seat, shape: u8, lie: u8, at: Square, paid: Pile, honour: u8 },
    /// A statue came to light, or came into a network with an isolated tile.
    Unearthed { seat: Seat, clan: Clan, at: Square },
    /// Isolated tiles joined a network.
    Joined { seat: Seat, squares: u8 },
    /// The networks of team mates were connected.
    Linked { seat: Seat, mate: Seat },
    /// The networks of team mates came apart.
    Parted { seat: Seat, mate: Seat },
    /// A pedestal was placed.
    Blessed { seat: Seat, clan: Clan, tier: u8, at: Square, honour: u8 },
    /// A workshop was established.
    Founded { seat: Seat, workshop: u8, site: u8 },
    /// Step 2 was impossible.
    Skipped { seat: Seat },
    /// A great hall was dedicated.
    Dedicated { seat: Seat, hall: u8, lie: u8, at: Square },
    /// A pedestal under a great hall left the game.
    Covered { clan: Clan, at: Square },
    /// A statue moved, by cart or by spell.
    Moved { seat: Seat, clan: Clan, from: Square, to: Square },
    /// A tile went back to the supply; how many squares became isolated.
    Reclaimed { seat: Seat, shape: u8, at: Square, isolated: u8 },
    /// A turn ended.
    Ended { seat: Seat },
    /// The game is over.
    Over,
}
