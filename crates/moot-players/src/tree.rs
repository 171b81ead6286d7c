//! The search tree: nodes in one arena, named by number.

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
    /// The node behind it; 0 while there is none, as nothing leads back to the root.
    pub child: u32,
}

/// A decision, reached by a sequence of actions whatever chance did between them.
pub(crate) struct Node<A> {
    pub visits: u32,
    pub edges: Vec<Edge<A>>,
    pub open: bool,
}

/// All nodes of a search; the root is number 0.
pub(crate) struct Tree<A> {
    pub nodes: Vec<Node<A>>,
}

impl<A> Tree<A> {
    pub fn new() -> Self {
        Tree { nodes: vec![Node { visits: 0, edges: Vec::new(), open: false }] }
    }

    pub fn add(&mut self) -> u32 {
        self.nodes.push(Node { visits: 0, edges: Vec::new(), open: false });
        (self.nodes.len() - 1) as u32
    }
}
