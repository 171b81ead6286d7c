//! Listening to events, for as long as the listener lives.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, EventTarget};

/// A listener of an event. Dropping it ends listening; a listener may drop itself while it runs.
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    run: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Listens to an event of a target.
    pub fn new(target: &EventTarget, event: &'static str, run: Box<dyn Fn(Event)>) -> Listener {
        let run = Closure::wrap(run);
        // Only an object that is no event target refuses.
        let _ = target.add_event_listener_with_callback(event, run.as_ref().unchecked_ref());
        Listener { target: target.clone(), event, run }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ =
            self.target.remove_event_listener_with_callback(self.event, self.run.as_ref().unchecked_ref());
    }
}

/// Waits until an event after which `done` holds, for at most so many milliseconds.
pub async fn wait_for(target: &EventTarget, event: &'static str, limit: u32, done: Rc<dyn Fn() -> bool>) {
    if done() {
        return;
    }
    let mut kept = None;
    let promise = Promise::new(&mut |resolve: Function, _| {
        let (on_event, on_limit) = (resolve.clone(), resolve);
        let done = done.clone();
        let listener = Listener::new(
            target,
            event,
            Box::new(move |_| {
                if done() {
                    let _ = on_event.call0(&JsValue::NULL);
                }
            }),
        );
        let timeout = Timeout::new(limit, move || {
            let _ = on_limit.call0(&JsValue::NULL);
        });
        kept = Some((listener, timeout));
    });
    let _ = JsFuture::from(promise).await;
    drop(kept);
}
