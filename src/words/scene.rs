//! What a sentence is about: the table at that moment and who sits there.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::SeatInfo;

use crate::playable::{Playable, SetupOf, StateOf};
use crate::session::Session;

/// What a sentence is about. For something that happened, the position right after it.
#[derive(Debug)]
pub struct Scene<'a, G: Playable> {
    /// The options of the game.
    pub setup: &'a SetupOf<G>,
    /// The position.
    pub state: &'a StateOf<G>,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
}

impl<G: Playable> Scene<'_, G> {
    /// The name of whoever sits there; empty for a seat that nobody has.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| &info.name)
    }

    /// Lets `tell` speak about the position that a session shows.
    pub(crate) fn now<T>(session: Session<G>, tell: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let setup = session.setup();
        session.state.with(|state| session.seats.with(|seats| tell(&Scene { setup: &setup, state, seats })))
    }
}
