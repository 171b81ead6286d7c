//! Export of all games to one file, and import, which keeps all existing games.
//!
//! The file is `{"trollmoot": "shelf", "format": 1, "keys": {...}}` with every save, older generation and quarantined text
//! exactly as it is stored. The format is simple because the crash screen writes it without the program.

use moot_table::RawSave;
use serde_json::{Map, Value};

use super::merged::Merged;
use super::record::Record;
use super::save_id::SaveId;
use super::save_store::{KEPT, OLDER, SAVE, SaveStore};
use super::store::{Store, StoreError};

/// Whether a text is such a file.
#[must_use]
pub fn is_bundle(text: &str) -> bool {
    keys(text).is_some()
}

fn keys(text: &str) -> Option<Map<String, Value>> {
    let Value::Object(mut file) = serde_json::from_str(text).ok()? else { return None };
    if file.get("trollmoot")?.as_str()? != "shelf" {
        return None;
    }
    match file.remove("keys")? {
        Value::Object(keys) => Some(keys),
        _ => None,
    }
}

impl<S: Store> SaveStore<S> {
    /// Exports all games as one file.
    #[must_use]
    pub fn bundle(&self) -> String {
        let mut keys = self.0.keys();
        keys.retain(|key| [SAVE, OLDER, KEPT].iter().any(|prefix| key.starts_with(prefix)));
        keys.sort_unstable();
        let mut found = Map::new();
        for key in keys {
            if let Ok(Some(text)) = self.0.get(&key) {
                found.insert(key, Value::from(text));
            }
        }
        let mut file = Map::new();
        file.insert("trollmoot".to_owned(), Value::from("shelf"));
        file.insert("format".to_owned(), Value::from(1));
        file.insert("keys".to_owned(), Value::Object(found));
        Value::Object(file).to_string()
    }

    /// Imports the games of such a file. Existing games are not changed.
    #[must_use]
    pub fn merge(&self, text: &str, now: u64) -> Merged {
        let mut merged = Merged::default();
        let Some(keys) = keys(text) else { return merged };
        let mut here: Vec<String> =
            self.ids().into_iter().filter_map(|id| self.text(id).ok().flatten()).collect();
        for (key, value) in &keys {
            let Some(stored) = value.as_str() else { continue };
            let newest = key.strip_prefix(SAVE).and_then(|id| id.parse().ok()).map(SaveId);
            let done = match newest {
                Some(id) => {
                    let older = keys.get(&[OLDER, &id.to_string()].concat()).and_then(Value::as_str);
                    self.lay_beside(id, stored, older, &mut here, now, &mut merged)
                }
                None if key.starts_with(KEPT) => self.keep(key, stored, &mut merged),
                None => Ok(()),
            };
            if let Err(why) = done {
                merged.stopped = Some(why);
                break;
            }
        }
        merged
    }

    fn lay_beside(
        &self,
        id: SaveId,
        stored: &str,
        older: Option<&str>,
        here: &mut Vec<String>,
        now: u64,
        merged: &mut Merged,
    ) -> Result<(), StoreError> {
        let sound = |record: &Record| RawSave::decode(&record.text).is_ok();
        let newest = Record::of(stored).filter(sound);
        if newest.is_none() {
            self.keep(&[KEPT, &id.to_string()].concat(), stored, merged)?;
        }
        let Some(record) = newest.or_else(|| older.and_then(Record::of).filter(sound)) else { return Ok(()) };
        if here.contains(&record.text) {
            merged.known += 1;
            return Ok(());
        }
        self.add(id, &record.text, if record.time > 0 { record.time } else { now })?;
        merged.added += 1;
        here.push(record.text);
        Ok(())
    }

    /// Quarantines a text that is not a game.
    fn keep(&self, key: &str, stored: &str, merged: &mut Merged) -> Result<(), StoreError> {
        let id = key.strip_prefix(KEPT).and_then(|name| name.split('-').next()?.parse().ok()).unwrap_or(0);
        let place = self.free_key(SaveId(id), stored);
        if self.0.get(&place)?.is_none() {
            self.0.set(&place, stored)?;
            merged.quarantined += 1;
        }
        Ok(())
    }
}
