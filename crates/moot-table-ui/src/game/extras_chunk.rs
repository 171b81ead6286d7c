//! The chunk with the parts that are not needed before the first turn is played. It is fetched on demand.
//!
//! New features around a game belong here unless the first decision needs them: add an entry to [`ExtrasChunk`], and show it with
//! `extra(|extras| ...)`.

use leptos::prelude::*;
use moot_core::Seat;
use moot_ui::code_split;
use moot_ui::game::app_state::AppState;

use super::GameView;
use super::session::Session;

/// A control that plays an action, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionControl {
    /// The text form of the action.
    pub acts: String,
    /// The horizontal centre of the control, in pixels of the window.
    pub x: i32,
    /// Its upper edge, in pixels of the window.
    pub y: i32,
    /// Whether a screen reader announces it: when the keyboard moved the focus there, not under a pointer, where the page may
    /// change by itself, nor after the page has moved the focus.
    pub aloud: bool,
}

/// The functions of the chunk.
pub struct ExtrasChunk<G: GameView> {
    /// The tray that sends the game on as a link to a player at another screen.
    pub send_on: fn(Session<G>, Seat) -> AnyView,
    /// The tray of a game that another tab plays.
    pub watching: fn() -> AnyView,
    /// The dialog with the devices of a live game. Goes on with one that was opened from its save.
    pub devices: fn(AppState<G>, Session<G>) -> AnyView,
    /// The tray while a player at another device is on turn, or asks something.
    pub device_tray: fn(Session<G>, Seat) -> AnyView,
    /// The open menu, and its dialogs.
    pub menu: fn(AppState<G>, Session<G>, RwSignal<bool>) -> AnyView,
    /// The tray with the hints.
    pub hints: fn(Session<G>) -> AnyView,
    /// The bar of a replay.
    pub replay_bar: fn(AppState<G>, Session<G>) -> AnyView,
    /// The tray while a move of the recap is shown.
    pub recap_tray: fn(Session<G>) -> AnyView,
    /// The tray of a replay.
    pub replay_tray: fn(Session<G>) -> AnyView,
    /// The preview of an action.
    pub move_preview: fn(Session<G>, Signal<Option<String>>) -> AnyView,
    /// The preview of the action under the pointer, beside its control.
    pub pointed: fn(Session<G>, ActionControl) -> AnyView,
    /// The banner of a variation.
    pub banner: fn(AppState<G>, Session<G>) -> AnyView,
    /// The belongings of a player, for the dialog that shows them.
    pub belongings: fn(Session<G>, Seat) -> AnyView,
}

/// Shows one of the extras as soon as the chunk has loaded.
pub fn extra<G: GameView>(show: impl Fn(&'static ExtrasChunk<G>) -> AnyView + Send + 'static) -> AnyView {
    code_split::view(G::extras_chunk, show)
}
