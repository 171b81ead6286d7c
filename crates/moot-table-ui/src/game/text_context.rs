//! The context of a sentence: the position and the players.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::SeatInfo;

use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::game::{SetupOf, StateOf};
use moot_ui::text::shown_name;

/// The context of a sentence. For an event, the position right after it.
#[derive(Debug)]
pub struct TextContext<'a, G: GameView> {
    /// The setup of the game.
    pub setup: &'a SetupOf<G>,
    /// The position.
    pub state: &'a StateOf<G>,
    /// The players by seat.
    pub seats: &'a [SeatInfo],
}

impl<G: GameView> TextContext<'_, G> {
    /// The name of the player of a seat; empty for a seat that does not exist.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| shown_name(&info.name))
    }

    /// Calls `tell` with the position that a session shows.
    pub fn now<T>(session: Session<G>, tell: impl FnOnce(&TextContext<'_, G>) -> T) -> T {
        let setup = session.setup();
        session
            .state()
            .with(|state| session.seats().with(|seats| tell(&TextContext { setup: &setup, state, seats })))
    }

    /// Calls `tell` with the position that names the turn: see [`Session::turn_state`].
    pub fn of_turn<T>(session: Session<G>, tell: impl FnOnce(&TextContext<'_, G>) -> T) -> T {
        let (setup, state) = (session.setup(), session.turn_state());
        session.seats().with(|seats| tell(&TextContext { setup: &setup, state: &state, seats }))
    }
}
