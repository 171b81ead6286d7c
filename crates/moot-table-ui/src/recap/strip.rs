//! The strip over the mountain that tells what happened, and the tray while the page looks back.

use leptos::ev;
use leptos::prelude::*;
use moot_core::Seat;
use wasm_bindgen::JsCast;

use super::span;
use crate::game::GameView;
use crate::game::deed::Deed;
use crate::game::session::Session;
use crate::table::event_log::heading;
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{badge, ic};

/// Whether a deed is the first of its doer in a row, so that the badge stands before it.
fn heads<M>(deeds: &[Deed<M>], at: usize) -> bool {
    at == 0 || deeds[at - 1].seen.who != deeds[at].seen.who
}

/// The deed that follows the one looked at, or comes before it; `None` beyond either end.
fn beside<M>(deeds: &[Deed<M>], seen: Option<usize>, later: bool) -> Option<usize> {
    match (seen, later) {
        (None, true) => (!deeds.is_empty()).then_some(0),
        (None, false) => deeds.len().checked_sub(1),
        (Some(at), true) => Some(at + 1).filter(|&at| at < deeds.len()),
        (Some(at), false) => at.checked_sub(1),
    }
}

/// What there is to catch up with. Copied into every closure.
struct Catching<G: GameView> {
    session: Session<G>,
    deeds: Memo<Vec<Deed<G::Marks>>>,
}

impl<G: GameView> Clone for Catching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Catching<G> {}

impl<G: GameView> Catching<G> {
    fn new(session: Session<G>) -> Catching<G> {
        let moment = Memo::new(move |_| {
            session.table.with(|table| {
                let me = G::asked(table.state());
                let mine = table.humans().contains(me) && table.asked().contains(me);
                let span = mine.then(|| span(table, me)).flatten()?;
                // Another game, or another past, may have as many plies.
                let last = span.end.checked_sub(1).and_then(|at| table.log().get(at));
                let which = last.map_or(0, |ply| std::sync::Arc::as_ptr(ply) as usize);
                Some((span, which))
            })
        });
        let deeds = Memo::new(move |_| {
            let Some((span, _)) = moment.get() else { return Vec::new() };
            session.table.with_untracked(|table| G::deeds(table, span))
        });
        Catching { session, deeds }
    }

    /// Where the page looks back to.
    fn seen(self) -> Option<usize> {
        let past = self.session.past.get()?;
        self.deeds.with(|deeds| deeds.iter().position(|deed| deed.seen == past))
    }

    fn look(self, at: Option<usize>) {
        let glimpse =
            at.and_then(|at| self.deeds.with_untracked(|deeds| deeds.get(at).map(|deed| deed.seen)));
        self.session.look_back(glimpse);
    }

    fn step(self, later: bool) {
        let seen = untrack(|| self.seen());
        let next = self.deeds.with_untracked(|deeds| beside(deeds, seen, later));
        // Beyond the last deed is the present.
        if next.is_some() || later {
            self.look(next);
        }
    }
}

