//! Tasks: a decision to be made, its evidence, and questions about lines of decisions.

use moot_core::{Evaluator, Seat};
use moot_players::{Evidence, Level, Reason, reasons};

/// The number of a tree and its evidence.
pub type TreeEvidence<A> = (u32, Vec<Evidence<A>>);

/// The reasons for one line of decisions.
pub type Reasons<G> = Vec<Reason<<G as Evaluator>::Feature>>;

/// How a decision is computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// At once, by a level that does not search.
    Glance(Level),
    /// By a search with independent trees.
    Trees {
        /// The numbers of the trees. The number determines the seed of a tree, so that it grows equally in
        /// every worker.
        trees: Vec<u32>,
        /// The number of visits of the root of each tree.
        simulations: u32,
    },
}

/// A decision to be made.
#[derive(Debug)]
pub struct Task<G: Evaluator> {
    /// The options of the game.
    pub setup: G::Setup,
    /// The view of the seat.
    pub view: G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// The seed. Equal tasks have equal evidence on every machine.
    pub seed: u64,
    /// How to compute the decision.
    pub work: Work,
    /// The job of the same seat's previous decision and the action that was played then, to reuse its trees.
    pub carry: Option<(u32, G::Action)>,
}

impl<G: Evaluator> Clone for Task<G> {
    fn clone(&self) -> Self {
        Task {
            setup: self.setup.clone(),
            view: self.view.clone(),
            seat: self.seat,
            seed: self.seed,
            work: self.work.clone(),
            carry: self.carry,
        }
    }
}

impl<G: Evaluator> PartialEq for Task<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.view == other.view
            && self.seat == other.seat
            && self.seed == other.seed
            && self.work == other.work
            && self.carry == other.carry
    }
}

/// A question: why are some lines of decisions good or bad?
pub struct Question<G: Evaluator> {
    /// The options of the game.
    pub setup: G::Setup,
    /// The view of the seat.
    pub view: G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// The lines. Each consists of this seat's own decisions.
    pub lines: Vec<Vec<G::Action>>,
}

impl<G: Evaluator> Question<G> {
    /// Returns the reasons for each line, in order.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reasons<G>> {
        let Question { setup, view, seat, lines } = self;
        lines.iter().map(|line| reasons::<G>(setup, view, *seat, line)).collect()
    }
}
