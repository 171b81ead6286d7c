//! Copies of games that have left the browser.

use super::{SaveId, Shelf};
use crate::saves::record;
use crate::saves::store::{Store, StoreError};

const BACKUP: &str = "trollmoot/backup/";

/// After so long, in milliseconds, the page reminds of a game that has no copy outside this browser: some browsers clear
/// what a site has stored after a week without a visit.
pub const LONELY: u64 = 3 * 24 * 60 * 60 * 1000;

impl<S: Store> Shelf<S> {
    /// When a copy of a game last left the browser.
    #[must_use]
    pub fn backup(&self, id: SaveId) -> Option<u64> {
        self.0.get(&backup_key(id)).ok().flatten()?.parse().ok()
    }

    /// Remembers that a copy of a game leaves the browser.
    ///
    /// # Errors
    /// Why it is not remembered.
    pub fn back_up(&self, id: SaveId, now: u64) -> Result<(), StoreError> {
        self.0.set(&backup_key(id), &now.to_string())
    }

    /// Whether the only copy of a game, or of what has been played of it since, is older than [`LONELY`].
    #[must_use]
    pub fn lonely(&self, id: SaveId, now: u64) -> bool {
        let backup = self.backup(id);
        let written = self.stored(id).map_or(0, |stored| record::time(&stored)).max(id.0);
        let since = backup.unwrap_or(id.0);
        backup.is_none_or(|backup| written > backup) && now.saturating_sub(since) >= LONELY
    }
}

pub(super) fn backup_key(id: SaveId) -> String {
    [BACKUP, &id.to_string()].concat()
}
