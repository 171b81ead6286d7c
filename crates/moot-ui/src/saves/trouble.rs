//! Why a save cannot be opened, and the part of it that can be recovered.

use moot_core::Game;
use moot_table::{SaveDecodeError, SaveOpenError, SeatInfo, Table};

use crate::text::saves::Unfit;
use crate::text::words;

/// Why a save cannot be opened.
#[derive(Debug)]
pub enum Trouble<G: Game> {
    /// The stored record is damaged.
    Torn,
    /// The text is not a valid save.
    Unreadable(SaveDecodeError),
    /// A valid save of a game that cannot be replayed.
    Unfit {
        /// The reason.
        why: Unfit,
        /// The game up to the first faulty entry, with its players.
        rescued: Option<Box<Rescued<G>>>,
    },
}

/// The recoverable part of a save.
#[derive(Debug)]
pub struct Rescued<G: Game> {
    /// The game up to the first faulty entry.
    pub table: Table<G>,
    /// The players.
    pub seats: Vec<SeatInfo>,
}

impl<G: Game> Trouble<G> {
    pub(super) fn unplayable(why: SaveOpenError<G>, seats: Vec<SeatInfo>) -> Trouble<G> {
        let fault = match &why {
            SaveOpenError::OtherGame { found } => Unfit::OtherGame(found.clone()),
            SaveOpenError::NewerRules { .. } => Unfit::NewerRules,
            SaveOpenError::Setup { .. } | SaveOpenError::Seats { .. } => Unfit::Setup,
            SaveOpenError::LogText { at, .. } | SaveOpenError::LogPlay { at, .. } => {
                Unfit::Log { entry: at + 1 }
            }
            // The log itself is valid; only the undone moves after it are not.
            SaveOpenError::UndoneText { table, .. }
            | SaveOpenError::UndonePlay { table, .. }
            | SaveOpenError::Mark { table, .. } => Unfit::Log { entry: table.log().len() + 1 },
        };
        let rescued = why.salvage().map(|table| Box::new(Rescued { table, seats }));
        Trouble::Unfit { why: fault, rescued }
    }

    /// The reason as a sentence.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Trouble::Torn => words().saves.torn().to_owned(),
            Trouble::Unreadable(why) => words().saves.unreadable(why),
            Trouble::Unfit { why, .. } => words().saves.unfit(why),
        }
    }
}
