//! The replay bar: buttons, a slider over the whole game with the turns beneath it, and keys.

use core::time::Duration;

use leptos::ev;
use leptos::html::Input;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::tray::last_events;
use super::{ReplayControl, Stride, close};
use crate::game::GameView;
use crate::game::session::Session;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::widgets::ic;

/// The playback speeds, in quarters of the normal speed.
const SPEEDS: [u64; 5] = [2, 4, 8, 16, 40];
/// The time for each position at normal speed, in milliseconds.
const STAYS: u64 = 1000;

/// The replay bar, which replaces the dock.
pub fn bar<G: GameView>(app: AppState<G>, session: Session<G>) -> AnyView {
    let control = ReplayControl::new(session);
    let playing = RwSignal::new(false);
    let speed = RwSignal::new(4_u64);
    run(control, playing, speed);
    keys(control, playing);
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
    let toggle = move |_| toggle(control, playing);
    view! {
        <footer class="dock reel" data-replay="">
            <div class="grp">
                {button(control, Icon::Back, Stride::Turn, false)}
                {button(control, Icon::Prev, Stride::Decision, false)}
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
                {button(control, Icon::Next, Stride::Decision, true)}
                {button(control, Icon::Back, Stride::Turn, true)}
                <select class="speed" aria-label=texts.speed() on:change=set_speed>
                    {speeds}
                </select>
            </div>
            {slider(control)}
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

fn button<G: GameView>(control: ReplayControl<G>, icon: Icon, stride: Stride, later: bool) -> AnyView {
    let texts = words().replay;
    let label = texts.step(stride, later);
    let why = Memo::new(move |_| {
        let place = control.place();
        let stuck = control.stops.with(|stops| stops.step(place, stride, later)) == place;
        stuck.then(|| texts.no_step(later))
    });
    let press = move |_| match why.get_untracked() {
        None => control.step(stride, later),
        Some(why) => control.session.show_note(why.to_owned()),
    };
    view! {
        <button
            type="button"
            class="btn icon"
            class:forward=later && icon == Icon::Back
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

/// The slider, with the turns beneath it in the colours of their players.
fn slider<G: GameView>(control: ReplayControl<G>) -> AnyView {
    let texts = words().replay;
    let node = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(slider) = node.get() {
            // An element that refuses the focus can still be used.
            let _ = slider.focus();
        }
    });
    let turns = move || {
        let all = control.stops.with(|stops| stops.end() + 1);
        let mut out =
            ["<svg viewBox=\"0 0 ", &all.to_string(), " 1\" preserveAspectRatio=\"none\">"].concat();
        control.stops.with(|stops| {
            for (start, end, asked) in stops.turns() {
                let Some(seat) = asked.iter().next() else { continue };
                let colour = control.session.seat_style(seat).colour();
                let (x, width) = (start.to_string(), (end - start).to_string());
                out += &["<rect x=\"", &x, "\" width=\"", &width, "\" height=\"1\" fill=\"", colour, "\"/>"]
                    .concat();
            }
        });
        out + "</svg>"
    };
    let moved = move |event: ev::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            control.show(place);
        }
    };
    let spoken = move || {
        let place = texts.position(control.place(), control.end());
        [place.as_str(), &last_events(control)].join(". ")
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
                prop:max=move || control.end().to_string()
                prop:value=move || control.place().to_string()
                on:input=moved
            />
            <div class="turns" aria-hidden="true" inner_html=turns></div>
        </div>
    }
    .into_any()
}

fn toggle<G: GameView>(control: ReplayControl<G>, playing: RwSignal<bool>) {
    let start = !playing.get_untracked();
    if start && untrack(|| control.place() == control.end()) {
        control.show(0);
    }
    playing.set(start);
}

/// Plays the replay: each position is shown for a while; playback stops at the last one.
fn run<G: GameView>(control: ReplayControl<G>, playing: RwSignal<bool>, speed: RwSignal<u64>) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(timer) = waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let place = control.place();
        if !playing.get() {
            return;
        }
        if place == control.end() {
            playing.set(false);
            return;
        }
        let stays = Duration::from_millis(STAYS * 4 / speed.get().max(1));
        // Without a timer, playback does not advance; the replay can be stepped manually.
        waiting.set_value(set_timeout_with_handle(move || control.step(Stride::Decision, true), stays).ok());
    });
    on_cleanup(stop);
}

/// The keys of a replay: arrows step by decisions, with Shift by turns; Home and End, Space to play and Escape to close.
fn keys<G: GameView>(control: ReplayControl<G>, playing: RwSignal<bool>) {
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
            "ArrowRight" | "ArrowUp" => control.step(stride, true),
            "ArrowLeft" | "ArrowDown" => control.step(stride, false),
            "PageDown" => control.step(Stride::Turn, true),
            "PageUp" => control.step(Stride::Turn, false),
            "Home" => control.step(Stride::All, false),
            "End" => control.step(Stride::All, true),
            // A focused button handles the space bar itself.
            " " if !on("button, a, summary") => toggle(control, playing),
            "Escape" => close(control.session),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listening.remove());
}
