//! The logs of games that are played between devices, beside their saves.

use super::SaveStore;
use crate::saves::SaveId;
use crate::saves::store::{Store, StoreError};

const LIVE: &str = "trollmoot/live/";

impl<S: Store> SaveStore<S> {
    /// The stored log of a live game.
    #[must_use]
    pub fn live(&self, id: SaveId) -> Option<String> {
        // Unreadable storage counts as none; the error is reported when the game is saved.
        self.0.get(&live_key(id)).ok().flatten()
    }

    /// The ids of all live games, in no particular order.
    pub fn live_ids(&self) -> Vec<SaveId> {
        self.0.keys().iter().filter_map(|key| key.strip_prefix(LIVE)?.parse().ok().map(SaveId)).collect()
    }

    /// Stores the log of a live game.
    ///
    /// # Errors
    /// Why it was not stored; the previous one stays.
    pub fn set_live(&self, id: SaveId, text: &str) -> Result<(), StoreError> {
        self.0.set(&live_key(id), text)
    }

    /// Forgets that a game was played between devices. Its save stays.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn forget_live(&self, id: SaveId) -> Result<(), StoreError> {
        self.0.remove(&live_key(id))
    }
}

pub(super) fn live_key(id: SaveId) -> String {
    [LIVE, &id.to_string()].concat()
}
