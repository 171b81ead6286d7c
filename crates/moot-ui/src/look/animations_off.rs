//! Whether animations are off.

use core::cell::Cell;

use leptos::prelude::*;

use crate::game::GameInfo;
use crate::game::app_state::AppState;
use crate::players::Pace;

thread_local! {
    static ANIMATIONS_OFF: Cell<bool> = const { Cell::new(false) };
}

/// Whether animations are off: the device asks for reduced motion, or the pace is instant.
#[must_use]
pub fn animations_off() -> bool {
    ANIMATIONS_OFF.get()
}

/// Updates [`animations_off`] and the attribute `data-still` of the page for the lifetime of the page.
pub(super) fn follow<G: GameInfo>(app: AppState<G>) {
    let reduced = || {
        window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches())
    };
    let animations_off = Memo::new(move |_| app.pace.get() == Pace::Instant || reduced());
    Effect::new(move |_| {
        ANIMATIONS_OFF.set(animations_off.get());
        if let Some(root) = document().document_element() {
            // Cannot fail: the name is valid.
            let _ = root.toggle_attribute_with_force("data-still", animations_off.get());
        }
    });
}
