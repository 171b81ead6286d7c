//! The score sheet.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::session::Session;
use crate::words::words;

/// The score sheet of a game.
#[component]
pub fn Sheet(
    /// The page's shared state.
    desk: Desk,
    /// The game.
    session: Session,
) -> impl IntoView {
    let _ = (desk, session);
    view! { <main class="end"><h1>{words().sheet.title()}</h1></main> }
}
