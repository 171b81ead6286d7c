//! Quarantine: unreadable saves are moved to other keys, unchanged.

use super::{KEPT, SaveStore, older_key, save_key};
use crate::saves::SaveId;
use crate::saves::store::{Store, StoreError};

/// An unreadable save, unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarantinedSave {
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
}

impl<S: Store> SaveStore<S> {
    /// Quarantines both generations of a save, and returns the new key of the newest.
    pub(in crate::saves) fn quarantine(&self, id: SaveId) -> String {
        let key = self.move_to_quarantine(&save_key(id), id);
        if self.0.get(&older_key(id)).is_ok_and(|older| older.is_some()) {
            self.move_to_quarantine(&older_key(id), id);
        }
        key
    }

    /// Moves a text to the quarantine, unchanged. If a copy does not fit, the text stays where it is: nothing else is ever
    /// written to that key. Returns the key of the text.
    pub(super) fn move_to_quarantine(&self, from: &str, id: SaveId) -> String {
        let Ok(Some(text)) = self.0.get(from) else { return from.to_owned() };
        let to = self.free_key(id, &text);
        let copied = self.0.set(&to, &text).is_ok()
            && self.0.get(&to).is_ok_and(|copy| copy.as_deref() == Some(&text));
        if copied && self.0.remove(from).is_ok() { to } else { from.to_owned() }
    }

    /// A key in the quarantine that is free or holds this very text.
    pub(crate) fn free_key(&self, id: SaveId, text: &str) -> String {
        let first = [KEPT, &id.to_string()].concat();
        let next = (2_u64..).map(|n| format!("{first}-{n}"));
        let free = |key: &String| self.0.get(key).is_ok_and(|found| found.is_none_or(|found| found == text));
        // Storage that cannot be read is not written either.
        core::iter::once(first.clone()).chain(next.take(1000)).find(free).unwrap_or(first)
    }

    /// The quarantined saves.
    pub fn kept(&self) -> Vec<QuarantinedSave> {
        let mut keys: Vec<String> = self.0.keys().into_iter().filter(|key| key.starts_with(KEPT)).collect();
        keys.sort_unstable();
        let with_text =
            |key: String| self.0.get(&key).ok().flatten().map(|text| QuarantinedSave { key, text });
        keys.into_iter().filter_map(with_text).collect()
    }

    /// Deletes a quarantined save at the player's request.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn delete_kept(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(KEPT) { self.0.remove(key) } else { Ok(()) }
    }
}
