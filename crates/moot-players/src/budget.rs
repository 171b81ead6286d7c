//! The budget of a search.

/// How much a search may compute for one decision. It counts simulations instead of time, so that a level is
/// equally strong on every machine and tests are reproducible. A caller with a clock ends a search early
/// through the `stop` callback of [`crate::Search::think`].
///
/// A search may grow several independent trees, which workers can share. The number of trees is part of the
/// budget, not of the machine, so the choice does not depend on the number of workers.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::Hoard;
/// use moot_players::{Budget, Level};
///
/// assert_eq!(Level::Whelp.budget::<Hoard>().trees, 0, "no search");
/// assert_eq!(Level::Elder.budget::<Hoard>(), Budget { trees: 1, simulations: 1_500 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The number of trees; 0 for players that do not search.
    pub trees: u32,
    /// The number of simulations of each tree.
    pub simulations: u32,
}
