//! Input handling for pointers, keys and buttons: changes the selection and plays it.
//!
//! This module does not check legality. [`Session::play`](moot_table_ui::game::session::Session::play) applies the rules and
//! shows a refusal.

use leptos::prelude::*;

use super::pick::{self, Pick};
use crate::game::Picked;
use crate::marker::Session;

/// Handles a click on a stone.
pub fn press(session: Session, at: Pick) {
    session.clear_refusal();
    session.selection().end_trial();
    session.selection().point_at(Some(at));
    // During other players' turns, or while a past position is shown, a click selects nothing.
    if session.input_control().get_untracked().free() {
        let press = pick::press(session.selection().pick().get_untracked().0, at);
        session.selection().select(Picked(press.selection));
        if press.done {
            confirm(session);
        }
    }
}

/// Plays the selection. Returns whether it could be played.
pub fn confirm(session: Session) -> bool {
    session.selection().pick().get_untracked().0.is_some_and(|selected| session.play(selected.action()))
}

/// Drops the selection. Returns whether there was one.
pub fn cancel(session: Session) -> bool {
    session.clear_refusal();
    let selected = session.selection().pick().get_untracked().0;
    session.selection().select(Picked(None));
    selected.is_some()
}
