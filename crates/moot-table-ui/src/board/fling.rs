//! Keeps the browser from flinging what a finger drags.
//!
//! Chromium begins a fling even where `touch-action` leaves nothing to scroll. Until the fling ends, after more than half a second, a tap
//! only stops it and presses nothing. There is no fling if the page cancels the movements of the finger.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, PointerEvent};

thread_local! {
    /// Whether the page drags something with the finger that went down last.
    static DRAGS: Cell<bool> = const { Cell::new(false) };
    /// The listener that cancels the movements of that finger.
    static CANCEL: Closure<dyn Fn(Event)> = Closure::new(|moved: Event| {
        if DRAGS.get() && moved.cancelable() {
            moved.prevent_default();
        }
    });
}

/// Handles a pointer that goes down on something that it may drag: until [`prevent`] is called, the browser may scroll with it.
pub fn watch(down: &PointerEvent) {
    DRAGS.set(false);
    if let Some(target) = down.target() {
        // Touch events go to what the finger first touched, even if the page has removed it since. To add a listener again has no effect.
        // Without it everything can still be dragged.
        CANCEL.with(|cancel| {
            let _ = target.add_event_listener_with_callback("touchmove", cancel.as_ref().unchecked_ref());
        });
    }
}

/// Called as soon as the page drags something with the finger.
pub fn prevent() {
    DRAGS.set(true);
}
