//! `Table`: a game in progress and its history.

use core::fmt;
use std::sync::Arc;

use moot_core::{Game, ScoreSheet, Seat, SeatSet, Turn};

use crate::play::ReplayError;
use crate::{EntryOf, Ply, Position, Refused, Seed, entry_text};

/// A bookmark in a game, such as a hand-over or the start of a session.
///
/// # Examples
///
/// ```
/// use moot_core::SeatSet;
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{Seed, Table};
///
/// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
/// table.mark("the deal", 1_700_000_000);
/// assert_eq!(table.marks()[0].at, 2, "after the two cards that were dealt");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The number of plies before the mark.
    pub at: usize,
    /// The label, in the words of its author.
    pub label: String,
    /// The time, in a unit that the caller chooses; the table never reads it.
    pub time: u64,
}

/// A game in progress: the setup, the seed, the log with every position, the redo stack and the marks.
///
/// Undo, redo and replay are look-ups, because every position is kept: a position has at most about 1.5 KiB,
/// and a game about a thousand of them. Clones share the positions. Between calls no chance event is pending, except in
/// a table that [follows](Table::follow) a log.
///
/// Two tables are equal if everything is equal that is saved or that replay derives from it.
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
/// use moot_core::{Seat, SeatSet, Turn};
/// use moot_table::{Refused, Seed, Table};
///
/// const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
///
/// let mut table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
/// assert_eq!(table.log().len(), 2, "the two hidden cards are dealt");
/// assert_eq!(table.turn(), Turn::Seats(SeatSet::all(2)));
///
/// // A decision draws the chance events that follow it: here the first coin.
/// table.play(Seat(0), KEEP)?;
/// let played = table.play(Seat(1), KEEP)?;
/// assert_eq!(played.plies.len(), 2);
/// assert_eq!(table.asked(), SeatSet::one(Seat(0)));
///
/// // A refused decision changes nothing.
/// assert!(matches!(table.play(Seat(1), KEEP), Err(Refused::NotAsked { .. })));
///
/// while let Some(seat) = table.asked().iter().next() {
///     let action = table.legal(seat)[0];
///     table.play(seat, action)?;
/// }
/// assert_eq!(table.turn(), Turn::Over);
/// assert!(table.score().rank[..2].contains(&0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Table<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) seed: Seed,
    pub(crate) humans: SeatSet,
    pub(crate) start: G::State,
    /// Shared with every clone of the table: a branch costs one pointer per ply.
    pub(crate) plies: Vec<Arc<Ply<G>>>,
    /// The next entry to redo is last.
    pub(crate) redo: Vec<EntryOf<G>>,
    pub(crate) marks: Vec<Mark>,
}

impl<G: Game> Table<G> {
    /// Starts a new game and draws the chance events before the first decision. `humans` are the seats of
    /// people: undo never makes them forget what they have learnt.
    ///
    /// # Errors
    /// If the rules refuse an outcome that they sampled, or never stop drawing. Both mean that the rules are
    /// faulty.
    pub fn new(setup: G::Setup, seed: Seed, humans: SeatSet) -> Result<Self, Refused<G::Illegal>> {
        let mut table = Table::unplayed(setup, seed, humans);
        table.settle()?;
        Ok(table)
    }

    /// Replays a log. Its outcomes are the authority, whatever the seed would draw. A chance event that is
    /// due at the end is drawn from the seed.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::SeatSet;
    /// use moot_core::laws::toy::Hoard;
    /// use moot_table::{Seed, Table, entry_from};
    ///
    /// let log = ["* card 4", "* card 9", "0 keep", "1 swap"];
    /// let entries = log.into_iter().map(entry_from::<Hoard>).collect::<Result<Vec<_>, _>>()?;
    /// let table = Table::<Hoard>::replay((2, 1), Seed::typed("x"), SeatSet::NONE, entries.clone())?;
    /// assert!(table.log().len() > 4, "chance events that are due are drawn from the seed");
    ///
    /// let twice = [entries, vec![entry_from::<Hoard>("1 keep")?]].concat();
    /// let torn = Table::<Hoard>::replay((2, 1), Seed::typed("x"), SeatSet::NONE, twice).unwrap_err();
    /// assert_eq!(torn.at, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first entry that does not fit, with a table of everything before it.
    pub fn replay(
        setup: G::Setup,
        seed: Seed,
        humans: SeatSet,
        log: impl IntoIterator<Item = EntryOf<G>>,
    ) -> Result<Self, ReplayError<G>> {
        let mut table = Table::unplayed(setup, seed, humans);
        for entry in log {
            if let Err(why) = table.push(entry) {
                return Err(ReplayError::new(table, why));
            }
        }
        match table.settle() {
            Ok(()) => Ok(table),
            Err(why) => Err(ReplayError::new(table, why)),
        }
    }

