//! The list of saved games.

use moot_table::RawSave;

use super::save_id::SaveId;
use super::save_store::SaveStore;
use super::store::Store;
use super::summary::Summary;
use crate::game::GameInfo;

impl<S: Store> SaveStore<S> {
    /// The saves with their summaries, found without replaying them. A save without a readable generation is quarantined.
    pub fn list<G: GameInfo>(&self) -> Vec<(SaveId, Summary)> {
        let read = |id| match self.record(id).ok()? {
            Some(record) => {
                let raw = RawSave::decode(&record.text).ok()?;
                Some((id, Summary::of::<G>(&raw, record.time)))
            }
            None => {
                self.quarantine(id);
                None
            }
        };
        self.ids().into_iter().filter_map(read).collect()
    }
}
