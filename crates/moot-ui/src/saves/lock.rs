//! One tab a game: the browser's locks tell tabs of one site apart.

use core::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

/// A lock that this tab holds. Dropping it lets go.
#[derive(Debug)]
pub struct Hold(Option<Function>);

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(release) = &self.0 {
            // Resolving a promise cannot fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// Whoever waits for the answer.
type Answer = Box<dyn FnOnce(Option<Hold>)>;

/// Asks for the lock of a name. `got` hears of the lock, or of `None` while another tab has it; with `steal` the other
/// tab loses it. `lost` hears when another tab has taken it. In a browser without locks everybody gets one: there the
/// storage tells when another tab writes.
pub fn ask(name: &str, steal: bool, got: impl FnOnce(Option<Hold>) + 'static, lost: impl FnOnce() + 'static) {
    let got: Rc<RefCell<Option<Answer>>> = Rc::new(RefCell::new(Some(Box::new(got))));
    let hears = got.clone();
    let callback = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            tell(&hears, None);
            return JsValue::UNDEFINED;
        }
        let mut release = None;
        let held = Promise::new(&mut |resolve, _| release = Some(resolve));
        tell(&hears, Some(Hold(release)));
        held.into()
    });
    match request(name, steal, &callback) {
        None => tell(&got, Some(Hold(None))),
        Some(promise) => spawn_local(async move {
            // It ends well when this tab lets go, and badly when another one takes the lock.
            if JsFuture::from(promise).await.is_err() {
                lost();
            }
        }),
    }
}

/// Tells of the answer; there is one only.
fn tell(got: &RefCell<Option<Answer>>, hold: Option<Hold>) {
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
