//! Whether nothing on the page is to move.

use core::cell::Cell;

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::players::Pace;

thread_local! {
    static STILL: Cell<bool> = const { Cell::new(false) };
}

/// Whether nothing is to move: the device asks for it, or the pace is instant.
#[must_use]
pub fn still() -> bool {
    STILL.get()
}

/// Keeps [`still`] and the attribute `data-still` of the page right for as long as the page lives.
pub(super) fn follow<G: GameInfo>(app: AppState<G>) {
    let reduced = || {
        window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches())
    };
    let still = Memo::new(move |_| app.pace.get() == Pace::Instant || reduced());
    Effect::new(move |_| {
        STILL.set(still.get());
        if let Some(root) = document().document_element() {
            // It cannot be refused: the name is valid.
            let _ = root.toggle_attribute_with_force("data-still", still.get());
        }
    });
}
