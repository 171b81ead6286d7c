//! Short texts beside whatever is pointed at: what it is, and why it cannot be used now.
//!
//! Anything may carry `data-tip` (what it is) or `data-why` (why not). One listener on the window serves them all: under
//! a resting mouse, in keyboard focus, and under a resting finger.

use core::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

/// What is shown, and where.
#[derive(Clone, Debug, PartialEq)]
struct Tip {
    why: bool,
    text: String,
    /// The left edge, kept within the window.
    x: i32,
    /// The edge of the thing, above which or below which the text stands.
    y: i32,
    above: bool,
}

/// The widest that a text may be, in pixels; `.why` of the style sheet says the same.
const WIDTH: f64 = 268.0;
const PAUSE: Duration = Duration::from_millis(350);
const LONG_PRESS: Duration = Duration::from_millis(420);

fn bearer(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-why], [data-tip]").ok().flatten()
}

fn tip(of: &Element) -> Option<Tip> {
    let given = |name| of.get_attribute(name).filter(|text| !text.is_empty());
    let (why, text) = match (given("data-why"), given("data-tip")) {
        (Some(why), _) => (true, why),
        (None, Some(tip)) => (false, tip),
        (None, None) => return None,
    };
    let of = of.get_bounding_client_rect();
    let wide = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    let x = (of.left() + of.width() / 2.0 - WIDTH / 2.0).min(wide - WIDTH - 8.0).max(8.0);
    let above = of.top() > 120.0;
    Some(Tip {
        why,
        text,
        x: x as i32,
        y: if above { of.top() - 7.0 } else { of.bottom() + 7.0 } as i32,
        above,
    })
}

/// The text beside whatever is pointed at.
#[component]
pub fn Tips() -> impl IntoView {
    let shown = RwSignal::new(None::<Tip>);
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let hide = move || {
        if let Some(timer) = waiting.get_value() {
            timer.clear();
            waiting.set_value(None);
        }
        if shown.with_untracked(Option::is_some) {
            shown.set(None);
        }
    };
    let show = move |of: Element, after: Duration| {
        hide();
        let timer = set_timeout_with_handle(
            move || {
                let _ = shown.try_set(of.is_connected().then(|| tip(&of)).flatten());
            },
            after,
        );
        // Without a timer there is no tip; what it says is also in the label of the thing.
        waiting.set_value(timer.ok());
    };
    let over = window_event_listener(ev::pointerover, move |event| match bearer(event.target()) {
        Some(of) if event.pointer_type() == "mouse" => show(of, PAUSE),
        Some(_) => {}
        None => hide(),
    });
    let down = window_event_listener(ev::pointerdown, move |event| match bearer(event.target()) {
        Some(of) if event.pointer_type() != "mouse" => show(of, LONG_PRESS),
        _ => hide(),
    });
    let focus = window_event_listener(ev::focusin, move |event| {
        let visible = |of: &Element| of.matches(":focus-visible").unwrap_or(false);
        if let Some(of) = bearer(event.target()).filter(visible) {
            show(of, Duration::ZERO);
        }
    });
    let others = [
        window_event_listener_untyped("focusout", move |_| hide()),
        window_event_listener_untyped("scroll", move |_| hide()),
        window_event_listener_untyped("click", move |event| {
            // What cannot be used and has no other voice tells its reason when it is pressed.
            let mute = |of: &Element| of.matches("[data-tells][aria-disabled=true]").unwrap_or(false);
            match bearer(event.target()).filter(mute) {
                Some(of) => show(of, Duration::ZERO),
                None => hide(),
            }
        }),
        window_event_listener_untyped("pointercancel", move |_| hide()),
    ];
    on_cleanup(move || {
        over.remove();
        down.remove();
        focus.remove();
        others.into_iter().for_each(|listener| listener.remove());
        hide();
    });
    move || {
        shown.get().map(|tip| {
            let class = match (tip.why, tip.above) {
                (true, true) => "why above",
                (true, false) => "why",
                (false, true) => "why plain above",
                (false, false) => "why plain",
            };
            let place = ["--x:", &tip.x.to_string(), "px;--y:", &tip.y.to_string(), "px"].concat();
            // It is also part of the label of the thing, so that nobody hears it twice.
            view! { <div class=class style=place aria-hidden="true">{tip.text}</div> }
        })
    }
}
