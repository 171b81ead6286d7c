//! The store of saved games: which key holds what.
//!
//! ```text
//! trollmoot/save/ID     a game, saved after every action; ID is its start time, in milliseconds
//! trollmoot/older/ID    its older generation, in case the newest is unreadable
//! trollmoot/backup/ID   the time of its last backup, in milliseconds
//! trollmoot/live/ID     the log of a game that is played between devices
//! trollmoot/kept/ID     a quarantined save, unchanged
//! trollmoot/last        the ID of the last game played
//! trollmoot/lasting     "asked" once persistent storage has been requested
//! trollmoot/curtain     "off" for no curtain between ordinary turns
//! trollmoot/pace        the pace of computer players: "slow", "normal", "fast" or "instant"
//! trollmoot/tongue      the chosen language: "en" or "fr"
//! ```
//!
//! Every game has a key of its own and a new game takes a new key, so games never overwrite each other. Tabs do not overwrite
//! each other either: a tab that saves holds a [`SaveLease`] on what it has last read or written, and does not overwrite anything
//! else.

mod backup;
mod generations;
mod live;
mod opening;
mod preferences;
mod quarantine;
mod text;

use core::cmp::Reverse;

use moot_table::{RawSave, save_game_id};

use super::record::Record;
use super::save_id::SaveId;
use super::store::{Store, StoreError};

pub use backup::LONELY;
use backup::backup_key;
pub use generations::{NotPut, SaveLease};
use live::live_key;
pub use opening::Found;
pub use quarantine::QuarantinedSave;
pub use text::{APP, other_game, read, write};

pub(super) const SAVE: &str = "trollmoot/save/";
pub(super) const OLDER: &str = "trollmoot/older/";
pub(super) const KEPT: &str = "trollmoot/kept/";
const LAST: &str = "trollmoot/last";

/// The store of saved games.
#[derive(Clone, Copy, Debug, Default)]
pub struct SaveStore<S>(pub S);

impl<S: Store> SaveStore<S> {
    /// A new id that no existing save uses.
    pub fn fresh(&self, now: u64) -> SaveId {
        let taken = self.0.keys();
        let free = |id: &u64| {
            let ends = id.to_string();
            let its = |key: &str| {
                let kept = key.strip_prefix(KEPT).and_then(|name| name.split('-').next());
                key.strip_prefix(SAVE).or_else(|| key.strip_prefix(OLDER)).or(kept) == Some(&ends)
            };
            !taken.iter().any(|key| its(key))
        };
        SaveId((now..).find(free).unwrap_or(now))
    }

    /// Adds a save from elsewhere, unchanged, under a free id.
    ///
    /// # Errors
    /// Why it was not stored.
    pub fn add(&self, id: SaveId, text: &str, now: u64) -> Result<SaveId, StoreError> {
        let id = self.fresh(id.0);
        let record = Record { generation: 0, time: now, text: text.to_owned() };
        self.0.set(&save_key(id), &record.stored()).map(|()| id)
    }

    /// The stored text under the key of a save.
    #[must_use]
    pub fn stored(&self, id: SaveId) -> Option<String> {
        // Unreadable storage counts as empty here; the error is reported when a game is saved.
        self.0.get(&save_key(id)).ok().flatten()
    }

    /// A save with its time of writing: the newest generation, or the older one if that is damaged.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn record(&self, id: SaveId) -> Result<Option<Record>, StoreError> {
        let whole = |key: String| {
            let record = self.0.get(&key)?.as_deref().and_then(Record::of);
            Ok(record.filter(|record| RawSave::decode(&record.text).is_ok()))
        };
        match whole(save_key(id))? {
            Some(newest) => Ok(Some(newest)),
            None => whole(older_key(id)),
        }
    }

    /// The text of a save, as in an exported file.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn text(&self, id: SaveId) -> Result<Option<String>, StoreError> {
        Ok(self.record(id)?.map(|record| record.text))
    }

    /// Whether the store is empty: no save, and no quarantined save.
    pub fn is_bare(&self) -> bool {
        !self.0.keys().iter().any(|key| key.starts_with(SAVE) || key.starts_with(KEPT))
    }

    /// The ids of all saves: the last one played first, then the latest ones.
    pub fn ids(&self) -> Vec<SaveId> {
        let keys = self.0.keys();
        let ids = keys.iter().filter_map(|key| key.strip_prefix(SAVE)?.parse().ok().map(SaveId));
        let last = self.last();
        let mut dated: Vec<(bool, Reverse<(u64, SaveId)>)> = ids
            .map(|id| {
                let time = self.stored(id).map_or(0, |stored| super::record::time(&stored));
                (Some(id) != last, Reverse((time.max(id.0), id)))
            })
            .collect();
        dated.sort_unstable();
        dated.into_iter().map(|(_, Reverse((_, id)))| id).collect()
    }

    /// The last game played, if it still exists.
    pub fn last(&self) -> Option<SaveId> {
        // Unreadable storage has no last game; the error is reported when a game is saved.
        let id = self.0.get(LAST).ok().flatten()?.parse().ok().map(SaveId)?;
        self.stored(id).map(|_| id)
    }

    /// The save last played, or else last begun, among those not known to belong to another game than `game`.
    pub fn last_of(&self, game: &str) -> Option<SaveId> {
        let fits = |id: &SaveId| match self.record(*id) {
            // An unreadable save has to be opened to report the reason.
            Ok(record) => {
                record.is_none_or(|record| save_game_id(&record.text).map_or(true, |found| found == game))
            }
            Err(_) => false,
        };
        self.ids().into_iter().find(fits)
    }

    /// Deletes a save at the player's request.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete(&self, id: SaveId) -> Result<(), StoreError> {
        for key in [save_key(id), older_key(id), backup_key(id), live_key(id)] {
            self.0.remove(&key)?;
        }
        Ok(())
    }
}

/// The key of a save.
#[must_use]
pub fn save_key(id: SaveId) -> String {
    [SAVE, &id.to_string()].concat()
}

fn older_key(id: SaveId) -> String {
    [OLDER, &id.to_string()].concat()
}
