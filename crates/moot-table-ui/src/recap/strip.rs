//! The recap strip over the board, and the tray while a past position is shown.

use leptos::ev;
use leptos::html::Ol;
use leptos::prelude::*;
use moot_core::Seat;
use wasm_bindgen::JsCast;

use super::span;
use crate::game::GameView;
use crate::game::recap_entry::RecapEntry;
use crate::game::session::Session;
use crate::table::event_log::heading;
use crate::text::words;
use moot_art::Icon;
use moot_ui::frame::after;
use moot_ui::widgets::{badge, ic, pressed_while};

/// The moves in the order of the strip, each with whether it is preceded by the badge of its player: first scorings of several players,
/// then what was done to pieces of the reader, then other scorings, which would be scrolled out of sight between the other moves.
fn listed<M>(recap_entries: &[RecapEntry<M>]) -> Vec<(usize, bool)> {
    let group = |at: usize| {
        let RecapEntry { own, gains, .. } = &recap_entries[at];
        (gains.len() < 2, *own, gains.is_empty())
    };
    let mut order: Vec<usize> = (0..recap_entries.len()).collect();
    // A stable sort: within a group the oldest comes first.
    order.sort_by_key(|&at| group(at));
    let mut before = None;
    let mut all = Vec::new();
    for at in order {
        let now = Some((group(at), recap_entries[at].seen.who));
        all.push((at, before != now));
        before = now;
    }
    all
}

/// What happened, with the points that a scoring brought to each of several players.
fn with_gains<G: GameView>(session: Session<G>, what: &str, gains: &[(Seat, i32)]) -> String {
    if gains.len() < 2 {
        return what.to_owned();
    }
    let mut told = String::new();
    for &(seat, points) in gains {
        let comma = if told.is_empty() { "" } else { ", " };
        told = [told.as_str(), comma, &session.name(seat), " +", &points.to_string()].concat();
    }
    words().recap.scored(what, &told)
}

/// A move as a sentence.
fn sentence<G: GameView>(session: Session<G>, recap_entry: &RecapEntry<G::Marks>) -> String {
    let what = with_gains(session, &recap_entry.spoken, &recap_entry.gains);
    words().recap.spoken(&session.name(recap_entry.seen.who), &what)
}

/// The index of the next or previous move; `None` beyond either end.
fn beside<M>(recap_entries: &[RecapEntry<M>], seen: Option<usize>, later: bool) -> Option<usize> {
    match (seen, later) {
        (None, true) => (!recap_entries.is_empty()).then_some(0),
        (None, false) => recap_entries.len().checked_sub(1),
        (Some(at), true) => Some(at + 1).filter(|&at| at < recap_entries.len()),
        (Some(at), false) => at.checked_sub(1),
    }
}

/// The moves of the recap. Copied into every closure.
struct Recap<G: GameView> {
    session: Session<G>,
    /// The number of plies before the first one after the recap.
    end: Memo<Option<usize>>,
    recap_entries: Memo<Vec<RecapEntry<G::Marks>>>,
}

impl<G: GameView> Clone for Recap<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Recap<G> {}

impl<G: GameView> Recap<G> {
    fn new(session: Session<G>) -> Recap<G> {
        let moment = Memo::new(move |_| {
            session.table().with(|table| {
                let me = G::asked(table.state());
                let mine = table.humans().contains(me) && table.asked().contains(me);
                let span = mine.then(|| span(table, me, G::turn_of)).flatten()?;
                // Another game, or another branch of the log, may have the same number of plies.
                let last = span.end.checked_sub(1).and_then(|at| table.log().get(at));
                let which = last.map_or(0, |ply| std::sync::Arc::as_ptr(ply) as usize);
                Some((span, which))
            })
        });
        let recap_entries = Memo::new(move |_| {
            let Some((span, _)) = moment.get() else { return Vec::new() };
            session.table().with_untracked(|table| {
                let reader = G::asked(table.state());
                // What the reader was asked to decide in the turns of others is known.
                let mut entries = G::recap_entries(table, span);
                entries.retain(|recap_entry| recap_entry.seen.who != reader);
                entries
            })
        });
        let end = Memo::new(move |_| moment.get().map(|(span, _)| span.end));
        Recap { session, end, recap_entries }
    }

