//! Opening a save, and what that gives.

use moot_core::Game;
use moot_table::{Opened, Saved};

use super::text::{other_game, read};
use super::{SaveId, SaveLease, Shelf, older_key, save_key};
use crate::registry::GameEntry;
use crate::saves::record::Record;
use crate::saves::store::{Store, StoreError};
use crate::saves::trouble::Trouble;

/// What opening a saved game gave.
pub enum Found<G: Game> {
    /// The game, and the grip for saving it.
    Game(Box<Opened<G>>, SaveLease),
    /// The game one saving earlier, as the last one could not be read and now lies aside under `key`.
    Older {
        /// The game.
        opened: Box<Opened<G>>,
        /// The grip for saving it.
        grip: SaveLease,
        /// Where the newer one lies.
        key: String,
    },
    /// No game, and why; its text now lies aside under `key`.
    Kept {
        /// Where.
        key: String,
        /// Why it is no game.
        why: Box<Trouble<G>>,
    },
    /// Another game of the house, which has a page of its own.
    Elsewhere(&'static GameEntry),
    /// There is no such save.
    Nothing,
}

impl<S: Store> Shelf<S> {
    /// Opens a save, or the generation before it. One of which neither can be read, or that is no game, is put aside.
    ///
    /// # Errors
    /// [`StoreError::Disabled`].
    pub fn open<G: Saved>(&self, id: SaveId) -> Result<Found<G>, StoreError> {
        let Some(stored) = self.0.get(&save_key(id))? else { return Ok(Found::Nothing) };
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
                let key = self.set_aside(&save_key(id), id);
                // Without room for it the older one stays where it is, and saving goes on from there.
                let moved = self.0.set(&save_key(id), &before).is_ok();
                let grip = if moved { SaveLease::on(before, record) } else { SaveLease::default() };
                return Ok(Found::Older { opened, grip, key });
            }
        }
        Ok(Found::Kept { key: self.put_aside(id), why: Box::new(why) })
    }
}
