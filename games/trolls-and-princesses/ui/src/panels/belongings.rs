//! Caverns, stores, network, troll cards and hidden hand of a player.

use leptos::prelude::*;
use moot_core::Seat;

use super::control::known;
use super::rounds;
use crate::board;
use crate::game::Session;

/// What lies before any player, for a look at it.
#[component]
pub fn Belongings(
    /// The game.
    session: Session,
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let known = known(session);
    view! {
        <div class="belongings princess">
            {board::network(session, seat)} {board::caverns(session, seat)}
            {move || known.with(|state| rounds::row(session, state, seat))}
        </div>
    }
}
