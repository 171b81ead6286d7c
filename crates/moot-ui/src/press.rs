//! Paints the pressed state before running the click handler.
//!
//! The consequences of a decision (highlights, panels, style and layout) take several frames on a slow machine, during which
//! nothing moves. So a control first shows that it is pressed, and its handler runs after that has been painted.
//!
//! A press often changes the page under the pointer. A second press at the same place within half a second counts only if it
//! means the same as the first: the person pressing cannot have read the new control yet.

use std::cell::RefCell;

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
/// Marks the page, with the number of presses that have been ignored because the control under the pointer had just changed.
const IGNORED: &str = "data-ignored-presses";
/// The time for which a press at the same place has to mean the same, in milliseconds.
const SETTLING: f64 = 500.0;
/// The distance within which two presses are at the same place, in CSS pixels.
const SAME_PLACE: i32 = 24;

/// A press by pointer.
#[derive(Clone, Debug, PartialEq)]
struct PointerPress {
    /// Where, in CSS pixels of the window.
    at: (i32, i32),
    /// When, in milliseconds since the page was loaded.
    time: f64,
    /// What the pressed control is called, without numbers: a control that counts down still means the same.
    meaning: String,
}

impl PointerPress {
    /// Whether this press may count after another one.
    fn counts_after(&self, before: &PointerPress) -> bool {
        let same_place =
            (self.at.0 - before.at.0).abs() <= SAME_PLACE && (self.at.1 - before.at.1).abs() <= SAME_PLACE;
        !same_place || self.time - before.time >= SETTLING || self.meaning == before.meaning
    }
}

thread_local! {
    /// The last press that counted.
    static LAST: RefCell<Option<PointerPress>> = const { RefCell::new(None) };
}

/// Whether a click by pointer counts; remembers it if so. A click by keyboard has no place and always counts.
fn counts(event: &MouseEvent, control: &Element) -> bool {
    if event.detail() == 0 {
        return true;
    }
    let press = PointerPress {
        at: (event.client_x(), event.client_y()),
        time: event.time_stamp(),
        meaning: meaning(control),
    };
    LAST.with_borrow_mut(|last| {
        let counts = last.as_ref().is_none_or(|before| press.counts_after(before));
        if counts {
            *last = Some(press);
        }
        counts
    })
}

/// What a control is called, without numbers.
fn meaning(control: &Element) -> String {
    let name = control.get_attribute("aria-label").or_else(|| control.text_content()).unwrap_or_default();
    without_numbers(&name)
}

/// A name without its digits.
fn without_numbers(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

/// Counts an ignored press on the page, so that tests can tell it from a press without an effect.
fn note_ignored() {
    let Some(page) = document().document_element() else { return };
    let ignored = page.get_attribute(IGNORED).and_then(|count| count.parse::<u32>().ok()).unwrap_or(0);
    // The root element accepts every attribute.
    let _ = page.set_attribute(IGNORED, &ignored.wrapping_add(1).to_string());
}

/// Runs `work` after the pressed state has been painted, if the control is still mounted. Further presses before then are
/// ignored.
pub fn later(control: Element, work: impl FnOnce() + 'static) {
    after_paint(control, move |control| {
        if control.is_connected() {
            work();
        }
    });
}

/// Runs `work` with the control after its pressed state has been painted. Further presses before then are ignored.
fn after_paint(control: Element, work: impl FnOnce(&Element) + 'static) {
    if control.has_attribute(PRESSED) || control.set_attribute(PRESSED, "").is_err() {
        return;
    }
    frame::after(move || {
        // Cannot fail: the attribute was set just before.
        let _ = control.remove_attribute(PRESSED);
        work(&control);
    });
}

/// The control that a click is for: the pressed one or, if the page has replaced it since (a chunk of the program has arrived, a
/// computer player has moved), the control at the same place that means the same.
fn still_there(event: &MouseEvent, pressed: &Element) -> Option<Element> {
    if pressed.is_connected() {
        return Some(pressed.clone());
    }
    let at = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let now = at.closest("button").ok().flatten()?;
    (meaning(&now) == meaning(pressed)).then_some(now)
}

/// Dispatches the same click again on a control: the pressed one, or what has replaced it.
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
        if !counts(&event, &control) {
            event.prevent_default();
            event.stop_immediate_propagation();
            note_ignored();
            return;
        }
        if !control.matches(LATER).unwrap_or(false) {
            return;
        }
        event.prevent_default();
        event.stop_immediate_propagation();
        after_paint(control, move |control| {
            if let Some(now) = still_there(&event, control) {
                again(&event, &now);
            }
        });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn press(at: (i32, i32), time: f64, meaning: &str) -> PointerPress {
        PointerPress { at, time, meaning: meaning.to_owned() }
    }

    #[test]
    fn a_press_on_a_control_that_has_just_appeared_does_not_count() {
        let first = press((100, 100), 1000.0, "Draw");
        assert!(
            !press((110, 90), 1400.0, "End turn").counts_after(&first),
            "another control at the same place"
        );
        assert!(press((110, 90), 1400.0, "Draw").counts_after(&first), "the same control");
        assert!(press((130, 100), 1400.0, "End turn").counts_after(&first), "another place");
        assert_eq!(without_numbers("Give 3 stone"), without_numbers("Give 2 stone"));
        assert!(press((100, 100), 1500.0, "End turn").counts_after(&first), "half a second later");
    }
}
