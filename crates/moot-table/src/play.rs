//! Playing: decisions and the chance events that follow them.

use core::error::Error;
use core::fmt;
use core::ops::Range;
use std::sync::Arc;

use moot_core::{Game, Seat, SeatSet, Turn};

use crate::{BarePly, Entry, EntryOf, Ply, Refused, Stream, Table};

/// The result of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The indices in the log: the decision and the chance events that followed.
    pub plies: Range<usize>,
    /// The seats that learnt something from these plies.
    pub informed: SeatSet,
}

/// A log of which some entry does not fit the rules.
pub struct ReplayError<G: Game> {
    /// The index of the first entry that does not fit.
    pub at: usize,
    /// Why it does not fit.
    pub why: Refused<G::Illegal>,
    /// The game before that entry. A chance event that was due there has been drawn from the seed, unless the
    /// rules refused it.
    pub table: Box<Table<G>>,
}

impl<G: Game> ReplayError<G> {
    pub(crate) fn new(mut table: Table<G>, why: Refused<G::Illegal>) -> Self {
        let at = table.plies.len();
        // The first error is the one to report; a second one adds nothing to it.
        if table.settle().is_err() {
            table.plies.truncate(at);
        }
        ReplayError { at, why, table: Box::new(table) }
    }
}

impl<G: Game> fmt::Debug for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ReplayError {{ at: {}, why: {:?} }}", self.at, self.why)
    }
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.at, self.why)
    }
}

impl<G: Game> Error for ReplayError<G> {}

impl<G: Game> Table<G> {
    /// Plays a decision and the chance events that follow it. If the decision equals the next one to redo,
    /// the rest of the redo stack is kept; any other decision clears it.
    ///
    /// # Errors
    /// Why the decision is refused. The table is unchanged in that case.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Played, Refused<G::Illegal>> {
        let entry = Entry::Act { seat, action };
        if self.redo.last() == Some(&entry)
            && let Some(played) = self.redo()?
        {
            return Ok(played);
        }
        let played = self.extend([entry])?;
        self.redo.clear();
        self.marks.retain(|mark| mark.at <= played.plies.start);
        Ok(played)
    }

    /// Plays several decisions, or none of them.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Seed, Table};
    ///
    /// const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
    /// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
    /// let before = table.clone();
    ///
    /// // The second decision is refused, so the first one is not played either.
    /// let (index, _) = table.play_all([(Seat(0), KEEP), (Seat(0), KEEP)]).unwrap_err();
    /// assert_eq!((index, &table), (1, &before));
    ///
    /// let played = table.play_all([(Seat(0), KEEP), (Seat(1), KEEP)]).map_err(|(_, why)| why)?;
    /// assert_eq!(played.plies.start, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The index of the refused decision, and why. The table is unchanged in that case.
    pub fn play_all(
        &mut self,
        decisions: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Result<Played, (usize, Refused<G::Illegal>)> {
        let from = self.plies.len();
        let (redo, marks) = (self.redo.clone(), self.marks.clone());
        let mut informed = SeatSet::NONE;
        for (index, (seat, action)) in decisions.into_iter().enumerate() {
            match self.play(seat, action) {
                Ok(played) => informed = informed.union(played.informed),
                Err(why) => {
                    self.plies.truncate(from);
                    (self.redo, self.marks) = (redo, marks);
                    return Err((index, why));
                }
            }
        }
        Ok(Played { plies: from..self.plies.len(), informed })
    }

    /// Returns whether a decision can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Plays the decision that was undone last, with the chance events that followed it. Returns `None` if
    /// the redo stack is empty.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Seed, Table};
    ///
    /// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
    /// table.play(Seat(0), HoardAction::Choose(Choice::Swap))?;
    /// let after = table.clone();
    ///
    /// table.undo()?;
    /// assert!(table.can_redo());
    /// assert!(table.redo()?.is_some());
    /// assert_eq!(table, after);
    /// assert_eq!(table.redo()?, None, "nothing is left to redo");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the rules refuse the decision, which means that they are faulty. The table is unchanged in that
    /// case.
    pub fn redo(&mut self) -> Result<Option<Played>, Refused<G::Illegal>> {
        if self.redo.is_empty() {
            return Ok(None);
        }
        let end = self.redo.len() - 1;
        // The decision is the last entry of its group; the chance events after it extend down to the next
        // decision.
        let start =
            self.redo[..end].iter().rposition(|entry| entry.seat().is_some()).map_or(0, |next| next + 1);
        let entries: Vec<_> = self.redo[start..].iter().rev().copied().collect();
        let played = self.extend(entries)?;
        self.redo.truncate(start);
        Ok(Some(played))
    }

    /// Adds entries and the chance events that are due after them, or nothing.
    pub(crate) fn extend(
        &mut self,
        entries: impl IntoIterator<Item = EntryOf<G>>,
    ) -> Result<Played, Refused<G::Illegal>> {
        let from = self.plies.len();
        let done = entries.into_iter().try_for_each(|entry| self.push(entry)).and_then(|()| self.settle());
        if let Err(why) = done {
            self.plies.truncate(from);
            return Err(why);
        }
        let informed = self.plies[from..].iter().fold(SeatSet::NONE, |all, ply| all.union(ply.informed));
        Ok(Played { plies: from..self.plies.len(), informed })
    }

    /// Draws chance events until a seat decides or the game is over.
    pub(crate) fn settle(&mut self) -> Result<(), Refused<G::Illegal>> {
        while self.turn() == Turn::Chance {
            self.push(self.position().drawn(&self.seed))?;
        }
        Ok(())
    }

    /// Adds one entry to the log. Nothing changes if it is refused.
    pub(crate) fn push(&mut self, entry: EntryOf<G>) -> Result<(), Refused<G::Illegal>> {
        let mut events = Vec::new();
        let BarePly { entry, informed, after, chances } = self.position().play(entry, &mut events)?;
        self.plies.push(Arc::new(Ply { entry, events, informed, after, chances }));
        Ok(())
    }

    /// Returns the index of the first chance event that this seed and these rules would not have drawn;
    /// `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::SeatSet;
    /// use moot_core::laws::toy::Hoard;
    /// use moot_table::{Seed, Table, entry_from};
    ///
    /// let fair = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::NONE)?;
    /// assert_eq!(fair.first_foreign_draw(), None);
    ///
    /// // Both hands from a chosen deck: at least one of the cards is not what the seed draws.
    /// let cards = [entry_from::<Hoard>("* card 23")?, entry_from::<Hoard>("* card 22")?];
    /// let stacked = Table::<Hoard>::replay((2, 1), Seed::typed("troll"), SeatSet::NONE, cards)?;
    /// assert!(stacked.first_foreign_draw().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn first_foreign_draw(&self) -> Option<usize> {
        (0..self.plies.len()).find(|&at| match self.plies[at].entry {
            Entry::Act { .. } => false,
            Entry::Chance(outcome) => {
                let mut draws = self.seed.draws(Stream::Chance, self.plies[at].chances - 1);
                G::sample_chance(&self.setup, self.at(at), &mut draws) != outcome
            }
        })
    }
}
