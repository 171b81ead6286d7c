//! A job of whatever game, as the desk holds it.

use std::rc::Rc;

use moot_players::Evidence;
use moot_worker::{Task, Thought, Work};

use super::{Brain, Choice, Job, News, Source};

/// Something to tell whoever waits for a job, once nothing is borrowed.
pub(super) type Tell = Box<dyn FnOnce()>;

/// A job whose game nobody needs to know.
pub(super) trait Case {
    /// Thinks on the page for so many milliseconds: what there is to tell, and whether the job is over.
    fn slice(&mut self, now: f64, length: f64) -> (Option<Tell>, bool);
    /// The next slice is the last.
    fn hurry(&mut self);
}

pub(super) struct Errand<G: Brain> {
    thought: Thought<G>,
    on: Rc<dyn Fn(News<G>)>,
    /// When the time of the level is over.
    until: f64,
    told: f64,
    hurried: bool,
}

/// How often progress is told, in milliseconds.
const TELL: f64 = 100.0;

impl<G: Brain> Errand<G> {
    pub(super) fn new(job: Job<G>, on: Rc<dyn Fn(News<G>)>, now: f64) -> Self {
        let budget = job.level.budget();
        let work = match budget.trees {
            0 => Work::Glance(job.level),
            trees => Work::Trees { trees: (0..trees).collect(), simulations: budget.simulations },
        };
        let until = now + job.level.ceiling().as_secs_f64() * 1000.0;
        let Job { setup, view, seat, seed, .. } = job;
        let task = Task { setup, view, seat, seed, work, carry: None };
        Errand { thought: Thought::new(task, None), on, until, told: now, hurried: false }
    }
}

fn merged<G: Brain>(found: Vec<moot_worker::Found<G::Action>>) -> Vec<Evidence<G::Action>> {
    moot_players::merge(found.into_iter().map(|(_, evidence)| evidence))
}

impl<G: Brain> Case for Errand<G> {
    fn slice(&mut self, now: f64, length: f64) -> (Option<Tell>, bool) {
        let end = now + length;
        let done = !self.hurried && self.thought.step(|| super::now() >= end);
        if !done && !self.hurried && now < self.until {
            if now - self.told < TELL {
                return (None, false);
            }
            self.told = now;
            let on = self.on.clone();
            let (done, of) = self.thought.progress();
            return (Some(Box::new(move || on(News::Progress { done, of }))), false);
        }
        let evidence = merged::<G>(self.thought.hurried());
        let Some(first) = evidence.first() else {
            leptos::logging::error!("{}", super::Trouble::NothingToDecide);
            return (None, true);
        };
        let choice = Choice { action: first.action, evidence, from: Source::Page };
        let on = self.on.clone();
        (Some(Box::new(move || on(News::Chose(choice)))), true)
    }

    fn hurry(&mut self) {
        self.hurried = true;
    }
}
