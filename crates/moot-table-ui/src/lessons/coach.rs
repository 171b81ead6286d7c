//! The coach of a lesson: explains a step and marks its target.

use core::time::Duration;

use leptos::ev;
use leptos::html::Aside;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::aim;
use super::aim::VisibleTarget;
use super::run::Run;
use super::script::{Step, Target, TargetElement};
use super::texts::markup;
use crate::board::lit;
use crate::game::GameView;
use crate::table::is_phone;
use crate::text::words;
use moot_art::{Icon, Rect, Size};
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::widgets::ic;

/// The interval at which the positions of targets are measured, in milliseconds: they change with the layout.
const LOOK: u64 = 160;
/// The margin between the coach and the edge of the window, in pixels.
const EDGE: f64 = 8.0;
/// The highest place of the coach in wider windows, in pixels: below the bar of the players.
const TOP: f64 = 84.0;
/// The width of the coach in wider windows, in pixels.
const WIDE: f64 = 400.0;

/// The current content of the coach, as plain data.
#[derive(Clone, Debug, Default, PartialEq)]
struct Now {
    step: usize,
    of: usize,
    key: String,
    says: Vec<String>,
    off: bool,
    /// Whether the step is only read.
    reads: bool,
    waits: bool,
    finished: bool,
    targets: Vec<Target>,
}

fn now<G: GameView>(run: Run<G>) -> Now {
    let progress = run.progress.get();
    let finished = run.finished();
    run.script.with_value(|script| {
        run.part.with_value(|part| {
            let (off, waits) = (progress.off, progress.due.is_some());
            let empty = Step::default();
            let page = run.page.get();
            let step = script.steps.get(page).unwrap_or(&empty);
            let said = part.said(&step.key);
            let other = || {
                said.and_then(|said| said.other.clone())
                    .unwrap_or_else(|| words().learn.other_way().to_owned())
            };
            let says = match (finished, off, waits) {
                (true, ..) => vec![words().learn.finished().to_owned()],
                (_, true, _) => vec![other()],
                (_, _, true) => vec![words().learn.others_move().to_owned()],
                _ => said.map(|said| said.says.clone()).unwrap_or_default(),
            };
            Now {
                step: script.number(page),
                of: script.number(script.steps.len()),
                key: step.key.clone(),
                says,
                off,
                reads: step.go.is_empty() && !off && !waits,
                waits,
                finished,
                targets: if off || waits { Vec::new() } else { step.at.clone() },
            }
        })
    })
}

/// The candidate positions of the coach in a window, preferred first. `size` is the size of the coach. None on a phone, where it is a
/// row of the table and covers nothing (`style/learn.css`).
fn stands(size: Size) -> Vec<Rect> {
    if is_phone() {
        return Vec::new();
    }
    let side =
        |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0);
    let (wide, high) = (side(window().inner_width()), side(window().inner_height()));
    let Size { width: own_wide, height: own_high } = size;
    let low = high - own_high - EDGE;
    let middle = (wide - own_wide) / 2.0;
    let right = wide - own_wide - EDGE;
    // Over the centre of the board the coach covers least of what is needed; then come the corners.
    [(middle, TOP), (middle, low - 76.0), (EDGE, low - 76.0), (right, low - 76.0), (EDGE, TOP), (right, TOP)]
        .map(|(x, y)| Rect::new(x, y, own_wide, own_high))
        .to_vec()
}

