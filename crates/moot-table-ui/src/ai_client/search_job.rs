//! A search job, as the pool stores it.

use std::rc::Rc;

use moot_core::{Dice, SplitMix64};
use moot_players::{Evidence, merge};
use moot_worker::{Order, Refusal, Task, TreeEvidence, Work, decode_evidence, encode_task};

use super::{Brain, Choice, Job, JobUpdate, Source, Ticket, Trouble};

/// A callback of a job, called while nothing is borrowed.
pub(super) type Callback = Box<dyn FnOnce()>;

/// A job with its game type erased.
pub(super) trait ErasedJob {
    /// The trees to grow: one for a level without search.
    fn trees(&self) -> Vec<u32>;
    /// Whether the job takes only a moment.
    fn is_quick(&self) -> bool;
    /// The total number of simulations; 1 for a quick job.
    fn size(&self) -> u32;
    /// The time limit, in milliseconds.
    fn ceiling(&self) -> f64;
    /// The job whose trees it reuses.
    fn carries(&self) -> Option<Ticket>;
    /// The order for a helper that takes a share, and the share whose trees it reuses.
    fn order(&self, share: u32, trees: &[u32], before: Option<u32>) -> Order;
    /// Takes the results of a helper; later results of a tree replace earlier ones.
    fn take(&mut self, found: &[u8]) -> Result<(), Refusal>;
    /// Whether there are any results.
    fn knows(&self) -> bool;
    /// The progress message.
    fn progress(&self, done: u32) -> Callback;
    /// The final message. There always is one, even if no helper has a result.
    fn settle(&mut self, from: Source) -> Result<Callback, Trouble>;
}

pub(super) struct SearchJob<G: Brain> {
    task: Task<G>,
    ceiling: f64,
    on: Rc<dyn Fn(JobUpdate<G>)>,
    found: Vec<TreeEvidence<G::Action>>,
}

impl<G: Brain> SearchJob<G> {
    pub(super) fn new(job: Job<G>, on: impl Fn(JobUpdate<G>) + 'static) -> Self {
        let budget = job.level.budget::<G>();
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

    /// Whether the rules allow an action: results of a helper are not trusted.
    fn allows(&self, action: G::Action) -> bool {
        let Task { setup, view, seat, seed, .. } = &self.task;
        let world = G::determinize(setup, view, &mut SplitMix64::new(*seed));
        G::check(setup, &world, *seat, action).is_ok()
    }

    /// An arbitrary legal action, if there is any, for when no helper is available.
    fn some(&self) -> Option<G::Action> {
        let Task { setup, view, seat, seed, .. } = &self.task;
        let mut dice = SplitMix64::new(*seed);
        let world = G::determinize(setup, view, &mut dice);
        let mut legal = Vec::new();
        G::legal(setup, &world, *seat, &mut legal);
        let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
        legal.get(dice.below(count) as usize).copied()
    }
}

impl<G: Brain> ErasedJob for SearchJob<G> {
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
        let task = encode_task(&task);
        Order::Think { ticket: share, game: G::ID.to_owned(), rules: G::RULES, task }
    }

    fn take(&mut self, found: &[u8]) -> Result<(), Refusal> {
        for (tree, found) in decode_evidence::<G>(found)? {
            self.found.retain(|(known, _)| *known != tree);
            self.found.push((tree, found));
        }
        self.found.sort_unstable_by_key(|(tree, _)| *tree);
        Ok(())
    }

    fn knows(&self) -> bool {
        self.found.iter().any(|(_, found)| !found.is_empty())
    }

    fn progress(&self, done: u32) -> Callback {
        let (on, of) = (self.on.clone(), self.size());
        Box::new(move || on(JobUpdate::Progress { done: done.min(of), of }))
    }

    fn settle(&mut self, from: Source) -> Result<Callback, Trouble> {
        let mut evidence = merge(self.found.iter().map(|(_, found)| found.clone()));
        let mut from = from;
        if !evidence.first().is_some_and(|best| self.allows(best.action)) {
            let action = self.some().ok_or(Trouble::NothingToDecide)?;
            evidence = vec![Evidence::certain(action)];
            from = Source::Rules;
        }
        let action = evidence.first().ok_or(Trouble::NothingToDecide)?.action;
        let on = self.on.clone();
        Ok(Box::new(move || on(JobUpdate::Chose(Choice { action, evidence, from }))))
    }
}
