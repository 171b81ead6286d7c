//! The shelf with the saved games: which key holds what.
//!
//! ```text
//! trollmoot/save/ID     a game, saved after every action; ID is the time at which it was begun, in milliseconds
//! trollmoot/older/ID    the same game one saving earlier, for when the newer one cannot be read
//! trollmoot/backup/ID   when a copy of it last left the browser, in milliseconds
//! trollmoot/kept/ID     a save that could not be read, exactly as it was found
//! trollmoot/last        the ID of the game that was played last
//! trollmoot/lasting     "asked" once the browser has been asked to keep the games for good
//! trollmoot/curtain     "off" when the players want no curtain between ordinary turns
//! trollmoot/pace        how fast computer players play: "slow", "normal", "fast" or "instant"
//! trollmoot/tongue      the language that was chosen: "en" or "fr"
//! ```
//!
//! Every game has a key of its own and a new game takes a new one, so no save is ever overwritten by another game. Nor is
//! one overwritten by another tab: whoever saves holds a [`SaveLease`] on what it has read or written last, and what is found
//! to be something else is left alone.

mod backup;
mod generations;
mod opening;
mod preferences;
mod quarantine;
mod text;

use core::cmp::Reverse;
use core::fmt;

use moot_table::{RawSave, peek};

use super::record::Record;
use super::store::{Store, StoreError};
use super::summary::Summary;
use crate::game::GameInfo;

pub use backup::LONELY;
use backup::backup_key;
pub use generations::{NotPut, SaveLease};
pub use opening::Found;
pub use quarantine::Kept;
pub use text::{APP, other_game, read, write};

pub(super) const SAVE: &str = "trollmoot/save/";
pub(super) const OLDER: &str = "trollmoot/older/";
pub(super) const KEPT: &str = "trollmoot/kept/";
const LAST: &str = "trollmoot/last";

/// Names a saved game: the time at which it was begun, in milliseconds, made unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SaveId(pub u64);

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The shelf with the saved games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shelf<S>(pub S);

impl<S: Store> Shelf<S> {
    /// An id for a game that begins now; never that of a save that exists.
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

    /// Puts a save that came from elsewhere on the shelf, as it is, under an id that is free.
    ///
    /// # Errors
    /// Why there is no place for it.
    pub fn add(&self, id: SaveId, text: &str, now: u64) -> Result<SaveId, StoreError> {
        let id = self.fresh(id.0);
        let record = Record { generation: 0, time: now, text: text.to_owned() };
        self.0.set(&save_key(id), &record.stored()).map(|()| id)
    }

    /// Whatever lies under the key of a save, as it is stored.
    #[must_use]
    pub fn stored(&self, id: SaveId) -> Option<String> {
        // Storage that cannot be read holds nothing; that it cannot be read is told where games are saved.
        self.0.get(&save_key(id)).ok().flatten()
    }

    /// A save with when it was written: the newest generation, or the older one if that is not whole.
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

    /// The text of a save: that of a file.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn text(&self, id: SaveId) -> Result<Option<String>, StoreError> {
        Ok(self.record(id)?.map(|record| record.text))
    }

    /// Whether nothing is on it: no save, and none that could not be read.
    pub fn is_bare(&self) -> bool {
        !self.0.keys().iter().any(|key| key.starts_with(SAVE) || key.starts_with(KEPT))
    }

    /// The saves that are there: the last one played first, then the latest ones.
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

    /// The game that was played last, if it is still there.
    pub fn last(&self) -> Option<SaveId> {
        // Storage that cannot be read has no last game; that it cannot be read is told where games are saved.
        let id = self.0.get(LAST).ok().flatten()?.parse().ok().map(SaveId)?;
        self.stored(id).map(|_| id)
    }

    /// The save that was played last, or else begun last, of those that are not known to be of another game than that.
    pub fn last_of(&self, game: &str) -> Option<SaveId> {
        let fits = |id: &SaveId| match self.record(*id) {
            // One that cannot be read has to be opened to tell why.
            Ok(record) => record.is_none_or(|record| peek(&record.text).map_or(true, |found| found == game)),
            Err(_) => false,
        };
        self.ids().into_iter().find(fits)
    }

    /// The saves with what can be said of each without replaying it. One of which no generation can be read is put aside.
    pub fn list<G: GameInfo>(&self) -> Vec<(SaveId, Summary)> {
        let read = |id| match self.record(id).ok()? {
            Some(record) => {
                let raw = RawSave::decode(&record.text).ok()?;
                Some((id, Summary::of::<G>(&raw, record.time)))
            }
            None => {
                self.put_aside(id);
                None
            }
        };
        self.ids().into_iter().filter_map(read).collect()
    }

    /// Deletes a save because the player said so.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete(&self, id: SaveId) -> Result<(), StoreError> {
        for key in [save_key(id), older_key(id), backup_key(id)] {
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
