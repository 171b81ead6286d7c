//! Keeps the screen on while a game is played live: a device that locks its screen loses its connections.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Keeps the screen on until it is dropped, where the browser can. The browser ends it when the page is hidden, so it is asked again
/// when the page is shown.
pub struct ScreenLock {
    lock: Rc<RefCell<Option<JsValue>>>,
    shown: Option<WindowListenerHandle>,
}

impl ScreenLock {
    /// Asks the browser to keep the screen on.
    pub fn keep_on() -> ScreenLock {
        let lock = Rc::new(RefCell::new(None));
        let again = Rc::downgrade(&lock);
        let shown = window_event_listener_untyped("visibilitychange", move |_| {
            if !document().hidden() {
                ask(again.clone());
            }
        });
        ask(Rc::downgrade(&lock));
        ScreenLock { lock, shown: Some(shown) }
    }
}

impl Drop for ScreenLock {
    fn drop(&mut self) {
        if let Some(shown) = self.shown.take() {
            shown.remove();
        }
        if let Some(lock) = self.lock.take() {
            release(&lock);
        }
    }
}

/// Asks for a lock. If the browser gives none, because it has none or saves its battery, the screen goes off as ever.
fn ask(keeper: Weak<RefCell<Option<JsValue>>>) {
    let Some(asked) = request() else { return };
    spawn_local(async move {
        match JsFuture::from(asked).await {
            Ok(lock) => match keeper.upgrade() {
                Some(keeper) => drop(keeper.replace(Some(lock))),
                // Live play has ended in the meantime.
                None => release(&lock),
            },
            Err(why) => leptos::logging::log!("the screen can go off: {why:?}"),
        }
    });
}

/// Calls `navigator.wakeLock.request("screen")`.
fn request() -> Option<js_sys::Promise> {
    let locks = js_sys::Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()
}

fn release(lock: &JsValue) {
    if let Some(release) = method(lock, "release")
        && let Err(why) = release.call0(lock)
    {
        leptos::logging::error!("the screen stays on: {why:?}");
    }
}

/// A method of an object; `None` if it has none of this name.
fn method(of: &JsValue, name: &str) -> Option<js_sys::Function> {
    of.is_object().then(|| js_sys::Reflect::get(of, &name.into()).ok()?.dyn_into().ok()).flatten()
}
