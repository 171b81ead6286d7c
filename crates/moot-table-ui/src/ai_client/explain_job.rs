//! A request to explain sequences of decisions, as the pool stores it.

use std::rc::Rc;

use moot_core::Game;
use moot_worker::{Order, Question, Reasons, Refusal, decode_reasons, encode_question};

use super::search_job::{Callback, ErasedJob};
use super::{Brain, Source, Ticket, Trouble};

/// The time limit of a request, in milliseconds.
const CEILING: f64 = 1_500.0;

pub(super) struct ExplainJob<G: Brain> {
    question: Question<G>,
    on: Rc<dyn Fn(Vec<Reasons<G>>)>,
    reasons: Option<Vec<Reasons<G>>>,
}

impl<G: Brain> ExplainJob<G> {
    pub(super) fn new(question: Question<G>, on: impl Fn(Vec<Reasons<G>>) + 'static) -> Self {
        ExplainJob { question, on: Rc::new(on), reasons: None }
    }
}

impl<G: Brain> ErasedJob for ExplainJob<G> {
    fn trees(&self) -> Vec<u32> {
        vec![0]
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn size(&self) -> u32 {
        1
    }

    fn ceiling(&self) -> f64 {
        CEILING
    }

    fn carries(&self) -> Option<Ticket> {
        None
    }

    fn order(&self, share: u32, _trees: &[u32], _before: Option<u32>) -> Order {
        let question = encode_question(&self.question);
        Order::Explain { ticket: share, game: <G as Game>::ID.to_owned(), rules: G::RULES, question }
    }

    fn take(&mut self, found: &[u8]) -> Result<(), Refusal> {
        let reasons = decode_reasons::<G>(found)?;
        if reasons.len() != self.question.lines.len() {
            return Err(Refusal::Evidence);
        }
        self.reasons = Some(reasons);
        Ok(())
    }

    fn knows(&self) -> bool {
        self.reasons.is_some()
    }

    fn progress(&self, _done: u32) -> Callback {
        Box::new(|| {})
    }

    /// Without a helper there are no reasons.
    fn settle(&mut self, _from: Source) -> Result<Callback, Trouble> {
        let none = || self.question.lines.iter().map(|_| Vec::new()).collect();
        let reasons = self.reasons.take().unwrap_or_else(none);
        let on = self.on.clone();
        Ok(Box::new(move || on(reasons)))
    }
}
