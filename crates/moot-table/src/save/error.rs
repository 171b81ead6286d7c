//! Why a save cannot be read or played.

use core::error::Error;
use core::fmt;

use moot_core::Game;

use crate::{EntryError, Refused, StepError, Table};

/// Why a text is not a save, before any game has looked at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The text is not JSON.
    NotJson {
        /// The line of the trouble, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// JSON, but not a save: it has no usable key of this name.
    NotASave {
        /// The key.
        key: &'static str,
    },
    /// Written by a later version of the program.
    NewerFormat {
        /// Its format.
        found: u64,
        /// The latest format known here.
        known: u16,
    },
    /// The contents are not what was saved.
    Damaged {
        /// The checksum in the save.
        stored: u32,
        /// The checksum of what is there.
        computed: u32,
    },
    /// An old save that could not be brought up to date.
    Step(StepError),
    /// A key of the wrong kind, one too many or too few: the message of the JSON reader names it.
    Shape {
        /// That message, for people who repair saves by hand.
        detail: String,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::NotJson { line, column } => write!(f, "not JSON at line {line}, column {column}"),
            Unreadable::NotASave { key } => write!(f, "no usable key {key:?}"),
            Unreadable::NewerFormat { found, known } => write!(f, "format {found}, known up to {known}"),
            Unreadable::Damaged { stored, computed } => {
                write!(f, "checksum {stored:08x} stored, {computed:08x} computed")
            }
            Unreadable::Step(why) => why.fmt(f),
            Unreadable::Shape { detail } => f.write_str(detail),
        }
    }
}

impl Error for Unreadable {}

/// Why a save that can be read is not a game that can be played.
pub enum Unplayable<G: Game> {
    /// It belongs to another game.
    OtherGame {
        /// That game's name on the wire.
        found: String,
    },
    /// It was played with later rules.
    NewerRules {
        /// Their revision.
        found: u16,
        /// The revision here.
        known: u16,
    },
    /// The setup is not one that the game can play.
    Setup {
        /// The message of whoever read it.
        detail: String,
    },
    /// The list of players does not match the setup.
    Seats {
        /// How many the save names.
        found: usize,
        /// How many the setup needs.
        needed: usize,
    },
    /// An entry of the log is no text of the game.
    LogText {
        /// Its place.
        at: usize,
        /// Where it stops making sense.
        why: EntryError,
        /// Everything before it.
        table: Box<Table<G>>,
    },
    /// An entry of the log does not fit the rules.
    LogPlay {
        /// Its place.
        at: usize,
        /// Why it does not.
        why: Refused<G::Illegal>,
        /// Everything before it.
        table: Box<Table<G>>,
    },
    /// An entry that was taken back is no text of the game; the log itself is sound.
    UndoneText {
        /// Its place.
        at: usize,
        /// Where it stops making sense.
        why: EntryError,
        /// The game, with nothing to redo.
        table: Box<Table<G>>,
    },
    /// An entry that was taken back could not be redone; the log itself is sound.
    UndonePlay {
        /// Its place.
        at: usize,
        /// Why it cannot.
        why: Refused<G::Illegal>,
        /// The game, with nothing to redo.
        table: Box<Table<G>>,
    },
    /// The marks are not in order, or one stands after the end; the log itself is sound.
    Mark {
        /// Which mark.
        index: usize,
        /// The game, with the marks before that one.
        table: Box<Table<G>>,
    },
}

impl<G: Game> Unplayable<G> {
    /// The part of the game that could be replayed, to watch or to go on from.
    #[must_use]
    pub fn salvage(self) -> Option<Table<G>> {
        match self {
            Unplayable::LogText { table, .. }
            | Unplayable::LogPlay { table, .. }
            | Unplayable::UndoneText { table, .. }
            | Unplayable::UndonePlay { table, .. }
            | Unplayable::Mark { table, .. } => Some(*table),
            _ => None,
        }
    }
}

impl<G: Game> fmt::Display for Unplayable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::OtherGame { found } => write!(f, "game {found:?}, not {:?}", G::ID),
            Unplayable::NewerRules { found, known } => write!(f, "rules {found}, known up to {known}"),
            Unplayable::Setup { detail } => write!(f, "setup: {detail}"),
            Unplayable::Seats { found, needed } => write!(f, "{found} seats for a game of {needed}"),
            Unplayable::LogText { at, why, .. } => write!(f, "log {at}: {why}"),
            Unplayable::LogPlay { at, why, .. } => write!(f, "log {at}: {why}"),
            Unplayable::UndoneText { at, why, .. } => write!(f, "redo {at}: {why}"),
            Unplayable::UndonePlay { at, why, .. } => write!(f, "redo {at}: {why}"),
            Unplayable::Mark { index, .. } => write!(f, "mark {index} out of place"),
        }
    }
}

/// As `Display`: tables are long.
impl<G: Game> fmt::Debug for Unplayable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unplayable({self})")
    }
}

impl<G: Game> Error for Unplayable<G> {}
