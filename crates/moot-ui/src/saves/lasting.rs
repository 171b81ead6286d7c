//! Whether the browser has promised to keep what the page stores.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// What the browser says of how long it keeps the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lasting {
    /// Nobody has asked yet, or the browser gives no answer.
    #[default]
    Unknown,
    /// They stay until somebody deletes them.
    Promised,
    /// They may go when room is short, or after some time without a visit.
    Best,
}

/// What the browser says without being asked for more.
pub async fn told() -> Lasting {
    answer(|storage| storage.persisted()).await
}

/// Asks the browser to keep the games. It may ask the user in turn.
pub async fn ask() -> Lasting {
    answer(|storage| storage.persist()).await
}

async fn answer(ask: impl FnOnce(&web_sys::StorageManager) -> Result<Promise, JsValue>) -> Lasting {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return Lasting::Unknown };
    // Where the page is not served safely there is no such thing as `navigator.storage`.
    let there = js_sys::Reflect::get(&navigator, &"storage".into()).is_ok_and(|storage| storage.is_object());
    if !there {
        return Lasting::Unknown;
    }
    let Ok(promise) = ask(&navigator.storage()) else { return Lasting::Unknown };
    match JsFuture::from(promise).await.ok().and_then(|answer| answer.as_bool()) {
        Some(true) => Lasting::Promised,
        Some(false) => Lasting::Best,
        None => Lasting::Unknown,
    }
}
