//! Laws 5 to 7: replay, saves, undo. Every game runs them beside `moot_core::laws`.
//!
//! 5. Replaying the log gives an equal table, position by position. So does playing the decisions again from the seed, and
//!    following the log ply by ply. An entry that does not fit is refused then, and changes nothing.
//! 6. Save, load, save gives the same bytes and an equal table. A mutated save never panics: it is refused, or it opens
//!    as a valid game; what an error salvages is valid too (`mutants`). The same holds for links ([`link_mutants`]).
//! 7. Undo and the same action give the same table; so do undo and redo, whatever was tried in between. Nothing that a
//!    person has learnt is undone, and a refused undo changes nothing.

mod follow;
mod links;
mod mutants;

use moot_core::laws::{Breach, Fault, caught, law, random_action};
use moot_core::{Dice, Seat, SeatSet, SplitMix64};

use crate::{Barrier, Entry, RawSave, Saved, SeatInfo, Seed, Table, entry_text};

pub use links::link_mutants;
pub use mutants::mutants;

/// Expensive checks run at one step in this many, on average.
const EVERY: u32 = 16;

/// The number of actions that are kept to be tried in other positions.
const POOL: usize = 512;

/// What a run has checked, so that a test can assert that it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions.
    pub acts: u64,
    /// Decisions that were undone and played again.
    pub undone: u64,
    /// The number of times that undo was refused because a person had learnt something.
    pub barriers: u64,
    /// Actions that are legal but not listed, such as non-canonical payments.
    pub unlisted: u64,
    /// Entries that did not fit a log that was followed.
    pub misfits: u64,
    /// Saves that were opened.
    pub saves: u64,
    /// Links that were opened.
    pub links: u64,
    /// Mutated saves that were refused.
    pub refused: u64,
    /// Mutated saves that opened as games.
    pub opened: u64,
    /// Refused saves of which a part could be replayed.
    pub salvaged: u64,
}

/// Converts an error that the table has no reason to report.
fn must<T, E: core::fmt::Display>(number: u8, doing: &str, result: Result<T, E>) -> Result<T, Fault> {
    result.map_err(|why| Fault { law: number, what: format!("{doing} fails: {why}") })
}

/// Plays one random game for each setup and seed, with people in some seats, and checks laws 5 to 7.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Hoard, SETUPS};
/// use moot_table::laws::check_all;
///
/// let tally = check_all::<Hoard>(&SETUPS, 0..3)?;
/// assert_eq!(tally.games, SETUPS.len() as u64 * 3);
/// # Ok::<(), moot_core::laws::Breach>(())
/// ```
///
/// # Errors
/// The first breach.
pub fn check_all<G: Saved>(
    setups: &[G::Setup],
    seeds: impl IntoIterator<Item = u64> + Clone,
) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for setup in setups {
        for seed in seeds.clone() {
            let mut place = Place::<G>::new(setup, seed);
            place.guarded(|place| place.game(&mut tally))?;
        }
    }
    Ok(tally)
}

/// The location in a random game, for the message of a breach.
struct Place<'a, G: Saved> {
    setup: &'a G::Setup,
    seed: u64,
    seats: Vec<SeatInfo>,
    dice: SplitMix64,
    step: usize,
    play: String,
    /// Actions that were listed in some position. In others they may be legal without being listed.
    pool: Vec<G::Action>,
}

impl<'a, G: Saved> Place<'a, G> {
    fn new(setup: &'a G::Setup, seed: u64) -> Self {
        let mut dice = SplitMix64::new(seed);
        let seats = (0..G::seats(setup))
            .map(|seat| SeatInfo {
                name: format!("Troll {seat} \"é\""),
                colour: "moss".to_owned(),
                pattern: "dots".to_owned(),
                player: if dice.below(2) == 0 { SeatInfo::HUMAN } else { "steady" }.to_owned(),
            })
            .collect();
        Place { setup, seed, seats, dice, step: 0, play: "deal".to_owned(), pool: Vec::new() }
    }

    /// Adds the location to a fault, and converts a panic to a breach.
    fn guarded(&mut self, run: impl FnOnce(&mut Self) -> Result<(), Fault>) -> Result<(), Breach> {
        let Err(fault) = caught(|| run(self)) else { return Ok(()) };
        Err(fault.at::<G>(self.setup, self.seed, self.step, self.play.clone()))
    }

    fn seed_of_table(&self) -> Seed {
        Seed::typed(&format!("law {}", self.seed))
    }

    fn dealt(&self) -> Result<Table<G>, Fault> {
        let humans = SeatInfo::humans(&self.seats);
        must(5, "the deal", Table::new(self.setup.clone(), self.seed_of_table(), humans))
    }

