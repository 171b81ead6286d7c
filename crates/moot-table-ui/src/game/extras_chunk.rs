//! What is not needed before the first turn is played. It is fetched when it is asked for.
//!
//! Whatever is added round a game belongs here unless the first decision needs it: an entry in [`ExtrasChunk`], and where it
//! is shown `extra(|extras| ...)`.

use leptos::prelude::*;
use moot_core::Seat;
use moot_ui::code_split;
use moot_ui::game::app_state::AppState;

use super::GameView;
use super::session::Session;

/// What can be chosen, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// The text form of the action.
    pub acts: String,
    /// The middle of the thing, in pixels of the window.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Whether it is told aloud as well: to whoever goes there with the keys, not to a pointer, under which the page may
    /// change by itself, nor when the page has led there.
    pub aloud: bool,
}

/// Its functions.
pub struct ExtrasChunk<G: GameView> {
    /// The tray that sends the game on as a link to a player at another screen.
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
    pub banner: fn(AppState<G>, Session<G>) -> AnyView,
}

/// Shows something of it as soon as it has been fetched.
pub fn extra<G: GameView>(show: impl Fn(&'static ExtrasChunk<G>) -> AnyView + Send + 'static) -> AnyView {
    code_split::view(G::extras_chunk, show)
}
