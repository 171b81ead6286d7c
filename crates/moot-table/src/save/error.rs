//! Errors of saves.

use core::error::Error;
use core::fmt;

use moot_core::Game;

use crate::{EntryError, Refused, StepError, Table};

/// Why a text is not a save. No game is needed to find out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The text is not JSON.
    NotJson {
        /// The line of the syntax error, from 1.
        line: usize,
        /// The column of the syntax error, from 1.
        column: usize,
    },
    /// It is JSON but not a save: this key is missing or has the wrong type.
    NotASave {
        /// The key.
        key: &'static str,
    },
    /// A later version of the program wrote it.
    NewerFormat {
        /// Its format.
        found: u64,
        /// The latest format that this program reads.
        known: u16,
    },
    /// The checksum does not match: the contents have changed.
    Damaged {
        /// The checksum in the save.
        stored: u32,
        /// The checksum of the contents.
        computed: u32,
    },
    /// Migrating an old save failed.
    Step(StepError),
    /// A key has the wrong type, is missing or is unknown.
    Shape {
        /// The message of the JSON parser, for people who repair saves by hand.
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

/// Why a valid save is not a playable game.
pub enum Unplayable<G: Game> {
    /// It is a save of another game.
    OtherGame {
        /// [`Game::ID`] of that game.
        found: String,
    },
    /// It was played by later rules.
    NewerRules {
        /// Their revision.
        found: u16,
        /// The revision of this program.
        known: u16,
    },
    /// The game cannot play the setup.
    Setup {
        /// The message of the deserializer.
        detail: String,
    },
    /// The list of players does not match the setup.
    Seats {
        /// The number of players in the save.
        found: usize,
        /// The number of seats of the setup.
        needed: usize,
    },
    /// An entry of the log does not parse.
    LogText {
        /// The index of the entry.
        at: usize,
        /// Where and why it does not parse.
        why: EntryError,
        /// The game before that entry.
        table: Box<Table<G>>,
    },
    /// An entry of the log does not fit the rules.
    LogPlay {
        /// The index of the entry.
        at: usize,
        /// Why it does not fit.
        why: Refused<G::Illegal>,
        /// The game before that entry.
        table: Box<Table<G>>,
    },
    /// An entry of the redo stack does not parse; the log itself is valid.
    UndoneText {
        /// The index of the entry.
        at: usize,
        /// Where and why it does not parse.
        why: EntryError,
        /// The game without a redo stack.
        table: Box<Table<G>>,
    },
    /// An entry of the redo stack does not fit the rules; the log itself is valid.
    UndonePlay {
        /// The index of the entry.
        at: usize,
        /// Why it does not fit.
        why: Refused<G::Illegal>,
        /// The game without a redo stack.
        table: Box<Table<G>>,
    },
    /// The marks are not in order, or one is after the end; the log itself is valid.
    Mark {
        /// The index of the mark.
        index: usize,
        /// The game with the marks before that one.
        table: Box<Table<G>>,
    },
}

impl<G: Game> Unplayable<G> {
    /// Returns the part of the game that could be replayed, to watch it or to continue from there. `None` if the fault is
    /// outside the log.
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

/// As `Display`, because tables are long.
impl<G: Game> fmt::Debug for Unplayable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unplayable({self})")
    }
}

impl<G: Game> Error for Unplayable<G> {}
