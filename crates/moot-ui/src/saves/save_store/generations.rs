//! Two generations of every game: the last save and the one before it.

use super::{LAST, SaveStore, older_key, save_key};
use crate::saves::SaveId;
use crate::saves::record::Record;
use crate::saves::store::{Store, StoreError};

/// The generation of a save that its holder has last read or written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaveLease {
    /// The stored record; `None` for a game that has not been stored yet.
    stored: Option<String>,
    /// The text of that record.
    text: String,
    generation: u64,
}

impl SaveLease {
    pub(super) fn on(stored: String, record: Record) -> SaveLease {
        SaveLease { stored: Some(stored), text: record.text, generation: record.generation }
    }

    /// Whether `stored` is the record of this lease.
    #[must_use]
    pub fn holds(&self, stored: Option<&str>) -> bool {
        self.stored.as_deref() == stored
    }
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPut {
    /// The storage refuses it; the previous save stays.
    Store(StoreError),
    /// Another tab has saved the game since; its save stays.
    Taken,
}

impl From<StoreError> for NotPut {
    fn from(why: StoreError) -> NotPut {
        NotPut::Store(why)
    }
}

impl<S: Store> SaveStore<S> {
    /// Saves a game, unless another tab has saved it since, and records it as the last one played. The previous save stays as the
    /// older generation.
    ///
    /// # Errors
    /// Why it was not saved; the previous save stays.
    pub fn put(&self, id: SaveId, lease: &mut SaveLease, text: &str, now: u64) -> Result<(), NotPut> {
        let key = save_key(id);
        let found = self.0.get(&key)?;
        if found.is_some() && !lease.holds(found.as_deref()) {
            return Err(NotPut::Taken);
        }
        if found.is_none() || lease.text != text {
            let record = Record { generation: lease.generation + 1, time: now, text: text.to_owned() };
            let stored = record.stored();
            self.turn_over(id, found, &stored)?;
            *lease = SaveLease::on(stored, record);
        }
        let last = id.to_string();
        if self.0.get(LAST)?.as_deref() != Some(&last) {
            self.0.set(LAST, &last)?;
        }
        Ok(())
    }

    /// Stores a new generation and keeps the previous one. If only one fits, the new one is stored.
    fn turn_over(&self, id: SaveId, found: Option<String>, stored: &str) -> Result<(), StoreError> {
        let (key, older) = (save_key(id), older_key(id));
        let kept = match found {
            Some(found) => self.0.set(&older, &found),
            None => Ok(()),
        };
        match self.0.set(&key, stored) {
            Err(StoreError::Full) => {}
            done => return done,
        }
        let before = self.0.get(&older)?;
        self.0.remove(&older)?;
        let tried = self.0.set(&key, stored);
        if let (Err(_), Some(before), Ok(())) = (tried, before, kept) {
            // The old text fitted before and should fit again; if it does not, the newest generation is still stored.
            let _ = self.0.set(&older, &before);
        }
        tried
    }
}