/// The coach of a lesson, and the ring around its target.
pub fn coach<G: GameView>(app: AppState<G>, run: Run<G>, lead_on: Callback<Option<&'static str>>) -> AnyView {
    let texts = words().learn;
    let now = Memo::new(move |_| now(run));
    let aim = RwSignal::new(None::<VisibleTarget>);
    let place = RwSignal::new((0_usize, Rect::new(EDGE, TOP, WIDE, 0.0)));
    let goals = RwSignal::new(Vec::<Rect>::new());
    let folded = RwSignal::new(false);
    let fold = AutoFold::new(now, folded);
    let node = NodeRef::<Aside>::new();
    let look = move || {
        let found = now.with_untracked(|now| aim::aim::<G>(&now.targets));
        if aim.with_untracked(|before| *before != found) {
            aim.set(found);
        }
        let aimed = aim.with_untracked(|aim| aim.as_ref().map(|aim| aim.place));
        let marked = now.with_untracked(|now| aim::goals::<G>(&now.targets, aimed));
        if goals.with_untracked(|before| *before != marked) {
            goals.set(marked);
        }
        let Some(aside) = node.get_untracked() else { return };
        let size = Size { width: aside.offset_width().into(), height: aside.offset_height().into() };
        let stands = stands(size);
        let (before, _) = place.get_untracked();
        let at = aim::stand_clear(&stands, before, aimed, &lit::bounds());
        let Some(&stand) = stands.get(at) else { return };
        let next = (at, stand);
        if place.get_untracked() != next {
            place.set(next);
            // It is on its way to that place.
            return;
        }
        fold.look(&aside);
    };
    let looking = set_interval_with_handle(look, Duration::from_millis(LOOK)).ok();
    let scrolling = window_event_listener(ev::resize, move |_| look());
    on_cleanup(move || {
        if let Some(looking) = looking {
            looking.clear();
        }
        scrolling.remove();
    });
    // A target that the board does not show at present.
    let seek = move || {
        let place = now.with_untracked(|now| aim::place(&now.targets));
        if let Some(name) = &place {
            G::show_place(run.session, name);
        }
        place.is_some()
    };
    // A new step or target is scrolled into view once the page has shown the last action.
    let which = Memo::new(move |_| {
        (now.with(|now| now.targets.clone()), aim.with(|aim| aim.as_ref().map(|aim| (aim.which, aim.tab))))
    });
    Effect::new(move |_| {
        let (targets, which) = which.get();
        let bring = move || {
            match which.and_then(|(which, _)| targets.get(which)) {
                Some(target) => aim::bring(target),
                None => drop(seek()),
            }
            look();
        };
        // Not after the coach is unmounted, nor for a past step.
        if let Ok(bringing) = set_timeout_with_handle(bring, Duration::from_millis(LOOK)) {
            on_cleanup(move || bringing.clear());
        }
    });
    let go = move || {
        // The step may be newer than the last measurement.
        look();
        let found = aim.with_untracked(|aim| {
            let aim = aim.as_ref()?;
            Some((now.with_untracked(|now| now.targets.get(aim.which).cloned())?, aim.tab))
        });
        match found {
            Some((target, tab)) => {
                if let TargetElement::Place(name) = &target.what {
                    G::show_place(run.session, name);
                }
                aim::go_there(&target.what, tab);
            }
            None if seek() => aim::go_there(&TargetElement::Place(String::new()), false),
            None => {}
        }
        look();
    };
    let style = move || {
        let (_, Rect { x, y, .. }) = place.get();
        ["--x:", &(x.round() as i32).to_string(), "px;--y:", &(y.round() as i32).to_string(), "px"].concat()
    };
    let ring = move || {
        aim.get().map(|aim| {
            view! { <div class="aim" aria-hidden="true" style=ring_around(aim.place)></div> }
        })
    };
    let goals = move || {
        let goal = |goal: Rect| view! { <div class="goal" aria-hidden="true" style=ring_around(goal)></div> };
        goals.get().into_iter().map(goal).collect_view()
    };
    let title = run.part.with_value(|part| part.title.clone());
    let name = texts.coach(&title);
    let says = move || {
        let html: String =
            now.with(|now| now.says.iter().map(|text| ["<p>", &markup(text), "</p>"].concat()).collect());
        let tab = aim.with(|aim| aim.as_ref().is_some_and(|aim| aim.tab));
        if tab { [&html, "<p><em>", texts.behind_tab(), "</em></p>"].concat() } else { html }
    };
    // To begin anew costs all that has been done, so it takes a second press.
    let asks_anew = RwSignal::new(false);
    let anew = move |_| {
        asks_anew.set(false);
        run.restart();
    };
    // One button for all meanings, so that it keeps the focus.
    let press = move |_| {
        asks_anew.set(false);
        let (off, reads, finished) = now.with_untracked(|now| (now.off, now.reads, now.finished));
        match (finished, off, reads) {
            (true, ..) => lead_on.run(following::<G>(run.id)),
            (_, true, _) => run.back(),
            (_, _, true) => run.next(),
            _ => go(),
        }
    };
    let label = move || {
        now.with(|now| match (now.finished, now.off, now.reads) {
            (true, ..) if following::<G>(run.id).is_some() => texts.next_lesson(),
            (true, ..) => texts.lessons(),
            (_, true, _) => texts.take_back(),
            (_, _, true) => texts.next(),
            _ => texts.show_me(),
        })
    };
    let kind = move || {
        now.with(|now| match (now.finished, now.off, now.reads, now.waits) {
            (true, ..) => "finished",
            (_, true, ..) => "off",
            (_, _, _, true) => "waits",
            (_, _, true, _) => "reads",
            _ => "acts",
        })
    };
    let icon = move |icon: Icon, name: fn() -> &'static str, press: Callback<()>| {
        view! {
            <button type="button" class="btn icon ghosted" aria-label=name title=name on:click=move |_| press.run(())>
                {ic(icon)}
            </button>
        }
    };
    view! {
        <aside
            class="coach"
            class:folded=folded
            class:low=move || { place.get().1.y > TOP }
            style=style
            node_ref=node
            aria-label=name
            data-step=move || now.with(|now| now.key.clone())
            data-kind=kind
        >
            <header>
                <strong>{title}</strong>
                <small>{move || now.with(|now| texts.step(now.step, now.of))}</small>
                <button
                    type="button"
                    class="btn icon ghosted"
                    aria-expanded=move || if asks_anew.get() { "true" } else { "false" }
                    aria-label=texts.asks_anew()
                    title=texts.asks_anew()
                    on:click=move |_| asks_anew.update(|asks| *asks = !*asks)
                >
                    {ic(Icon::Undo)}
                </button>
                <button
                    type="button"
                    class="btn icon ghosted"
                    aria-expanded=move || if folded.get() { "false" } else { "true" }
                    aria-label=move || if folded.get() { texts.unfold() } else { texts.fold() }
                    on:click=move |_| fold.by_hand()
                >
                    {move || ic(if folded.get() { Icon::Next } else { Icon::Minus })}
                </button>
                {icon(Icon::Close, || words().learn.leave(), Callback::new(move |()| lead_on.run(None)))}
            </header>
            <div class="says" role="status" aria-live="polite" aria-atomic="true" inner_html=says></div>
            <footer>
                {move || {
                    asks_anew.get().then(|| {
                        view! { <button type="button" class="btn" on:click=anew>{texts.restart()}</button> }
                    })
                }}
                {move || {
                    now.with(|now| now.finished).then(|| {
                        view! {
                            <button type="button" class="btn" on:click=move |_| app.go(Screen::Lobby)>
                                {texts.play()}
                            </button>
                        }
                    })
                }}
                <button
                    type="button"
                    class="btn primary"
                    class:quiet=move || kind() == "acts"
                    hidden=asks_anew
                    disabled=move || now.with(|now| now.waits)
                    on:click=press
                >
                    {label}
                </button>
            </footer>
        </aside>
        {goals}
        {ring}
    }
    .into_any()
}