    /// Returns the next random decision; `None` if the game is over.
    fn decision(&mut self, table: &Table<G>) -> Option<(Seat, G::Action)> {
        let (seat, action) = random_action::<G>(table.setup(), table.state(), &mut self.dice)?;
        self.step = table.log().len();
        self.play = entry_text::<G>(&Entry::Act { seat, action });
        Some((seat, action))
    }

    /// Returns a decision that is legal but not listed, if one of the kept actions is.
    fn unlisted(&mut self, table: &Table<G>, seat: Seat, tally: &mut Tally) -> Option<(Seat, G::Action)> {
        let legal = table.legal(seat);
        let found = (self.dice.below(4) == 0)
            .then(|| {
                let mut tries = (0..POOL / 8).filter_map(|_| {
                    let place = self.dice.below(self.pool.len() as u32) as usize;
                    self.pool.get(place).copied()
                });
                tries.find(|&action| table.check(seat, action).is_ok() && !legal.contains(&action))
            })
            .flatten();
        for action in legal {
            if self.pool.len() < POOL {
                self.pool.push(action);
            } else {
                let place = self.dice.below(POOL as u32) as usize;
                self.pool[place] = action;
            }
        }
        let action = found?;
        self.play = entry_text::<G>(&Entry::Act { seat, action });
        tally.unlisted += 1;
        Some((seat, action))
    }

    fn game(&mut self, tally: &mut Tally) -> Result<(), Fault> {
        let mut table = self.dealt()?;
        while let Some((seat, action)) = self.decision(&table) {
            if self.dice.below(EVERY) == 0 {
                self.undo_law(&table, seat, action, tally)?;
            }
            if self.dice.below(EVERY * 4) == 0 {
                self.save_law(&table, tally)?;
            }
            if self.dice.below(EVERY * 4) == 0 {
                self.link_law(&table, tally)?;
            }
            let from = table.log().len();
            let (seat, action) = self.unlisted(&table, seat, tally).unwrap_or((seat, action));
            let played = must(5, "a legal decision", table.play(seat, action))?;
            law(5, played.plies == (from..table.log().len()), || format!("{played:?} from {from}"))?;
            tally.acts += 1;
        }
        self.replay_law(&table)?;
        self.follow_law(&table, tally)?;
        self.save_law(&table, tally)?;
        self.link_law(&table, tally)?;
        self.all_the_way_back(&table)?;
        tally.games += 1;
        Ok(())
    }

    /// Law 5.
    fn replay_law(&self, table: &Table<G>) -> Result<(), Fault> {
        let entries: Vec<_> = table.log().iter().map(|ply| ply.entry).collect();
        let (setup, seed) = (self.setup.clone(), self.seed_of_table());
        let again = must(5, "replay", Table::replay(setup, seed, table.humans(), entries.iter().copied()))?;
        law(5, again == *table, || difference(&again, table))?;
        law(5, table.first_foreign_draw().is_none(), || "a draw does not come from the seed".into())?;
        let mut played = self.dealt()?;
        for entry in &entries {
            if let Entry::Act { seat, action } = *entry {
                must(5, "playing the log", played.play(seat, action))?;
            }
        }
        law(5, played == *table, || format!("playing the decisions: {}", difference(&played, table)))?;
        let middle = entries.len() / 2;
        let branch = must(5, "a branch", table.branch(middle))?;
        law(5, branch.at(middle) == table.at(middle), || "a branch starts elsewhere".into())?;
        law(5, *branch.state() == *table.at(branch.log().len()), || "a branch draws otherwise".into())
    }

    /// Law 6, with a redo stack and marks in the save.
    fn save_law(&mut self, table: &Table<G>, tally: &mut Tally) -> Result<(), Fault> {
        let mut table = table.clone();
        table.mark("half \"way\"", 12);
        while table.undo().is_ok() && self.dice.below(3) > 0 {}
        table.mark("here", u64::MAX);
        tally.saves += 1;
        self.reopens(&table)
    }

    /// Saves a table and opens the save: equal bytes, equal tables.
    fn reopens(&self, table: &Table<G>) -> Result<(), Fault> {
        let save = must(6, "saving", RawSave::of(table, &self.seats, "test"))?;
        let text = must(6, "encoding", save.encode())?;
        let raw = must(6, "decoding", RawSave::decode(&text))?;
        law(6, raw == save, || "decoding gives another save".into())?;
        let opened = must(6, "opening", raw.open::<G>())?;
        law(6, opened.drift.is_none(), || format!("{:?}", opened.drift))?;
        law(6, opened.seats == self.seats, || "the seats differ".into())?;
        law(6, opened.table == *table, || difference(&opened.table, table))?;
        let again = must(6, "saving", RawSave::of(&opened.table, &opened.seats, "test"))?;
        let again = must(6, "encoding", again.encode())?;
        law(6, again == text, || "saving again gives other bytes".into())
    }

