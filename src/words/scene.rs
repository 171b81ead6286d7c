//! What a sentence is about: the table at that moment and who sits there.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::SeatInfo;
use mountain_king::{Setup, State};

use crate::session::Session;

/// What a sentence is about. For something that happened, the position right after it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The options of the game.
    pub setup: &'a Setup,
    /// The position.
    pub state: &'a State,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
}

impl Scene<'_> {
    /// The name of whoever sits there; empty for a seat that nobody has.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| &info.name)
    }

    /// Lets `tell` speak about the present position of a session.
    pub(crate) fn now<T>(session: Session, tell: impl FnOnce(&Scene<'_>) -> T) -> T {
        let setup = session.setup();
        session.state.with(|state| session.seats.with(|seats| tell(&Scene { setup: &setup, state, seats })))
    }
}
