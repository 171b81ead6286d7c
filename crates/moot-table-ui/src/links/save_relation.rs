//! Detects whether an imported game is already saved.

use moot_table::RawSave;

use moot_ui::saves::{SAVES, SaveId, SaveStore, Store};

/// The save of the same game as that of a text: the same moves and the same people.
#[must_use]
pub fn twin(text: &str) -> Option<SaveId> {
    let new = RawSave::decode(text).ok()?;
    let (id, SaveRelation::Same) = SaveRelation::on(&SAVES, &new)? else { return None };
    let here = RawSave::decode(&SAVES.text(id).ok()??).ok()?;
    (here.seats == new.seats && here.redo == new.redo).then_some(id)
}

/// How a saved game is related to an imported one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveRelation {
    /// The same moves.
    Same,
    /// The imported game extends the saved one by this number of log entries.
    Grown(usize),
    /// The saved game extends the imported one by this number of log entries.
    Outgrown(usize),
    /// They diverge after this number of log entries.
    Parted(usize),
}

impl SaveRelation {
    /// The relation of two games; `None` if their setups or seeds differ.
    #[must_use]
    pub fn of(shelved: &RawSave, new: &RawSave) -> Option<SaveRelation> {
        let alike = shelved.game == new.game && shelved.setup == new.setup && shelved.seed == new.seed;
        if !alike || shelved.seats.len() != new.seats.len() {
            return None;
        }
        let common = shelved.log.iter().zip(&new.log).take_while(|(a, b)| a == b).count();
        Some(match (shelved.log.len() - common, new.log.len() - common) {
            (0, 0) => SaveRelation::Same,
            (0, more) => SaveRelation::Grown(more),
            (more, 0) => SaveRelation::Outgrown(more),
            _ => SaveRelation::Parted(common),
        })
    }

    /// The closest relation of a saved game: the same game before an extension, and an extension before a divergence.
    #[must_use]
    pub fn on<S: Store>(save_store: &SaveStore<S>, new: &RawSave) -> Option<(SaveId, SaveRelation)> {
        let related = |id| {
            let text = save_store.text(id).ok()??;
            Some((id, SaveRelation::of(&RawSave::decode(&text).ok()?, new)?))
        };
        save_store.ids().into_iter().filter_map(related).min_by_key(|(_, relation)| relation.distance())
    }

    fn distance(self) -> (u8, usize) {
        match self {
            SaveRelation::Same => (0, 0),
            SaveRelation::Grown(more) => (1, more),
            SaveRelation::Outgrown(more) => (2, more),
            SaveRelation::Parted(common) => (3, usize::MAX - common),
        }
    }
}
