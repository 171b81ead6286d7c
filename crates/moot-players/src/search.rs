//! Information-set Monte Carlo tree search with several players (max-n): every simulation starts in a world imagined from
//! the seat's view, chance falls anew in each, and a node stands for the decisions that led to it.

use moot_core::{Guide, MAX_SEATS, Mixer, Seat};

use crate::Budget;
use crate::greedy::margin;
use crate::policy::{Policy, settle};
use crate::tree::{Edge, Tree};

/// How much trust the ratings get against what simulations found.
const TRUST: f32 = 0.9;
/// Points that raise an action's share of trust e-fold.
const HEAT: f32 = 1.6;
/// The most actions of a node that are ever looked at.
const WIDEST: usize = 28;
/// Noise of playouts, in points.
const NOISE: f32 = 0.9;
/// Decisions of a playout before the position is judged.
const CUT: usize = 10;
/// Points of margin that move a value from even to nearly certain.
const SCALE: f32 = 14.0;

/// What a search found out about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evidence<A> {
    /// The action.
    pub action: A,
    /// How many simulations tried it.
    pub visits: u32,
    /// What they made of it on average, 0 to 1.
    pub value: f32,
}

/// A search for one decision. It can be continued, and after a micro-decision it is carried on below the chosen action.
pub struct Search<G: Guide> {
    setup: G::Setup,
    view: G::View,
    seat: Seat,
    base: f32,
    dice: Mixer,
    tree: Tree<G::Action>,
    policy: Policy<G>,
    path: Vec<(u32, u32, Seat)>,
}

