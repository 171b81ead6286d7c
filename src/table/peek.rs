//! A look at somebody's trollsmoot and storage: everything in it lies open in this game.

use leptos::prelude::*;

use super::dialog::Dialog;
use crate::panels::{Smoot, Storage};
use crate::session::Session;
use crate::words::words;

/// The dialog, while somebody's trollsmoot is being looked at.
#[component]
pub fn Peek(
    /// The game.
    session: Session,
) -> impl IntoView {
    move || {
        session.peek.get().map(|seat| {
            let title = words().table.peek_title(&session.name(seat));
            let close = move || session.peek.set(None);
            view! {
                <Dialog title close>
                    <Smoot session seat/>
                    <Storage session seat/>
                </Dialog>
            }
        })
    }
}
