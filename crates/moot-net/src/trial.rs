//! A trial: plies that could follow in a record, checked before any of them is entered.

use moot_core::{Game, Seat, Turn};
use moot_table::{BarePly, Entry, EntryOf, Position, Refused, Seed};

use crate::Record;

/// Plies that could follow in a record. The record does not change.
pub struct Trial<'a, G: Game> {
    record: &'a Record<G>,
    steps: Vec<BarePly<G>>,
}

impl<'a, G: Game> Trial<'a, G> {
    pub const fn new(record: &'a Record<G>) -> Trial<'a, G> {
        Trial { record, steps: Vec::new() }
    }

    fn position(&self) -> Position<'_, G> {
        let before = self.record.position();
        match self.steps.last() {
            None => before,
            Some(last) => Position {
                state: &last.after,
                plies: before.plies + self.steps.len(),
                chances: last.chances,
                ..before
            },
        }
    }

    /// Whether a chance event is due.
    pub fn is_chance(&self) -> bool {
        self.position().turn() == Turn::Chance
    }

    /// Adds an action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        self.add(Entry::Act { seat, action })
    }

    /// Adds the chance events that are due, as a seed draws them.
    pub fn settle(&mut self, seed: &Seed) -> Result<(), Refused<G::Illegal>> {
        while self.is_chance() {
            self.add(self.position().drawn(seed))?;
        }
        Ok(())
    }

    fn add(&mut self, entry: EntryOf<G>) -> Result<(), Refused<G::Illegal>> {
        let step = self.position().play(entry, &mut ())?;
        self.steps.push(step);
        Ok(())
    }

    /// Whether something has been drawn.
    pub fn has_drawn(&self) -> bool {
        self.steps.iter().any(|step| matches!(step.entry, Entry::Chance(_)))
    }

    /// The plies.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = EntryOf<G>> {
        self.steps.iter().map(|step| step.entry)
    }
}

#[cfg(test)]
mod tests {
    use moot_core::SeatSet;
    use moot_core::laws::random_action;
    use moot_core::laws::toy::{Choice, Hoard, HoardAction, SETUPS};
    use moot_core::{Dice, SplitMix64};
    use moot_table::{Table, entry_text};

    use super::*;
    use crate::{ChainEntry, ChainHash, DeviceId};

    const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);

    /// The record of a table.
    fn record(table: &Table<Hoard>) -> Record<Hoard> {
        let host = DeviceId(1);
        let mut record = Record::new(*table.setup(), ChainHash([0; 32]));
        record.apply(host, &ChainEntry::Host { device: host, code: [0; 32] }).unwrap();
        for ply in table.log() {
            record.apply(host, &ChainEntry::Ply(entry_text::<Hoard>(&ply.entry))).unwrap();
        }
        record
    }

    /// Lists of actions, with draws between them, are played as [`Table::play_all`] plays them.
    #[test]
    fn a_trial_ends_as_a_table_does() {
        let (mut played, mut refused, mut drawn) = (0, 0, 0);
        for seed in 0..300_u64 {
            let setup = SETUPS[seed as usize % SETUPS.len()];
            let mut table =
                Table::<Hoard>::new(setup, Seed::typed(&seed.to_string()), SeatSet::NONE).unwrap();
            let mut dice = SplitMix64::new(seed);
            while let Some((seat, first)) = random_action::<Hoard>(&setup, table.state(), &mut dice) {
                let others = [KEEP, HoardAction::Pass, HoardAction::Hat { red: 1, blue: 1 }];
                let mut actions = vec![first];
                actions.extend((0..dice.below(3)).map(|_| others[dice.below(3) as usize]));
                let record = record(&table);
                let mut trial = Trial::new(&record);
                let mut tried = Ok(());
                for (index, &action) in actions.iter().enumerate() {
                    let done = trial.act(seat, action).and_then(|()| trial.settle(table.seed()));
                    tried = tried.and(done.map_err(|why| (index, why)));
                    if tried.is_err() {
                        break;
                    }
                }
                let before = table.log().len();
                match table.play_all(actions.iter().map(|&action| (seat, action))) {
                    Ok(_) => {
                        assert_eq!(tried, Ok(()));
                        assert!(trial.entries().eq(table.log()[before..].iter().map(|ply| ply.entry)));
                        played += usize::from(actions.len() > 1);
                    }
                    Err(why) => {
                        assert_eq!(tried, Err(why));
                        refused += 1;
                        drawn += usize::from(trial.has_drawn());
                        table.play(seat, first).unwrap();
                    }
                }
            }
        }
        assert!(played > 50 && refused > 1000 && drawn > 100, "{played} {refused} {drawn}");
    }
}
