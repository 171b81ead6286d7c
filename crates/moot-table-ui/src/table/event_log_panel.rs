//! The event log panel: newest first, filtered by player and text; each line opens its position.

use leptos::ev;
use leptos::html::Ol;
use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_table::Barrier;

use super::event_log::{Line, LineFilter, heading, lines, message, untold};
use super::keyed_list::keyed_list;
use crate::game::GameView;
use crate::game::session::Session;
use crate::replay;
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};
use wasm_bindgen::JsCast;

/// The number of lines before the whole log is requested.
const SHORT: usize = 40;

/// Why undo stops, with the revealed information, in sentences.
pub fn barrier<G: GameView>(session: Session<G>, why: Barrier) -> String {
    let Barrier::Reveal { at, .. } = why else { return words().table.barrier(why).to_owned() };
    let what = session.table().with(|table| {
        let plies = table.log().get(at..=at).unwrap_or_default();
        session.seats().with(|seats| message::<G>(table.setup(), seats, plies))
    });
    words().replay.barrier(&what)
}

/// The same for the line of the log, which says only what its other lines do not tell.
fn barrier_line<G: GameView>(session: Session<G>, at: usize) -> String {
    let untold = session.table().with(|table| session.seats().with(|seats| untold::<G>(table, seats, at)));
    words().replay.barrier(&untold)
}

/// The event log panel.
#[component]
pub fn EventLogPanel<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let texts = words().table;
    let open = RwSignal::new(false);
    let who = RwSignal::new(None::<Seat>);
    let sought = RwSignal::new(String::new());
    let shown = Memo::new(move |_| {
        let whole = open.get();
        let replaying = session.replaying().get();
        // During a replay the log ends at the current position of the replay.
        let until =
            session.past_position().with(|past| past.filter(|_| replaying && !whole).map(|past| past.at));
        let barrier = session.can_undo().err().filter(|_| !replaying).and_then(|why| match why {
            Barrier::Reveal { at, .. } => Some((at, barrier_line(session, at))),
            Barrier::Start | Barrier::BranchStart => None,
        });
        let most = (!whole).then_some(SHORT);
        let filter = LineFilter { most, who: who.get(), sought: sought.get(), barrier };
        session.table().with(|table| {
            let plies = table.log();
            let plies = plies.get(..until.unwrap_or(plies.len())).unwrap_or(plies);
            session.seats().with(|seats| lines::<G>(table.setup(), seats, plies, &filter))
        })
    });
    // The plies that the replay has just shown: a decision and the random events after it.
    let now = Memo::new(move |_| {
        let at = session
            .past_position()
            .with(|past| past.filter(|_| session.replaying().get()).map(|past| past.at))?;
        let from = session.table().with(|table| {
            let plies = table.log().get(..at).unwrap_or_default();
            plies.iter().rposition(|ply| ply.entry.seat().is_some()).unwrap_or(0)
        });
        Some((from, at))
    });
    let nothing = move || {
        let none = shown.with(Vec::is_empty) && (who.get().is_some() || !sought.with(String::is_empty));
        none.then(|| view! { <p class="empty" role="status">{words().replay.nothing_found()}</p> })
    };
    let list = NodeRef::<Ol>::new();
    keyed_list(list, shown, move |item| line(session, item, now));
    let toggle = move || if open.get() { texts.close() } else { texts.whole_saga() };
    view! {
        <section class="panel log" class:open=open aria-labelledby="h-log">
            <h2 id="h-log">
                {texts.saga()}
                <span class="extra">
                    <button
                        type="button"
                        class="mini"
                        aria-expanded=move || if open.get() { "true" } else { "false" }
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        {ic(Icon::Log)}
                        <span>{toggle}</span>
                    </button>
                </span>
            </h2>
            {move || open.get().then(|| sift(session, who, sought))}
            {nothing}
            <ol tabindex="0" aria-label=texts.saga() on:keydown=walk node_ref=list></ol>
        </section>
    }
}

/// The list is one tab stop: arrow keys move between lines, and Enter opens the position of a line.
fn walk(event: ev::KeyboardEvent) {
    let later = match event.key().as_str() {
        "ArrowUp" => true,
        "ArrowDown" => false,
        _ => return,
    };
    let list = event.current_target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
    let Some(Ok(lines)) = list.map(|list| list.query_selector_all(".at")) else { return };
    let focused = document().active_element();
    let line = |at: u32| lines.item(at).and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok());
    let here = (0..lines.length()).find(|&at| line(at).is_some_and(|line| focused.as_ref() == Some(&line)));
    let next = match here {
        None => Some(0),
        Some(at) if later => at.checked_sub(1),
        Some(at) => Some(at + 1),
    };
    event.prevent_default();
    if let Some(line) = next.and_then(line) {
        // An element that refuses the focus can still be pressed.
        let _ = line.focus();
    }
}

/// The filter by player and text.
fn sift<G: GameView>(session: Session<G>, who: RwSignal<Option<Seat>>, sought: RwSignal<String>) -> AnyView {
    let texts = words().replay;
    let of = move |seat: Seat| {
        let chosen = who.get_untracked() == Some(seat);
        view! { <option value=seat.to_string() selected=chosen>{session.name(seat)}</option> }
    };
    let seats = Seat::all(G::Rules::seats(&session.setup()));
    let choose = move |event| {
        who.set(event_target_value(&event).parse().ok().map(Seat));
    };
    view! {
        <div class="sift">
            <select aria-label=texts.filter() on:change=choose>
                <option value="">{texts.everybody()}</option>
                {seats.map(of).collect_view()}
            </select>
            <input
                type="search"
                aria-label=texts.search()
                placeholder=texts.search()
                prop:value=move || sought.get()
                on:input=move |event| sought.set(event_target_value(&event))
            />
        </div>
    }
    .into_any()
}

fn line<G: GameView>(session: Session<G>, line: Line, now: Memo<Option<(usize, usize)>>) -> AnyView {
    match line {
        Line::Chapter(chapter) => view! { <li class="round">{heading::<G>(chapter)}</li> }.into_any(),
        Line::Barrier(why) => view! { <li class="bar" data-barrier="">{why}</li> }.into_any(),
        Line::Happened { at: (ply, _), who, text } => {
            let mark = match who {
                Some(seat) => badge(session.seat_style(seat), ""),
                None => view! { <span class="badge none"></span> }.into_any(),
            };
            let now = move || now.get().is_some_and(|(from, to)| (from..to).contains(&ply));
            view! {
                <li class:now=now>
                    {mark}
                    <button
                        type="button"
                        class="at"
                        tabindex="-1"
                        data-ply=ply
                        title=words().replay.jump()
                        on:click=move |_| replay::open(session, Some(ply + 1))
                    >
                        {text}
                    </button>
                </li>
            }
            .into_any()
        }
    }
}
