//! The search tree: nodes in one arena, named by number.

use moot_core::Seat;

/// One action from a node.
pub(crate) struct Edge<A> {
    pub action: A,
    /// The share of trust that the rating gives it.
    pub prior: f32,
    pub visits: u32,
    /// How often it was legal when its node was passed (information-set search).
    pub available: u32,
    /// The sum of what the mover made of it, each between 0 and 1.
    pub sum: f32,
    /// The sum of the mover's points, and of their squares, both against the position at the start of the search.
    pub points: f32,
    pub squares: f32,
    /// The node behind it; 0 while there is none, as nothing leads back to the first node.
    pub child: u32,
}

impl<A> Edge<A> {
    pub fn new(action: A, prior: f32) -> Self {
        Edge { action, prior, visits: 0, available: 0, sum: 0.0, points: 0.0, squares: 0.0, child: 0 }
    }

    /// The mean of what the mover made of it.
    pub fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// A decision, reached by a sequence of actions whatever chance did between them.
pub(crate) struct Node<A> {
    pub visits: u32,
    /// Empty until the node is opened.
    pub edges: Vec<Edge<A>>,
    /// Who decides, once it is open.
    pub mover: Option<Seat>,
    /// Whether a decision was complete when the node was opened, so that a new one begins here.
    pub fresh: bool,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Node { visits: 0, edges: Vec::new(), mover: None, fresh: false }
    }

    /// The edge that was tried most, the better one of equals.
    pub fn favourite(&self) -> Option<&Edge<A>> {
        let tried = self.edges.iter().filter(|edge| edge.visits > 0);
        // The first of equals: `max_by` would take the last.
        tried.rev().max_by(|a, b| a.visits.cmp(&b.visits).then(a.value().total_cmp(&b.value())))
    }
}

/// All nodes of a search. Node 0 is the one where it began.
pub(crate) struct Tree<A> {
    pub nodes: Vec<Node<A>>,
    /// The decision to be made.
    pub root: u32,
}

impl<A> Tree<A> {
    pub fn new() -> Self {
        Tree { nodes: vec![Node::new()], root: 0 }
    }

    pub fn add(&mut self) -> u32 {
        self.nodes.push(Node::new());
        (self.nodes.len() - 1) as u32
    }

    pub fn root(&self) -> &Node<A> {
        &self.nodes[self.root as usize]
    }

    pub fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    pub fn edge(&mut self, node: u32, edge: u32) -> &mut Edge<A> {
        &mut self.nodes[node as usize].edges[edge as usize]
    }
}
