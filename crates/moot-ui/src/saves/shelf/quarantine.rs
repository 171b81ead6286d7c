//! Saves that could not be read: they are put aside, exactly as they were found.

use super::{KEPT, SaveId, Shelf, older_key, save_key};
use crate::saves::store::{Store, StoreError};

/// A save that could not be read, kept as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
}

impl<S: Store> Shelf<S> {
    /// Puts aside both generations of a save, and returns the key under which the newest lies now.
    pub(super) fn put_aside(&self, id: SaveId) -> String {
        let key = self.set_aside(&save_key(id), id);
        if self.0.get(&older_key(id)).is_ok_and(|older| older.is_some()) {
            self.set_aside(&older_key(id), id);
        }
        key
    }

    /// Moves a text out of the way, exactly as it is. Where there is no room for a copy it stays where it is: nothing
    /// else is ever written there. Returns the key under which it lies now.
    pub(super) fn set_aside(&self, from: &str, id: SaveId) -> String {
        let Ok(Some(text)) = self.0.get(from) else { return from.to_owned() };
        let to = self.free_aside(id, &text);
        let copied = self.0.set(&to, &text).is_ok()
            && self.0.get(&to).is_ok_and(|copy| copy.as_deref() == Some(&text));
        if copied && self.0.remove(from).is_ok() { to } else { from.to_owned() }
    }

    /// A key for a text that is kept aside, under which there is nothing or that very text.
    pub(crate) fn free_aside(&self, id: SaveId, text: &str) -> String {
        let first = [KEPT, &id.to_string()].concat();
        let next = (2_u64..).map(|n| format!("{first}-{n}"));
        let free = |key: &String| self.0.get(key).is_ok_and(|found| found.is_none_or(|found| found == text));
        // Where nothing can be read nothing is written either.
        core::iter::once(first.clone()).chain(next.take(1000)).find(free).unwrap_or(first)
    }

    /// The saves that could not be read.
    pub fn kept(&self) -> Vec<Kept> {
        let mut keys: Vec<String> = self.0.keys().into_iter().filter(|key| key.starts_with(KEPT)).collect();
        keys.sort_unstable();
        let with_text = |key: String| self.0.get(&key).ok().flatten().map(|text| Kept { key, text });
        keys.into_iter().filter_map(with_text).collect()
    }

    /// Deletes a save that was kept aside because the player said so.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete_kept(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(KEPT) { self.0.remove(key) } else { Ok(()) }
    }
}
