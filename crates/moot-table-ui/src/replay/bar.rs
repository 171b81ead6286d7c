//! The bar of a replay: buttons, a slider over the whole game with the turns beneath it, and keys.

use core::time::Duration;

use leptos::ev;
use leptos::html::Input;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::tray::told;
use super::{Reel, Stride, close};
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::ic;

/// How many times as fast as usual a replay can play, in quarters.
const SPEEDS: [u64; 5] = [2, 4, 8, 16, 40];
/// How long a moment stays at the usual speed, in milliseconds.
const STAYS: u64 = 1000;

/// The bar of a replay, instead of the dock.
pub fn bar<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let reel = Reel::new(session);
    let playing = RwSignal::new(false);
    let speed = RwSignal::new(4_u64);
    run(reel, playing, speed);
    keys(reel, playing);
    let texts = words().replay;
    let asking = RwSignal::new(false);
    let leave = move |_| {
        close(session);
        if app.id.with_untracked(Option::is_none) {
            app.go(moot_ui::screen::Screen::Lobby);
        }
    };
    let speeds = SPEEDS
        .into_iter()
        .map(|quarters| {
            let chosen = quarters == speed.get_untracked();
            view! { <option value=quarters.to_string() selected=chosen>{texts.speed_of(quarters)}</option> }
        })
        .collect_view();
    let set_speed = move |event: ev::Event| {
        if let Ok(quarters) = event_target_value(&event).parse() {
            speed.set(quarters);
        }
    };
    let toggle = move |_| toggle(reel, playing);
    view! {
        <footer class="dock reel" data-replay="">
            <div class="grp">
                {button(reel, Icon::Back, Stride::Turn, false)}
                {button(reel, Icon::Prev, Stride::Decision, false)}
                <button
                    type="button"
                    class="btn icon go"
                    data-play=""
                    aria-label=move || if playing.get() { texts.pause() } else { texts.play() }
                    title=move || if playing.get() { texts.pause() } else { texts.play() }
                    on:click=toggle
                >
                    {move || ic(if playing.get() { Icon::Pause } else { Icon::Play })}
                </button>
                {button(reel, Icon::Next, Stride::Decision, true)}
                {button(reel, Icon::Skip, Stride::Turn, true)}
                <select class="speed" aria-label=texts.speed() on:change=set_speed>
                    {speeds}
                </select>
            </div>
            {slider(reel)}
            <div class="grp">
                <button type="button" class="btn" data-what-if="" on:click=move |_| asking.set(true)>
                    {ic(Icon::Branch)}
                    <span>{words().replay.what_if()}</span>
                </button>
                <button type="button" class="btn primary lead" data-now="" on:click=leave>
                    {ic(Icon::Check)}
                    <span>{texts.leave()}</span>
                </button>
            </div>
        </footer>
        {move || asking.get().then(|| crate::variations::ask(app, session, Callback::new(move |()| asking.set(false))))}
    }
    .into_any()
}

fn button<G: GameView>(reel: Reel<G>, icon: Icon, stride: Stride, later: bool) -> AnyView {
    let texts = words().replay;
    let label = texts.step(stride, later);
    let why = Memo::new(move |_| {
        let place = reel.place();
        let stuck = reel.course.with(|course| course.step(place, stride, later)) == place;
        stuck.then(|| texts.no_step(later))
    });
    let press = move |_| match why.get_untracked() {
        None => reel.step(stride, later),
        Some(why) => reel.session.note.set(Some(why.to_owned())),
    };
    view! {
        <button
            type="button"
            class="btn icon"
            aria-label=move || why.get().map_or_else(|| label.to_owned(), |why| [label, ". ", why].concat())
            title=label
            data-why=why
            aria-disabled=move || why.get().map(|_| "true")
            on:click=press
        >
            {ic(icon)}
        </button>
    }
    .into_any()
}

/// The slider, and beneath it the turns in the colours of their players.
fn slider<G: GameView>(reel: Reel<G>) -> AnyView {
    let texts = words().replay;
    let node = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(slider) = node.get() {
            // Without the focus the slider can still be reached.
            let _ = slider.focus();
        }
    });
    let turns = move || {
        let all = reel.course.with(|course| course.end() + 1);
        let mut out =
            ["<svg viewBox=\"0 0 ", &all.to_string(), " 1\" preserveAspectRatio=\"none\">"].concat();
        reel.course.with(|course| {
            for (start, end, asked) in course.turns() {
                let Some(seat) = asked.iter().next() else { continue };
                let colour = reel.session.livery(seat).colour();
                let (x, width) = (start.to_string(), (end - start).to_string());
                out += &["<rect x=\"", &x, "\" width=\"", &width, "\" height=\"1\" fill=\"", colour, "\"/>"]
                    .concat();
            }
        });
        out + "</svg>"
    };
    let moved = move |event: ev::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            reel.show(place);
        }
    };
    let spoken = move || {
        let place = texts.position(reel.place(), reel.end());
        [place.as_str(), &told(reel)].join(". ")
    };
    view! {
        <div class="rail">
            <input
                type="range"
                min="0"
                step="1"
                node_ref=node
                aria-label=texts.slider()
                aria-valuetext=spoken
                prop:max=move || reel.end().to_string()
                prop:value=move || reel.place().to_string()
                on:input=moved
            />
            <div class="turns" aria-hidden="true" inner_html=turns></div>
        </div>
    }
    .into_any()
}

fn toggle<G: GameView>(reel: Reel<G>, playing: RwSignal<bool>) {
    let start = !playing.get_untracked();
    if start && untrack(|| reel.place() == reel.end()) {
        reel.show(0);
    }
    playing.set(start);
}

/// Plays: each moment stays for a while, and the last one ends it.
fn run<G: GameView>(reel: Reel<G>, playing: RwSignal<bool>, speed: RwSignal<u64>) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(timer) = waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let place = reel.place();
        if !playing.get() {
            return;
        }
        if place == reel.end() {
            playing.set(false);
            return;
        }
        let stays = Duration::from_millis(STAYS * 4 / speed.get().max(1));
        // Without a timer the replay stands still and can be stepped through.
        waiting.set_value(set_timeout_with_handle(move || reel.step(Stride::Decision, true), stays).ok());
    });
    on_cleanup(stop);
}

/// The keys of a replay: arrows for decisions, with Shift for turns, Home and End, Space to play and Escape to leave.
fn keys<G: GameView>(reel: Reel<G>, playing: RwSignal<bool>) {
    let listening = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let on =
            |selector: &str| target.as_ref().is_some_and(|target| target.matches(selector).unwrap_or(false));
        let dialog = document().query_selector("dialog[open]").is_ok_and(|open| open.is_some());
        let elsewhere = on("input:not([type=range]), textarea, select, [role=tab]");
        if dialog
            || elsewhere
            || event.default_prevented()
            || event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
        {
            return;
        }
        let stride = if event.shift_key() { Stride::Turn } else { Stride::Decision };
        match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => reel.step(stride, true),
            "ArrowLeft" | "ArrowDown" => reel.step(stride, false),
            "PageDown" => reel.step(Stride::Turn, true),
            "PageUp" => reel.step(Stride::Turn, false),
            "Home" => reel.step(Stride::All, false),
            "End" => reel.step(Stride::All, true),
            // A button in focus takes the space bar for itself.
            " " if !on("button, a, summary") => toggle(reel, playing),
            "Escape" => close(reel.session),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listening.remove());
}
