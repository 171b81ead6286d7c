//! Work that runs after the browser has painted.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

/// The timeout for hidden pages, which are not painted: the work runs after this.
const TIMEOUT: Duration = Duration::from_millis(120);

/// Runs `work` once after the next frame has been painted.
pub fn after(work: impl FnOnce() + 'static) {
    let work = Rc::new(Cell::new(Some(work)));
    let once = move || {
        if let Some(work) = work.take() {
            work();
        }
    };
    let late = once.clone();
    // The frame is painted after the animation callback, and before the next task.
    request_animation_frame(move || set_timeout(once, Duration::ZERO));
    set_timeout(late, TIMEOUT);
}