fn step_button<G: GameView>(catching: Catching<G>, later: bool) -> AnyView {
    let texts = words().news;
    let (icon, label) = if later { (Icon::Next, texts.later()) } else { (Icon::Prev, texts.earlier()) };
    let why = move || {
        let seen = catching.seen();
        let none = !later && catching.deeds.with(|deeds| beside(deeds, seen, later).is_none());
        none.then(|| texts.nothing_earlier())
    };
    let press = move |_| match untrack(why) {
        None => catching.step(later),
        Some(why) => catching.session.note.set(Some(why.to_owned())),
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

/// What happened since the own last turn, over the mountain, until it is put away or the turn is over.
#[component]
pub fn Since<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let catching = Catching::new(session);
    let shown = Memo::new(move |_| {
        let read = session.read.get();
        let new = catching.deeds.with(|deeds| deeds.last().is_some_and(|deed| deed.seen.at > read));
        new && !session.replaying.get() && session.curtain.get().is_none()
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if session.replaying.get_untracked() {
            return;
        }
        if event.key() == "Escape" && !event.default_prevented() && session.past.get_untracked().is_some() {
            event.prevent_default();
            session.look_back(None);
        }
    });
    on_cleanup(move || escape.remove());
    move || shown.get().then(|| strip(catching))
}

fn strip<G: GameView>(catching: Catching<G>) -> AnyView {
    let (session, texts) = (catching.session, words().news);
    let dismiss = move |_| {
        session.look_back(None);
        let last = catching.deeds.with_untracked(|deeds| deeds.last().map_or(0, |deed| deed.seen.at));
        session.read.set(last);
    };
    let item = move |at: usize| {
        let deed = catching.deeds.with_untracked(|deeds| deeds[at].clone());
        let first = catching.deeds.with_untracked(|deeds| heads(deeds, at));
        let who = deed.seen.who;
        let here = move || catching.seen() == Some(at);
        let told = texts.told(&session.name(who), &deed.told);
        view! {
            <li>
                {first.then(|| badge(session.livery(who), ""))}
                <button
                    type="button"
                    class="deed"
                    class:on=here
                    data-deed=at
                    aria-pressed=move || if here() { "true" } else { "false" }
                    on:focus=move |event| reveal(&event)
                    on:click=move |_| catching.look(if untrack(here) { None } else { Some(at) })
                >
                    <span class="sr">{told}</span>
                    <span class="eyes" aria-hidden="true">{deed.text}</span>
                </button>
            </li>
        }
    };
    let items = move || (0..catching.deeds.with(Vec::len)).map(item).collect_view();
    view! {
        <section class="since" aria-labelledby="h-since">
            <h2 id="h-since">{texts.since()}</h2>
            <ol tabindex="0" aria-labelledby="h-since">{items}</ol>
            <div class="nav">
                {step_button(catching, false)}
                {step_button(catching, true)}
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

/// Brings a deed that keys have led to wholly into the row: of one that is cut off browsers show no more. Under a pointer
/// nothing moves, or the press would land beside it.
fn reveal(event: &web_sys::FocusEvent) {
    let deed = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(deed) = deed.filter(|deed| deed.matches(":focus-visible").unwrap_or(false)) else { return };
    let near = web_sys::ScrollIntoViewOptions::new();
    near.set_block(web_sys::ScrollLogicalPosition::Nearest);
    near.set_inline(web_sys::ScrollLogicalPosition::Nearest);
    deed.scroll_into_view_with_scroll_into_view_options(&near);
}

/// The tray while the page looks back: what was done, to the deed before and the next one, and back to now.
#[component]
pub fn BackTray<G: GameView>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let catching = Catching::new(session);
    let texts = words().news;
    let seen = Memo::new(move |_| {
        let at = catching.seen()?;
        catching.deeds.with(|deeds| Some((at, deeds.len(), deeds.get(at)?.clone())))
    });
    let who = move || session.past.get().map_or(Seat(0), |past| past.who);
    let title = move || {
        let told =
            |(.., deed): (usize, usize, Deed<G::Marks>)| texts.told(&session.name(deed.seen.who), &deed.told);
        seen.get().map(told).unwrap_or_default()
    };
    let place = move || {
        let chapter = heading::<G>(session.state.with(G::chapter));
        let place = seen.get().map(|(at, of, _)| texts.place(at + 1, of)).unwrap_or_default();
        [chapter.as_str(), place.as_str()].join(" · ")
    };
    view! {
        <div class=move || ["tray backs ", session.livery(who()).class()].concat() role="group" aria-labelledby="h-tray">
            {move || badge(session.livery(who()), "big")}
            <span class="line" aria-live="polite">
                <strong id="h-tray">{title}</strong>
                <span>{place}</span>
            </span>
            <span class="pair">
                {step_button(catching, false)}
                {step_button(catching, true)}
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
    use crate::game::session::PastPosition;

    fn told(seats: &[u8]) -> Vec<Deed<()>> {
        let deed = |(at, &who): (usize, &u8)| Deed {
            text: "waited".to_owned(),
            told: "waited".to_owned(),
            seen: PastPosition { at, who: Seat(who), marks: () },
        };
        seats.iter().enumerate().map(deed).collect()
    }

    #[test]
    fn each_row_of_deeds_begins_with_a_badge() {
        let deeds = told(&[1, 1, 2, 1]);
        let found: Vec<bool> = (0..4).map(|at| heads(&deeds, at)).collect();
        assert_eq!(found, [true, false, true, true]);
    }

    #[test]
    fn steps_lead_through_the_deeds_and_out_to_the_present() {
        let deeds = told(&[1, 2]);
        assert_eq!(beside(&deeds, None, true), Some(0));
        assert_eq!(beside(&deeds, Some(0), true), Some(1));
        assert_eq!(beside(&deeds, Some(1), true), None);
        assert_eq!(beside(&deeds, None, false), Some(1));
        assert_eq!(beside(&deeds, Some(0), false), None);
        assert_eq!(beside::<()>(&[], None, true), None);
    }
}
