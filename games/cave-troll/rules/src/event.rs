//! Events, for the event log, screen readers and animation.

use moot_core::Seat;

use crate::{Artifact, Card, Figure, Piece, Space};

/// The way in which a figure came to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Its owner moved it.
    Stepped,
    /// A Wraith or a Rampaging Troll pushed it.
    Pushed,
    /// A Banshee pulled it.
    Pulled,
    /// A Paladin sent it.
    Banished,
    /// The Thief jumped.
    Jumped,
    /// It stepped out before a Cave Troll.
    Fled,
}

/// The reason why a figure was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    /// An Orc, a Grunt, an Assassin or a Giant Slayer struck it.
    Struck,
    /// A Knight came.
    Slain,
    /// A Cave Troll fell.
    Crushed,
    /// A Rampaging Troll cleared its room.
    Trampled,
    /// The Giant Slayer gave himself.
    Spent,
    /// The Basalt Mirror took it.
    Mirrored,
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what their names say, in the notation of Action")]
pub enum Event {
    /// The starting player is known.
    First { seat: Seat },
    /// A turn began with so many actions.
    Began { seat: Seat, turn: u16, actions: u8 },
    /// A card was drawn; only its player sees which one.
    Drew { seat: Seat },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A figure was placed.
    Placed { piece: Piece, at: Space },
    /// A figure moved from one space to another; `by` is the cause.
    Moved { piece: Piece, from: Space, to: Space, way: Way, by: Seat },
    /// A figure was removed; by whom.
    Removed { piece: Piece, at: Space, fate: Fate, by: Seat },
    /// No further figure of a seat stepped out before the Cave Troll.
    Stayed { seat: Seat },
    /// A Cave Troll or a Rampaging Troll is alone in a room, which it has cleared.
    Cleared { seat: Seat, at: Space, figure: Figure },
    /// The Rampaging Troll begins to push.
    Rampaged { seat: Seat, at: Space },
    /// A card came to the scoring pile, which now has so many icons.
    Piled { seat: Seat, card: Card, icons: u8 },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A room was scored: who controls it and what each seat gained.
    Scored { at: Space, control: Option<Seat>, gold: [u8; 4] },
    /// The whole board was scored: what each seat gained in all.
    Board { gold: [i16; 4] },
    /// The Giant Slayer found gold in an empty room.
    Purse { seat: Seat, at: Space },
    /// An artifact was found; only its player sees which one.
    Found { seat: Seat },
    /// An artifact was played.
    Invoked { seat: Seat, artifact: Artifact },
    /// The artifact that was played has no effect.
    NoEffect { artifact: Artifact },
    /// A room was sealed by the Iron Threshold.
    Sealed { seat: Seat, at: Space },
    /// The seal was broken: the player's next turn begins.
    Unsealed { at: Space },
    /// The Crooked Scales paid for a room.
    Weighed { seat: Seat, at: Space, gold: u8 },
    /// Raven's Eye has seen so many cards of the deck, and every hand.
    Looked { seat: Seat, cards: u8 },
    /// The seen cards are back in order.
    Stacked { seat: Seat },
    /// A turn ended with so many actions unused.
    Ended { seat: Seat, unused: u8 },
    /// A deck is empty: its player gains the last gold, and the game ends.
    Last { seat: Seat, gold: u8 },
    /// No player has drawn a card for so many rounds: the game ends.
    Stalled { rounds: u8 },
    /// An artifact that was never played paid its gold.
    Kept { seat: Seat, artifact: Artifact, gold: u8 },
    /// The game is over.
    Over,
}
