//! Where the board and the panels join the page.

use leptos::prelude::*;

use crate::session::Session;

/// The mountain.
pub fn mountain(_session: Session) -> AnyView {
    view! { <div class="board" role="img"></div> }.into_any()
}

/// The tray under the mountain.
pub fn tray(_session: Session) -> AnyView {
    view! { <div class="tray" role="toolbar"></div> }.into_any()
}
