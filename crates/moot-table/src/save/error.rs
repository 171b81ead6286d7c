//! Errors of saves.

use core::error::Error;
use core::fmt;

use moot_core::Game;

use crate::{EntryError, Refused, StepError, Table};

/// Why a text is not a save. No game is needed to find out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveDecodeError {
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

impl fmt::Display for SaveDecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveDecodeError::NotJson { line, column } => {
                write!(f, "not JSON at line {line}, column {column}")
            }
            SaveDecodeError::NotASave { key } => write!(f, "no usable key {key:?}"),
            SaveDecodeError::NewerFormat { found, known } => write!(f, "format {found}, known up to {known}"),
            SaveDecodeError::Damaged { stored, computed } => {
                write!(f, "checksum {stored:08x} stored, {computed:08x} computed")
            }
            SaveDecodeError::Step(why) => why.fmt(f),
            SaveDecodeError::Shape { detail } => f.write_str(detail),
        }
    }
}

impl Error for SaveDecodeError {}

/// Why a valid save is not a playable game.
pub enum SaveOpenError<G: Game> {
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

impl<G: Game> SaveOpenError<G> {
    /// Returns the part of the game that could be replayed, to watch it or to continue from there. `None` if the fault is
    /// outside the log.
    #[must_use]
    pub fn salvage(self) -> Option<Table<G>> {
        match self {
            SaveOpenError::LogText { table, .. }
            | SaveOpenError::LogPlay { table, .. }
            | SaveOpenError::UndoneText { table, .. }
            | SaveOpenError::UndonePlay { table, .. }
            | SaveOpenError::Mark { table, .. } => Some(*table),
            _ => None,
        }
    }
}

impl<G: Game> fmt::Display for SaveOpenError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveOpenError::OtherGame { found } => write!(f, "game {found:?}, not {:?}", G::ID),
            SaveOpenError::NewerRules { found, known } => write!(f, "rules {found}, known up to {known}"),
            SaveOpenError::Setup { detail } => write!(f, "setup: {detail}"),
            SaveOpenError::Seats { found, needed } => write!(f, "{found} seats for a game of {needed}"),
            SaveOpenError::LogText { at, why, .. } => write!(f, "log {at}: {why}"),
            SaveOpenError::LogPlay { at, why, .. } => write!(f, "log {at}: {why}"),
            SaveOpenError::UndoneText { at, why, .. } => write!(f, "redo {at}: {why}"),
            SaveOpenError::UndonePlay { at, why, .. } => write!(f, "redo {at}: {why}"),
            SaveOpenError::Mark { index, .. } => write!(f, "mark {index} out of place"),
        }
    }
}

/// As `Display`, because tables are long.
impl<G: Game> fmt::Debug for SaveOpenError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SaveOpenError({self})")
    }
}

impl<G: Game> Error for SaveOpenError<G> {}
