//! Where the board and the panels join the page.

use leptos::prelude::*;
use mountain_king::Phase;

use crate::advice::HintTray;
use crate::board::{BoardTray, Mountain, wants_tray};
use crate::news::BackTray;
use crate::opponents::Hands;
use crate::panels::{
    DraftScreen, Horde, PanelTray, Smoot, Spellbook, Storage, Track, TradeDialog, Workshops,
};
use crate::session::Session;

/// The mountain.
pub fn mountain(session: Session) -> AnyView {
    view! { <Mountain session/> }.into_any()
}

/// The tray under the mountain: that of the board or that of the panels, as the decision wants.
pub fn tray(session: Session) -> AnyView {
    let board =
        Memo::new(move |_| session.state.with(|state| session.pick.with(|pick| wants_tray(state, pick))));
    view! {
        {move || {
            match session.hands.get() {
                Hands::Machine(seat) => return super::opponents::waiting(session, seat),
                Hands::Past => return view! { <BackTray session/> }.into_any(),
                Hands::Free if session.hinting.get() => return view! { <HintTray session/> }.into_any(),
                Hands::Free => {}
            }
            if board.get() {
                view! { <BoardTray session/> }.into_any()
            } else {
                view! { <PanelTray session/> }.into_any()
            }
        }}
    }
    .into_any()
}

/// The secret draft, over everything else.
pub fn draft(session: Session) -> AnyView {
    let drafting = Memo::new(move |_| {
        let free = session.hands.get().free() && session.curtain.get().is_none();
        free && session.state.with(|state| state.phase == Phase::Draft)
    });
    view! { {move || drafting.get().then(|| view! { <DraftScreen session/> })} }.into_any()
}

/// The left column of a desk, without the saga.
pub fn left(session: Session) -> AnyView {
    view! {
        <Spellbook session/>
        <Workshops session/>
        <Track session/>
    }
    .into_any()
}

/// The right column of a desk.
pub fn right(session: Session) -> AnyView {
    view! {
        <Horde session/>
        <Smoot session/>
        <Storage session/>
    }
    .into_any()
}

/// Trollsmoot and storage.
pub fn trolls(session: Session) -> AnyView {
    view! {
        <Smoot session/>
        <Storage session/>
    }
    .into_any()
}

/// The horde.
pub fn horde(session: Session) -> AnyView {
    view! { <Horde session/> }.into_any()
}

/// The dialog for trades.
pub fn trade(session: Session) -> AnyView {
    view! { <TradeDialog session/> }.into_any()
}
