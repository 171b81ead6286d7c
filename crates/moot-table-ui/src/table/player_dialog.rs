//! The dialog with the belongings of a player.

use leptos::prelude::*;
use moot_core::Seat;

use crate::game::GameView;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use moot_ui::dialog::Dialog;

/// The dialog with the belongings of a player, while it is open.
pub(super) fn opened<G: GameView>(session: Session<G>) -> impl IntoView {
    move || {
        let seat = session.player_dialog().get()?;
        Some(extra(move |extras: &ExtrasChunk<G>| (extras.player_dialog)(session, seat)))
    }
}

/// The dialog with the belongings of this player.
pub fn dialog<G: GameView>(session: Session<G>, seat: Seat) -> AnyView {
    let title = G::words().belongings(&session.name(seat));
    let close = move || session.close_player();
    view! {
        <Dialog title close>
            {G::belongings(session, seat)}
        </Dialog>
    }
    .into_any()
}
