//! The panes of a phone's sheet. Where a choice goes on in a panel, its pane opens by itself; a wide window shows all panels, so
//! nothing happens there.

use leptos::prelude::*;
use moot_ui::frame;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The pane of the own trollsmoot.
pub(crate) const TROLLS: &str = "trolls";
/// The pane of the horde.
pub(crate) const HORDE: &str = "horde";

/// The height in pixels of the window from which the sheet lies under the board; must fit `style/landscape.css`.
const UPRIGHT: f64 = 501.0;

fn found(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn is_shown(pane: &str) -> bool {
    found(&["#pane-", pane, ":not([hidden])"].concat()).is_some()
}

/// Presses the tab of a pane, which opens the pane, or folds the sheet if the pane is open already.
pub(crate) fn toggle(pane: &str) {
    if let Some(tab) = found(&["#tab-", pane].concat()) {
        tab.click();
    }
}

/// Opens a pane, if it is not open.
pub(crate) fn open(pane: &str) {
    if !is_shown(pane) {
        toggle(pane);
    }
}

/// Takes a pane that covers the tray away from it, once it is painted: the next decision is made in the tray.
pub(crate) fn uncover_tray() {
    frame::after(|| {
        if let Some(back) = found(".sheet > .uncover") {
            back.click();
        }
    });
}

/// Leaves the horde, if its pane is open: beside the board the own trolls take its place, under the board the sheet folds.
pub(crate) fn leave_horde() {
    if !is_shown(HORDE) {
        return;
    }
    toggle(TROLLS);
    let high = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    if high >= UPRIGHT {
        // The tab of an open pane folds the sheet.
        toggle(TROLLS);
    }
}
