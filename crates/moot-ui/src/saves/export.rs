//! Exports a save: as a file, or to the clipboard.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Offers a text as a file download.
///
/// # Errors
/// The error of the browser; the text can then still be shown.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Copies a text to the clipboard if the browser has one; a visible text can always be copied manually.
pub fn copy_text(text: &str) {
    if let Some(window) = web_sys::window() {
        // The promise only reports whether the user allowed it.
        let _ = window.navigator().clipboard().write_text(text);
    }
}

/// Offers a save as a file with its name.
pub fn export(name: &str, text: &str) {
    let name = ["trollmoot-", name, ".json"].concat();
    if let Err(why) = download(&name, text) {
        leptos::logging::error!("no file: {why:?}");
    }
}
