//! A log that is followed ply by ply.

use std::sync::Arc;

use moot_core::laws::{Fault, mangle};
use moot_core::{Dice, Game, MAX_SEATS, Seat, SplitMix64, Turn};

use super::{EVERY, Place, Tally, difference, law, must};
use crate::{Entry, EntryOf, Refused, Saved, Seed, Table, entry_from, entry_text};

impl<G: Saved> Place<'_, G> {
    /// Law 5 for a log that is followed, from another seed: an equal log, position by position. Entries that do not fit
    /// are refused on the way.
    pub(super) fn follow_law(&self, table: &Table<G>, tally: &mut Tally) -> Result<(), Fault> {
        let mut dice = SplitMix64::new(self.seed);
        let seed = Seed::typed("the seed of another device");
        let entries: Vec<_> = table.log().iter().map(|ply| ply.entry).collect();
        let mut followed = Table::<G>::unplayed(self.setup.clone(), seed.clone(), table.humans());
        for (at, &entry) in entries.iter().enumerate() {
            if dice.below(EVERY) == 0 {
                for odd in damaged::<G>(&entries, at, &mut dice) {
                    misfit(&mut followed, odd, tally)?;
                }
            }
            let played = must(5, "following the log", followed.follow(entry))?;
            let same = played.plies == (at..at + 1)
                && played.informed == table.log()[at].informed
                && followed.state() == table.at(at + 1);
            law(5, same, || format!("following ply {at} gives {played:?} or another position"))?;
        }
        for odd in damaged::<G>(&entries, entries.len() - 1, &mut dice) {
            misfit(&mut followed, odd, tally)?;
        }
        let replayed = must(5, "replay", Table::replay(self.setup.clone(), seed, table.humans(), entries))?;
        law(5, followed == replayed, || format!("following: {}", difference(&followed, &replayed)))
    }
}

/// Entries that are similar to the one at `at`: most do not fit there.
fn damaged<G: Game>(entries: &[EntryOf<G>], at: usize, dice: &mut SplitMix64) -> Vec<EntryOf<G>> {
    let mut odd = vec![entries[dice.below(entries.len() as u32) as usize], entries[at]];
    let text = entry_text::<G>(&entries[at]);
    odd.extend((0..4).filter_map(|_| entry_from::<G>(&mangle(&text, dice)).ok()));
    if let Entry::Act { action, .. } = entries[at] {
        odd.extend(Seat::all(MAX_SEATS).map(|seat| Entry::Act { seat, action }));
    }
    odd
}

/// An entry that does not fit is refused for its own reason and changes nothing.
fn misfit<G: Game>(table: &mut Table<G>, entry: EntryOf<G>, tally: &mut Tally) -> Result<(), Fault> {
    let Some(why) = reason(table, entry) else { return Ok(()) };
    tally.misfits += 1;
    let before = table.clone();
    let refused = table.follow(entry);
    let text = || entry_text::<G>(&entry);
    law(5, refused == Err(why), || format!("following `{}` gives {refused:?}, not {why:?}", text()))?;
    let plies = table.plies.len() == before.plies.len()
        && table.plies.iter().zip(&before.plies).all(|(after, before)| Arc::ptr_eq(after, before));
    let rest = table.redo == before.redo && table.marks == before.marks;
    law(5, plies && rest, || format!("following `{}` is refused and changes the table", text()))
}

/// Why an entry does not fit, by the rules alone; `None` if it does.
fn reason<G: Game>(table: &Table<G>, entry: EntryOf<G>) -> Option<Refused<G::Illegal>> {
    let (setup, mut state) = (table.setup(), *table.state());
    match (G::turn(setup, &state), entry) {
        (Turn::Over, _) => Some(Refused::Over),
        (Turn::Chance, Entry::Act { .. }) => Some(Refused::ChanceIsDue),
        (Turn::Seats(_), Entry::Chance(_)) => Some(Refused::NoChanceIsDue),
        (Turn::Seats(asked), Entry::Act { seat, .. }) if !asked.contains(seat) => {
            Some(Refused::NotAsked { seat, asked })
        }
        (Turn::Seats(_), Entry::Act { seat, action }) => {
            G::check(setup, &state, seat, action).err().map(Refused::Illegal)
        }
        (Turn::Chance, Entry::Chance(outcome)) => {
            G::apply_chance(setup, &mut state, outcome, &mut ()).err().map(Refused::Impossible)
        }
    }
}
