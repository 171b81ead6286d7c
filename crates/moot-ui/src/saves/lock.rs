//! One tab a game, by the Web Locks API.

use core::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

/// A lock that this tab holds. Dropping it releases it.
#[derive(Debug)]
pub struct LockGuard(Option<Function>);

impl Drop for LockGuard {
    fn drop(&mut self) {
        if let Some(release) = &self.0 {
            // Resolving a promise cannot fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Callback for the answer.
type Answer = Box<dyn FnOnce(Option<LockGuard>)>;

/// Requests the lock `name`. `got` receives the lock, or `None` while another tab holds it; `steal` takes it from the other tab.
/// `lost` is called when another tab takes the lock. In a browser without locks every request succeeds; there, storage events
/// report that another tab writes.
pub fn ask(
    name: &str,
    steal: bool,
    got: impl FnOnce(Option<LockGuard>) + 'static,
    lost: impl FnOnce() + 'static,
) {
    let got: Rc<RefCell<Option<Answer>>> = Rc::new(RefCell::new(Some(Box::new(got))));
    let hears = got.clone();
    let callback = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            tell(&hears, None);
            return JsValue::UNDEFINED;
        }
        let mut release = None;
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        tell(&hears, Some(LockGuard(release)));
        held.into()
    });
    match request(name, steal, &callback) {
        None => tell(&got, Some(LockGuard(None))),
        Some(promise) => spawn_local(async move {
            // The promise resolves when this tab releases the lock, and rejects when another tab takes it.
            if JsFuture::from(promise).await.is_err() {
                lost();
            }
        }),
    }
}

/// Calls the callback; it is called once at most.
fn tell(got: &RefCell<Option<Answer>>, hold: Option<LockGuard>) {
    let waits = got.borrow_mut().take();
    if let Some(got) = waits {
        got(hold);
    }
}

fn request(name: &str, steal: bool, callback: &JsValue) -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok().filter(JsValue::is_object)?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    let wish = if steal { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &wish.into(), &JsValue::TRUE).ok()?;
    request.call3(&locks, &name.into(), &options, callback).ok()?.dyn_into().ok()
}
