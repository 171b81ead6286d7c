//! The result of an import.

use super::store::StoreError;

/// The counts of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The number of added games.
    pub added: usize,
    /// The number of games that exist already, move by move.
    pub known: usize,
    /// The number of texts that are not games and were quarantined.
    pub quarantined: usize,
    /// Why the import stopped early.
    pub stopped: Option<StoreError>,
}
