//! Animations: differences between two positions, shown for a quarter of a second over the page.
//!
//! A game describes the differences of two render models ([`Change`], pure and tested natively). This module shows them: tokens
//! fly between locations, and pieces drop onto their squares. The page itself has been updated already. Animations are
//! decorative, end by themselves, and are cancelled by the next press or key.

use core::cell::RefCell;
use core::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use moot_core::Seat;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, HtmlElement};

use crate::game::GameView;
use crate::game::change::{Change, Token};
use crate::game::session::Session;
use moot_art::SeatStyle;
use moot_ui::game::StateOf;
use moot_ui::look::sound;

/// The duration of a flight, in milliseconds.
const FLIGHT: u16 = 180;
/// The maximum delay between the first and the last flight, in milliseconds.
const LATEST: u16 = 60;

/// The delay of a flight, in milliseconds: the steps divide the maximum delay.
fn wait(step: u8, steps: u8) -> u16 {
    let each = (LATEST / u16::from(steps.max(1))).min(30);
    u16::from(step) * each
}

thread_local! {
    static SHOWN: RefCell<Vec<HtmlElement>> = const { RefCell::new(Vec::new()) };
}

/// Animates and sounds the changes of every decision while the table is mounted.
pub fn watch<G: GameView>(session: Session<G>) {
    let moment = Memo::new(move |_| {
        let shown = session.past_position().with(Option::is_none) && session.curtain().get().is_none();
        shown.then(|| (session.table().with(|table| table.log().len()), session.state().get()))
    });
    Effect::new(move |before: Option<Option<(usize, StateOf<G>)>>| {
        let now = moment.get();
        if let (Some(Some((earlier, from))), Some((later, to))) = (before, now)
            && earlier < later
            && session.last_played().with_untracked(Option::is_some)
        {
            let change = untrack(|| G::change(&session.setup(), &from, &to, session.shown_seat().get()));
            if let Some(sound) = change.sound {
                sound::play(sound);
            }
            // Runs after painting, so that animations do not delay the feedback to a press.
            request_animation_frame(move || show(&change, &|seat| session.seat_style(seat)));
        }
        now
    });
    let listening =
        (window_event_listener(ev::keydown, |_| end()), window_event_listener(ev::pointerdown, |_| end()));
    on_cleanup(move || {
        listening.0.remove();
        listening.1.remove();
        end();
    });
}

/// Cancels all animations.
fn end() {
    for element in SHOWN.take() {
        element.remove();
    }
}

/// The markup of a token.
fn token(what: Token, seat_style: &dyn Fn(Seat) -> SeatStyle) -> String {
    let icon = what.icon.href();
    let worn = what.wears.map_or("", |seat| seat_style(seat).class());
    [
        "<span class=\"sym ",
        what.class,
        " ",
        worn,
        "\"><svg class=\"ic\"><use href=\"",
        &icon,
        "\"/></svg></span>",
    ]
    .concat()
}

fn show(change: &Change, seat_style: &dyn Fn(Seat) -> SeatStyle) {
    if moot_ui::look::animations_off() {
        return;
    }
    let steps = change.flights.iter().map(|flight| flight.step).max().unwrap_or(0);
    let flights = change.flights.iter().filter_map(|flight| {
        let (from, to) = (flight.from.place()?, flight.to.place()?);
        let markup = token(flight.what, seat_style);
        let middle = |at: &DomRect| (at.left() + at.width() / 2.0, at.top() + at.height() / 2.0);
        Some((markup, middle(&from), middle(&to), wait(flight.step, steps)))
    });
    for (markup, from, to, wait) in flights {
        fly("flight", &markup, &[(from, 1.0, 1.0), (to, 1.0, 0.7)], wait);
    }
    for &spot in &change.laid {
        let Some(at) = spot.place() else { continue };
        let here = (at.left(), at.top());
        let size = ["width:", &at.width().to_string(), "px;height:", &at.height().to_string(), "px"].concat();
        let dust = ["<i style=\"", &size, "\"></i>"].concat();
        fly(spot.dust(), &dust, &[((here.0, here.1 - 7.0), 0.9, 1.0), (here, 0.0, 1.0)], 0);
    }
}

/// Animates an element through keyframes: position in pixels, opacity and scale.
fn fly(class: &str, markup: &str, through: &[((f64, f64), f64, f64)], wait: u16) {
    let Some(page) = document().body() else { return };
    let Ok(element) = document().create_element("div") else { return };
    element.set_class_name(class);
    element.set_inner_html(markup);
    let Ok(element) = element.dyn_into::<HtmlElement>() else { return };
    // Cannot fail: the names are valid.
    let _ = element.set_attribute("aria-hidden", "true");
    if page.append_child(&element).is_err() {
        return;
    }
    let set = |object: &js_sys::Object, name: &str, value: &JsValue| {
        // Cannot fail: the object is new and extensible.
        let _ = js_sys::Reflect::set(object, &name.into(), value);
    };
    let frames: js_sys::Array = through
        .iter()
        .map(|&((x, y), opacity, scale)| {
            let frame = js_sys::Object::new();
            let [x, y, scale] = [x, y, scale].map(|n| n.to_string());
            let transform = ["translate(", &x, "px,", &y, "px) scale(", &scale, ")"].concat();
            set(&frame, "transform", &transform.into());
            set(&frame, "opacity", &opacity.into());
            JsValue::from(frame)
        })
        .collect();
    let timing = js_sys::Object::new();
    set(&timing, "duration", &FLIGHT.into());
    set(&timing, "delay", &wait.into());
    set(&timing, "fill", &"both".into());
    set(&timing, "easing", &"cubic-bezier(.3, 0, .4, 1)".into());
    let animate = js_sys::Reflect::get(&element, &"animate".into()).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<js_sys::Function>().ok());
    if animate.and_then(|animate| animate.call2(&element, &frames, &timing).ok()).is_none() {
        // A browser without the Web Animations API shows none.
        element.remove();
        return;
    }
    let gone = element.clone();
    SHOWN.with_borrow_mut(|shown| shown.push(element));
    set_timeout(
        move || {
            gone.remove();
            SHOWN.with_borrow_mut(|shown| shown.retain(|other| *other != gone));
        },
        Duration::from_millis(u64::from(wait + FLIGHT)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn animations_end_within_a_quarter_of_a_second() {
        for steps in 0..12 {
            for step in 0..=steps {
                let all = wait(step, steps) + FLIGHT;
                assert!((120..=240).contains(&all), "{step} of {steps}: {all} ms");
                assert!(step == 0 || wait(step, steps) > wait(step - 1, steps), "one after the other");
            }
        }
    }
}
