//! Tooltips: what an element is, why it is disabled, and what a term means.
//!
//! Any element may have `data-tip` (what it is), `data-why` (why it is disabled) or `data-term` (a term of the glossary). One
//! listener on the window serves them all, on hover, keyboard focus and long press; a term also responds to a click. Escape hides
//! the tooltip, and the explanation of a term stays while the pointer is on it. Within an element with `data-tips-above`, tooltips
//! are placed above that element.

use core::cell::Cell;
use core::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, PointerEvent};

use crate::{focus, glossary};

/// The kind of tooltip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Why,
    What,
    Term,
}

/// The tooltip and its position.
#[derive(Clone, Debug, PartialEq)]
struct Tip {
    kind: Kind,
    text: String,
    /// The left edge in pixels, kept within the window.
    x: i32,
    /// The edge of the element, in pixels, above or below which the tooltip is placed.
    y: i32,
    above: bool,
}

/// The maximum width in pixels; must match `.why` of the style sheet.
const WIDTH: f64 = 268.0;
const PAUSE: Duration = Duration::from_millis(350);
const LONG_PRESS: Duration = Duration::from_millis(420);
/// The time after which a tooltip is compared with its element again.
const CHECK: Duration = Duration::from_millis(400);
/// The time in which the pointer may move from a term to its explanation.
const GRACE: Duration = Duration::from_millis(250);
/// The id of the explanation of a term, for `aria-describedby`.
const ID: &str = "term-tip";

/// The distance in pixels within which a pointer still rests where it has pressed.
const STILL: i32 = 3;

thread_local! {
    /// Where the pointer has pressed and not moved since.
    static PRESSED_AT: Cell<Option<(i32, i32)>> = const { Cell::new(None) };
}

/// Whether the pointer has not moved since it pressed. What has come under it in the meantime has not been pointed at.
#[must_use]
pub fn rests(event: &PointerEvent) -> bool {
    PRESSED_AT
        .get()
        .is_some_and(|(x, y)| (event.client_x() - x).abs() <= STILL && (event.client_y() - y).abs() <= STILL)
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()
}

fn bearer(target: Option<EventTarget>) -> Option<Element> {
    element(target)?.closest("[data-why], [data-tip], [data-term]").ok().flatten()
}

/// Whether the element is disabled and does not report the reason itself when it is pressed.
fn is_mute(of: &Element) -> bool {
    of.matches("[data-tells][aria-disabled=true]").unwrap_or(false)
}

fn is_term(of: &Element) -> bool {
    of.has_attribute("data-term")
}

fn tip(of: &Element, kind: Kind, text: String) -> Tip {
    // Above a group of small controls a tooltip covers no other control of the group.
    let group = of.closest("[data-tips-above]").ok().flatten();
    let (group, of) = (group.map(|group| group.get_bounding_client_rect()), of.get_bounding_client_rect());
    let wide = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    let x = (of.left() + of.width() / 2.0 - WIDTH / 2.0).min(wide - WIDTH - 8.0).max(8.0);
    let top = group.map_or(of.top(), |group| group.top());
    let above = top > 120.0;
    Tip { kind, text, x: x as i32, y: if above { top - 7.0 } else { of.bottom() + 7.0 } as i32, above }
}

/// The tooltip from the attributes of an element.
fn written(of: &Element) -> Option<Tip> {
    let given = |name| of.get_attribute(name).filter(|text| !text.is_empty());
    let (kind, text) = match (given("data-why"), given("data-tip")) {
        (Some(why), _) => (Kind::Why, why),
        (None, Some(what)) => (Kind::What, what),
        (None, None) => return None,
    };
    Some(tip(of, kind, text))
}

/// The current tooltip, its element, and the timer that shows or hides it.
#[derive(Clone, Copy)]
struct Shown {
    tip: RwSignal<Option<Tip>>,
    of: StoredValue<Option<Element>, LocalStorage>,
    clock: StoredValue<Option<TimeoutHandle>>,
}

impl Shown {
    fn stop(self) {
        if let Some(clock) = self.clock.try_update_value(Option::take).flatten() {
            clock.clear();
        }
    }

    fn hide(self) {
        self.stop();
        if let Some(of) = self.of.try_update_value(Option::take).flatten() {
            // The referenced tooltip is gone.
            let _ = of.remove_attribute("aria-describedby");
            let _ = of.class_list().remove_1("told");
        }
        if self.tip.try_with_untracked(Option::is_some).unwrap_or(false) {
            self.tip.set(None);
        }
    }

    fn later(self, after: Duration, then: impl FnOnce() + 'static) {
        self.stop();
        // Without a timer there is no tooltip; its text is also in the label of the element, or in the rulebook.
        self.clock.set_value(set_timeout_with_handle(then, after).ok());
    }

    fn show(self, of: Element, after: Duration) {
        if self.of.with_value(|shown| shown.as_ref() == Some(&of)) {
            return self.stop();
        }
        self.hide();
        // A term is remembered at once, so that the scroll to a focused term does not hide its explanation.
        if let Some(term) = of.get_attribute("data-term").filter(|_| after.is_zero()) {
            return self.explain(of, term);
        }
        self.later(after, move || {
            if !of.is_connected() {
                return;
            }
            match of.get_attribute("data-term") {
                None => {
                    let tip = written(&of);
                    drop(self.tip.try_set(tip.clone()));
                    if tip.is_some() {
                        self.follow(of, tip);
                    }
                }
                Some(term) => self.explain(of, term),
            }
        });
    }

