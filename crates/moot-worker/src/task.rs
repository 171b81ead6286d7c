//! A decision to be made, what was found out about it, and questions about lines of decisions.

use moot_core::{Guide, Seat};
use moot_players::{Evidence, Level, Reason, reasons};

/// What was found out in one tree, by its number.
pub type Found<A> = (u32, Vec<Evidence<A>>);

/// Why a line is good or bad.
pub type Reasons<G> = Vec<Reason<<G as Guide>::Feature>>;

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
#[derive(Debug)]
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
    /// The ticket of the same seat's decision just before this one and what was then played, to think on from there.
    pub carry: Option<(u32, G::Action)>,
}

impl<G: Guide> Clone for Task<G> {
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

impl<G: Guide> PartialEq for Task<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.view == other.view
            && self.seat == other.seat
            && self.seed == other.seed
            && self.work == other.work
            && self.carry == other.carry
    }
}

/// Why some lines of decisions are good or bad.
pub struct Question<G: Guide> {
    /// The options of the game.
    pub setup: G::Setup,
    /// What the seat knows.
    pub view: G::View,
    /// Who decides.
    pub seat: Seat,
    /// The lines, each of this seat's own decisions.
    pub lines: Vec<Vec<G::Action>>,
}

impl<G: Guide> Question<G> {
    /// The reasons, line by line.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reasons<G>> {
        let Question { setup, view, seat, lines } = self;
        lines.iter().map(|line| reasons::<G>(setup, view, *seat, line)).collect()
    }
}
