//! Whether a game that arrives is one that is on the shelf already.

use moot_table::RawSave;

use moot_ui::saves::{SHELF, SaveId, Shelf, Store};

/// The game on the shelf that is the same as that of a text, move by move and with the same people.
#[must_use]
pub fn twin(text: &str) -> Option<SaveId> {
    let new = RawSave::decode(text).ok()?;
    let (id, SaveRelation::Same) = SaveRelation::on(&SHELF, &new)? else { return None };
    let here = RawSave::decode(&SHELF.text(id).ok()??).ok()?;
    (here.seats == new.seats && here.redo == new.redo).then_some(id)
}

/// How a game on the shelf is related to one that arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveRelation {
    /// It is the same, move by move.
    Same,
    /// The one that arrives goes on from it: so many entries more.
    Grown(usize),
    /// The one on the shelf goes on from it: so many entries more.
    Outgrown(usize),
    /// They went on differently after so many entries.
    Parted(usize),
}

impl SaveRelation {
    /// How two games are related; `None` for games that did not begin alike.
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

    /// The nearest relation of a game on a shelf: the same one before one that goes on, and that before one that parted.
    #[must_use]
    pub fn on<S: Store>(shelf: &Shelf<S>, new: &RawSave) -> Option<(SaveId, SaveRelation)> {
        let related = |id| {
            let text = shelf.text(id).ok()??;
            Some((id, SaveRelation::of(&RawSave::decode(&text).ok()?, new)?))
        };
        shelf.ids().into_iter().filter_map(related).min_by_key(|(_, kin)| kin.distance())
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
