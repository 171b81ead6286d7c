//! Where the keys of the board apply.

use leptos::ev::KeyboardEvent;
use wasm_bindgen::JsCast;

/// Whether the focus is on the board, in its tray or on the buttons under it. Single-letter keys work there only, so that
/// dictated text does not play moves by accident.
#[must_use]
pub fn near_board(ev: &KeyboardEvent) -> bool {
    let target = ev.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| {
        target.closest(".stage, .trayrow, .dock, .acts").is_ok_and(|found| found.is_some())
    })
}

/// Whether the key belongs to a text field or to a dialog.
#[must_use]
pub fn occupied(ev: &KeyboardEvent) -> bool {
    let target = ev.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let writes =
        target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    let page = web_sys::window().and_then(|window| window.document());
    let open = page.and_then(|page| page.query_selector("dialog[open], .veil, .curtain").ok().flatten());
    writes || open.is_some()
}
