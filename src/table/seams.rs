//! Where the board and the panels join the page.

use leptos::prelude::*;
use mountain_king::Phase;

use crate::session::Session;

/// The mountain.
pub fn mountain(session: Session) -> AnyView {
    view! { <crate::board::Mountain session/> }.into_any()
}

/// The tray under the mountain: that of the board or that of the panels, as the decision wants.
pub fn tray(session: Session) -> AnyView {
    let board = Memo::new(move |_| session.state.with(|state| session.pick.with(|pick| crate::board::wants_tray(state, pick))));
    let panel = move || view! { <crate::panels::PanelTray session/> }.into_any();
    let shown = move || if board.get() { view! { <crate::board::BoardTray session/> }.into_any() } else { panel() };
    shown.into_any()
}

/// The secret draft, over everything else.
pub fn draft(session: Session) -> AnyView {
    let drafting = Memo::new(move |_| {
        session.curtain.get().is_none() && session.state.with(|state| state.phase == Phase::Draft)
    });
    view! { {move || drafting.get().then(|| view! { <div class="draft"></div> })} }.into_any()
}

/// The left column of a desk, without the saga.
pub fn left(_session: Session) -> AnyView {
    ().into_any()
}

/// The right column of a desk.
pub fn right(_session: Session) -> AnyView {
    ().into_any()
}

/// Trollsmoot and storage.
pub fn trolls(_session: Session) -> AnyView {
    ().into_any()
}

/// The horde.
pub fn horde(_session: Session) -> AnyView {
    ().into_any()
}

/// The dialog for trades.
pub fn trade(_session: Session) -> AnyView {
    ().into_any()
}
