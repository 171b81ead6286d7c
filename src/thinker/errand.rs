//! A job of whatever game, as the pool holds it.

use std::any::Any;
use std::collections::BTreeMap;
use std::rc::Rc;

use moot_core::Mixer;
use moot_players::{Evidence, merge};
use moot_worker::{Found, Order, Refusal, Task, Thought, Work, found_from, task_parcel};

use super::{Brain, Choice, Job, News, Source, Ticket, Trouble};

/// Something to tell whoever waits for a job, once nothing is borrowed.
pub(super) type Tell = Box<dyn FnOnce()>;

/// A job whose game nobody needs to know.
pub(super) trait Case {
    /// The trees to grow: one for a level that does not search.
    fn trees(&self) -> Vec<u32>;
    /// Whether it takes but a moment.
    fn is_quick(&self) -> bool;
    /// Simulations in all; 1 for a quick job.
    fn size(&self) -> u32;
    /// The longest that it may take, in milliseconds.
    fn ceiling(&self) -> f64;
    /// The job that it carries on.
    fn carries(&self) -> Option<Ticket>;
    /// What to tell a worker that takes a share, and which share it is to carry on.
    fn order(&self, share: u32, trees: &[u32], before: Option<u32>) -> Order;
    /// Takes in what a worker found out; later findings of a tree replace earlier ones.
    fn take(&mut self, found: &[u8]) -> Result<(), Refusal>;
    /// Takes a share on the page; `kept` is what the page kept of the job that is carried on.
    fn begin(&mut self, trees: &[u32], kept: Option<Box<dyn Any>>);
    /// Thinks on the page until `stop` says so; whether the page is done with its share.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> bool;
    /// Simulations done on the page.
    fn done(&self) -> u32;
    /// News of how the job is getting on.
    fn progress(&self, done: u32) -> Tell;
    /// The news of the choice. There always is one: who found nothing out takes a quick look now.
    fn settle(&mut self, from: Source) -> Result<Tell, Trouble>;
    /// What the page keeps for a job that carries this one on.
    fn keep(self: Box<Self>) -> Option<Box<dyn Any>>;
}

pub(super) struct Errand<G: Brain> {
    task: Task<G>,
    ceiling: f64,
    on: Rc<dyn Fn(News<G>)>,
    found: BTreeMap<u32, Vec<Evidence<G::Action>>>,
    /// The shares that are thought about on the page.
    here: Vec<Thought<G>>,
}

impl<G: Brain> Errand<G> {
    pub(super) fn new(job: Job<G>, on: impl Fn(News<G>) + 'static) -> Self {
        let budget = job.level.budget();
        let work = match budget.trees {
            0 => Work::Glance(job.level),
            trees => Work::Trees { trees: (0..trees).collect(), simulations: budget.simulations },
        };
        let ceiling = job.level.ceiling().as_secs_f64() * 1000.0;
        let Job { setup, view, seat, seed, carry, .. } = job;
        let carry = carry.map(|(ticket, action)| (ticket.0, action));
        Errand {
            task: Task { setup, view, seat, seed, work, carry },
            ceiling,
            on: Rc::new(on),
            found: BTreeMap::new(),
            here: Vec::new(),
        }
    }

    fn share(&self, trees: &[u32]) -> Task<G> {
        let mut task = self.task.clone();
        if let Work::Trees { trees: all, .. } = &mut task.work {
            *all = trees.to_vec();
        }
        task
    }

    fn put(&mut self, found: Vec<Found<G::Action>>) {
        self.found.extend(found);
    }

    /// What there is, the choice first.
    fn merged(&mut self) -> Vec<Evidence<G::Action>> {
        for mut thought in std::mem::take(&mut self.here) {
            // Nothing more is expected of the page: what it has not begun is left out if others found something.
            let found = if self.found.is_empty() { thought.hurried() } else { thought.found() };
            self.put(found);
            self.here.push(thought);
        }
        merge(self.found.values().cloned())
    }

    /// Whether the rules allow an action: what came from elsewhere is not played unseen.
    fn allows(&self, action: G::Action) -> bool {
        let Task { setup, view, seat, seed, .. } = &self.task;
        let world = G::imagine(setup, view, &mut Mixer::new(*seed));
        G::check(setup, &world, *seat, action).is_ok()
    }
}

impl<G: Brain> Case for Errand<G> {
    fn trees(&self) -> Vec<u32> {
        match &self.task.work {
            Work::Glance(_) => vec![0],
            Work::Trees { trees, .. } => trees.clone(),
        }
    }

    fn is_quick(&self) -> bool {
        matches!(self.task.work, Work::Glance(_))
    }

    fn size(&self) -> u32 {
        match &self.task.work {
            Work::Glance(_) => 1,
            Work::Trees { trees, simulations } => simulations.saturating_mul(trees.len() as u32),
        }
    }

    fn ceiling(&self) -> f64 {
        self.ceiling
    }

    fn carries(&self) -> Option<Ticket> {
        self.task.carry.map(|(ticket, _)| Ticket(ticket))
    }

    fn order(&self, share: u32, trees: &[u32], before: Option<u32>) -> Order {
        let mut task = self.share(trees);
        task.carry = task.carry.and_then(|(_, action)| Some((before?, action)));
        let task = task_parcel(&task);
        Order::Think { ticket: share, game: G::ID.to_owned(), rules: G::RULES, task }
    }

    fn take(&mut self, found: &[u8]) -> Result<(), Refusal> {
        let found = found_from::<G>(found)?;
        self.put(found);
        Ok(())
    }

    fn begin(&mut self, trees: &[u32], kept: Option<Box<dyn Any>>) {
        let kept = kept.and_then(|kept| kept.downcast::<Vec<Thought<G>>>().ok());
        let kept = kept.and_then(|kept| kept.into_iter().next());
        self.here.push(Thought::new(self.share(trees), kept));
    }

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> bool {
        self.here.iter_mut().all(|thought| thought.step(&mut *stop))
    }

    fn done(&self) -> u32 {
        self.here.iter().map(|thought| thought.progress().0).sum()
    }

    fn progress(&self, done: u32) -> Tell {
        let (on, of) = (self.on.clone(), self.size());
        Box::new(move || on(News::Progress { done: done.min(of), of }))
    }

    fn settle(&mut self, from: Source) -> Result<Tell, Trouble> {
        let mut evidence = self.merged();
        let mut from = from;
        if !evidence.first().is_some_and(|best| self.allows(best.action)) {
            self.found.clear();
            self.here = vec![Thought::new(self.share(&[0]), None)];
            evidence = self.merged();
            from = Source::Page;
        }
        let action = evidence.first().ok_or(Trouble::NothingToDecide)?.action;
        let on = self.on.clone();
        Ok(Box::new(move || on(News::Chose(Choice { action, evidence, from }))))
    }

    fn keep(self: Box<Self>) -> Option<Box<dyn Any>> {
        if self.here.is_empty() || self.is_quick() { None } else { Some(Box::new(self.here)) }
    }
}
