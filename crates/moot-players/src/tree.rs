//! The search tree: nodes in an arena, addressed by index.

use moot_core::Seat;

/// An edge: one action of a node.
pub(crate) struct Edge<A> {
    pub action: A,
    /// The prior probability, from the rating.
    pub prior: f32,
    pub visits: u32,
    /// The number of visits of the node in which this action was legal (information-set search).
    pub available: u32,
    /// The sum of the rewards of the deciding seat, each between 0 and 1.
    pub sum: f32,
    /// The sums of the deciding seat's points and of their squares, relative to the position at the start of
    /// the search.
    pub points: f32,
    pub squares: f32,
    /// The index of the child node; 0 if there is none, because no edge leads to node 0.
    pub child: u32,
}

impl<A> Edge<A> {
    pub fn new(action: A, prior: f32) -> Self {
        Edge { action, prior, visits: 0, available: 0, sum: 0.0, points: 0.0, squares: 0.0, child: 0 }
    }

    /// Returns the mean reward.
    pub fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// A node: a decision, reached by a sequence of actions, whatever the outcomes of chance between them.
pub(crate) struct Node<A> {
    pub visits: u32,
    /// Empty until the node is expanded.
    pub edges: Vec<Edge<A>>,
    /// The deciding seat, once the node is expanded.
    pub mover: Option<Seat>,
    /// Whether a decision was complete at expansion, so that a new one begins here.
    pub fresh: bool,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Node { visits: 0, edges: Vec::new(), mover: None, fresh: false }
    }

    /// Returns the most visited edge; of equals the one with the better value.
    pub fn favourite(&self) -> Option<&Edge<A>> {
        let tried = self.edges.iter().filter(|edge| edge.visits > 0);
        // `max_by` returns the last of equals, so the edges are reversed.
        tried.rev().max_by(|a, b| a.visits.cmp(&b.visits).then(a.value().total_cmp(&b.value())))
    }
}

/// All nodes of a search. Node 0 is the one at which it started.
pub(crate) struct Tree<A> {
    pub nodes: Vec<Node<A>>,
    /// The index of the current root.
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