    /// Returns the options of the game.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the seed.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the seats of people.
    #[must_use]
    pub fn humans(&self) -> SeatSet {
        self.humans
    }

    /// Changes which seats people play. From now on undo considers what these seats have learnt.
    pub fn set_humans(&mut self, humans: SeatSet) {
        self.humans = humans;
    }

    /// Returns the current position.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// Returns the position after the first `plies` plies, or the current one if there are fewer.
    #[must_use]
    pub fn at(&self, plies: usize) -> &G::State {
        match plies.min(self.plies.len()).checked_sub(1) {
            Some(last) => &self.plies[last].after,
            None => &self.start,
        }
    }

    /// Returns what happens next; [`Turn::Chance`] only between plies that [`follow`](Self::follow) a log.
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(&self.setup, self.state())
    }

    /// Returns the seats that decide now; empty if the game is over.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }

    /// Returns every legal action of a seat, in ascending order; empty if it does not decide now.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.setup, self.state(), seat, &mut actions);
        actions
    }

    /// Checks whether a seat may play an action now.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        self.position().check(seat, action)
    }

    /// Returns what a seat may know; `None` is a spectator.
    #[must_use]
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        G::view(&self.setup, self.state(), seat)
    }

    /// Returns the current points.
    #[must_use]
    pub fn score(&self) -> ScoreSheet {
        G::score(&self.setup, self.state())
    }

    /// Returns the log, oldest ply first.
    #[must_use]
    pub fn log(&self) -> &[Arc<Ply<G>>] {
        &self.plies
    }

    /// Returns the redo stack, the next entry first.
    pub fn undone(&self) -> impl Iterator<Item = &EntryOf<G>> {
        self.redo.iter().rev()
    }

    /// Returns the plies at which the decision passed to other seats, including the first decision.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::SeatSet;
    /// use moot_core::laws::toy::Hoard;
    /// use moot_table::{Seed, Table};
    ///
    /// let table = Table::<Hoard>::new((2, 1), Seed::typed("troll"), SeatSet::all(2))?;
    /// assert_eq!(table.turn_starts(), [2], "the first decision follows two chance events");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turn_starts(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        let mut before = SeatSet::NONE;
        for at in 0..=self.plies.len() {
            if let Turn::Seats(asked) = G::turn(&self.setup, self.at(at))
                && asked != before
            {
                starts.push(at);
                before = asked;
            }
        }
        starts
    }

    /// Returns the marks, oldest first.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Marks the current ply. A mark disappears when plies before it are replaced by others.
    pub fn mark(&mut self, label: impl Into<String>, time: u64) {
        let mark = Mark { at: self.plies.len(), label: label.into(), time };
        let place = self.marks.partition_point(|earlier| earlier.at <= mark.at);
        self.marks.insert(place, mark);
    }

    /// The number of chance events so far.
    pub(crate) fn chances(&self) -> u64 {
        self.chances_before(self.plies.len())
    }

    /// The present position.
    pub(crate) fn position(&self) -> Position<'_, G> {
        let (plies, chances) = (self.plies.len(), self.chances());
        Position { setup: &self.setup, state: self.state(), plies, chances }
    }

    /// The number of chance events before the ply at index `at`.
    pub(crate) fn chances_before(&self, at: usize) -> u64 {
        at.checked_sub(1).map_or(0, |last| self.plies[last].chances)
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            humans: self.humans,
            start: self.start,
            plies: self.plies.clone(),
            redo: self.redo.clone(),
            marks: self.marks.clone(),
        }
    }
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.seed == other.seed
            && self.humans == other.humans
            && self.start == other.start
            && self.plies == other.plies
            && self.redo == other.redo
            && self.marks == other.marks
    }
}

/// Shows what a save contains, not the positions that follow from it.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &G::ID)
            .field("setup", &self.setup)
            .field("seed", &self.seed)
            .field("log", &self.plies)
            .field("undone", &self.undone().map(entry_text::<G>).collect::<Vec<_>>())
            .field("marks", &self.marks)
            .finish_non_exhaustive()
    }
}
