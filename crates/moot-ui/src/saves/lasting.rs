//! Persistent storage: whether the browser has promised to keep the page's data.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The browser's storage policy for the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lasting {
    /// The browser has not been asked yet, or does not answer.
    #[default]
    Unknown,
    /// The games are kept until they are deleted.
    Promised,
    /// The browser may evict the games when space is short, or after some time without a visit.
    Best,
}

/// Reads the policy without requesting persistent storage.
pub async fn told() -> Lasting {
    answer(|storage| storage.persisted()).await
}

/// Requests persistent storage. The browser may prompt the user.
pub async fn ask() -> Lasting {
    answer(|storage| storage.persist()).await
}

async fn answer(ask: impl FnOnce(&web_sys::StorageManager) -> Result<Promise, JsValue>) -> Lasting {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return Lasting::Unknown };
    // `navigator.storage` is missing outside secure contexts.
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
