//! Information-set Monte Carlo tree search for several players (max-n). Every simulation starts from a
//! determinization of the seat's view and samples chance anew. A node stands for the sequence of decisions
//! that led to it.

use moot_core::{Evaluator, MAX_SEATS, Seat, SplitMix64, Turn};

use crate::evidence::{Evidence, best_first};
use crate::greedy::margin;
use crate::policy::{Policy, settle};
use crate::squash::{squash, trust};
use crate::style::Style;
use crate::tree::{Edge, Node, Tree};

/// The maximal number of nodes that are kept from one decision to the next.
const ROOMY: usize = 200_000;

/// A search for one decision. It can be continued, and after a micro-decision it can be carried on below the
/// action that was played.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::Search;
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 3, 2).expect("a decision with two choices");
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
///
/// let mut search = Search::<Hoard>::new(&setup, &view, seat, 5);
/// // Stops after 20 simulations; a caller with a clock returns `true` when time is up.
/// let done = search.think(1_000, |simulations| simulations >= 20);
/// assert!(done <= 20);
///
/// // The search can be continued.
/// search.think(100, |_| false);
/// let evidence = search.evidence();
/// assert_eq!(search.best(), Some(evidence[0].action));
/// assert!(evidence[0].visits >= evidence[evidence.len() - 1].visits);
/// ```
pub struct Search<G: Evaluator> {
    setup: G::Setup,
    view: G::View,
    seat: Seat,
    weights: Vec<f32>,
    style: Style,
    /// The values of the position at the start, by seat. Points are relative to them.
    base: [f32; MAX_SEATS],
    dice: SplitMix64,
    tree: Tree<G::Action>,
    policy: Policy<G>,
    path: Vec<(u32, u32, Seat)>,
}