    /// Hides the tooltip when the page scrolls. The explanation of a term that has the keyboard focus moves with the term instead: the
    /// browser itself scrolls to what is focused.
    fn scrolled(self) {
        let focused = |of: &Element| of.matches(":focus-visible").unwrap_or(false);
        let Some(of) = self.of.with_value(|of| of.clone().filter(focused)) else { return self.hide() };
        if let Some(Tip { kind, text, .. }) = self.tip.get_untracked() {
            self.tip.set(Some(tip(&of, kind, text)));
        }
    }

    /// Hides the tooltip when its element is removed or its text is no longer true.
    fn follow(self, of: Element, before: Option<Tip>) {
        self.later(CHECK, move || {
            if of.is_connected() && written(&of) == before {
                self.follow(of, before);
            } else {
                self.hide();
            }
        });
    }

    fn explain(self, of: Element, term: String) {
        self.of.set_value(Some(of.clone()));
        spawn_local(async move {
            let says = glossary::says(&term).await;
            let still = self.of.try_with_value(|shown| shown.as_ref() == Some(&of)).unwrap_or(false);
            if let Some(says) = says.filter(|_| still && of.is_connected()) {
                // Cannot fail: the names are valid.
                let _ = of.set_attribute("aria-describedby", ID);
                let _ = of.class_list().add_1("told");
                self.tip.set(Some(tip(&of, Kind::Term, says)));
            }
        });
    }
}

/// The current tooltip.
#[component]
pub fn Tips() -> impl IntoView {
    let shown =
        Shown { tip: RwSignal::new(None), of: StoredValue::new_local(None), clock: StoredValue::new(None) };
    let on_tip = |target: Option<EventTarget>| {
        element(target).is_some_and(|on| on.closest(".term-tip").is_ok_and(|tip| tip.is_some()))
    };
    let over = window_event_listener(ev::pointerover, move |event| {
        if on_tip(event.target()) {
            return shown.stop();
        }
        match bearer(event.target()) {
            Some(of) if event.pointer_type() == "mouse" && !rests(&event) => shown.show(of, PAUSE),
            Some(_) => {}
            None if shown
                .tip
                .with_untracked(|tip| tip.as_ref().is_some_and(|tip| tip.kind == Kind::Term)) =>
            {
                shown.later(GRACE, move || shown.hide());
            }
            None => shown.hide(),
        }
    });
    let down = window_event_listener(ev::pointerdown, move |event| {
        PRESSED_AT.set(Some((event.client_x(), event.client_y())));
        match bearer(event.target()) {
            _ if on_tip(event.target()) => {}
            Some(of) if event.pointer_type() != "mouse" && !is_term(&of) => shown.show(of, LONG_PRESS),
            Some(of) if is_term(&of) => {}
            _ => shown.hide(),
        }
    });
    // What has come under a resting pointer is pointed at once the pointer moves.
    let moved = window_event_listener(ev::pointermove, move |event| {
        if PRESSED_AT.get().is_none() || rests(&event) {
            return;
        }
        PRESSED_AT.set(None);
        if let Some(of) = bearer(event.target()).filter(|_| event.pointer_type() == "mouse") {
            shown.show(of, PAUSE);
        }
    });
    let focused = window_event_listener(ev::focusin, move |event| {
        let visible = |of: &Element| of.matches(":focus-visible").unwrap_or(false);
        if let Some(of) = bearer(event.target()).filter(|of| visible(of) && !focus::is_led()) {
            shown.show(of, Duration::ZERO);
        }
    });
    let click = window_event_listener(ev::click, move |event| {
        match bearer(event.target()).filter(|of| is_term(of) || is_mute(of)) {
            Some(of) => shown.show(of, Duration::ZERO),
            None if on_tip(event.target()) => {}
            None => shown.hide(),
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && shown.tip.with_untracked(Option::is_some) {
            shown.hide();
            event.prevent_default();
        }
    });
    let others = [
        window_event_listener_untyped("focusout", move |_| shown.hide()),
        window_event_listener_untyped("scroll", move |_| shown.scrolled()),
        window_event_listener_untyped("pointercancel", move |_| shown.hide()),
    ];
    on_cleanup(move || {
        [over.remove(), down.remove(), moved.remove(), focused.remove(), click.remove(), escape.remove()]
            .into_iter()
            .for_each(drop);
        others.into_iter().for_each(|listener| listener.remove());
        shown.stop();
    });
    move || {
        shown.tip.get().map(|tip| {
            let kind = match tip.kind {
                Kind::Why => "why",
                Kind::What => "why plain",
                Kind::Term => "why plain term-tip",
            };
            let class = if tip.above { [kind, " above"].concat() } else { kind.to_owned() };
            let place = ["--x:", &tip.x.to_string(), "px;--y:", &tip.y.to_string(), "px"].concat();
            if tip.kind == Kind::Term {
                return view! { <div class=class id=ID role="tooltip" style=place>{tip.text}</div> }
                    .into_any();
            }
            // The text is also part of the accessible name of the element, so a screen reader must not read it twice.
            view! { <div class=class style=place aria-hidden="true">{tip.text}</div> }.into_any()
        })
    }
}
