//! The hint tray: three moves, each previewed on the board while it is hovered.

use leptos::prelude::*;

use super::{Advice, Move};
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::game::{GameView, PickOf, Selection as _};
use crate::text::words;
use moot_art::Icon;
use moot_ui::widgets::{ic, ic_class};

/// The hint tray, or the progress of the search.
#[component]
pub fn HintTray<G: GameView>(
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    let texts = words().advice;
    let more = RwSignal::new(false);
    let body = move || match session.advice().get() {
        Some(Advice::Ready(moves)) if moves.is_empty() => {
            view! { <p class="line">{texts.nothing()}</p> }.into_any()
        }
        Some(Advice::Ready(moves)) => {
            // The board shows the best move until another one is pointed at.
            let best = moves.first().and_then(|it| pick_for(session, it));
            session.selection().try_out(best);
            let show = move |pick: Option<PickOf<G>>| {
                // A press on a card dismisses the hints and selects the move; the blur event that follows must not preview the best move
                // over it.
                if session.hint_wanted().get_untracked() {
                    session.selection().try_out(pick.or(best));
                }
            };
            let cards = moves
                .into_iter()
                .enumerate()
                .map(|(at, it)| card(session, at, it, more, show))
                .collect_view();
            view! {
                <ol class="moves">{cards}</ol>
                <button
                    type="button"
                    class="btn quiet"
                    aria-pressed=move || if more.get() { "true" } else { "false" }
                    data-tip=texts.shares()
                    on:click=move |_| more.update(|more| *more = !*more)
                >
                    {texts.details()}
                </button>
            }
            .into_any()
        }
        Some(Advice::Thinking { done, of }) => {
            let share = if of == 0 { 0 } else { u64::from(done) * 100 / u64::from(of) };
            view! {
                <span class="line" role="status">
                    <span>{texts.thinking(done, of)}</span>
                </span>
                <span class="tries">
                    <span class="bar" aria-hidden="true"><i style=["width:", &share.min(100).to_string(), "%"].concat()></i></span>
                </span>
            }
            .into_any()
        }
        None => ().into_any(),
    };
    view! {
        <div
            class=move || ["tray counsel ", session.seat_style(session.active()).class()].concat()
            role="group"
            aria-labelledby="h-tray"
            data-hints=move || matches!(session.advice().get(), Some(Advice::Ready(_))).then_some("ready")
        >
            <strong id="h-tray">{ic(Icon::Hint)} <span>{texts.hint()}</span></strong>
            {body}
            <button
                type="button"
                class="btn quiet icon"
                aria-label=texts.close()
                title=texts.close()
                on:click=move |_| session.stop_hint()
            >
                {ic(Icon::Close)}
            </button>
        </div>
    }
}

/// The selection that a move stands for, if it needs one.
fn pick_for<G: GameView>(session: Session<G>, it: &Move<G::Rules>) -> Option<PickOf<G>> {
    session.state().with_untracked(|state| G::pick_for(&session.setup(), state, &it.line))
}

/// The sentence that says why a move is recommended, and its other reasons. The sentence names the main reason, which is not repeated
/// among the others unless it leaves something out; `otherwise` is the sentence for a move without a reason that can be counted.
fn told(
    why: Option<String>,
    reasons: Vec<String>,
    otherwise: impl FnOnce() -> String,
) -> (String, Vec<String>) {
    let why = why.unwrap_or_else(otherwise);
    let others = reasons.into_iter().filter(|reason| *reason != why).collect();
    (why, others)
}

/// The card of one move: its title, the number by which the moves are ordered, and its main reason; with `more`, what it is
/// expected to bring and the other reasons. `show` previews it on the board while the pointer or the focus is on it. Its button selects
/// it; a move that needs no selection is played.
fn card<G: GameView>(
    session: Session<G>,
    at: usize,
    it: Move<G::Rules>,
    more: RwSignal<bool>,
    show: impl Fn(Option<PickOf<G>>) + Copy + 'static,
) -> AnyView {
    let texts = words().advice;
    let pick = pick_for(session, &it);
    let title = untrack(|| TextContext::now(session, |context| G::words().title(context, &it.line)));
    let points = texts.points(it.points, it.spread, G::words().points());
    let single = session.legal().with_untracked(|legal| legal.len() == 1);
    let sure = if single { texts.only_choice().to_owned() } else { texts.sure(it.share) };
    let reasons = it.reasons.iter().map(|reason| G::words().reason(reason.feature, reason.count));
    let (why, others) = told(G::words().why(&it.reasons), reasons.collect(), || texts.no_reason(&points));
    let does = if pick.is_some() { texts.pick_up() } else { texts.play() };
    let spoken = [title.as_str(), &sure, &why, &others.join("; "), does].join(". ");
    let expected = texts.expected(&points);
    let label = {
        let expected = expected.clone();
        move || if more.get() { [spoken.as_str(), &expected].join(". ") } else { spoken.clone() }
    };
    let (action, price) = (it.action, pick);
    let press = move |_| {
        session.stop_hint();
        match price {
            Some(pick) => session.selection().pick_up(pick),
            None => {
                session.play(action);
            }
        }
    };
    let others = others
        .into_iter()
        .map(|reason| view! { <li hidden=move || !more.get()>{reason}</li> })
        .collect_view();
    // A press on the text only reads it.
    view! {
        <li class="move" on:pointerenter=move |_| show(pick) on:pointerleave=move |_| show(None)>
            <b class="no">{at + 1}</b>
            <strong>{title}</strong>
            <span class="pts">{sure}</span>
            <ul><li class="because">{why}</li> {others}</ul>
            <small hidden=move || !more.get()>{ic_class(G::POINTS, "ic gold")} {expected}</small>
            <button
                type="button"
                class="do"
                data-hint=at
                aria-label=label
                on:focus=move |_| show(pick)
                on:blur=move |_| show(None)
                on:click=press
            >
                {does}
            </button>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hint_has_one_sentence_of_reason() {
        let reasons = || vec!["ties a room".to_owned(), "costs 1 action".to_owned()];
        let otherwise = || "Changes little at once.".to_owned();
        let (why, others) = told(Some("ties a room".to_owned()), reasons(), otherwise);
        assert_eq!((why.as_str(), others.len()), ("ties a room", 1), "the main reason is not repeated");
        let (why, others) = told(Some("It ties a room.".to_owned()), reasons(), otherwise);
        assert_eq!((why.as_str(), others.len()), ("It ties a room.", 2));
        let (why, others) = told(None, Vec::new(), otherwise);
        assert_eq!((why.as_str(), others.len()), ("Changes little at once.", 0));
    }
}