    /// The index of the move whose position is shown.
    fn seen(self) -> Option<usize> {
        let past = self.session.past_position().get()?;
        self.recap_entries
            .with(|recap_entries| recap_entries.iter().position(|recap_entry| recap_entry.seen == past))
    }

    /// The number of plies after the last move; 0 without a move. Untracked.
    fn last_untracked(self) -> usize {
        self.recap_entries
            .with_untracked(|recap_entries| recap_entries.last().map_or(0, |recap_entry| recap_entry.seen.at))
    }

    fn look(self, at: Option<usize>) {
        let past = at.and_then(|at| {
            self.recap_entries
                .with_untracked(|recap_entries| recap_entries.get(at).map(|recap_entry| recap_entry.seen))
        });
        self.session.look_back(past);
    }

    fn step(self, later: bool) {
        let seen = untrack(|| self.seen());
        let next = self.recap_entries.with_untracked(|recap_entries| beside(recap_entries, seen, later));
        if next.is_some() {
            self.look(next);
            after(bring_shown);
        }
    }
}

/// Scrolls the move whose position is shown into the row of the strip that is in view.
fn bring_shown() {
    if let Ok(Some(shown)) = document().query_selector(".since .deed.on") {
        bring(&shown);
    }
}

/// Scrolls a move into view within the strip.
fn bring(shown: &web_sys::Element) {
    let near = web_sys::ScrollIntoViewOptions::new();
    near.set_block(web_sys::ScrollLogicalPosition::Nearest);
    near.set_inline(web_sys::ScrollLogicalPosition::Nearest);
    shown.scroll_into_view_with_scroll_into_view_options(&near);
}

fn step_button<G: GameView>(recap: Recap<G>, later: bool) -> AnyView {
    let texts = words().recap;
    let (icon, label) = if later { (Icon::Next, texts.later()) } else { (Icon::Prev, texts.earlier()) };
    let why = move || {
        let seen = recap.seen();
        // Only a button leads back to the present: another press on this one would hit what then lies under it.
        let none = recap.recap_entries.with(|recap_entries| beside(recap_entries, seen, later).is_none());
        none.then(|| if later { texts.nothing_later() } else { texts.nothing_earlier() })
    };
    let press = move |_| match untrack(why) {
        None => recap.step(later),
        Some(why) => recap.session.show_note(why.to_owned()),
    };
    view! {
        <button
            type="button"
            class="btn icon ghosted"
            aria-label=move || why().map_or_else(|| label.to_owned(), |why| [label, ". ", why].concat())
            title=label
            data-why=why
            aria-disabled=move || why().map(|_| "true")
            on:click=press
        >
            {ic(icon)}
        </button>
    }
    .into_any()
}

/// How many moves lie below the row in view: their upper edges, and the lower edge of the row, in pixels of the window.
fn below(tops: impl Iterator<Item = f64>, edge: f64) -> usize {
    // Rows are not always at whole pixels.
    tops.filter(|top| *top > edge - 2.0).count()
}

/// The number of moves below the row that is in view in the strip.
fn unseen(row: &web_sys::Element) -> usize {
    let items = core::iter::successors(row.first_element_child(), web_sys::Element::next_element_sibling);
    below(items.map(|item| item.get_bounding_client_rect().top()), row.get_bounding_client_rect().bottom())
}

/// What a press on decides something, or selects something for a decision; not the trays of a past position.
const DECIDES: &str = ".field, .pane, .tray:not(.backs)";

