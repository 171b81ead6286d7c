//! The reasons why an action is illegal.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Figure, Space};

/// The kind of space that an action needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A room.
    Room,
    /// A staircase: heroes enter there.
    Staircase,
    /// A pit: monsters enter there.
    Pit,
    /// A pit to which a Banshee is sent.
    Banishment,
    /// Another space than the one where the figure stands.
    Elsewhere,
}

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
    /// No such card in the hand, or among those that Raven's Eye has shown.
    NotInHand,
    /// The space is of another kind than the action needs.
    WrongSpace {
        /// The space.
        at: Space,
        /// The kind that it needs.
        wanted: Wanted,
    },
    /// The figure is not there.
    NotThere {
        /// The figure.
        figure: Figure,
        /// The space; [`Space::NONE`] if the figure is not in the dungeon at all.
        at: Space,
    },
    /// The figure never moves.
    NeverMoves {
        /// The figure.
        figure: Figure,
    },
    /// The Rampaging Troll has moved this turn.
    MovedAlready,
    /// The hero has already stepped by the Lantern.
    SteppedAlready,
    /// No doorway leads there.
    NotAdjacent {
        /// The origin.
        from: Space,
        /// The destination.
        to: Space,
    },
    /// Heroes cannot enter pits.
    HeroInPit {
        /// The pit.
        at: Space,
    },
    /// No figure enters the room of a Cave Troll.
    CaveTroll {
        /// The room.
        at: Space,
        /// The owner of the Cave Troll.
        whose: Seat,
    },
    /// An opposing Knight keeps the character out.
    Knight {
        /// The room.
        at: Space,
        /// The owner of the Knight.
        whose: Seat,
    },
    /// The room has as many characters as it can hold; or the space of a Banshee has so many that she pulls no more to it.
    Full {
        /// The space.
        at: Space,
        /// The number of characters in it.
        holds: u8,
    },
    /// The Berserker enters a full room, or is pulled to such a space, only when it holds exactly five characters of others.
    FullForBerserker {
        /// The space.
        at: Space,
        /// The number of characters in it.
        holds: u8,
        /// How many of them are of his own colour.
        own: u8,
    },
    /// The Wraith enters a full room only when she can push a character out of it.
    NobodyToPush {
        /// The room.
        at: Space,
    },
    /// Nothing enters, leaves or is removed from the room under the Iron Threshold.
    Sealed {
        /// The room.
        at: Space,
    },
    /// This ability works in rooms only.
    NotInRoom {
        /// Where the figure stands.
        at: Space,
    },
    /// The ability does not reach the figure.
    OutOfReach {
        /// The figure.
        figure: Figure,
    },
    /// The figure belongs to the player who acts, and this ability reaches opponents only.
    OwnFigure,
    /// A Paladin protects the heroes of that room.
    Sheltered {
        /// The room.
        at: Space,
        /// The owner of the Paladin.
        whose: Seat,
    },
    /// That figure is not the only character of its colour in the room.
    NotAlone {
        /// The owner of the characters.
        whose: Seat,
        /// The number of characters of that colour.
        characters: u8,
    },
    /// The ability would have no effect now.
    NoEffect,
    /// No artifact to be played.
    NoArtifact,
    /// That hero has not been removed from the dungeon.
    NotRemoved {
        /// The hero.
        figure: Figure,
    },
    /// No hero in that room.
    NoHero {
        /// The room.
        at: Space,
    },
    /// Another player has more heroes in that room.
    Outnumbered {
        /// The room.
        at: Space,
        /// The player with more heroes.
        by: Seat,
    },
    /// The outcome is impossible now.
    NotDue,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Illegal {}
