//! The hint tray: three moves, each previewed on the board while it is hovered.

use leptos::prelude::*;

use super::{Advice, Move};
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::game::{GameView, Selection as _};
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
    let body = move || match session.advice().get() {
        Some(Advice::Ready(moves)) if moves.is_empty() => {
            view! { <p class="line">{texts.nothing()}</p> }.into_any()
        }
        Some(Advice::Ready(moves)) => {
            let cards = moves.into_iter().enumerate().map(|(at, it)| card(session, at, it)).collect_view();
            view! { <ol class="moves">{cards}</ol> }.into_any()
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

/// The card of one move. Hovering previews the move, a press selects it. A move that needs no selection is played.
fn card<G: GameView>(session: Session<G>, at: usize, it: Move<G::Rules>) -> AnyView {
    let texts = words().advice;
    let pick = session.state().with_untracked(|state| G::pick_for(&session.setup(), state, &it.line));
    let title = untrack(|| TextContext::now(session, |context| G::words().title(context, &it.line)));
    let points = texts.points(it.points, it.spread, G::words().points());
    let sure = texts.sure(it.share);
    let reasons = it.reasons.iter().map(|reason| G::words().reason(reason.feature, reason.count));
    let reasons: Vec<String> = reasons.collect();
    let does = if pick.is_some() { texts.pick_up() } else { texts.play() };
    let label = [title.as_str(), &points, &sure, &reasons.join("; "), does].join(". ");
    let show = move |on: bool| session.selection().try_out(pick.filter(|_| on));
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
    let list = reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view();
    view! {
        <li>
            <button
                type="button"
                class="move"
                data-hint=at
                aria-label=label
                on:pointerenter=move |_| show(true)
                on:pointerleave=move |_| show(false)
                on:focus=move |_| show(true)
                on:blur=move |_| show(false)
                on:click=press
            >
                <b class="no">{at + 1}</b>
                <strong>{title}</strong>
                <span class="pts">{ic_class(G::POINTS, "ic gold")} {points}</span>
                <small>{sure}</small>
                <ul>{list}</ul>
                <em>{does}</em>
            </button>
        </li>
    }
    .into_any()
}
