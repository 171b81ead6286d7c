//! A game in progress and everything that led to it.

use core::fmt;
use std::sync::Arc;

use moot_core::{Game, ScoreSheet, Seat, SeatSet, Turn};

use crate::play::Torn;
use crate::{EntryOf, Ply, Refused, Seed, entry_text};

/// A moment that somebody wants to find again: a hand-over, a bookmark, the start of a sitting.
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
    /// How many plies came before it.
    pub at: usize,
    /// What it is, in the words of whoever made it.
    pub label: String,
    /// When, in whatever unit the maker counts; the table never reads it.
    pub time: u64,
}

/// A game in progress: the setup, the seed, the log with every position, and what was taken back.
///
/// Every position is kept, because a position is at most some 1.5 KiB and a game has at most some thousand: undo, redo
/// and replay are then look-ups. Copies share them. Between calls no chance event is pending: the table resolves each at once.
///
/// Two tables are equal when everything that is saved and everything that replay derives from it is equal.
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
    /// Shared with every copy of the table: branches and what-ifs cost a pointer for each ply.
    pub(crate) plies: Vec<Arc<Ply<G>>>,
    /// The entry to redo first stands last.
    pub(crate) redo: Vec<EntryOf<G>>,
    pub(crate) marks: Vec<Mark>,
}

impl<G: Game> Table<G> {
    /// Deals a new game and resolves the chance events before the first decision. `humans` are the seats of people:
    /// what they learn is never taken back.
    ///
    /// # Errors
    /// When the rules refuse an outcome that they drew themselves, or never stop drawing: a fault of the rules.
    pub fn new(setup: G::Setup, seed: Seed, humans: SeatSet) -> Result<Self, Refused<G::Illegal>> {
        let mut table = Table::dealt(setup, seed, humans);
        table.settle()?;
        Ok(table)
    }

    /// Replays a log entry by entry. The log's outcomes are the authority, whatever the seed would draw; a chance event
    /// that is due at the end is drawn from the seed.
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
    ) -> Result<Self, Torn<G>> {
        let mut table = Table::dealt(setup, seed, humans);
        for entry in log {
            if let Err(why) = table.push(entry) {
                return Err(Torn::new(table, why));
            }
        }
        match table.settle() {
            Ok(()) => Ok(table),
            Err(why) => Err(Torn::new(table, why)),
        }
    }

    /// A table before its first chance event.
    pub(crate) fn dealt(setup: G::Setup, seed: Seed, humans: SeatSet) -> Self {
        let start = G::deal(&setup);
        Table { setup, seed, humans, start, plies: Vec::new(), redo: Vec::new(), marks: Vec::new() }
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where chance comes from.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The seats of people.
    #[must_use]
    pub fn humans(&self) -> SeatSet {
        self.humans
    }

    /// Other people, or other machines, take over; what was learnt is judged by who sits there now.
    pub fn set_humans(&mut self, humans: SeatSet) {
        self.humans = humans;
    }

    /// The position now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after the first `plies` plies; the last one when there are fewer.
    #[must_use]
    pub fn at(&self, plies: usize) -> &G::State {
        match plies.min(self.plies.len()).checked_sub(1) {
            Some(last) => &self.plies[last].after,
            None => &self.start,
        }
    }

    /// Whose move it is; never [`Turn::Chance`].
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(&self.setup, self.state())
    }

    /// The seats that must decide now; nobody when the game is over.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }

    /// Every legal action of a seat, ascending.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal(&self.setup, self.state(), seat, &mut actions);
        actions
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceIsDue),
            Turn::Seats(asked) if !asked.contains(seat) => Err(Refused::NotAsked { seat, asked }),
            Turn::Seats(_) => G::check(&self.setup, self.state(), seat, action).map_err(Refused::Illegal),
        }
    }

    /// What a seat may know, or an onlooker for `None`.
    #[must_use]
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        G::view(&self.setup, self.state(), seat)
    }

    /// The points now.
    #[must_use]
    pub fn score(&self) -> ScoreSheet {
        G::score(&self.setup, self.state())
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn log(&self) -> &[Arc<Ply<G>>] {
        &self.plies
    }

    /// What was taken back and can be redone, the next entry first.
    pub fn undone(&self) -> impl Iterator<Item = &EntryOf<G>> {
        self.redo.iter().rev()
    }

    /// The plies before which the decision passed to other seats, the first decision included.
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

    /// The marks, oldest first.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Marks the present moment. A mark goes when the plies before it are replaced by others.
    pub fn mark(&mut self, label: impl Into<String>, time: u64) {
        let mark = Mark { at: self.plies.len(), label: label.into(), time };
        let place = self.marks.partition_point(|earlier| earlier.at <= mark.at);
        self.marks.insert(place, mark);
    }

    /// The number of chance events so far.
    pub(crate) fn chances(&self) -> u64 {
        self.chances_before(self.plies.len())
    }

    /// The number of chance events before the ply at `at`.
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

/// Shows what is saved, not the positions that follow from it.
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
