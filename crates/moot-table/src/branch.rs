//! Branches: copies of a game from an earlier ply on, for what-ifs.

use moot_core::{Game, Seat, SeatSet};

use crate::{Entry, EntryOf, Refused, Seed, Stream, Table};

impl<G: Game> Table<G> {
    /// Returns a copy of the game after its first `plies` plies. This table does not change. A chance event
    /// that is due at that point is drawn from the seed.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::SeatSet;
    /// use moot_core::laws::toy::Hoard;
    /// use moot_table::{Seed, Table};
    ///
    /// let mut table = Table::<Hoard>::new((2, 2), Seed::typed("troll"), SeatSet::NONE)?;
    /// while let Some(seat) = table.asked().iter().next() {
    ///     let action = table.legal(seat)[0];
    ///     table.play(seat, action)?;
    /// }
    ///
    /// let start = table.turn_starts()[1];
    /// let branch = table.branch(start)?;
    /// assert_eq!(branch.state(), table.at(start));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Table::new`].
    pub fn branch(&self, plies: usize) -> Result<Self, Refused<G::Illegal>> {
        let kept = &self.plies[..plies.min(self.plies.len())];
        let mut branch = Table {
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            humans: self.humans,
            start: self.start,
            plies: kept.to_vec(),
            redo: Vec::new(),
            marks: self.marks.iter().filter(|mark| mark.at <= kept.len()).cloned().collect(),
        };
        branch.settle()?;
        Ok(branch)
    }

    /// Returns a [`branch`](Self::branch) of a running game for one seat, or for a spectator (`None`), that
    /// leaks nothing. Its chance comes from another seed, and everything hidden from the viewer is sampled
    /// anew, consistently with all that the viewer has seen.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::Hoard;
    /// use moot_core::{Seat, SeatSet};
    /// use moot_table::{Seed, Table};
    ///
    /// let table = Table::<Hoard>::new((3, 1), Seed::typed("troll"), SeatSet::all(3))?;
    /// let me = Some(Seat(1));
    /// let branch = table.branch_for(table.log().len(), me, Seed::typed("what if"))?;
    ///
    /// assert_eq!(branch.view(me), table.view(me), "the seat sees the same");
    /// assert_ne!(branch.state(), table.state(), "the other hands are dealt anew");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Table::new`].
    pub fn branch_for(
        &self,
        plies: usize,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<Self, Refused<G::Illegal>> {
        let kept = plies.min(self.plies.len());
        let mut branch = Table { seed, plies: self.plies[..kept].to_vec(), redo: Vec::new(), ..self.clone() };
        branch.marks.retain(|mark| mark.at <= kept);
        let knows = |informed: SeatSet| seat.is_some_and(|seat| informed.contains(seat));
        for at in (0..kept).rev() {
            if let Entry::Chance(fell) = branch.plies[at].entry
                && !knows(branch.plies[at].informed)
            {
                let mut draws = branch.seed.draws(Stream::Worlds, at as u64);
                let other = G::sample_chance(&branch.setup, branch.at(at), &mut draws);
                if other != fell {
                    branch.deal_anew(at, other, seat);
                }
            }
        }
        branch.settle()?;
        Ok(branch)
    }

    /// Replaces the outcome at ply `at` if every later entry stays possible and the viewer would have seen
    /// the same at every ply. Otherwise changes nothing.
    fn deal_anew(&mut self, at: usize, fell: G::Outcome, seat: Option<Seat>) {
        let mut other =
            Table { plies: self.plies[..at].to_vec(), redo: Vec::new(), marks: Vec::new(), ..self.clone() };
        for before in &self.plies[at..] {
            let first = other.plies.len() == at;
            let entry: EntryOf<G> = if first { Entry::Chance(fell) } else { before.entry };
            let looks_alike = |after: &G::State| {
                G::view(&self.setup, after, seat) == G::view(&self.setup, &before.after, seat)
            };
            if other.push(entry).is_err() || !looks_alike(other.state()) {
                return;
            }
        }
        self.plies = other.plies;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SplitMix64;
    use moot_core::laws::random_action;
    use moot_core::laws::toy::Hoard;

    fn played(seed: u64, plies: usize) -> Table<Hoard> {
        let mut table = Table::new((3, 4), Seed::typed(&seed.to_string()), SeatSet::NONE).unwrap();
        let mut dice = SplitMix64::new(seed);
        while table.log().len() < plies
            && let Some((seat, action)) = random_action::<Hoard>(table.setup(), table.state(), &mut dice)
        {
            table.play(seat, action).unwrap();
        }
        table
    }

    #[test]
    fn a_branch_for_a_seat_keeps_its_view_and_samples_the_rest() {
        let me = Some(Seat(1));
        let (mut redealt, mut other_future) = (0, 0);
        for seed in 0..40 {
            let table = played(seed, 9);
            let all = table.log().len();
            let branch = table.branch_for(all, me, Seed::typed(&format!("other {seed}"))).unwrap();
            for at in 0..=all {
                let seen = |table: &Table<Hoard>| <Hoard>::view(table.setup(), table.at(at), me);
                assert_eq!(seen(&branch), seen(&table), "seed {seed}, ply {at}");
            }
            let acts = |table: &Table<Hoard>| {
                table.log()[..all].iter().map(|ply| ply.entry.seat().map(|_| ply.entry)).collect::<Vec<_>>()
            };
            assert_eq!(acts(&branch), acts(&table));
            redealt += usize::from(branch.at(all) != table.at(all));
            let (mut here, mut there) = (table.clone(), branch);
            let mut dice = SplitMix64::new(seed);
            while let Some((seat, action)) = random_action::<Hoard>(here.setup(), here.state(), &mut dice) {
                here.play(seat, action).unwrap();
                if there.play(seat, action).is_err() {
                    break;
                }
            }
            other_future += usize::from(here.log()[all..] != there.log()[all..]);
        }
        assert!(redealt > 20, "hidden cards were sampled anew {redealt} times");
        assert!(other_future > 20, "chance had other outcomes {other_future} times");
    }

    #[test]
    fn a_branch_for_a_spectator_from_ply_0_is_a_new_game() {
        let table = played(7, 9);
        let all = table.log().len();
        let branch = table.branch_for(all, None, Seed::typed("spectator")).unwrap();
        let seen = |table: &Table<Hoard>| <Hoard>::view(table.setup(), table.at(all), None);
        assert_eq!(seen(&branch), seen(&table));
        let fresh = table.branch_for(0, None, Seed::typed("spectator")).unwrap();
        assert_eq!(
            fresh.log(),
            Table::<Hoard>::new((3, 4), Seed::typed("spectator"), SeatSet::NONE).unwrap().log()
        );
    }
}
