//! Waiting for events.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::EventTarget;

/// Waits until an event after which `done` holds, for at most so many milliseconds.
pub async fn wait_for(target: &EventTarget, event: &'static str, limit: u32, done: Rc<dyn Fn() -> bool>) {
    if done() {
        return;
    }
    let mut kept = None;
    let promise = Promise::new(&mut |resolve: Function, _| {
        let (on_event, on_limit) = (resolve.clone(), resolve);
        let done = done.clone();
        let listener = EventListener::new(target, event, move |_| {
            if done() {
                let _ = on_event.call0(&JsValue::NULL);
            }
        });
        let timeout = Timeout::new(limit, move || {
            let _ = on_limit.call0(&JsValue::NULL);
        });
        kept = Some((listener, timeout));
    });
    let _ = JsFuture::from(promise).await;
    drop(kept);
}
