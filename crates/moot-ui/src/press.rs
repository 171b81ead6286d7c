//! Paints the pressed state before running the click handler.
//!
//! The consequences of a decision (highlights, panels, style and layout) take several frames on a slow machine, during which
//! nothing moves. So a control first shows that it is pressed, and its handler runs after that has been painted.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Element, MouseEvent, MouseEventInit};

use crate::frame;

/// The controls whose handlers are delayed: all but the buttons of dialogs and menus, which may call browser functions that need
/// a user gesture, and those of the crash screen, which run without the program.
const LATER: &str = "button:not(.dialog *, .menu *, [role=alertdialog] *), .dialog [data-act]";
/// Marks a control whose handler has not run yet.
const PRESSED: &str = "data-pressed";

/// Runs `work` after the pressed state has been painted, if the control is still mounted. Further presses before then are
/// ignored.
pub fn later(control: Element, work: impl FnOnce() + 'static) {
    if control.has_attribute(PRESSED) || control.set_attribute(PRESSED, "").is_err() {
        return;
    }
    frame::after(move || {
        // Cannot fail: the attribute was set just before.
        let _ = control.remove_attribute(PRESSED);
        if control.is_connected() {
            work();
        }
    });
}

/// Dispatches the same click again on the pressed control, if it is still mounted.
fn again(event: &MouseEvent, on: &Element) {
    let same = MouseEventInit::new();
    same.set_bubbles(true);
    same.set_cancelable(true);
    same.set_composed(true);
    same.set_detail(event.detail());
    same.set_client_x(event.client_x());
    same.set_client_y(event.client_y());
    same.set_screen_x(event.screen_x());
    same.set_screen_y(event.screen_y());
    same.set_ctrl_key(event.ctrl_key());
    same.set_shift_key(event.shift_key());
    same.set_alt_key(event.alt_key());
    same.set_meta_key(event.meta_key());
    let inner = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let target = inner.filter(|inner| inner.is_connected()).unwrap_or_else(|| on.clone());
    if let Ok(press) = MouseEvent::new_with_mouse_event_init_dict("click", &same) {
        // The result is irrelevant: handlers may cancel the event.
        let _ = target.dispatch_event(&press);
    }
}

/// Installs the delayed handling of clicks for the lifetime of the page.
pub fn keep() {
    let pressed = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| {
        // Synthetic clicks, such as the one dispatched above, need no feedback.
        let target = event.target().filter(|_| event.is_trusted());
        let control = target.and_then(|target| target.dyn_into::<Element>().ok());
        let Some(control) = control.and_then(|at| at.closest("button").ok().flatten()) else { return };
        if !control.matches(LATER).unwrap_or(false) {
            return;
        }
        event.prevent_default();
        event.stop_immediate_propagation();
        let on = control.clone();
        later(control, move || again(&event, &on));
    });
    let first = AddEventListenerOptions::new();
    first.set_capture(true);
    let listening = window().add_event_listener_with_callback_and_add_event_listener_options(
        "click",
        pressed.as_ref().unchecked_ref(),
        &first,
    );
    if listening.is_ok() {
        // Listens for the lifetime of the page. Without the listener, handlers run at once.
        pressed.forget();
    }
}