/// The style of a ring around a place of the window.
fn ring_around(place: Rect) -> String {
    let Rect { x, y, width, height } = place;
    let [x, y, wide, high] =
        [x - 5.0, y - 5.0, width + 10.0, height + 10.0].map(|n| (n.round() as i32).to_string());
    ["left:", &x, "px;top:", &y, "px;width:", &wide, "px;height:", &high, "px"].concat()
}

/// What a press on begins the action of a step.
const ACTS: &str = ".field, .tray, .pane";

/// Folds the coach to one line while the player acts and it covers places that can be chosen, and unfolds it for the next step.
#[derive(Clone, Copy)]
struct AutoFold {
    folded: RwSignal<bool>,
    /// Whether the player has begun to act, and has not folded or unfolded the coach since.
    acting: StoredValue<bool>,
    /// Whether the coach has been folded by itself.
    by_itself: StoredValue<bool>,
}

impl AutoFold {
    /// Watches the presses of the player, and the steps.
    fn new(now: Memo<Now>, folded: RwSignal<bool>) -> AutoFold {
        let fold = AutoFold { folded, acting: StoredValue::new(false), by_itself: StoredValue::new(false) };
        let pressed = window_event_listener(ev::click, move |event| {
            let on = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            if on.is_some_and(|on| matches!(on.closest(ACTS), Ok(Some(_)))) {
                fold.acting.set_value(true);
            }
        });
        on_cleanup(move || pressed.remove());
        Effect::new(move |_| {
            now.track();
            fold.acting.set_value(false);
            if fold.by_itself.get_value() {
                fold.by_itself.set_value(false);
                folded.set(false);
            }
        });
        fold
    }

    /// Folds or unfolds the coach because its button has been pressed.
    fn by_hand(self) {
        self.acting.set_value(false);
        self.by_itself.set_value(false);
        self.folded.update(|folded| *folded = !*folded);
    }

    /// Folds the coach if it is in the way now.
    fn look(self, coach: &web_sys::HtmlElement) {
        if !self.acting.get_value() || self.folded.get_untracked() {
            return;
        }
        let of = coach.get_bounding_client_rect();
        let place = Rect::new(of.left(), of.top(), of.width(), of.height());
        if aim::in_the_way(&place, &lit::bounds()) {
            self.by_itself.set_value(true);
            self.folded.set(true);
        }
    }
}

/// The lesson after `id`.
fn following<G: GameView>(id: &str) -> Option<&'static str> {
    G::LESSONS.iter().skip_while(|lesson| **lesson != id).nth(1).copied()
}
