//! The preview of an action that is hovered or focused.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::chip::{inside, of_text};
use crate::game::GameView;
use crate::game::extras_chunk::ActionControl;
use crate::game::extras_chunk::{ExtrasChunk, extra};
use crate::game::session::Session;
use moot_ui::{focus, tooltip};

/// Half of the maximum width, in pixels; must match `.pointed` of the style sheet.
const HALF: f64 = 170.0;

fn aim(target: Option<EventTarget>, aloud: bool) -> Option<ActionControl> {
    // A confirming button contains its own preview.
    let of = target?.dyn_into::<Element>().ok()?.closest("[data-act]:not([aria-disabled])").ok().flatten()?;
    let acts = of.get_attribute("data-act").filter(|acts| !acts.is_empty())?;
    let of = of.get_bounding_client_rect();
    let wide = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(360.0);
    let x = (of.left() + of.width() / 2.0).min(wide - HALF - 8.0).max(HALF + 8.0);
    Some(ActionControl { acts, x: x as i32, y: of.top() as i32, aloud })
}

/// The preview of the hovered or focused action, above its control.
#[component]
pub fn Pointed<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let aimed = RwSignal::new(None::<ActionControl>);
    let look = move |target: Option<EventTarget>, aloud: bool| {
        let next = aim(target, aloud);
        if aimed.with_untracked(|now| *now != next) {
            aimed.set(next);
        }
    };
    // A finger points at nothing while it does not press, and what it presses tells its effect in the tray.
    let by_finger = StoredValue::new(false);
    let down = window_event_listener(ev::pointerdown, move |event| {
        by_finger.set_value(event.pointer_type() == "touch");
    });
    let keys = window_event_listener(ev::keydown, move |_| by_finger.set_value(false));
    let over = window_event_listener(ev::pointerover, move |event| {
        if event.pointer_type() != "touch" && !tooltip::rests(&event) {
            look(event.target(), false);
        }
    });
    // The preview of a control that the page has focused would cover what has been asked for.
    let focused = window_event_listener(ev::focusin, move |event| {
        if !by_finger.get_value() && !focus::is_led() {
            look(event.target(), true);
        }
    });
    let away = [
        window_event_listener_untyped("click", move |_| aimed.set(None)),
        window_event_listener_untyped("focusout", move |_| aimed.set(None)),
        window_event_listener_untyped("scroll", move |_| aimed.set(None)),
    ];
    on_cleanup(move || {
        [down.remove(), keys.remove(), over.remove(), focused.remove()].into_iter().for_each(drop);
        away.into_iter().for_each(|listener| listener.remove());
    });
    // Only a certain change of points is shown; the check itself needs the chunk.
    move || {
        aimed.get().map(|aim| extra(move |extras: &ExtrasChunk<G>| (extras.pointed)(session, aim.clone())))
    }
}

/// The preview of an action above its control; empty if no change is certain.
pub fn above<G: GameView>(session: Session<G>, aim: ActionControl) -> AnyView {
    let found = of_text(session, &aim.acts).filter(|found| found.is_certain());
    let shown = found.map(|found| {
        let place = ["--x:", &aim.x.to_string(), "px;--y:", &aim.y.to_string(), "px"].concat();
        let role = aim.aloud.then_some("status");
        view! { <div class="outlook pointed" style=place role=role>{inside(session, &found)}</div> }
    });
    view! { {shown} }.into_any()
}
