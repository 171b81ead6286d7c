//! Two generations of every game: the one that was saved last, and the one before it.

use super::{LAST, SaveId, Shelf, older_key, save_key};
use crate::saves::record::Record;
use crate::saves::store::{Store, StoreError};

/// What somebody who saves a game has last read or written of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaveLease {
    /// What was stored; `None` for a game that has not been stored yet.
    stored: Option<String>,
    /// What that says.
    text: String,
    generation: u64,
}

impl SaveLease {
    pub(super) fn on(stored: String, record: Record) -> SaveLease {
        SaveLease { stored: Some(stored), text: record.text, generation: record.generation }
    }

    /// Whether this is what the grip is on.
    #[must_use]
    pub fn holds(&self, stored: Option<&str>) -> bool {
        self.stored.as_deref() == stored
    }
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPut {
    /// The storage does not take it; the save before then stays.
    Store(StoreError),
    /// Another tab has saved the game since; what it saved stays.
    Taken,
}

impl From<StoreError> for NotPut {
    fn from(why: StoreError) -> NotPut {
        NotPut::Store(why)
    }
}

impl<S: Store> Shelf<S> {
    /// Saves a game, unless somebody else has saved it since, and remembers it as the last one played. What was saved
    /// before stays as its older generation.
    ///
    /// # Errors
    /// Why it is not saved; the save before then stays.
    pub fn put(&self, id: SaveId, grip: &mut SaveLease, text: &str, now: u64) -> Result<(), NotPut> {
        let key = save_key(id);
        let found = self.0.get(&key)?;
        if found.is_some() && !grip.holds(found.as_deref()) {
            return Err(NotPut::Taken);
        }
        if found.is_none() || grip.text != text {
            let record = Record { generation: grip.generation + 1, time: now, text: text.to_owned() };
            let stored = record.stored();
            self.turn_over(id, found, &stored)?;
            *grip = SaveLease::on(stored, record);
        }
        let last = id.to_string();
        if self.0.get(LAST)?.as_deref() != Some(&last) {
            self.0.set(LAST, &last)?;
        }
        Ok(())
    }

    /// Stores a new generation and keeps the one before it. Where there is room for one only, that is the new one.
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
            // What fitted before fits again; if it does not, the newest one is there still.
            let _ = self.0.set(&older, &before);
        }
        tried
    }
}
