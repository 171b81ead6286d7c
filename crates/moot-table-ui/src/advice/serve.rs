//! Asking for a hint, and forgetting it as soon as it is of yesterday.

use std::sync::Arc;

use leptos::prelude::*;
use moot_players::{Level, outline};
use moot_table::Stream;

use super::{Advice, Move};
use crate::ai_client::{AiClient, Job, News, Question, Ticket};
use crate::game::session::Session;
use crate::game::{GameView, Hand as _};
use crate::opponents::InputControl;
use crate::opponents::drive::seed;
use crate::text::Scene;
use crate::text::{refusals, words};

/// Why no hint can be given now.
#[must_use]
pub fn unfit<G: GameView>(session: Session<G>) -> Option<String> {
    let texts = words().advice;
    if session.over() {
        return Some(texts.over().to_owned());
    }
    match session.hands.get() {
        InputControl::Past => Some(words().opponents.past().to_owned()),
        InputControl::Away => Some(words().saves.away().to_owned()),
        InputControl::Machine(seat) | InputControl::Afar(seat) => {
            Some(Scene::now(session, |scene| texts.not_yours(scene.name(seat))))
        }
        InputControl::Free if !session.state.with(G::advised) => Some(G::words().no_hints().to_owned()),
        InputControl::Free => session.curtain.get().map(|seat| {
            let refused = moot_table::Refused::NotAsked { seat, asked: moot_core::SeatSet::one(seat) };
            refusals::why(session, &refused)
        }),
    }
}

/// Answers the wish for a hint for as long as the table is shown. What the player does makes the hint go.
pub fn serve<G: GameView>(session: Session<G>, thinker: AiClient) {
    let asked = StoredValue::new(None::<Ticket>);
    let forget = move || {
        if let Some(ticket) = asked.try_get_value().flatten() {
            thinker.cancel(ticket);
            asked.set_value(None);
        }
        session.advice.set(None);
        session.hand.try_out(None);
    };
    let moment = Memo::new(move |_| {
        session.table.with(|table| table.log().last().map_or(0, |ply| Arc::as_ptr(ply) as usize))
    });
    Effect::new(move |before: Option<usize>| {
        let now = moment.get();
        if before.is_some_and(|before| before != now) {
            session.hinting.set(false);
        }
        now
    });
    Effect::new(move |_| {
        let wanted = session.hinting.get() && untrack(|| unfit(session)).is_none();
        forget();
        if wanted {
            session.advice.set(Some(Advice::Thinking { done: 0, of: 0 }));
            ask(session, thinker, asked);
        }
    });
    on_cleanup(move || {
        forget();
        session.hinting.set(false);
    });
}

/// Asks for the moves, then for their reasons; `asked` holds what is being waited for.
fn ask<G: GameView>(session: Session<G>, thinker: AiClient, asked: StoredValue<Option<Ticket>>) {
    let level = if thinker.workers() > 0 { Level::Ancient } else { Level::Elder };
    let (setup, seat, view, job_seed) = session.table.with_untracked(|table| {
        let seat = G::asked(table.state());
        (*table.setup(), seat, table.view(Some(seat)), seed(table, Stream::Hints))
    });
    let job = Job { setup, view: view.clone(), seat, level, seed: job_seed, carry: None };
    let ticket = thinker.ask::<G::Rules>(job, move |news| match news {
        News::Progress { done, of } => session.advice.set(Some(Advice::Thinking { done, of })),
        News::Chose(choice) => {
            let moves = outline(&choice.evidence);
            let lines = moves.iter().map(|it: &Move<G::Rules>| it.line.clone()).collect();
            let question = Question::<G::Rules> { setup, view: view.clone(), seat, lines };
            let ticket = thinker.explain(question, move |reasons| {
                let mut moves = moves.clone();
                for (it, reasons) in moves.iter_mut().zip(reasons) {
                    it.reasons = reasons;
                }
                session.advice.set(Some(Advice::Ready(moves)));
            });
            asked.try_set_value(Some(ticket));
        }
    });
    asked.set_value(Some(ticket));
}
