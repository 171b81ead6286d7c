//! Whether animations are off.

use core::cell::Cell;

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::players::Pace;

thread_local! {
    static STILL: Cell<bool> = const { Cell::new(false) };
}

/// Whether animations are off: the device asks for reduced motion, or the pace is instant.
#[must_use]
pub fn still() -> bool {
    STILL.get()
}

/// Updates [`still`] and the attribute `data-still` of the page for the lifetime of the page.
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
            // Cannot fail: the name is valid.
            let _ = root.toggle_attribute_with_force("data-still", still.get());
        }
    });
}
