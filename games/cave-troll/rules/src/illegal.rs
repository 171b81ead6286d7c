//! Why an action is refused.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{Figure, Space};

/// Why an action is refused: facts, no sentences for players. The page turns them into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Somebody else decides now.
    NotYourTurn {
        /// Who does.
        asked: Seat,
    },
    /// Something is being drawn; nobody decides.
    Drawing,
    /// The game is over.
    GameOver,
    /// This kind of action does not belong to what is being decided.
    WrongMoment,
    /// After so many turns without one, a turn must begin with a draw.
    MustDraw {
        /// How many turns.
        turns: u8,
    },
    /// No such card in the hand, or among those that Raven's Eye has shown.
    NotInHand,
    /// A figure of this kind cannot be put on that space.
    WrongSpace {
        /// The space.
        at: Space,
    },
    /// That figure is not there.
    NotThere {
        /// Which figure.
        figure: Figure,
        /// Where it is not; [`Space::NONE`] when it is not in the dungeon at all.
        at: Space,
    },
    /// That figure never moves.
    NeverMoves {
        /// Which figure.
        figure: Figure,
    },
    /// The Rampaging Troll has moved this turn.
    MovedAlready,
    /// That hero has stepped by this light already.
    SteppedAlready,
    /// No doorway leads there.
    NotAdjacent {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A Banshee does not step back to where she began.
    NoWayBack {
        /// Where she began.
        to: Space,
    },
    /// Heroes cannot enter pits.
    HeroInPit {
        /// The pit.
        at: Space,
    },
    /// Nobody enters the room of a Cave Troll.
    CaveTroll {
        /// The room.
        at: Space,
        /// Whose Cave Troll.
        whose: Seat,
    },
    /// An opposing Knight keeps the character out.
    Knight {
        /// The room.
        at: Space,
        /// Whose Knight.
        whose: Seat,
    },
    /// The room has as many characters as it can hold.
    Full {
        /// The room.
        at: Space,
        /// How many characters it holds.
        holds: u8,
    },
    /// The Berserker enters a full room only when it holds exactly five characters of others.
    FullForBerserker {
        /// The room.
        at: Space,
        /// How many characters it holds.
        holds: u8,
        /// How many of them are of his own colour.
        own: u8,
    },
    /// The Wraith enters a full room only when she can push somebody out of it.
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
    /// This ability does not reach that figure.
    OutOfReach {
        /// Which figure.
        figure: Figure,
    },
    /// The figure belongs to the player who acts, and this ability reaches opponents only.
    OwnFigure,
    /// A Paladin shelters the heroes of that room.
    Sheltered {
        /// The room.
        at: Space,
        /// Whose Paladin.
        whose: Seat,
    },
    /// That figure is not the only character of its colour in the room.
    NotAlone {
        /// Whose characters.
        whose: Seat,
        /// How many there are.
        characters: u8,
    },
    /// The ability, or the artifact, could do nothing now.
    NoEffect,
    /// No artifact to be played.
    NoArtifact,
    /// That hero has not been removed from the dungeon.
    NotRemoved {
        /// Which hero.
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
        /// Who has more.
        by: Seat,
    },
    /// At least one choice has to be made first.
    AtLeastOne,
    /// A chance event that cannot happen now.
    NotDue,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Illegal {}
