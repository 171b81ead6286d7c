//! Persistent storage: whether the browser has promised to keep the page's data.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The browser's storage policy for the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Persistence {
    /// The browser has not been asked yet, or does not answer.
    #[default]
    Unknown,
    /// The games are kept until they are deleted.
    Promised,
    /// The browser may evict the games when space is short, or after some time without a visit.
    Best,
}

/// Reads the policy without requesting persistent storage.
pub async fn current() -> Persistence {
    answer(|storage| storage.persisted()).await
}

/// Requests persistent storage. The browser may prompt the user.
pub async fn ask() -> Persistence {
    answer(|storage| storage.persist()).await
}

async fn answer(ask: impl FnOnce(&web_sys::StorageManager) -> Result<Promise, JsValue>) -> Persistence {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else {
        return Persistence::Unknown;
    };
    // `navigator.storage` is missing outside secure contexts.
    let there = js_sys::Reflect::get(&navigator, &"storage".into()).is_ok_and(|storage| storage.is_object());
    if !there {
        return Persistence::Unknown;
    }
    let Ok(promise) = ask(&navigator.storage()) else { return Persistence::Unknown };
    match JsFuture::from(promise).await.ok().and_then(|answer| answer.as_bool()) {
        Some(true) => Persistence::Promised,
        Some(false) => Persistence::Best,
        None => Persistence::Unknown,
    }
}
