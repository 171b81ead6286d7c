//! What a sentence is about: the table at that moment and who sits there.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::SeatInfo;

use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::game::{SetupOf, StateOf};

/// What a sentence is about. For something that happened, the position right after it.
#[derive(Debug)]
pub struct Scene<'a, G: GameView> {
    /// The options of the game.
    pub setup: &'a SetupOf<G>,
    /// The position.
    pub state: &'a StateOf<G>,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
}

impl<G: GameView> Scene<'_, G> {
    /// The name of whoever sits there; empty for a seat that nobody has.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| &info.name)
    }

    /// Lets `tell` speak about the position that a session shows.
    pub fn now<T>(session: Session<G>, tell: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let setup = session.setup();
        session.state.with(|state| session.seats.with(|seats| tell(&Scene { setup: &setup, state, seats })))
    }
}
