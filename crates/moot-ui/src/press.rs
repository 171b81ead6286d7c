//! A press is seen before what it does is worked out.
//!
//! What follows from a decision (its marks, panels, style and layout) takes several frames on a slow machine, and while it is
//! worked out nothing moves. So a control shows first that it has been pressed, and does its work after that has been painted.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Element, MouseEvent, MouseEventInit};

use crate::frame;

/// What does its work after the next frame: all but the buttons of dialogs and menus, which ask the browser for things that
/// it gives to a press alone, and those of the crash screen, which need no program.
const LATER: &str = "button:not(.dialog *, .menu *, [role=alertdialog] *), .dialog [data-act]";
/// Marks a control that has been pressed and has not done its work yet.
const PRESSED: &str = "data-pressed";

/// Does what a press on a control is for, after it has been seen that it is pressed, and only if the control is still there.
/// Pressed twice before it could answer, it was pressed once.
pub fn later(control: Element, work: impl FnOnce() + 'static) {
    if control.has_attribute(PRESSED) || control.set_attribute(PRESSED, "").is_err() {
        return;
    }
    frame::after(move || {
        // It was set a moment ago.
        let _ = control.remove_attribute(PRESSED);
        if control.is_connected() {
            work();
        }
    });
}

/// The same press once more, for the control that was pressed, if it is still there.
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
        // Whether a handler has taken it is the handler's affair.
        let _ = target.dispatch_event(&press);
    }
}

/// Lets every press be seen first, for as long as the page lives.
pub fn keep() {
    let pressed = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| {
        // A press by a program, such as the one sent again below, has nobody waiting to see it.
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
        // It listens for as long as the page lives; without it, presses do their work at once.
        pressed.forget();
    }
}
