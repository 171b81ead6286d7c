//! Why a save is no game, and what can be rescued of it.

use moot_core::Game;
use moot_table::{SeatInfo, Table, Unplayable, Unreadable};

use crate::text::saves::Unfit;
use crate::text::words;

/// Why a save is no game.
#[derive(Debug)]
pub enum Trouble<G: Game> {
    /// What is stored is not whole.
    Torn,
    /// Its text is no sound save.
    Unreadable(Unreadable),
    /// A sound save, but no game that can be played.
    Unfit {
        /// Why.
        why: Unfit,
        /// The game up to where it breaks off, with those who play it.
        rescued: Option<Box<Rescued<G>>>,
    },
}

/// What can be rescued of a save.
#[derive(Debug)]
pub struct Rescued<G: Game> {
    /// The game up to where the save breaks off.
    pub table: Table<G>,
    /// Who plays it.
    pub seats: Vec<SeatInfo>,
}

impl<G: Game> Trouble<G> {
    pub(super) fn unplayable(why: Unplayable<G>, seats: Vec<SeatInfo>) -> Trouble<G> {
        let fault = match &why {
            Unplayable::OtherGame { found } => Unfit::OtherGame(found.clone()),
            Unplayable::NewerRules { .. } => Unfit::NewerRules,
            Unplayable::Setup { .. } | Unplayable::Seats { .. } => Unfit::Setup,
            Unplayable::LogText { at, .. } | Unplayable::LogPlay { at, .. } => Unfit::Log { entry: at + 1 },
            // The log itself is sound; only what was taken back after it is not.
            Unplayable::UndoneText { table, .. }
            | Unplayable::UndonePlay { table, .. }
            | Unplayable::Mark { table, .. } => Unfit::Log { entry: table.log().len() + 1 },
        };
        let rescued = why.salvage().map(|table| Box::new(Rescued { table, seats }));
        Trouble::Unfit { why: fault, rescued }
    }

    /// The reason in words.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Trouble::Torn => words().saves.torn().to_owned(),
            Trouble::Unreadable(why) => words().saves.unreadable(why),
            Trouble::Unfit { why, .. } => words().saves.unfit(why),
        }
    }
}
