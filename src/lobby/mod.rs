//! The lobby: choose a game, seats and options, or continue a saved game.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::words::words;

/// The lobby.
#[component]
pub fn Lobby(
    /// The page's shared state.
    desk: Desk,
) -> impl IntoView {
    let _ = desk;
    view! { <main>{words().lobby.brand()}</main> }
}
