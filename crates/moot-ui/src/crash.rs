//! Tells the page that the program has stopped.
//!
//! After a panic no code of the program runs any more, and its state is worth nothing: what is shown then is the work of
//! `public/rescue.js`, which needs neither.

use std::panic;

use web_sys::{CustomEvent, CustomEventInit};

/// Tells of panics on the page as well as on the console.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        tell(&info.to_string());
    }));
}

/// Lets the page show what happened.
pub fn tell(what: &str) {
    let event = CustomEventInit::new();
    event.set_detail(&what.into());
    let Some(window) = web_sys::window() else { return };
    if let Ok(event) = CustomEvent::new_with_event_init_dict("trollmoot-crash", &event) {
        // Nobody can take the event back, and nobody is left to be told if the page does not listen.
        let _ = window.dispatch_event(&event);
    }
}

/// Marks the page as one on which the program has started, and takes away what stood in for it until now.
pub fn started() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(root) = document.document_element() {
        // The name of the attribute is valid.
        let _ = root.set_attribute("data-started", "");
    }
    // The selector is valid; a page of tests has no shell.
    if let Ok(Some(shell)) = document.query_selector("body > .shell") {
        shell.remove();
    }
}
