//! The tray under the board: the pending decision and its buttons.

use leptos::prelude::*;
use moot_art::Icon;
use moot_core::Game;
use moot_table_ui::controls::{act_btn, page_btn, why_not};
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::move_preview;
use moot_ui::widgets::Press;
use nim_template::{Action, Hand, Nim, Phase};

use crate::board::act;
use crate::marker::Session;
use crate::text::table::nim;

/// The tray. It is shown while a local player decides; at other times the shared page shows its own trays.
#[component]
pub fn Tray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let title = move || TextContext::now(session, |context| nim().question(context));
    // The second line: why the selection cannot be played, or an instruction.
    let line = Memo::new(move |_| {
        let why = session.selection().pick().get().0.and_then(|selected| why_not(session, selected.action()));
        let bad = why.is_some();
        (bad, why.unwrap_or_else(|| TextContext::now(session, |context| nim().advice(context))))
    });
    let any = Memo::new(move |_| session.selection().pick().with(|picked| picked.0.is_some()));
    // Elements of a tray have fixed names: `h-tray` is a focus target, and `data-act` is used by flows and lessons.
    view! {
        <div class="tray asks nim" role="group" aria-labelledby="h-tray">
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span class:bad=move || line.get().0>{move || line.get().1}</span>
            </span>
            <div class="opts">{move || card(session)}</div>
            {move || any.get().then(|| cancel(session))}
            {move || any.get().then(|| confirm(session))}
        </div>
    }
}

/// The button that plays the card. `act_btn` checks with the rules whether the action is legal, and shows why not.
fn card(session: Session) -> Option<AnyView> {
    let (phase, hand) = session.state().with(|state| (state.phase, state.hand(state.active)));
    match (phase, hand) {
        (Phase::Turn, Hand::Held(card)) => {
            let label = nim().play(card).to_owned();
            Some(act_btn(session, Action::Play(card), Icon::Card, "quiet", label))
        }
        _ => None,
    }
}

/// The button that drops the selection.
fn cancel(session: Session) -> AnyView {
    page_btn(Icon::Close, "quiet", nim().cancel(), move |_| {
        act::cancel(session);
    })
}

/// The button that plays the selection, with the certain part of its result beside it.
fn confirm(session: Session) -> AnyView {
    let action = Memo::new(move |_| session.selection().pick().get().0.map(|selected| selected.action()));
    let acts = Signal::derive(move || action.get().map(Nim::action_text));
    let why = Signal::derive(move || why_not(session, action.get()?));
    session.set_unplayed(Signal::derive(move || action.with(Option::is_some) && why.with(Option::is_none)));
    let label = Signal::derive(move || {
        session.selection().pick().get().0.map_or_else(String::new, |at| nim().take(at))
    });
    let press = move || {
        act::confirm(session);
    };
    let refuse = move |why: String| session.show_note(why);
    view! {
        <div class="confirm" data-acts=acts>
            {move_preview::chip(session, acts)}
            <Press icon=Icon::Check label class="go" why press refuse/>
        </div>
    }
    .into_any()
}
