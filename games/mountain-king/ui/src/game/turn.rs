//! The chunk for turns: the trays, and the trade dialog. It is prefetched during the draft.

use leptos::prelude::*;

use super::Session;
use crate::board::{BoardTray, wants_tray};
use crate::panels::{PanelTray, TradeDialog};
use moot_ui::chunk;
use moot_ui::code_split;

/// The functions of the chunk.
pub struct Turn {
    /// The tray for decisions.
    pub tray: fn(Session) -> AnyView,
    /// The trade dialog.
    pub trade: fn(Session) -> AnyView,
}

chunk!(
    /// The chunk for turns.
    pub turn in king_turn -> &'static Turn = &Turn {
        tray,
        trade: |session| view! { <TradeDialog session/> }.into_any(),
    }
);

/// Prefetches the chunk. The view that needs it loads it again, and reports a failure.
pub fn foresee() {
    code_split::with(turn(), |_| ());
}

fn tray(session: Session) -> AnyView {
    let board = Memo::new(move |_| {
        session.state().with(|state| session.selection().pick().with(|pick| wants_tray(state, pick)))
    });
    let shown = move || {
        if board.get() {
            view! { <BoardTray session/> }.into_any()
        } else {
            view! { <PanelTray session/> }.into_any()
        }
    };
    shown.into_any()
}