/// The recap strip over the board; shown until it is dismissed or the turn is over.
#[component]
pub fn RecapStrip<G: GameView>(
    /// The session.
    session: Session<G>,
    /// Whether the first press of the turn on board, tray or panes dismisses it too: on a phone it covers a part of the board.
    #[prop(optional)]
    brief: bool,
) -> impl IntoView {
    let recap = Recap::new(session);
    let shown = Memo::new(move |_| {
        let read = session.read_plies().get();
        let new = recap
            .recap_entries
            .with(|recap_entries| recap_entries.last().is_some_and(|recap_entry| recap_entry.seen.at > read));
        let decided =
            || session.table().with(|table| recap.end.get().is_some_and(|end| table.log().len() > end));
        new && !(brief && decided()) && !session.replaying().get() && session.curtain().get().is_none()
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if session.replaying().get_untracked() {
            return;
        }
        let dialog = document().query_selector("dialog[open]").is_ok_and(|open| open.is_some());
        if event.key() == "Escape"
            && !dialog
            && !event.default_prevented()
            && session.past_position().get_untracked().is_some()
        {
            event.prevent_default();
            session.look_back(None);
        }
    });
    let decides = move |event: &ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        target.is_some_and(|target| matches!(target.closest(DECIDES), Ok(Some(_))))
    };
    let pressed = window_event_listener(ev::click, move |event| {
        if brief && shown.get_untracked() && session.input_control().get_untracked().free() && decides(&event)
        {
            session.mark_read(recap.last_untracked());
        }
    });
    on_cleanup(move || {
        escape.remove();
        pressed.remove();
    });
    move || shown.get().then(|| strip(recap))
}

