//! From an unvalidated save to a table, by replay.

use moot_core::Game;

use super::{Branch, RawSave, SaveOpenError, Saved, SeatInfo, Snapshot};
use crate::log::EntryError;
use crate::{Entry, EntryOf, Refused, Seed, Table, entry_from};

/// A save that was replayed.
#[derive(Debug)]
pub struct Opened<G: Game> {
    /// The game.
    pub table: Table<G>,
    /// The player in each seat, by seat.
    pub seats: Vec<SeatInfo>,
    /// Set if the log leads to another position than it did for the players.
    pub drift: Option<Drift>,
    /// The game that this one is a what-if of, if any.
    pub branch: Option<Branch>,
}

/// The log could be replayed, but its end differs from what the players saw: the rules have changed since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drift {
    /// The revision of the rules that were played.
    pub rules: u16,
    /// What the players saw.
    pub saved: Snapshot,
    /// What replay leads to now.
    pub now: Snapshot,
}

impl RawSave {
    /// Replays the save as a game of `G`.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::SeatSet;
    /// use moot_core::laws::toy::Hoard;
    /// use moot_table::{RawSave, SeatInfo, Seed, Table, SaveOpenError};
    ///
    /// # fn person(name: &str) -> SeatInfo {
    /// #     SeatInfo {
    /// #         name: name.into(),
    /// #         colour: "red".into(),
    /// #         pattern: "plain".into(),
    /// #         player: SeatInfo::HUMAN.into(),
    /// #     }
    /// # }
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
    /// let mut save = RawSave::of(&table, &[person("Ann"), person("Bo")], "1.0")?;
    ///
    /// let opened = save.open::<Hoard>()?;
    /// assert_eq!((opened.table.log().len(), opened.drift), (2, None));
    ///
    /// // A log that breaks the rules is refused. What came before the faulty entry can be salvaged.
    /// save.log.push("0 pass".to_owned());
    /// let refused = save.open::<Hoard>().unwrap_err();
    /// assert!(matches!(refused, SaveOpenError::LogPlay { at: 2, .. }));
    /// assert!(refused.salvage().is_some());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Why the save is not a playable game of `G`, with the part that could be replayed.
    pub fn open<G: Saved>(&self) -> Result<Opened<G>, SaveOpenError<G>> {
        if self.game != G::ID {
            return Err(SaveOpenError::OtherGame { found: self.game.clone() });
        }
        if self.rules > G::RULES {
            return Err(SaveOpenError::NewerRules { found: self.rules, known: G::RULES });
        }
        let setup: G::Setup = serde_json::from_value(self.setup.clone())
            .map_err(|why| SaveOpenError::Setup { detail: why.to_string() })?;
        let needed = G::seats(&setup);
        if self.seats.len() != needed {
            return Err(SaveOpenError::Seats { found: self.seats.len(), needed });
        }
        let mut table = self.replayed(setup)?;
        table = self.with_undone(table)?;
        table = self.with_marks(table)?;
        let now = Snapshot::of(&table);
        let drift =
            (now != self.snapshot).then(|| Drift { rules: self.rules, saved: self.snapshot.clone(), now });
        Ok(Opened { table, seats: self.seats.clone(), drift, branch: self.branch.clone() })
    }

    fn replayed<G: Saved>(&self, setup: G::Setup) -> Result<Table<G>, SaveOpenError<G>> {
        let (entries, bad) = read::<G>(&self.log);
        let humans = SeatInfo::humans(&self.seats);
        let table = Table::replay(setup, Seed::typed(&self.seed), humans, entries)
            .map_err(|torn| SaveOpenError::LogPlay { at: torn.at, why: torn.why, table: torn.table })?;
        match bad {
            Some((at, why)) => Err(SaveOpenError::LogText { at, why, table: Box::new(table) }),
            None => Ok(table),
        }
    }

    /// Replays the redo stack on a copy, so that `redo` cannot fail later.
    fn with_undone<G: Saved>(&self, mut table: Table<G>) -> Result<Table<G>, SaveOpenError<G>> {
        let (entries, bad) = read::<G>(&self.redo);
        if let Some((at, why)) = bad {
            return Err(SaveOpenError::UndoneText { at, why, table: Box::new(table) });
        }
        // The redo stack starts with a decision: the log has drawn the chance events before it.
        if let Some(Entry::Chance(_)) = entries.first() {
            return Err(SaveOpenError::UndonePlay {
                at: 0,
                why: Refused::NoChanceIsDue,
                table: Box::new(table),
            });
        }
        let mut trial = table.clone();
        for (at, &entry) in entries.iter().enumerate() {
            if let Err(why) = trial.push(entry) {
                return Err(SaveOpenError::UndonePlay { at, why, table: Box::new(table) });
            }
        }
        table.redo = entries;
        table.redo.reverse();
        Ok(table)
    }

    fn with_marks<G: Saved>(&self, mut table: Table<G>) -> Result<Table<G>, SaveOpenError<G>> {
        let end = table.plies.len() + table.redo.len();
        for (index, mark) in self.marks.iter().enumerate() {
            let earliest = table.marks.last().map_or(0, |last| last.at);
            if mark.at < earliest || mark.at > end {
                return Err(SaveOpenError::Mark { index, table: Box::new(table) });
            }
            table.marks.push(mark.clone());
        }
        Ok(table)
    }
}

/// Parses entries up to the first one that fails.
fn read<G: Game>(texts: &[String]) -> (Vec<EntryOf<G>>, Option<(usize, EntryError)>) {
    let mut entries = Vec::with_capacity(texts.len());
    for (at, text) in texts.iter().enumerate() {
        match entry_from::<G>(text) {
            Ok(entry) => entries.push(entry),
            Err(why) => return (entries, Some((at, why))),
        }
    }
    (entries, None)
}
