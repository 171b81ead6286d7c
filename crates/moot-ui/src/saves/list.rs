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
        self.ids().into_iter().filter_map(|id| self.summary::<G>(id)).collect()
    }

    /// The game that was played last and is not over.
    pub fn last_unfinished<G: GameInfo>(&self) -> Option<(SaveId, Summary)> {
        let unfinished = |(_, summary): &(SaveId, Summary)| summary.asked.is_some();
        self.ids().into_iter().filter_map(|id| self.summary::<G>(id)).find(unfinished)
    }

    /// A save with its summary; a save without a readable generation is quarantined.
    fn summary<G: GameInfo>(&self, id: SaveId) -> Option<(SaveId, Summary)> {
        let Some(record) = self.record(id).ok()? else {
            self.quarantine(id);
            return None;
        };
        let raw = RawSave::decode(&record.text).ok()?;
        Some((id, Summary::of::<G>(&raw, record.time)))
    }
}