fn strip<G: GameView>(recap: Recap<G>) -> AnyView {
    let (session, texts) = (recap.session, words().recap);
    let dismiss = move |_| {
        session.look_back(None);
        session.mark_read(recap.last_untracked());
    };
    let item = move |(at, first): (usize, bool)| {
        let recap_entry = recap.recap_entries.with_untracked(|recap_entries| recap_entries[at].clone());
        let who = recap_entry.seen.who;
        let here = move || recap.seen() == Some(at);
        let spoken = sentence(session, &recap_entry);
        let whole = spoken.clone();
        let scores = !recap_entry.gains.is_empty();
        // The players' chips show what a scoring brought several of them.
        let text = recap_entry.text;
        view! {
            <li>
                {first.then(|| badge(session.seat_style(who), ""))}
                <button
                    type="button"
                    class="deed"
                    {..pressed_while(here)}
                    data-deed=at
                    class:scores=scores
                    title=whole
                    on:focus=move |event| reveal(&event)
                    on:click=move |_| recap.look(if untrack(here) { None } else { Some(at) })
                >
                    <span class="sr">{spoken}</span>
                    <span class="eyes" aria-hidden="true">{text}</span>
                </button>
            </li>
        }
    };
    let items = move || recap.recap_entries.with(|all| listed(all)).into_iter().map(item).collect_view();
    let row = NodeRef::<Ol>::new();
    let rest = RwSignal::new(0_usize);
    let measure = move || {
        if let Some(row) = row.try_get_untracked().flatten() {
            let now = unseen(&row);
            if rest.try_get_untracked().is_some_and(|before| before != now) {
                rest.set(now);
            }
        }
    };
    Effect::new(move |_| {
        recap.recap_entries.track();
        after(measure);
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    // A row further, for a pointer; a screen reader and the keys go from move to move.
    let further = move |_| {
        if let Some(row) = row.get_untracked() {
            row.scroll_by_with_x_and_y(0.0, row.client_height().into());
        }
    };
    // It keeps its place while the last row is in view, so that the rows do not change.
    let more = move || {
        let several = recap.recap_entries.with(|all| all.len() > 1);
        several.then(|| {
            view! {
                <span class="rest" class:none=move || rest.get() == 0 aria-hidden="true" on:click=further>
                    {move || words().recap.rest(rest.get() as u32)}
                </span>
            }
        })
    };
    view! {
        <section class="since" aria-labelledby="h-since">
            <h2 id="h-since">{texts.since()}</h2>
            <ol tabindex="0" aria-labelledby="h-since" node_ref=row on:scroll=move |_| measure()>{items}</ol>
            {more}
            <div class="nav">
                {step_button(recap, false)}
                {step_button(recap, true)}
                <button
                    type="button"
                    class="btn icon ghosted"
                    aria-label=texts.dismiss()
                    title=texts.dismiss()
                    data-dismiss=""
                    on:click=dismiss
                >
                    {ic(Icon::Close)}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// Scrolls a move that the keyboard has focused fully into view, because browsers do not scroll a partly visible element. No
/// scrolling under a pointer, where it would move the target of the press.
fn reveal(event: &web_sys::FocusEvent) {
    let recap_entry = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(focused) = recap_entry.filter(|entry| entry.matches(":focus-visible").unwrap_or(false)) {
        bring(&focused);
    }
}

/// The tray while a past position is shown: the move, buttons for the previous and next one, and back to the present.
#[component]
pub fn RecapTray<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let recap = Recap::new(session);
    let texts = words().recap;
    let seen = Memo::new(move |_| {
        let at = recap.seen()?;
        recap
            .recap_entries
            .with(|recap_entries| Some((at, recap_entries.len(), recap_entries.get(at)?.clone())))
    });
    let who = move || session.past_position().get().map_or(Seat(0), |past| past.who);
    let title = move || {
        let spoken =
            |(.., recap_entry): (usize, usize, RecapEntry<G::Marks>)| sentence(session, &recap_entry);
        seen.get().map(spoken).unwrap_or_default()
    };
    let place = move || {
        let chapter = heading::<G>(session.state().with(G::chapter));
        let place = seen.get().map(|(at, of, _)| texts.place(at + 1, of)).unwrap_or_default();
        [chapter.as_str(), place.as_str()].join(" · ")
    };
    view! {
        <div class=move || ["tray backs ", session.seat_style(who()).class()].concat() role="group" aria-labelledby="h-tray">
            {move || badge(session.seat_style(who()), "big")}
            <span class="line" aria-live="polite">
                <strong id="h-tray">{title}</strong>
                <span>{place}</span>
            </span>
            <span class="pair">
                {step_button(recap, false)}
                {step_button(recap, true)}
                <button type="button" class="btn go" data-now="" on:click=move |_| session.look_back(None)>
                    {ic(Icon::Check)}
                    <span>{texts.now()}</span>
                </button>
            </span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::past_position::PastPosition;
    use crate::game::recap_entry::OwnPieces;

    fn entries(seats: &[u8]) -> Vec<RecapEntry<()>> {
        let recap_entry = |(at, &who): (usize, &u8)| RecapEntry {
            text: "waited".to_owned(),
            spoken: "waited".to_owned(),
            gains: Vec::new(),
            own: OwnPieces::default(),
            seen: PastPosition { at, who: Seat(who), marks: () },
        };
        seats.iter().enumerate().map(recap_entry).collect()
    }

    #[test]
    fn a_badge_precedes_the_moves_of_each_player() {
        let listed = listed(&entries(&[1, 1, 2, 1]));
        assert_eq!(listed, [(0, true), (1, false), (2, true), (3, true)]);
    }

    #[test]
    fn moves_below_the_row_in_view_are_counted() {
        // Three rows, of which the first holds two moves; the row in view is 44 pixels high.
        let tops = [10.0, 10.0, 54.0, 97.6];
        assert_eq!(below(tops.into_iter(), 54.0), 2);
        assert_eq!(below(tops.into_iter().map(|top| top - 43.6), 54.0), 1, "scrolled by a row");
        assert_eq!(below(tops.into_iter().map(|top| top - 87.6), 54.0), 0, "the last row");
    }

    #[test]
    fn scorings_are_listed_first() {
        let mut recap_entries = entries(&[1, 1, 2, 1, 1]);
        recap_entries[3].gains = vec![(Seat(0), 5)];
        let listed = listed(&recap_entries);
        assert_eq!(listed, [(3, true), (0, true), (1, false), (2, true), (4, true)]);
    }

    #[test]
    fn what_was_done_to_pieces_of_the_reader_is_listed_before_scorings() {
        let mut recap_entries = entries(&[1, 1, 2, 2]);
        recap_entries[1].gains = vec![(Seat(0), 5)];
        recap_entries[2].own = OwnPieces::Moved;
        recap_entries[3].own = OwnPieces::Lost;
        assert_eq!(listed(&recap_entries), [(3, true), (2, true), (1, true), (0, true)]);
    }

    #[test]
    fn steps_visit_the_moves_from_the_first_to_the_last() {
        let recap_entries = entries(&[1, 2]);
        assert_eq!(beside(&recap_entries, None, true), Some(0));
        assert_eq!(beside(&recap_entries, Some(0), true), Some(1));
        assert_eq!(beside(&recap_entries, Some(1), true), None);
        assert_eq!(beside(&recap_entries, None, false), Some(1));
        assert_eq!(beside(&recap_entries, Some(0), false), None);
        assert_eq!(beside::<()>(&[], None, true), None);
    }
}
