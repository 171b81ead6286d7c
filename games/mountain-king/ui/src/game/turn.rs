//! What the turns need and the draft does not: the trays, and the dialog of trades. It is fetched while the first players
//! still choose their trolls.

use leptos::prelude::*;

use super::Session;
use crate::board::{BoardTray, wants_tray};
use crate::panels::{PanelTray, TradeDialog};
use moot_ui::code_split;
use moot_ui::part;

/// The door to it.
pub struct Turn {
    /// The tray in which a player decides.
    pub tray: fn(Session) -> AnyView,
    /// The dialog of trades.
    pub trade: fn(Session) -> AnyView,
}

part!(
    /// What the turns need and the draft does not.
    pub turn in king_turn -> &'static Turn = &Turn {
        tray,
        trade: |session| view! { <TradeDialog session/> }.into_any(),
    }
);

/// Has it fetched before it is needed. Whoever needs it then asks again, and tells if it cannot be fetched.
pub fn foresee() {
    code_split::with(turn(), |_| ());
}

fn tray(session: Session) -> AnyView {
    let board = Memo::new(move |_| {
        session.state.with(|state| session.hand.pick.with(|pick| wants_tray(state, pick)))
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
