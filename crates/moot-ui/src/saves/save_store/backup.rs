//! Backups: copies of games outside the browser.

use super::SaveStore;
use crate::saves::SaveId;
use crate::saves::record;
use crate::saves::store::{Store, StoreError};

const BACKUP: &str = "trollmoot/backup/";

/// The age in milliseconds after which the page reminds the player to back up a game. Some browsers clear the storage of a site
/// after a week without a visit.
pub const LONELY: u64 = 3 * 24 * 60 * 60 * 1000;

impl<S: Store> SaveStore<S> {
    /// The time at which a copy of a game last left the browser.
    #[must_use]
    pub fn backup(&self, id: SaveId) -> Option<u64> {
        self.0.get(&backup_key(id)).ok().flatten()?.parse().ok()
    }

    /// Records that a copy of a game leaves the browser.
    ///
    /// # Errors
    /// Why it was not recorded.
    pub fn back_up(&self, id: SaveId, now: u64) -> Result<(), StoreError> {
        self.0.set(&backup_key(id), &now.to_string())
    }

    /// Whether a game has moves without a backup, and its last backup (or its start) is older than [`LONELY`].
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
