//! How long a player may think.

/// How much a player may think. It counts simulations, so that a level is equally strong on every machine and a test
/// repeats; whoever holds a clock ends a search early by the `stop` that [`crate::Search::think`] asks.
///
/// A search may grow several trees that know nothing of each other, to be shared among workers. Their number is part
/// of the budget and not of the machine: the choice is the same however many workers there are.
///
/// # Examples
///
/// ```
/// use moot_players::{Budget, Level};
///
/// assert_eq!(Level::Whelp.budget().trees, 0, "no search");
/// assert_eq!(Level::Elder.budget(), Budget { trees: 1, simulations: 1_500 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Trees; 0 for players that do not search.
    pub trees: u32,
    /// Simulations of each tree.
    pub simulations: u32,
}
