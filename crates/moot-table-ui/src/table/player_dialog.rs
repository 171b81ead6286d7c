//! The dialog with the belongings of a player.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use moot_ui::dialog::Dialog;

/// The dialog with the belongings of a player, while it is open.
#[component]
pub fn PlayerDialog<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    move || {
        session.player_dialog().get().map(|seat| {
            let title = G::words().belongings(&session.name(seat));
            let close = move || session.close_player();
            view! {
                <Dialog title close>
                    {extra(move |extras: &ExtrasChunk<G>| (extras.belongings)(session, seat))}
                </Dialog>
            }
        })
    }
}
