//! A look at what lies before somebody.

use leptos::prelude::*;

use crate::game::GameView;
use crate::game::session::Session;
use moot_ui::dialog::Dialog;

/// The dialog, while somebody's belongings are being looked at.
#[component]
pub fn Peek<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    move || {
        session.peek.get().map(|seat| {
            let title = G::words().belongings(&session.name(seat));
            let close = move || session.peek.set(None);
            view! {
                <Dialog title close>
                    {G::belongings(session, seat)}
                </Dialog>
            }
        })
    }
}