    /// Law 7 for one decision.
    fn undo_law(
        &mut self,
        before: &Table<G>,
        seat: Seat,
        action: G::Action,
        tally: &mut Tally,
    ) -> Result<(), Fault> {
        let mut table = before.clone();
        let played = must(7, "a legal decision", table.play(seat, action))?;
        let after = table.clone();
        let people = taught(&table, played.plies.start);
        match table.undo() {
            Ok(gone) => {
                law(7, people.is_empty(), || {
                    format!("{gone:?} is undone though {people:?} had learnt from it")
                })?;
                law(7, gone == played.plies, || format!("{gone:?} is undone instead of {:?}", played.plies))?;
                law(7, same_log(&table, before), || difference(&table, before))?;
                let mut redone = table.clone();
                must(7, "redo", redone.redo())?;
                law(7, redone == after, || format!("redo: {}", difference(&redone, &after)))?;
                self.try_another(&table, action, &after)?;
                must(7, "the same decision", table.play(seat, action))?;
                law(7, table == after, || difference(&table, &after))?;
                tally.undone += 1;
            }
            Err(Barrier::Reveal { at, seats }) => {
                let told = table.log().get(at).map_or(SeatSet::NONE, |ply| ply.informed);
                let fair = !seats.is_empty()
                    && seats.iter().all(|seat| told.contains(seat) && table.humans().contains(seat));
                law(7, fair && played.plies.contains(&at), || {
                    format!("undo is refused for ply {at}, {seats:?}")
                })?;
                law(7, table == after, || "a refused undo changes the table".into())?;
                tally.barriers += 1;
            }
            Err(Barrier::Start | Barrier::BranchStart) => {
                return Err(Fault { law: 7, what: "undo finds no decision".into() });
            }
        }
        Ok(())
    }

    /// Another decision after an undo, itself undone, leaves no trace.
    fn try_another(&mut self, undone: &Table<G>, action: G::Action, after: &Table<G>) -> Result<(), Fault> {
        let mut table = undone.clone();
        let Some((seat, other)) = random_action::<G>(table.setup(), table.state(), &mut self.dice) else {
            return Ok(());
        };
        must(7, "another decision", table.play(seat, other))?;
        law(7, other == action || !table.can_redo(), || "another decision keeps the redo".into())?;
        if other != action && table.undo().is_ok() {
            let Some(first) = after.log().get(table.log().len()) else { return Ok(()) };
            if let Entry::Act { seat, action } = first.entry {
                must(7, "the first decision", table.play(seat, action))?;
                law(7, same_log(&table, after), || difference(&table, after))?;
            }
        }
        Ok(())
    }

    /// Undoes and redoes everything that may be undone.
    fn all_the_way_back(&self, table: &Table<G>) -> Result<(), Fault> {
        let mut back = table.clone();
        let barrier = loop {
            if let Err(barrier) = back.undo() {
                break barrier;
            }
        };
        let stuck = back.log().iter().rposition(|ply| ply.entry.seat().is_some());
        match (barrier, stuck) {
            (Barrier::Start, None) => {}
            (Barrier::Reveal { at, .. }, Some(last)) if at >= last => {}
            other => return Err(Fault { law: 7, what: format!("undo stops at {other:?}") }),
        }
        while must(7, "redo", back.redo())?.is_some() {}
        law(7, back == *table, || difference(&back, table))
    }
}

/// The people who learnt something from ply `from` on, computed from the log alone.
fn taught<G: Saved>(table: &Table<G>, from: usize) -> Vec<Seat> {
    let informed = table.log()[from..].iter().flat_map(|ply| ply.informed.iter());
    informed.filter(|&seat| table.humans().contains(seat)).collect()
}

/// Returns whether two tables are equal apart from the redo stack.
fn same_log<G: Saved>(a: &Table<G>, b: &Table<G>) -> bool {
    a.log() == b.log() && a.state() == b.state()
}

fn difference<G: Saved>(found: &Table<G>, wanted: &Table<G>) -> String {
    let at = found.log().iter().zip(wanted.log()).position(|(a, b)| a != b);
    format!(
        "the tables differ: {} and {} plies, first different ply {at:?}, {} and {} to redo, {} and {} marks",
        found.log().len(),
        wanted.log().len(),
        found.undone().count(),
        wanted.undone().count(),
        found.marks().len(),
        wanted.marks().len(),
    )
}
