//! Information-set Monte Carlo tree search with several players (max-n): every simulation starts in a world imagined from
//! the seat's view, chance falls anew in each, and a node stands for the decisions that led to it.

use moot_core::{Guide, MAX_SEATS, Mixer, Seat, Turn};

use crate::evidence::{Evidence, best_first};
use crate::greedy::margin;
use crate::policy::{Policy, settle};
use crate::squash::{squash, trust};
use crate::style::Style;
use crate::tree::{Edge, Node, Tree};

/// The most nodes that are carried on from decision to decision.
const ROOMY: usize = 200_000;

/// A search for one decision. It can be continued, and after a micro-decision it can be carried on below the action played.
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
pub struct Search<G: Guide> {
    setup: G::Setup,
    view: G::View,
    seat: Seat,
    weights: Vec<f32>,
    style: Style,
    /// The values of the position at the start, which points are counted against.
    base: [f32; MAX_SEATS],
    dice: Mixer,
    tree: Tree<G::Action>,
    policy: Policy<G>,
    path: Vec<(u32, u32, Seat)>,
}

/// The seed of each of the trees of a search.
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
    Mixer::new(seed ^ u64::from(tree).wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
}

impl<G: Guide> Search<G> {
    /// A search for `seat`, which knows `view`. Equal arguments and budgets choose equal actions on every machine.
    #[must_use]
    pub fn new(setup: &G::Setup, view: &G::View, seat: Seat, seed: u64) -> Self {
        Search::with_weights(setup, view, seat, seed, G::weights())
    }

    /// The same with other weights, for tuning them.
    #[must_use]
    pub fn with_weights(setup: &G::Setup, view: &G::View, seat: Seat, seed: u64, weights: &[f32]) -> Self {
        let mut dice = Mixer::new(seed);
        let state = G::imagine(setup, view, &mut dice);
        Search {
            setup: setup.clone(),
            view: view.clone(),
            seat,
            base: G::value(setup, &state, weights),
            weights: weights.to_vec(),
            style: Style::default(),
            dice,
            tree: Tree::new(),
            policy: Policy::with_weights(weights),
            path: Vec::new(),
        }
    }

    /// The same in another style, for comparing styles.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// Simulates until the decision has been visited `simulations` times, carried visits included, until more could not
    /// change the choice, or until `stop` says so; that is asked after every simulation with their number. Returns how
    /// many were run.
    pub fn think(&mut self, simulations: u32, mut stop: impl FnMut(u32) -> bool) -> u32 {
        let mut done = 0;
        while self.visits() < simulations && !self.is_settled(simulations - self.visits()) {
            self.simulate();
            done += 1;
            if stop(done) {
                break;
            }
        }
        done
    }

    /// How often the decision has been visited.
    #[must_use]
    pub fn visits(&self) -> u32 {
        self.tree.root().visits
    }

    /// Whether `left` more simulations could not change the choice.
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

    /// Carries the search on below an action that has been played, for the next micro-decision of the same seat, which now
    /// knows `view`. Returns whether there was anything to carry on; if not, the search is as it was, and a new one is due.
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

    /// What chance brought is known now: actions of worlds in which it fell otherwise are forgotten, and what has become
    /// possible joins. What a seat may do is the same in every world that it can imagine.
    fn face_facts(&mut self) {
        let world = G::imagine(&self.setup, &self.view, &mut Mixer::new(0));
        let (setup, seat) = (&self.setup, self.seat);
        let root = &mut self.tree.nodes[self.tree.root as usize];
        let before = root.edges.len();
        root.edges.retain(|edge| G::check(setup, &world, seat, edge.action).is_ok());
        if root.edges.len() < before {
            root.visits = root.edges.iter().map(|edge| edge.visits).sum();
        }
        self.widen(self.tree.root, &world, seat);
    }

    /// What was found out about each action of the decision, most visited first.
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

    /// The action to play; `None` when nothing has been simulated.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        self.evidence().first().map(|found| found.action)
    }

    fn simulate(&mut self) {
        let mut state = G::imagine(&self.setup, &self.view, &mut self.dice);
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

    /// Gives a node its actions: the best rated, with trust by rating.
    fn open(&mut self, node: u32, state: &G::State, seat: Seat) {
        let edges = self.promising(state, seat);
        let node = &mut self.tree.nodes[node as usize];
        node.edges = edges;
        node.mover = Some(seat);
        node.fresh = G::settled(&self.setup, state);
    }

    /// Where chance fell otherwise than when the node was opened, other actions may have become possible: the best rated of
    /// them join, as far as there are fewer known ones than a node looks at.
    fn widen(&mut self, node: u32, state: &G::State, seat: Seat) {
        let edges = &self.tree.node(node).edges;
        let known = |action: &G::Action| edges.iter().any(|edge| edge.action == *action);
        let legal = self.policy.legal(&self.setup, state, seat);
        let familiar = legal.iter().filter(|action| known(action)).count();
        if familiar >= legal.len().min(self.style.widest) {
            return;
        }
        let mut edges = self.promising(state, seat);
        let node = &mut self.tree.nodes[node as usize];
        edges.retain(|edge| !node.edges.iter().any(|known| known.action == edge.action));
        node.edges.append(&mut edges);
        node.edges.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.action.cmp(&b.action)));
    }

    /// Edges for the best-rated actions of a seat, best first.
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

    /// The action that is most worth a look among those that are legal in this world; the node widens as it is visited.
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
            // Unless chance fell differently, everything listed is still legal; asking is cheap beside a wrong play.
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
        // Nothing that the node knows is legal in this world: the best-rated action of this world joins it.
        let action = self.policy.choose(&self.setup, state, seat, 0.0, &mut self.dice)?;
        let parent = &mut self.tree.nodes[node as usize];
        parent.edges.push(Edge { available: 1, ..Edge::new(action, 0.1) });
        Some((parent.edges.len() - 1) as u32)
    }

    /// Plays on by the policy for a while, at least until a decision is complete.
    fn playout(&mut self, state: &mut G::State) {
        for step in 0..self.style.cut * 3 + 12 {
            let Some(seat) = settle::<G>(&self.setup, state, &mut self.dice) else { return };
            if step >= self.style.cut && G::settled(&self.setup, state) {
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
