//! A job of whatever game, as the pool holds it.

use std::rc::Rc;

use moot_core::{Dice, Mixer};
use moot_players::{Evidence, merge};
use moot_worker::{Found, Order, Refusal, Task, Work, found_from, task_parcel};

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
    /// What to tell a helper that takes a share, and which share it is to carry on.
    fn order(&self, share: u32, trees: &[u32], before: Option<u32>) -> Order;
    /// Takes in what a helper found out; later findings of a tree replace earlier ones.
    fn take(&mut self, found: &[u8]) -> Result<(), Refusal>;
    /// Whether anything was found out.
    fn knows(&self) -> bool;
    /// News of how the job is getting on.
    fn progress(&self, done: u32) -> Tell;
    /// The last news of the job. There always are some, also where nobody found anything out.
    fn settle(&mut self, from: Source) -> Result<Tell, Trouble>;
}

pub(super) struct SearchJob<G: Brain> {
    task: Task<G>,
    ceiling: f64,
    on: Rc<dyn Fn(News<G>)>,
    found: Vec<Found<G::Action>>,
}

impl<G: Brain> SearchJob<G> {
    pub(super) fn new(job: Job<G>, on: impl Fn(News<G>) + 'static) -> Self {
        let budget = job.level.budget();
        let work = match budget.trees {
            0 => Work::Glance(job.level),
            trees => Work::Trees { trees: (0..trees).collect(), simulations: budget.simulations },
        };
        let ceiling = job.level.ceiling().as_secs_f64() * 1000.0;
        let Job { setup, view, seat, seed, carry, .. } = job;
        let carry = carry.map(|(ticket, action)| (ticket.0, action));
        SearchJob {
            task: Task { setup, view, seat, seed, work, carry },
            ceiling,
            on: Rc::new(on),
            found: Vec::new(),
        }
    }

    fn share(&self, trees: &[u32]) -> Task<G> {
        let mut task = self.task.clone();
        if let Work::Trees { trees: all, .. } = &mut task.work {
            *all = trees.to_vec();
        }
        task
    }

    /// Whether the rules allow an action: what came from elsewhere is not played unseen.
    fn allows(&self, action: G::Action) -> bool {
        let Task { setup, view, seat, seed, .. } = &self.task;
        let world = G::imagine(setup, view, &mut Mixer::new(*seed));
        G::check(setup, &world, *seat, action).is_ok()
    }

    /// An action that the rules allow, if there is any: for when nobody can be asked.
    fn some(&self) -> Option<G::Action> {
        let Task { setup, view, seat, seed, .. } = &self.task;
        let mut dice = Mixer::new(*seed);
        let world = G::imagine(setup, view, &mut dice);
        let mut legal = Vec::new();
        G::legal(setup, &world, *seat, &mut legal);
        let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
        legal.get(dice.below(count) as usize).copied()
    }
}

impl<G: Brain> Case for SearchJob<G> {
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
        for (tree, found) in found_from::<G>(found)? {
            self.found.retain(|(known, _)| *known != tree);
            self.found.push((tree, found));
        }
        self.found.sort_unstable_by_key(|(tree, _)| *tree);
        Ok(())
    }

    fn knows(&self) -> bool {
        self.found.iter().any(|(_, found)| !found.is_empty())
    }

    fn progress(&self, done: u32) -> Tell {
        let (on, of) = (self.on.clone(), self.size());
        Box::new(move || on(News::Progress { done: done.min(of), of }))
    }

    fn settle(&mut self, from: Source) -> Result<Tell, Trouble> {
        let mut evidence = merge(self.found.iter().map(|(_, found)| found.clone()));
        let mut from = from;
        if !evidence.first().is_some_and(|best| self.allows(best.action)) {
            let action = self.some().ok_or(Trouble::NothingToDecide)?;
            evidence = vec![Evidence::certain(action)];
            from = Source::Rules;
        }
        let action = evidence.first().ok_or(Trouble::NothingToDecide)?.action;
        let on = self.on.clone();
        Ok(Box::new(move || on(News::Chose(Choice { action, evidence, from }))))
    }
}
