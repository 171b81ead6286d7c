//! The marks of the places on the board that can be chosen, found on the page.

use leptos::prelude::*;
use moot_art::Rect;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The marks: each outlines one or several places.
const LIT: &str = ".field path.legal, .field path.lit";

/// The marks on the page, in its order.
fn marks() -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(LIT).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |at| found.as_ref()?.get(at)?.dyn_into().ok())
}

/// The outlines of all marks, as one text to compare.
#[must_use]
pub fn outlines() -> String {
    marks().filter_map(|mark| mark.get_attribute("d")).collect()
}

/// The bounds of each mark in the window, in pixels.
#[must_use]
pub fn bounds() -> Vec<Rect> {
    let bounds = |mark: Element| {
        let of = mark.get_bounding_client_rect();
        Rect::new(of.left(), of.top(), of.width(), of.height())
    };
    marks().map(bounds).collect()
}
