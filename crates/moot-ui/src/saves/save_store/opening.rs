//! Opens saves.

use moot_core::Game;
use moot_table::{Opened, Saved};

use super::text::{other_game, read};
use super::{KEPT, SaveLease, SaveStore, older_key, save_key};
use crate::registry::GameEntry;
use crate::saves::SaveId;
use crate::saves::record::Record;
use crate::saves::store::{Store, StoreError};
use crate::saves::trouble::Trouble;

/// The result of opening a saved game.
pub enum Found<G: Game> {
    /// The game, and the lease for saving it.
    Game(Box<Opened<G>>, SaveLease),
    /// The older generation of the game, because the newest is unreadable and now quarantined under `key`.
    Older {
        /// The game.
        opened: Box<Opened<G>>,
        /// The lease for saving it.
        lease: SaveLease,
        /// The key of the quarantined text.
        key: String,
    },
    /// Not a game; the text is quarantined under `key`.
    Quarantined {
        /// The key of the quarantined text.
        key: String,
        /// Why it is not a game.
        why: Box<Trouble<G>>,
    },
    /// A save of another game, which has a page of its own.
    Elsewhere(&'static GameEntry),
    /// The save does not exist.
    Nothing,
}

impl<S: Store> SaveStore<S> {
    /// Opens a save, or its older generation. A save without a readable generation, or that is not a game, is quarantined;
    /// a save that the list of saves has quarantined is reported in the same way.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn open<G: Saved>(&self, id: SaveId) -> Result<Found<G>, StoreError> {
        let Some(stored) = self.0.get(&save_key(id))? else { return self.quarantined(id) };
        let newest = Record::of(&stored);
        let text = newest.as_ref().map_or(stored.as_str(), |record| record.text.as_str());
        if let Some(game) = other_game::<G>(text) {
            return Ok(Found::Elsewhere(game));
        }
        let why = match (read(text), newest) {
            (Ok(opened), Some(record)) => return Ok(Found::Game(opened, SaveLease::on(stored, record))),
            (Ok(_), None) => Trouble::Torn,
            (Err(_), None) => Trouble::Torn,
            (Err(why), Some(_)) => why,
        };
        if let Some(before) = self.0.get(&older_key(id))?
            && let Some(record) = Record::of(&before)
        {
            if let Some(game) = other_game::<G>(&record.text) {
                return Ok(Found::Elsewhere(game));
            }
            if let Ok(opened) = read(&record.text) {
                let key = self.move_to_quarantine(&save_key(id), id);
                // If this does not fit, the older generation stays where it is, and saving continues from there.
                let moved = self.0.set(&save_key(id), &before).is_ok();
                let lease = if moved { SaveLease::on(before, record) } else { SaveLease::default() };
                return Ok(Found::Older { opened, lease, key });
            }
        }
        Ok(Found::Quarantined { key: self.quarantine(id), why: Box::new(why) })
    }
    /// The result for a save whose key is empty: its quarantined text, if there is one.
    fn quarantined<G: Saved>(&self, id: SaveId) -> Result<Found<G>, StoreError> {
        let key = [KEPT, &id.to_string()].concat();
        let Some(stored) = self.0.get(&key)? else { return Ok(Found::Nothing) };
        // A text that can be read after all stays in the quarantine, from where the player can export it.
        let why = match Record::of(&stored) {
            Some(record) => read::<G>(&record.text).err().unwrap_or(Trouble::Torn),
            None => Trouble::Torn,
        };
        Ok(Found::Quarantined { key, why: Box::new(why) })
    }
}
