//! Requests a hint, and cancels it as soon as the position changes.

use std::sync::Arc;

use leptos::prelude::*;
use moot_players::{Level, outline};
use moot_table::Stream;

use super::{Advice, Move};
use crate::ai_client::{AiClient, Job, JobUpdate, Question, Ticket};
use crate::game::refusal;
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::game::{GameView, Selection as _};
use crate::opponents::InputControl;
use crate::opponents::drive::seed;
use crate::text::words;

/// Why no hint can be given now.
#[must_use]
pub fn unfit<G: GameView>(session: Session<G>) -> Option<String> {
    let texts = words().advice;
    if session.over() {
        return Some(texts.over().to_owned());
    }
    match session.input_control().get() {
        InputControl::Past => Some(words().opponents.past().to_owned()),
        InputControl::WatchingOnly => Some(words().saves.away().to_owned()),
        InputControl::TurnOver(_) => Some(words().table.turn_over().to_owned()),
        InputControl::Computer(seat) | InputControl::Remote(seat) => {
            Some(TextContext::now(session, |context| texts.not_yours(context.name(seat))))
        }
        InputControl::Free if !session.state().with(G::advised) => Some(G::words().no_hints().to_owned()),
        InputControl::Free => session.curtain().get().map(|seat| {
            let refused = moot_table::Refused::NotAsked { seat, asked: moot_core::SeatSet::one(seat) };
            refusal::why(session, &refused)
        }),
    }
}

/// Answers hint requests while the table is mounted. Any action of the player dismisses the hint.
pub fn serve<G: GameView>(session: Session<G>, ai: AiClient) {
    let asked = StoredValue::new(None::<Ticket>);
    let forget = move || {
        if let Some(ticket) = asked.try_get_value().flatten() {
            ai.cancel(ticket);
            asked.set_value(None);
        }
        session.clear_advice();
        session.selection().try_out(None);
    };
    let moment = Memo::new(move |_| {
        session.table().with(|table| table.log().last().map_or(0, |ply| Arc::as_ptr(ply) as usize))
    });
    Effect::new(move |before: Option<usize>| {
        let now = moment.get();
        if before.is_some_and(|before| before != now) {
            session.stop_hint();
        }
        now
    });
    Effect::new(move |_| {
        let wanted = session.hint_wanted().get() && untrack(|| unfit(session)).is_none();
        forget();
        if wanted {
            session.show_advice(Advice::Thinking { done: 0, of: 0 });
            ask(session, ai, asked);
        }
    });
    on_cleanup(move || {
        forget();
        session.stop_hint();
    });
}

/// Requests the moves, then their reasons; `asked` holds the ticket of the pending request.
fn ask<G: GameView>(session: Session<G>, ai: AiClient, asked: StoredValue<Option<Ticket>>) {
    let level = if ai.workers() > 0 { Level::Ancient } else { Level::Elder };
    let (setup, seat, view, job_seed) = session.table().with_untracked(|table| {
        let seat = G::asked(table.state());
        (*table.setup(), seat, table.view(Some(seat)), seed(table, Stream::Hints))
    });
    let job = Job { setup, view: view.clone(), seat, level, seed: job_seed, carry: None };
    let ticket = ai.ask::<G::Rules>(job, move |update| match update {
        JobUpdate::Progress { done, of } => session.show_advice(Advice::Thinking { done, of }),
        JobUpdate::Chose(choice) => {
            let moves = outline(&choice.evidence);
            let lines = moves.iter().map(|it: &Move<G::Rules>| it.line.clone()).collect();
            let question = Question::<G::Rules> { setup, view: view.clone(), seat, lines };
            let ticket = ai.explain(question, move |reasons| {
                let mut moves = moves.clone();
                for (it, reasons) in moves.iter_mut().zip(reasons) {
                    it.reasons = reasons;
                }
                session.show_advice(Advice::Ready(moves));
            });
            asked.try_set_value(Some(ticket));
        }
    });
    asked.set_value(Some(ticket));
}