/// Returns the seed of tree number `tree` of a search with several trees.
///
/// # Examples
///
/// ```
/// use moot_players::tree_seed;
///
/// assert_eq!(tree_seed(1, 0), tree_seed(1, 0));
/// assert_ne!(tree_seed(1, 0), tree_seed(1, 1));
/// ```
#[must_use]
pub fn tree_seed(seed: u64, tree: u32) -> u64 {
    SplitMix64::new(seed ^ u64::from(tree).wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
}

impl<G: Evaluator> Search<G> {
    /// Creates a search for `seat`, given its `view`. Equal arguments and numbers of simulations give equal
    /// choices on every machine.
    #[must_use]
    pub fn new(setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Self {
        Search::with_weights(setup, view, seat, seed, G::weights())
    }

    /// As [`new`](Self::new), with other weights of positions, for tuning. Ratings of actions keep theirs.
    #[must_use]
    pub fn with_weights(setup: &G::Setup, view: &G::View, seat: Seat, seed: u64, weights: &[f32]) -> Self {
        let mut dice = SplitMix64::new(seed);
        let state = G::determinize(setup, view, &mut dice);
        Search {
            setup: setup.clone(),
            view: view.clone(),
            seat,
            base: G::value(setup, &state, weights),
            weights: weights.to_vec(),
            style: Style::default(),
            dice,
            tree: Tree::new(),
            policy: Policy::default(),
            path: Vec::new(),
        }
    }

    /// Replaces the parameters of the search, for comparing them.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// Runs simulations until the root has `simulations` visits (including carried ones), until more could
    /// not change the choice, or until `stop` returns true. `stop` is called after every simulation with the
    /// number run so far. Returns the number of simulations run.
    pub fn think(&mut self, simulations: u32, stop: impl FnMut(u32) -> bool) -> u32 {
        self.run(simulations, Search::is_settled, stop)
    }

    /// As [`think`](Self::think), but also runs the simulations of a single legal action: a hint tells its value and what follows.
    pub fn explore(&mut self, simulations: u32, stop: impl FnMut(u32) -> bool) -> u32 {
        self.run(
            simulations,
            |search, left| search.tree.root().edges.len() > 1 && search.is_settled(left),
            stop,
        )
    }

    fn run(
        &mut self,
        simulations: u32,
        settled: impl Fn(&Self, u32) -> bool,
        mut stop: impl FnMut(u32) -> bool,
    ) -> u32 {
        let mut done = 0;
        while self.visits() < simulations && !settled(self, simulations - self.visits()) {
            self.simulate();
            done += 1;
            if stop(done) {
                break;
            }
        }
        done
    }

    /// Returns the number of visits of the root.
    #[must_use]
    pub fn visits(&self) -> u32 {
        self.tree.root().visits
    }

    /// Whether `left` more simulations cannot change the choice.
    fn is_settled(&self, left: u32) -> bool {
        let root = self.tree.root();
        match &root.edges[..] {
            [] => false,
            [_] => root.visits > 0,
            edges => {
                let (mut first, mut second) = (0, 0);
                for edge in edges {
                    if edge.visits > first {
                        second = first;
                        first = edge.visits;
                    } else {
                        second = second.max(edge.visits);
                    }
                }
                first > second + left
            }
        }
    }

    /// Moves the root below an action that the seat has played, for its next micro-decision; `view` is the
    /// new view of the seat. Returns whether that was possible. If not, the search is unchanged, and the
    /// caller has to create a new one.
    #[must_use]
    pub fn carry(&mut self, action: &G::Action, view: &G::View) -> bool {
        let played = self.tree.root().edges.iter().find(|edge| edge.action == *action);
        let Some(child) = played.map(|edge| edge.child).filter(|&child| child != 0) else { return false };
        if self.tree.node(child).mover != Some(self.seat) || self.tree.nodes.len() > ROOMY {
            return false;
        }
        self.tree.root = child;
        self.view = view.clone();
        self.face_facts();
        true
    }

    /// The outcomes of chance are known now. Removes actions that only other outcomes allowed, and adds those
    /// that have become legal. All determinizations of a view have the same legal actions.
    fn face_facts(&mut self) {
        let world = G::determinize(&self.setup, &self.view, &mut SplitMix64::new(0));
        let (setup, seat) = (&self.setup, self.seat);
        let root = &mut self.tree.nodes[self.tree.root as usize];
        let before = root.edges.len();
        root.edges.retain(|edge| G::check(setup, &world, seat, edge.action).is_ok());
        if root.edges.len() < before {
            root.visits = root.edges.iter().map(|edge| edge.visits).sum();
        }
        self.widen(self.tree.root, &world, seat);
    }

    /// Returns the evidence about each action that was tried, most visited first.
    #[must_use]
    pub fn evidence(&self) -> Vec<Evidence<G::Action>> {
        let tried = self.tree.root().edges.iter().filter(|edge| edge.visits > 0);
        best_first(tried.map(|edge| self.found(edge)))
    }

    fn found(&self, edge: &Edge<G::Action>) -> Evidence<G::Action> {
        let visits = edge.visits as f32;
        let points = edge.points / visits;
        Evidence {
            action: edge.action,
            visits: edge.visits,
            value: edge.value(),
            points,
            deviation: (edge.squares / visits - points * points).max(0.0).sqrt(),
            line: self.line(edge),
        }
    }

    /// The seat's decisions from an edge of the root until its decision is complete.
    fn line(&self, edge: &Edge<G::Action>) -> Vec<G::Action> {
        let mut line = vec![edge.action];
        let mut next = edge.child;
        while next != 0 && line.len() < 16 {
            let node: &Node<G::Action> = self.tree.node(next);
            if node.mover != Some(self.seat) || node.fresh {
                break;
            }
            let Some(edge) = node.favourite() else { break };
            line.push(edge.action);
            next = edge.child;
        }
        line
    }

    /// Returns the action to play; `None` before the first simulation.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        self.evidence().first().map(|found| found.action)
    }

    fn simulate(&mut self) {
        let mut state = G::determinize(&self.setup, &self.view, &mut self.dice);
        self.path.clear();
        let mut node = self.tree.root;
        loop {
            let fell = G::turn(&self.setup, &state) == Turn::Chance;
            let Some(seat) = settle::<G>(&self.setup, &mut state, &mut self.dice) else { break };
            let unopened = self.tree.node(node).mover.is_none();
            if unopened {
                self.open(node, &state, seat);
            } else if fell {
                self.widen(node, &state, seat);
            }
            let Some(edge) = self.select(node, &state, seat) else { break };
            let &mut Edge { action, child, .. } = self.tree.edge(node, edge);
            self.path.push((node, edge, seat));
            let _ = G::act(&self.setup, &mut state, seat, action, &mut ());
            if unopened && node != self.tree.root {
                break;
            }
            node = if child == 0 {
                let child = self.tree.add();
                self.tree.edge(node, edge).child = child;
                child
            } else {
                child
            };
        }
        self.playout(&mut state);
        let values = G::value(&self.setup, &state, &self.weights);
        self.learn(&values);
    }

    /// Expands a node with the best-rated actions; the ratings determine the priors.
    fn open(&mut self, node: u32, state: &G::State, seat: Seat) {
        let edges = self.promising(state, seat);
        let node = &mut self.tree.nodes[node as usize];
        node.edges = edges;
        node.mover = Some(seat);
        node.fresh = G::decision_complete(&self.setup, state);
    }

    /// After another outcome of chance than at expansion, other actions may be legal. Adds the best-rated of
    /// them, up to the maximal width.
    fn widen(&mut self, node: u32, state: &G::State, seat: Seat) {
        let edges = &self.tree.node(node).edges;
        let known = |action: &G::Action| edges.iter().any(|edge| edge.action == *action);
        let legal = self.policy.legal(&self.setup, state, seat);
        let usual_setup = legal.iter().filter(|action| known(action)).count();
        if usual_setup >= legal.len().min(self.style.widest) {
            return;
        }
        let mut edges = self.promising(state, seat);
        let node = &mut self.tree.nodes[node as usize];
        edges.retain(|edge| !node.edges.iter().any(|known| known.action == edge.action));
        node.edges.append(&mut edges);
        node.edges.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.action.cmp(&b.action)));
    }

    /// Creates edges for the best-rated actions of a seat, best first.
    fn promising(&mut self, state: &G::State, seat: Seat) -> Vec<Edge<G::Action>> {
        let (actions, rates) = self.policy.rated(&self.setup, state, seat);
        let mut order: Vec<(f32, G::Action)> = rates.iter().copied().zip(actions.iter().copied()).collect();
        let better = |a: &(f32, G::Action), b: &(f32, G::Action)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
        if order.len() > self.style.widest {
            order.select_nth_unstable_by(self.style.widest, better);
            order.truncate(self.style.widest);
        }
        order.sort_by(better);
        let heat = self.style.heat;
        let top = order.first().map_or(0.0, |best| best.0);
        let share: f32 = order.iter().map(|(rate, _)| trust(top - rate, heat)).sum();
        order.into_iter().map(|(rate, action)| Edge::new(action, trust(top - rate, heat) / share)).collect()
    }

    /// Selects the edge with the highest upper bound among those that are legal in this determinization. The
    /// number of edges considered grows with the visits (progressive widening).
    fn select(&mut self, node: u32, state: &G::State, seat: Seat) -> Option<u32> {
        let parent = &mut self.tree.nodes[node as usize];
        parent.visits += 1;
        let width = 3 + (parent.visits as f32).sqrt() as usize;
        let (sum, n) = parent.edges.iter().fold((0.0, 0), |(s, n), edge| (s + edge.sum, n + edge.visits));
        let mean = if n == 0 { 0.5 } else { sum / n as f32 };
        let mut best: Option<(f32, u32)> = None;
        let mut seen = 0;
        for (i, edge) in (0u32..).zip(&mut parent.edges) {
            if seen == width {
                break;
            }
            // Unless chance had another outcome, all edges are legal. The check is cheap and prevents illegal
            // plays.
            if G::check(&self.setup, state, seat, edge.action).is_err() {
                continue;
            }
            seen += 1;
            edge.available += 1;
            let value = if edge.visits == 0 { mean - 0.03 } else { edge.value() };
            let look =
                self.style.trust * edge.prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            if best.is_none_or(|(than, _)| value + look > than) {
                best = Some((value + look, i));
            }
        }
        if best.is_some() {
            return best.map(|(_, edge)| edge);
        }
        // No edge of the node is legal in this determinization. Adds its best-rated action.
        let action = self.policy.choose(&self.setup, state, seat, 0.0, &mut self.dice)?;
        let parent = &mut self.tree.nodes[node as usize];
        parent.edges.push(Edge { available: 1, ..Edge::new(action, 0.1) });
        Some((parent.edges.len() - 1) as u32)
    }

    /// Plays by the policy for some decisions, and then until a decision is complete.
    fn playout(&mut self, state: &mut G::State) {
        for step in 0..self.style.cut * 3 + 12 {
            let Some(seat) = settle::<G>(&self.setup, state, &mut self.dice) else { return };
            if step >= self.style.cut && G::decision_complete(&self.setup, state) {
                return;
            }
            let Some(action) = self.policy.choose(&self.setup, state, seat, self.style.noise, &mut self.dice)
            else {
                return;
            };
            let _ = G::act(&self.setup, state, seat, action, &mut ());
        }
    }

    fn learn(&mut self, values: &[f32; MAX_SEATS]) {
        let teams = G::teams(&self.setup);
        for &(node, edge, seat) in &self.path {
            let lead = margin(values, seat, &teams) - margin(&self.base, seat, &teams);
            let points = values[seat.index()] - self.base[seat.index()];
            let edge = self.tree.edge(node, edge);
            edge.visits += 1;
            edge.sum += squash(lead);
            edge.points += points;
            edge.squares += points * points;
        }
    }
}
