//! What is not needed before the first turn is played. It is fetched when it is asked for.
//!
//! Whatever is added round a game belongs here unless the first decision needs it: an entry in [`ExtrasChunk`], and where it
//! is shown `extra(|extras| ...)`.

use leptos::prelude::*;
use moot_core::Seat;
use moot_ui::app_state::AppState;
use moot_ui::code_split;
use moot_ui::extras_chunk::LobbyExtras;

use crate::advice::HintTray;
use crate::game::GameView;
use crate::links;
use crate::move_preview::{self, Aim};
use crate::replay;
use crate::saved_games::Saved;
use crate::session::Session;
use crate::table::menu::List;
use crate::table::sheet::Sheet;
use crate::variations;

/// Its functions.
pub struct ExtrasChunk<G: GameView> {
    /// The tray in which the game is sent on to somebody elsewhere.
    pub send_on: fn(Session<G>, Seat) -> AnyView,
    /// What hangs under the menu while it is open, and its dialogs.
    pub menu: fn(AppState<G>, Session<G>, RwSignal<bool>) -> AnyView,
    /// The tray with the hints.
    pub hints: fn(Session<G>) -> AnyView,
    /// The bar of a replay.
    pub replay_bar: fn(AppState<G>, Session<G>) -> AnyView,
    /// The tray of a replay.
    pub replay_tray: fn(Session<G>) -> AnyView,
    /// What is certain of a choice.
    pub outlook: fn(Session<G>, Signal<Option<String>>) -> AnyView,
    /// What is certain of a choice that is pointed at: its action, and where it is.
    pub pointed: fn(Session<G>, Aim) -> AnyView,
    /// The mark of a what-if.
    pub ribbon: fn(AppState<G>, Session<G>) -> AnyView,
}

impl<G: GameView> ExtrasChunk<G> {
    /// The chunk. To be named only where a part of the program is cut off.
    pub const CHUNK: &'static ExtrasChunk<G> = &ExtrasChunk {
        send_on: |session, seat| links::send_on(session, seat).into_any(),
        menu: |desk, session, open| view! { <List desk session open/> }.into_any(),
        hints: |session| view! { <HintTray session/> }.into_any(),
        replay_bar: replay::bar,
        replay_tray: replay::tray,
        outlook: move_preview::shown,
        pointed: move_preview::above,
        ribbon: variations::ribbon,
    };
}

/// What the lobby of a first visit does not need. To be named only where a part of the program is cut off.
#[must_use]
pub const fn lobby_extras<G: GameView>() -> LobbyExtras<G> {
    LobbyExtras::new(
        |app| view! { <Saved desk=app/> }.into_any(),
        |app, code| links::arrived(app, code).into_any(),
        |app, session| view! { <Sheet desk=app session/> }.into_any(),
    )
}

/// Shows something of it as soon as it has been fetched.
pub fn extra<G: GameView>(show: impl Fn(&'static ExtrasChunk<G>) -> AnyView + Send + 'static) -> AnyView {
    code_split::view(G::extras_chunk, show)
}
