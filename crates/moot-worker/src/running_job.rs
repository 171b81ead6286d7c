//! One job, computed in slices.

use moot_core::Evaluator;
use moot_players::{Evidence, Level, Search, tree_seed};

use crate::task::{Task, TreeEvidence, Work};

/// A job in progress. The caller calls [`step`](Self::step) until it returns true, and may read the evidence
/// [`found`](Self::found) so far at any time.
pub struct RunningJob<G: Evaluator> {
    task: Task<G>,
    trees: Vec<Tree<G>>,
    /// The index of the tree that is simulated next.
    next: usize,
    /// The answer of a level that does not search.
    answer: Option<Evidence<G::Action>>,
}

struct Tree<G: Evaluator> {
    number: u32,
    search: Search<G>,
    over: bool,
}

/// The number of simulations between two calls of `stop`.
const LOOK: u32 = 4;

impl<G: Evaluator> RunningJob<G> {
    /// Starts a job. `kept` is the earlier job that the task names in [`Task::carry`], if it is still
    /// available.
    #[must_use]
    pub fn new(task: Task<G>, kept: Option<RunningJob<G>>) -> Self {
        let numbers = match &task.work {
            Work::Glance(_) => Vec::new(),
            Work::Trees { trees, .. } => trees.clone(),
        };
        let mut kept = kept.map(|job| job.trees).unwrap_or_default();
        let mut carried = |number: u32| {
            let (_, action) = task.carry?;
            let found = kept.iter().position(|tree| tree.number == number)?;
            let mut tree = kept.swap_remove(found);
            tree.search.carry(&action, &task.view).then_some(tree.search)
        };
        let fresh = |number| Search::new(&task.setup, &task.view, task.seat, tree_seed(task.seed, number));
        let trees = numbers.into_iter().map(|number| Tree {
            number,
            search: carried(number).unwrap_or_else(|| fresh(number)),
            over: false,
        });
        let trees = trees.collect();
        RunningJob { task, trees, next: 0, answer: None }
    }

    /// Computes until `stop` returns true or the job is complete. Returns whether it is complete. `stop` is
    /// called every few simulations, and never for a level that does not search.
    pub fn step(&mut self, mut stop: impl FnMut() -> bool) -> bool {
        let simulations = match self.task.work {
            Work::Glance(level) => {
                if self.answer.is_none() {
                    self.answer = self.glance(level);
                }
                return true;
            }
            Work::Trees { simulations, .. } => simulations,
        };
        if self.answer.is_some() {
            return true;
        }
        // Each call continues with another tree, so that all trees have about equal sizes when the job is
        // stopped.
        for _ in 0..self.trees.len() {
            let at = self.next;
            self.next = (at + 1) % self.trees.len();
            let Some(tree) = self.trees.get_mut(at).filter(|tree| !tree.over) else { continue };
            let mut stopped = false;
            tree.search.explore(simulations, |done| {
                stopped = done % LOOK == 0 && stop();
                stopped
            });
            tree.over = !stopped;
            if stopped {
                break;
            }
        }
        self.trees.iter().all(|tree| tree.over)
    }

    /// Returns the number of simulations done and the number to do. A tree whose choice cannot change any
    /// more counts as complete.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        match self.task.work {
            Work::Trees { simulations, .. } if self.answer.is_none() => {
                let done = |tree: &Tree<G>| {
                    if tree.over { simulations } else { tree.search.visits().min(simulations) }
                };
                let of = simulations.saturating_mul(self.trees.len() as u32);
                (self.trees.iter().map(done).fold(0, u32::saturating_add), of)
            }
            _ => (u32::from(self.answer.is_some()), 1),
        }
    }

    /// Returns the evidence so far, one entry per tree; empty before the first step.
    #[must_use]
    pub fn found(&self) -> Vec<TreeEvidence<G::Action>> {
        match &self.answer {
            Some(answer) => vec![(0, vec![answer.clone()])],
            None => self
                .trees
                .iter()
                .map(|tree| (tree.number, tree.search.evidence()))
                .filter(|(_, found)| !found.is_empty())
                .collect(),
        }
    }

    /// Returns the evidence for an immediate answer. If there is none yet, a level without search chooses.
    pub fn finish_early(&mut self) -> Vec<TreeEvidence<G::Action>> {
        let found = self.found();
        if !found.is_empty() {
            return found;
        }
        let level = match self.task.work {
            Work::Glance(level) => level,
            Work::Trees { .. } => Level::Digger,
        };
        self.answer = self.glance(level);
        self.found()
    }

    fn glance(&self, level: Level) -> Option<Evidence<G::Action>> {
        let Task { setup, view, seat, seed, .. } = &self.task;
        level.choose::<G>(setup, view, *seat, *seed).map(Evidence::certain)
    }
}
