//! Shows on the page that the program has crashed.
//!
//! After a panic no code of the program runs any more and its state is unreliable. `public/rescue.js` shows the crash screen; it
//! needs neither.

use std::panic;

use web_sys::{CustomEvent, CustomEventInit};

/// Reports panics on the page as well as on the console.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        tell(&info.to_string());
    }));
}

/// Dispatches the event that makes the page show the crash.
pub fn tell(what: &str) {
    let event = CustomEventInit::new();
    event.set_detail(&what.into());
    let Some(window) = web_sys::window() else { return };
    if let Ok(event) = CustomEvent::new_with_event_init_dict("trollmoot-crash", &event) {
        // The event cannot be cancelled, and a page without a listener has no other way to report the crash.
        let _ = window.dispatch_event(&event);
    }
}

/// Marks the page as started and removes the static lobby.
pub fn started() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.document_element() {
        // Cannot fail: the name of the attribute is valid.
        let _ = root.set_attribute("data-started", "");
    }
    // The selector is valid. The test pages have no static lobby.
    if let Ok(Some(lobby)) = document.query_selector("body > .static-lobby") {
        lobby.remove();
    }
}
