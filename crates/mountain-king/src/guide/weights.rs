//! The weights of the judgement.

/// What the judgement thinks things are worth, in honour at the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// One resource of each kind with plenty of time left.
    pub resource: [f32; 7],
    /// One resource of any kind at the very end: a third of a set.
    pub leftover: f32,
    /// A clan cart, as a share of a wild one.
    pub bound: f32,
    /// How many turns it takes to recruit one troll.
    pub pace: f32,
    /// The share of a troll's future gains that will be of use.
    pub yield_: f32,
    /// A pedestal in storage that can still be placed.
    pub pedestal: f32,
    /// The share of what a statue could gain in the own network.
    pub haul: f32,
    /// An accessible free square of each tier, outermost first.
    pub frontier: [f32; 5],
    /// A buried statue beside the own network.
    pub near_statue: f32,
    /// A buried resource beside the own network, as a share of its worth.
    pub near_hoard: f32,
    /// Being ahead by a troll in the race for the coronation.
    pub race: f32,
    /// A dig still to come, for each turn left, by the deepest tier that can be reached.
    pub depth: f32,
}

impl Weights {
    /// The weights in use.
    pub const TUNED: Weights = Weights {
        resource: [0.9, 1.15, 1.35, 0.95, 1.1, 0.7, 0.9],
        leftover: 0.28,
        bound: 0.8,
        pace: 2.2,
        yield_: 0.8,
        pedestal: 3.0,
        haul: 0.45,
        frontier: [0.02, 0.04, 0.08, 0.14, 0.2],
        near_statue: 1.5,
        near_hoard: 0.4,
        race: 0.3,
        depth: 1.0,
    };
}
