//! Where the board and the panels join the page.

use leptos::prelude::*;

use crate::session::Session;

/// The mountain.
pub fn mountain(session: Session) -> AnyView {
    view! { <crate::board::Mountain session/> }.into_any()
}

/// The tray under the mountain.
pub fn tray(session: Session) -> AnyView {
    view! { <crate::board::BoardTray session/> }.into_any()
}
