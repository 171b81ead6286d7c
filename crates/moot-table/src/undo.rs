//! Undo, up to the last ply from which a person learnt something.

use core::ops::Range;

use moot_core::{Game, SeatSet};

use crate::{Barrier, Table};

impl<G: Game> Table<G> {
    /// Returns the index of the last decision of any of `seats`.
    #[must_use]
    pub fn last_act_of(&self, seats: SeatSet) -> Option<usize> {
        self.plies.iter().rposition(|ply| ply.entry.seat().is_some_and(|seat| seats.contains(seat)))
    }

    /// Returns the index of the last ply from which a person learnt something, and those people. Undo never
    /// reaches behind it.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Barrier, Seed, Table};
    ///
    /// const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
    /// let person = SeatSet::one(Seat(0));
    /// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), person)?;
    ///
    /// table.play(Seat(0), KEEP)?;
    /// assert_eq!(table.can_undo(), Ok(()), "the choice is still secret");
    ///
    /// table.play(Seat(1), KEEP)?;
    /// assert!(matches!(table.can_undo(), Err(Barrier::Reveal { seats, .. }) if seats == person));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn barrier(&self) -> Option<(usize, SeatSet)> {
        let taught = |informed: SeatSet| informed.iter().filter(|&seat| self.humans.contains(seat));
        let at = self.plies.iter().rposition(|ply| taught(ply.informed).next().is_some())?;
        Some((at, taught(self.plies[at].informed).fold(SeatSet::NONE, SeatSet::with)))
    }

    /// Checks whether the last decision can be undone.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_undo(&self) -> Result<(), Barrier> {
        self.undo_point().map(|_| ())
    }

    /// Undoes the last decision and the chance events after it. Returns the indices of the plies removed.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Barrier, Seed, Table};
    ///
    /// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
    /// let before = *table.state();
    /// table.play(Seat(1), HoardAction::Choose(Choice::Swap))?;
    ///
    /// assert_eq!(table.undo(), Ok(2..3));
    /// assert_eq!(table.state(), &before);
    /// assert_eq!(table.undo(), Err(Barrier::Start));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`can_undo`](Self::can_undo); the table is unchanged in that case.
    pub fn undo(&mut self) -> Result<Range<usize>, Barrier> {
        let point = self.undo_point()?;
        Ok(self.take_back(point))
    }

    /// Undoes everything from the last decision of any of `seats` on, including what computer players did
    /// since. Each decision can be redone separately.
    ///
    /// # Errors
    /// As [`can_undo`](Self::can_undo); the table is unchanged in that case.
    pub fn undo_of(&mut self, seats: SeatSet) -> Result<Range<usize>, Barrier> {
        let point = self.last_act_of(seats).ok_or(Barrier::Start)?;
        self.allow(point)?;
        Ok(self.take_back(point))
    }

    /// Undoes everything from the last decision of any of `seats` on, even if a person has learnt something
    /// since, but keeps the first `floor` plies. For what-ifs, where fairness does not matter. An empty set
    /// means the last decision of any seat.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Barrier, Seed, Table};
    ///
    /// const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
    /// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
    /// table.play(Seat(0), KEEP)?;
    /// let floor = table.log().len();
    /// table.play(Seat(1), KEEP)?;
    ///
    /// // `undo` would be refused, because the choices have been revealed.
    /// table.rewind(SeatSet::NONE, floor)?;
    /// assert_eq!(table.log().len(), floor);
    /// assert_eq!(table.rewind(SeatSet::NONE, floor), Err(Barrier::BranchStart));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Barrier::Start`] if no decision was made, [`Barrier::BranchStart`] at the floor; the table is unchanged in
    /// that case.
    pub fn rewind(&mut self, seats: SeatSet, floor: usize) -> Result<Range<usize>, Barrier> {
        let point = self.rewind_point(seats, floor)?;
        Ok(self.take_back(point))
    }

    /// Checks whether [`rewind`](Self::rewind) would undo something.
    ///
    /// # Errors
    /// As [`rewind`](Self::rewind).
    pub fn can_rewind(&self, seats: SeatSet, floor: usize) -> Result<(), Barrier> {
        self.rewind_point(seats, floor).map(|_| ())
    }

    fn rewind_point(&self, seats: SeatSet, floor: usize) -> Result<usize, Barrier> {
        let point = if seats.is_empty() {
            self.plies.iter().rposition(|ply| ply.entry.seat().is_some())
        } else {
            self.last_act_of(seats)
        };
        match point {
            Some(point) if point >= floor => Ok(point),
            Some(_) => Err(Barrier::BranchStart),
            None if floor > 0 => Err(Barrier::BranchStart),
            None => Err(Barrier::Start),
        }
    }

    fn undo_point(&self) -> Result<usize, Barrier> {
        let point = self.plies.iter().rposition(|ply| ply.entry.seat().is_some()).ok_or(Barrier::Start)?;
        self.allow(point).map(|()| point)
    }

    fn allow(&self, point: usize) -> Result<(), Barrier> {
        match self.barrier() {
            Some((at, seats)) if at >= point => Err(Barrier::Reveal { at, seats }),
            _ => Ok(()),
        }
    }

    fn take_back(&mut self, point: usize) -> Range<usize> {
        let gone = point..self.plies.len();
        self.redo.extend(self.plies.drain(point..).rev().map(|ply| ply.entry));
        gone
    }
}
