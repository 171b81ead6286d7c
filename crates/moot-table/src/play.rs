//! Playing: one decision and the chance events that follow from it.

use core::error::Error;
use core::fmt;
use core::ops::Range;
use std::sync::Arc;

use moot_core::{Game, Seat, SeatSet, Step, Turn};

use crate::{Entry, EntryOf, Ply, Refused, Stream, Table};

/// What one decision added to the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The plies: the decision and the chance events that followed.
    pub plies: Range<usize>,
    /// Everybody who learnt something from them.
    pub learnt: SeatSet,
}

/// A log that does not fit the rules from some entry on.
pub struct Torn<G: Game> {
    /// The first entry that does not fit.
    pub at: usize,
    /// Why not.
    pub why: Refused<G::Illegal>,
    /// Everything before it. When a chance event was due there it has been drawn anew, unless the rules refused that.
    pub table: Box<Table<G>>,
}

impl<G: Game> Torn<G> {
    pub(crate) fn new(mut table: Table<G>, why: Refused<G::Illegal>) -> Self {
        let at = table.plies.len();
        // The reason that is reported stays the first one; a second one has nothing to add for whoever reads it.
        if table.settle().is_err() {
            table.plies.truncate(at);
        }
        Torn { at, why, table: Box::new(table) }
    }
}

impl<G: Game> fmt::Debug for Torn<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Torn {{ at: {}, why: {:?} }}", self.at, self.why)
    }
}

impl<G: Game> fmt::Display for Torn<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.at, self.why)
    }
}

impl<G: Game> Error for Torn<G> {}

impl<G: Game> Table<G> {
    /// Carries out a decision and the chance events that follow. What was undone can still be redone if the decision is
    /// the one that was taken back; any other decision forgets it.
    ///
    /// # Errors
    /// Why not; the table is then unchanged.
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

    /// Carries out decisions that belong together, or none of them.
    ///
    /// # Errors
    /// Which one is refused and why; the table is then unchanged.
    pub fn play_all(
        &mut self,
        decisions: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Result<Played, (usize, Refused<G::Illegal>)> {
        let from = self.plies.len();
        let (redo, marks) = (self.redo.clone(), self.marks.clone());
        let mut learnt = SeatSet::NONE;
        for (index, (seat, action)) in decisions.into_iter().enumerate() {
            match self.play(seat, action) {
                Ok(played) => learnt = learnt.union(played.learnt),
                Err(why) => {
                    self.plies.truncate(from);
                    (self.redo, self.marks) = (redo, marks);
                    return Err((index, why));
                }
            }
        }
        Ok(Played { plies: from..self.plies.len(), learnt })
    }

    /// Whether something can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Does again the decision that was taken back last, with the chance events that followed it then. `None` when
    /// nothing was taken back.
    ///
    /// # Errors
    /// When the rules refuse it, which only a fault of theirs can bring about; the table is then unchanged.
    pub fn redo(&mut self) -> Result<Option<Played>, Refused<G::Illegal>> {
        if self.redo.is_empty() {
            return Ok(None);
        }
        let end = self.redo.len() - 1;
        // The decision itself stands last; the chance events after it reach down to the next decision.
        let start =
            self.redo[..end].iter().rposition(|entry| entry.seat().is_some()).map_or(0, |next| next + 1);
        let entries: Vec<_> = self.redo[start..].iter().rev().copied().collect();
        let played = self.extend(entries)?;
        self.redo.truncate(start);
        Ok(Some(played))
    }

    /// Adds entries and the chance events that are due after them, all or nothing.
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
        let learnt = self.plies[from..].iter().fold(SeatSet::NONE, |all, ply| all.union(ply.learnt));
        Ok(Played { plies: from..self.plies.len(), learnt })
    }

    /// Draws chance events until somebody must decide or the game is over.
    pub(crate) fn settle(&mut self) -> Result<(), Refused<G::Illegal>> {
        while self.turn() == Turn::Chance {
            let mut draws = self.seed.draws(Stream::Chance, self.chances());
            let outcome = G::roll(&self.setup, self.state(), &mut draws);
            self.push(Entry::Fall(outcome))?;
        }
        Ok(())
    }

    /// Adds one entry to the log; nothing changes when it is refused.
    pub(crate) fn push(&mut self, entry: EntryOf<G>) -> Result<(), Refused<G::Illegal>> {
        if self.plies.len() >= G::BOUND {
            return Err(Refused::TooLong { bound: G::BOUND });
        }
        let mut after = *self.state();
        let mut events = Vec::new();
        let mut chances = self.chances();
        let Step { learnt } = match entry {
            Entry::Act { seat, action } => {
                self.check(seat, action)?;
                G::act(&self.setup, &mut after, seat, action, &mut events)
            }
            Entry::Fall(outcome) => {
                match self.turn() {
                    Turn::Chance => {}
                    Turn::Seats(_) => return Err(Refused::NoChanceIsDue),
                    Turn::Over => return Err(Refused::Over),
                }
                chances += 1;
                G::fall(&self.setup, &mut after, outcome, &mut events).map_err(Refused::Impossible)?
            }
        };
        self.plies.push(Arc::new(Ply { entry, events, learnt, after, chances }));
        Ok(())
    }

    /// The first chance event in the log that this seed and these rules would not have drawn; `None` when all were.
    #[must_use]
    pub fn first_foreign_draw(&self) -> Option<usize> {
        (0..self.plies.len()).find(|&at| match self.plies[at].entry {
            Entry::Act { .. } => false,
            Entry::Fall(outcome) => {
                let mut draws = self.seed.draws(Stream::Chance, self.plies[at].chances - 1);
                G::roll(&self.setup, self.at(at), &mut draws) != outcome
            }
        })
    }
}
