//! How a save leaves the browser: as a file, or over the clipboard.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Offers a text as a file to be saved.
///
/// # Errors
/// What the browser objects to; the text can then still be shown.
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

/// Puts a text on the clipboard, where the browser has one; a text that is shown can always be marked by hand.
pub fn copy_text(text: &str) {
    if let Some(window) = web_sys::window() {
        // The promise tells only whether the user allowed it, which the user knows.
        let _ = window.navigator().clipboard().write_text(text);
    }
}

/// Offers a save as a file that is named after it.
pub fn export(name: &str, text: &str) {
    let name = ["trollmoot-", name, ".json"].concat();
    if let Err(why) = download(&name, text) {
        leptos::logging::error!("no file: {why:?}");
    }
}
