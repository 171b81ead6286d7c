//! Keyboard input of the board.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use moot_table_ui::board::keys::occupied;
use moot_table_ui::board::window::Window;
use nim_template::{Heap, State};

use super::act;
use super::pick::Pick;
use crate::marker::Session;

/// Handles a key press while the board has the focus.
pub fn pressed(session: Session, window: Window, ev: &KeyboardEvent) {
    if ev.ctrl_key() || ev.alt_key() || ev.meta_key() {
        return;
    }
    let direction = match ev.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            ev.prevent_default();
            if let Some(at) = session.selection().point().get_untracked() {
                act::press(session, at);
            }
            return;
        }
        // All boards zoom with these keys.
        "+" | "=" => return window.zoom(1.3, None),
        "-" => return window.zoom(1.0 / 1.3, None),
        "0" => return window.whole(),
        _ => return,
    };
    ev.prevent_default();
    let from = session.selection().point().get_untracked();
    let next = session.state().with_untracked(|state| toward(state, from, direction));
    if next.is_some() {
        session.selection().point_at(next);
    }
}

/// The nearest stone in a direction; without a start, the topmost stone of the first heap that has any.
#[must_use]
pub fn toward(state: &State, from: Option<Pick>, (right, down): (i8, i8)) -> Option<Pick> {
    let Some(from) = from.filter(|from| from.stones <= state.stones(from.heap)) else {
        return state.standing().next().map(|heap| Pick { heap, stones: 1 });
    };
    if right == 0 {
        let stones = from.stones.checked_add_signed(down)?;
        return (1..=state.stones(from.heap)).contains(&stones).then_some(Pick { stones, ..from });
    }
    // Empty heaps are skipped.
    let beside = |heap: &Heap| if right > 0 { *heap > from.heap } else { *heap < from.heap };
    let mut heaps = state.standing().filter(beside);
    let heap = if right > 0 { heaps.next() } else { heaps.last() }?;
    Some(Pick { heap, stones: from.stones.min(state.stones(heap)) })
}

/// Installs the page-wide cancel key: Escape drops the selection. Inactive in text fields and while a dialog is open.
pub fn listen(session: Session) {
    let listening = window_event_listener(leptos::ev::keydown, move |ev| {
        let plain = !(ev.default_prevented() || ev.ctrl_key() || ev.alt_key() || ev.meta_key());
        if plain && ev.key() == "Escape" && !occupied(&ev) && act::cancel(session) {
            ev.prevent_default();
        }
    });
    on_cleanup(move || listening.remove());
}
