//! Caverns, stores, network, troll cards and hidden hand of a player.

use leptos::prelude::*;
use moot_core::Seat;

use super::rounds;
use crate::board;
use crate::marker::Session;
use moot_table_ui::selection_controls::known;

/// The belongings of a player, for the player dialog.
#[component]
pub fn Belongings(
    /// The game.
    session: Session,
    /// The player.
    seat: Seat,
) -> impl IntoView {
    let known = known(session, |view| view.table);
    view! {
        <div class="belongings princess">
            {board::network(session, seat)} {board::caverns(session, seat)}
            {move || known.with(|state| rounds::row(session, state, seat))}
        </div>
    }
}