impl<G: Guide> Search<G> {
    /// A search for `seat`, which knows `view`. Equal arguments and budgets choose equal actions on every machine.
    #[must_use]
    pub fn new(setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Self {
        let mut dice = Mixer::new(seed);
        let state = G::imagine(setup, view, &mut dice);
        let values = G::value(setup, &state, G::weights());
        Search {
            setup: setup.clone(),
            view: view.clone(),
            seat,
            base: margin(&values, seat, G::seats(setup)),
            dice,
            tree: Tree::new(),
            policy: Policy::default(),
            path: Vec::new(),
        }
    }

    /// Simulates until the budget is spent or `stop` says so; it is asked after every simulation with their number.
    /// Returns how many were run.
    pub fn think(&mut self, budget: Budget, mut stop: impl FnMut(u32) -> bool) -> u32 {
        for done in 0..budget.simulations {
            self.simulate();
            if stop(done + 1) {
                return done + 1;
            }
        }
        budget.simulations
    }

    /// What was found out about each action of the decision, most visited first.
    #[must_use]
    pub fn evidence(&self) -> Vec<Evidence<G::Action>> {
        let edges = self.tree.nodes[0].edges.iter().filter(|edge| edge.visits > 0);
        let mut found: Vec<_> = edges
            .map(|edge| Evidence {
                action: edge.action,
                visits: edge.visits,
                value: edge.sum / edge.visits as f32,
            })
            .collect();
        found.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
        });
        found
    }

    /// The points that a value stands for, against the position now.
    #[must_use]
    pub fn points(value: f32) -> f32 {
        let value = value.clamp(0.001, 0.999);
        (value / (1.0 - value)).ln() * SCALE / 2.0
    }

    fn simulate(&mut self) {
        let mut state = G::imagine(&self.setup, &self.view, &mut self.dice);
        self.path.clear();
        let mut node = 0u32;
        while let Some(seat) = settle::<G>(&self.setup, &mut state, &mut self.dice) {
            let fresh = !self.tree.nodes[node as usize].open;
            if fresh {
                self.open(node, &state, seat);
            }
            let Some(edge) = self.select(node, &state, seat) else { break };
            let (action, child) = {
                let edge = &self.tree.nodes[node as usize].edges[edge as usize];
                (edge.action, edge.child)
            };
            self.path.push((node, edge, seat));
            let _ = G::act(&self.setup, &mut state, seat, action, &mut ());
            if fresh && node != 0 {
                break;
            }
            node = if child == 0 {
                let child = self.tree.add();
                self.tree.nodes[node as usize].edges[edge as usize].child = child;
                child
            } else {
                child
            };
        }
        self.playout(&mut state);
        let values = G::value(&self.setup, &state, G::weights());
        self.learn(&values);
    }

    /// Gives a node its actions: the best rated, with trust by rating.
    fn open(&mut self, node: u32, state: &G::State, seat: Seat) {
        let (actions, rates) = self.policy.rated(&self.setup, state, seat);
        let mut order: Vec<(f32, G::Action)> = rates.iter().copied().zip(actions.iter().copied()).collect();
        if order.len() > WIDEST {
            order.select_nth_unstable_by(WIDEST, |a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
            order.truncate(WIDEST);
        }
        order.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let top = order.first().map_or(0.0, |best| best.0);
        let share: f32 = order.iter().map(|(rate, _)| ((rate - top) / HEAT).exp()).sum();
        let edges = order.into_iter().map(|(rate, action)| Edge {
            action,
            prior: ((rate - top) / HEAT).exp() / share,
            visits: 0,
            available: 0,
            sum: 0.0,
            child: 0,
        });
        let node = &mut self.tree.nodes[node as usize];
        node.edges = edges.collect();
        node.open = true;
    }

    /// The action that is most worth a look among those that are legal in this world; the node widens as it is visited.
    fn select(&mut self, node: u32, state: &G::State, seat: Seat) -> Option<u32> {
        let parent = &mut self.tree.nodes[node as usize];
        parent.visits += 1;
        let width = 3 + (parent.visits as f32).sqrt() as usize;
        let mean = {
            let (sum, n) = parent.edges.iter().fold((0.0, 0), |(s, n), e| (s + e.sum, n + e.visits));
            if n == 0 { 0.5 } else { sum / n as f32 }
        };
        let mut best: Option<(f32, u32)> = None;
        let mut seen = 0;
        for (i, edge) in (0u32..).zip(&mut parent.edges) {
            if seen == width {
                break;
            }
            // Unless chance fell differently, everything listed is still legal; asking is cheap beside a wrong play.
            if G::check(&self.setup, state, seat, edge.action).is_err() {
                continue;
            }
            seen += 1;
            edge.available += 1;
            let value = if edge.visits == 0 { mean - 0.03 } else { edge.sum / edge.visits as f32 };
            let look = TRUST * edge.prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            if best.is_none_or(|(than, _)| value + look > than) {
                best = Some((value + look, i));
            }
        }
        if best.is_some() {
            return best.map(|(_, edge)| edge);
        }
        // Nothing that the node knows is legal in this world: the best-rated action of this world joins it.
        let action = self.policy.choose(&self.setup, state, seat, 0.0, &mut self.dice)?;
        let parent = &mut self.tree.nodes[node as usize];
        parent.edges.push(Edge { action, prior: 0.1, visits: 0, available: 1, sum: 0.0, child: 0 });
        Some((parent.edges.len() - 1) as u32)
    }

    /// Plays on by the policy for a while, at least until a decision is complete.
    fn playout(&mut self, state: &mut G::State) {
        for step in 0..CUT * 3 {
            let Some(seat) = settle::<G>(&self.setup, state, &mut self.dice) else { return };
            if step >= CUT && G::settled(&self.setup, state) {
                return;
            }
            let Some(action) = self.policy.choose(&self.setup, state, seat, NOISE, &mut self.dice) else {
                return;
            };
            let _ = G::act(&self.setup, state, seat, action, &mut ());
        }
    }

    fn learn(&mut self, values: &[f32; MAX_SEATS]) {
        let seats = G::seats(&self.setup);
        for &(node, edge, seat) in &self.path {
            let points = margin(values, seat, seats) - if seat == self.seat { self.base } else { 0.0 };
            let edge = &mut self.tree.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.sum += 1.0 / (1.0 + (-2.0 * points / SCALE).exp());
        }
    }

    /// The action to play; `None` when nothing has been simulated.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        self.evidence().first().map(|found| found.action)
    }
}
