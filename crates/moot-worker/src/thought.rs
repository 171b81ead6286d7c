//! One decision, thought about in pieces.

use moot_core::{Guide, Mixer, Seat};
use moot_players::{Budget, Evidence, Level, Search};

/// What was found out in one tree, by its number.
pub type Found<A> = (u32, Vec<Evidence<A>>);

/// How a decision is thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// At once, by a level that does not search.
    Glance(Level),
    /// By searching in trees that know nothing of each other.
    Trees {
        /// Their numbers. The number decides a tree's chances, so that it grows alike wherever it grows.
        trees: Vec<u32>,
        /// How often each is to be visited.
        simulations: u32,
    },
}

/// A decision to be made, and how.
#[derive(Clone, Debug)]
pub struct Task<G: Guide> {
    /// The options of the game.
    pub setup: G::Setup,
    /// What the seat knows.
    pub view: G::View,
    /// Who decides.
    pub seat: Seat,
    /// Where chance starts from: equal tasks find equal things on every machine.
    pub seed: u64,
    /// How to think.
    pub work: Work,
}

/// A decision being thought about. Whoever holds a clock calls [`step`](Self::step) until it says that it is done, and may
/// ask at any time what was [`found`](Self::found) so far.
pub struct Thought<G: Guide> {
    task: Task<G>,
    trees: Vec<Tree<G>>,
    /// The tree whose turn it is.
    next: usize,
    /// The answer of those who do not search.
    answer: Option<Evidence<G::Action>>,
}

struct Tree<G: Guide> {
    number: u32,
    search: Search<G>,
    done: u32,
}

/// How many simulations pass between two looks at the clock: a look costs as much as a tenth of one.
const LOOK: u32 = 4;

impl<G: Guide> Thought<G> {
    /// Begins to think.
    #[must_use]
    pub fn new(task: Task<G>) -> Self {
        let numbers = match &task.work {
            Work::Glance(_) => &[][..],
            Work::Trees { trees, .. } => trees,
        };
        let tree = |&number: &u32| Tree {
            number,
            search: Search::new(&task.setup, &task.view, task.seat, tree_seed(task.seed, number)),
            done: 0,
        };
        let trees = numbers.iter().map(tree).collect();
        let answer = forced::<G>(&task).map(certain);
        Thought { task, trees, next: 0, answer }
    }

    /// Thinks until `stop` says so or nothing is left to think about; tells whether the latter is so. `stop` is asked every
    /// few simulations, and never while a level that does not search makes up its mind.
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
        // Each call carries on with the tree that has had the fewest calls: whenever somebody stops, all have grown alike.
        for _ in 0..self.trees.len() {
            let at = self.next;
            self.next = (at + 1) % self.trees.len();
            let Some(tree) = self.trees.get_mut(at) else { break };
            let left = simulations.saturating_sub(tree.done);
            if left == 0 {
                continue;
            }
            let mut stopped = false;
            tree.done += tree.search.think(Budget { simulations: left }, |done| {
                stopped = done % LOOK == 0 && stop();
                stopped
            });
            if stopped {
                break;
            }
        }
        self.trees.iter().all(|tree| tree.done >= simulations)
    }

    /// Simulations done, and how many there are to do.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        match self.task.work {
            Work::Trees { simulations, .. } if self.answer.is_none() => {
                let done = self.trees.iter().map(|tree| tree.done.min(simulations)).sum();
                (done, simulations.saturating_mul(self.trees.len() as u32))
            }
            _ => (u32::from(self.answer.is_some()), 1),
        }
    }

    /// What was found out so far, tree by tree; nothing before the first step.
    #[must_use]
    pub fn found(&self) -> Vec<Found<G::Action>> {
        match &self.answer {
            Some(_) => vec![(0, self.answer.iter().cloned().collect())],
            None => self
                .trees
                .iter()
                .map(|tree| (tree.number, tree.search.evidence()))
                .filter(|(_, found)| !found.is_empty())
                .collect(),
        }
    }

    /// What was found out, for somebody who needs an answer now: where nothing was, a quick look serves.
    pub fn hurried(&mut self) -> Vec<Found<G::Action>> {
        if self.found().is_empty() {
            self.answer = self.glance(Level::Digger);
        }
        self.found()
    }

    fn glance(&self, level: Level) -> Option<Evidence<G::Action>> {
        let Task { setup, view, seat, seed, .. } = &self.task;
        level.choose::<G>(setup, view, *seat, *seed).map(certain)
    }
}

/// The only legal action, if there is but one.
fn forced<G: Guide>(task: &Task<G>) -> Option<G::Action> {
    let world = G::imagine(&task.setup, &task.view, &mut Mixer::new(task.seed));
    let mut legal = Vec::new();
    G::legal(&task.setup, &world, task.seat, &mut legal);
    match legal[..] {
        [action] => Some(action),
        _ => None,
    }
}

/// The evidence of somebody who did not count.
fn certain<A: Copy>(action: A) -> Evidence<A> {
    Evidence { action, visits: 1, value: 0.5 }
}

/// The seed of a tree.
fn tree_seed(seed: u64, tree: u32) -> u64 {
    Mixer::new(seed ^ u64::from(tree).wrapping_mul(0xD1B5_4A32_D192_ED03)).next_u64()
}
