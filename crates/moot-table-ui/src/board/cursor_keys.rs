//! The keys of a focused board: arrows move a cursor, others press, zoom or show the whole board.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

use crate::board::keys::{near_board, occupied};
use crate::board::window::Window;

/// The meaning of a key on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Moves the cursor: columns to the right, rows down.
    Arrow(i8, i8),
    /// Presses the place under the cursor.
    Press,
}

/// Interprets a key that is pressed while the board has the focus. Zoom keys are handled here, other keys of a board are
/// returned.
#[must_use]
pub fn read(window: Window, event: &KeyboardEvent) -> Option<BoardKey> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let key = match event.key().as_str() {
        "ArrowLeft" => BoardKey::Arrow(-1, 0),
        "ArrowRight" => BoardKey::Arrow(1, 0),
        "ArrowUp" => BoardKey::Arrow(0, -1),
        "ArrowDown" => BoardKey::Arrow(0, 1),
        "Enter" | " " => BoardKey::Press,
        other => {
            match other {
                "+" | "=" => window.zoom(1.3, None),
                "-" => window.zoom(1.0 / 1.3, None),
                "0" => window.whole(),
                _ => {}
            }
            return None;
        }
    };
    event.prevent_default();
    Some(key)
}

/// Listens to the keys that also work outside the board, until the owner is cleaned up. Ignored while a text field has the focus
/// or a dialog is open. Escape calls `cancel`, which returns whether there was anything to cancel; any other key is passed to
/// `other` if the focus is near the board.
pub fn listen(cancel: impl Fn() -> bool + 'static, other: impl Fn(&str) + 'static) {
    let listening = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented()
            || event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
            || occupied(&event)
        {
            return;
        }
        let key = event.key();
        if key == "Escape" {
            if cancel() {
                event.prevent_default();
            }
        } else if near_board(&event) {
            other(&key);
        }
    });
    on_cleanup(move || listening.remove());
}
