//! What waits until the browser has painted.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

/// A page out of sight is not painted: what waits for that happens after this.
const PATIENCE: Duration = Duration::from_millis(120);

/// Does something once, when the next frame has been painted.
pub fn after(work: impl FnOnce() + 'static) {
    let work = Rc::new(Cell::new(Some(work)));
    let once = move || {
        if let Some(work) = work.take() {
            work();
        }
    };
    let late = once.clone();
    // The frame is painted when what was asked for it has run, and before the next task.
    request_animation_frame(move || set_timeout(once, Duration::ZERO));
    set_timeout(late, PATIENCE);
}
