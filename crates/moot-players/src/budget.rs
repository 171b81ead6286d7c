//! How long a player may think.

/// How long a search may go on. It counts simulations, so that a level is equally strong on every machine and a test
/// repeats; whoever holds a clock ends it early by the `stop` that [`crate::Search::think`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most simulations.
    pub simulations: u32,
}
