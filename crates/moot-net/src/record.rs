//! A record: what the entries of a chain amount to by the rules of a game.

use core::error::Error;
use core::fmt;

use moot_core::{Game, MAX_SEATS, Seat, SeatSet, Turn};
use moot_table::{
    BarePly, EntryError, EntryOf, Position, Refused, ReplayError, Seed, Table, entry_from, entry_text,
};

use crate::chain::ChainHash;
use crate::seating::Seating;
use crate::trial::Trial;
use crate::{ChainEntry, DeviceId, Owner};

/// Why an entry cannot follow in a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryFault<I> {
    /// Its author is not the host.
    Author,
    /// The text of a ply is not an entry of the game.
    Text(EntryError),
    /// The text of a ply is not the one that the game writes for it.
    Spelling,
    /// The rules refuse the ply.
    Rules(Refused<I>),
    /// The game has no such seat.
    Seat,
    /// A name or an identifier is too long or has control characters.
    Name,
    /// No decision can be taken back there.
    Undo,
    /// A player whom the undo concerns did not agree.
    NotAgreed {
        /// The seats that it concerns.
        concerned: SeatSet,
    },
    /// A seed was opened before the end of the game.
    NotOver,
    /// The seed is not the one whose code was given.
    SeedCode,
    /// The chain has as many entries as it can have.
    Full,
}

impl<I: fmt::Display> fmt::Display for EntryFault<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryFault::Author => f.write_str("not by the host"),
            EntryFault::Text(why) => why.fmt(f),
            EntryFault::Spelling => f.write_str("spelt otherwise"),
            EntryFault::Rules(why) => why.fmt(f),
            EntryFault::Seat => f.write_str("no such seat"),
            EntryFault::Name => f.write_str("a name that is not allowed"),
            EntryFault::Undo => f.write_str("no decision to take back"),
            EntryFault::NotAgreed { .. } => f.write_str("not all whom it concerns have agreed"),
            EntryFault::NotOver => f.write_str("the game is not over"),
            EntryFault::SeedCode => f.write_str("the seed has another code"),
            EntryFault::Full => f.write_str("too many entries"),
        }
    }
}

impl<I: Error + 'static> Error for EntryFault<I> {}

impl<I> EntryFault<I> {
    /// Returns the same with another reason of the rules.
    pub fn map<J>(self, map: impl FnOnce(I) -> J) -> EntryFault<J> {
        match self {
            EntryFault::Author => EntryFault::Author,
            EntryFault::Text(why) => EntryFault::Text(why),
            EntryFault::Spelling => EntryFault::Spelling,
            EntryFault::Rules(why) => EntryFault::Rules(why.map(map)),
            EntryFault::Seat => EntryFault::Seat,
            EntryFault::Name => EntryFault::Name,
            EntryFault::Undo => EntryFault::Undo,
            EntryFault::NotAgreed { concerned } => EntryFault::NotAgreed { concerned },
            EntryFault::NotOver => EntryFault::NotOver,
            EntryFault::SeedCode => EntryFault::SeedCode,
            EntryFault::Full => EntryFault::Full,
        }
    }
}

/// What an entry has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The ply at this index was added.
    Played {
        /// The index.
        at: usize,
    },
    /// The plies from this index on were taken back.
    TakenBack {
        /// The number of plies that remain.
        keep: usize,
    },
    /// The seat has another name.
    Named(Seat),
    /// Another player plays the seat.
    Owned(Seat),
    /// The device is the host.
    Hosted(DeviceId),
    /// The host has shown its seed.
    Opened,
}

/// What an undo would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoPlan {
    /// The number of plies that remain.
    pub keep: usize,
    /// The seats of people at other devices who have to agree.
    pub concerned: SeatSet,
}

/// The plies with their positions, and who sits at the table. Only entries change it.
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
/// use moot_core::laws::toy::Hoard;
/// use moot_net::{ChainEntry, ChainHash, DeviceId, Effect, EntryFault, Record};
///
/// let ann = DeviceId(1);
/// let mut record = Record::<Hoard>::new((2, 1), ChainHash([0; 32]));
/// let host = ChainEntry::Host { device: ann, code: [0; 32] };
/// assert_eq!(record.apply(ann, &host)?, Effect::Hosted(ann));
/// for text in ["* card 4", "* card 9", "1 keep"] {
///     record.apply(ann, &ChainEntry::Ply(text.to_owned()))?;
/// }
/// assert!(record.asked().contains(Seat(0)));
///
/// let again = ChainEntry::Ply("1 keep".to_owned());
/// assert!(matches!(record.apply(ann, &again), Err(EntryFault::Rules(_))));
/// assert_eq!(record.apply(DeviceId(2), &again), Err(EntryFault::Author));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Record<G: Game> {
    setup: G::Setup,
    start: G::State,
    steps: Vec<BarePly<G>>,
    seating: Seating,
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Record {
            setup: self.setup.clone(),
            start: self.start,
            steps: self.steps.clone(),
            seating: self.seating.clone(),
        }
    }
}

impl<G: Game> Record<G> {
    /// Starts a record without entries. `table` identifies the chain: [`Chain::table`](crate::Chain::table).
    #[must_use]
    pub fn new(setup: G::Setup, table: ChainHash) -> Record<G> {
        let seats = G::seats(&setup).min(MAX_SEATS);
        Record { start: G::deal(&setup), setup, steps: Vec::new(), seating: Seating::new(seats, table) }
    }

    /// Returns the options of the game.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the current position. Show a player its [`view`](Self::view) only.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// Returns what happens next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(&self.setup, self.state())
    }

    /// Returns the seats that decide now; empty if the game is over or a chance event is due.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }

    /// Returns every legal action of a seat; empty if it does not decide now.
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

    /// Checks whether a seat may play actions one after the other, as far as that is known: what comes after a chance
    /// event is not, and is not checked.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::Seat;
    /// use moot_core::laws::toy::{Choice, Hoard, HoardAction};
    /// use moot_net::{ChainEntry, ChainHash, DeviceId, Record};
    /// use moot_table::Refused;
    ///
    /// const KEEP: HoardAction = HoardAction::Choose(Choice::Keep);
    /// let ann = DeviceId(1);
    /// let mut record = Record::<Hoard>::new((2, 1), ChainHash([0; 32]));
    /// record.apply(ann, &ChainEntry::Host { device: ann, code: [0; 32] })?;
    /// for text in ["* card 4", "* card 9"] {
    ///     record.apply(ann, &ChainEntry::Ply(text.to_owned()))?;
    /// }
    /// let twice = record.check_all(Seat(0), [KEEP, KEEP]);
    /// assert!(matches!(twice, Err((1, Refused::NotAsked { .. }))));
    ///
    /// record.apply(ann, &ChainEntry::Ply("1 keep".to_owned()))?;
    /// assert_eq!(record.check_all(Seat(0), [KEEP, KEEP]), Ok(()), "a coin is drawn after the first one");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The index of the first action that it may not play, and why.
    pub fn check_all(
        &self,
        seat: Seat,
        actions: impl IntoIterator<Item = G::Action>,
    ) -> Result<(), (usize, Refused<G::Illegal>)> {
        let mut trial = Trial::new(self);
        for (index, action) in actions.into_iter().enumerate() {
            if index > 0 && trial.is_chance() {
                break;
            }
            trial.act(seat, action).map_err(|why| (index, why))?;
        }
        Ok(())
    }

    /// Returns what a seat may know; `None` is a spectator.
    #[must_use]
    pub fn view(&self, seat: Option<Seat>) -> G::View {
        G::view(&self.setup, self.state(), seat)
    }

    /// Returns the plies.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = EntryOf<G>> {
        self.steps.iter().map(|step| step.entry)
    }

    /// Returns who plays which seat, and who is the host.
    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Draws the chance event that is due; `None` if none is. The draws are those of a
    /// [`Table`] with this seed.
    #[must_use]
    pub fn draw(&self, seed: &Seed) -> Option<EntryOf<G>> {
        (self.turn() == Turn::Chance).then(|| self.position().drawn(seed))
    }

    /// The number of chance events so far.
    pub(crate) fn chances(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.chances)
    }

    pub(crate) fn position(&self) -> Position<'_, G> {
        let plies = self.steps.len();
        Position { setup: &self.setup, state: self.state(), plies, chances: self.chances() }
    }

    /// Returns the game as a table of this seed, without plies after which a chance event is due; `None` if the
    /// first chance events are still missing. Guests do not know the host's seed and give any; a table of theirs
    /// must not be played on.
    ///
    /// # Errors
    /// If the rules refuse on replay what they accepted before, which means that they are faulty.
    pub fn table(&self, seed: Seed) -> Result<Option<Table<G>>, ReplayError<G>> {
        let position = |plies: usize| match plies.checked_sub(1) {
            None => &self.start,
            Some(last) => &self.steps[last].after,
        };
        let settled = |plies: &usize| G::turn(&self.setup, position(*plies)) != Turn::Chance;
        let Some(plies) = (0..=self.steps.len()).rev().find(settled) else { return Ok(None) };
        let entries = self.plies().take(plies);
        Table::replay(self.setup.clone(), seed, self.seating.people(), entries).map(Some)
    }

    /// Returns what taking back the last decision of a seat would mean; `None` if it has made none.
    ///
    /// Concerned are the people at other devices who have acted or learnt something since. If the people who take
    /// back have learnt something themselves, it concerns everybody.
    #[must_use]
    pub fn undo_plan(&self, seat: Seat) -> Option<UndoPlan> {
        let keep = self.steps.iter().rposition(|step| step.entry.seat() == Some(seat))?;
        Some(UndoPlan { keep, concerned: self.concerned(keep, seat) })
    }

    fn concerned(&self, keep: usize, seat: Seat) -> SeatSet {
        let own = match self.seating.owner(seat) {
            Some(Owner::Device(device)) => self.seating.seats_of(*device),
            _ => SeatSet::one(seat),
        };
        let touched = self.steps[keep..].iter().fold(SeatSet::NONE, |all, step| {
            let acted = step.entry.seat().map_or(SeatSet::NONE, SeatSet::one);
            all.union(step.informed).union(acted)
        });
        let learnt =
            self.steps[keep..].iter().any(|step| step.informed.iter().any(|seat| own.contains(seat)));
        let others = self.seating.people().iter().filter(|&seat| !own.contains(seat));
        others.filter(|&seat| learnt || touched.contains(seat)).fold(SeatSet::NONE, SeatSet::with)
    }

    /// Applies an entry. Nothing changes if it does not fit.
    ///
    /// # Errors
    /// Why the entry cannot follow.
    pub fn apply(&mut self, author: DeviceId, entry: &ChainEntry) -> Result<Effect, EntryFault<G::Illegal>> {
        self.seating.check_author(author, entry)?;
        match entry {
            ChainEntry::Ply(text) => self.play(text),
            ChainEntry::Undo { keep, agreed } => self.take_back(*keep as usize, *agreed),
            ChainEntry::Opened { .. } if self.turn() != Turn::Over => Err(EntryFault::NotOver),
            _ => self.seating.apply(entry),
        }
    }

    fn play(&mut self, text: &str) -> Result<Effect, EntryFault<G::Illegal>> {
        let entry = entry_from::<G>(text).map_err(EntryFault::Text)?;
        if entry_text::<G>(&entry) != text {
            return Err(EntryFault::Spelling);
        }
        let step = self.position().play(entry, &mut ()).map_err(EntryFault::Rules)?;
        let at = self.steps.len();
        self.steps.push(step);
        Ok(Effect::Played { at })
    }

    fn take_back(&mut self, keep: usize, agreed: SeatSet) -> Result<Effect, EntryFault<G::Illegal>> {
        let seat = self.steps.get(keep).and_then(|step| step.entry.seat()).ok_or(EntryFault::Undo)?;
        let concerned = self.concerned(keep, seat);
        if concerned.union(agreed) != agreed {
            return Err(EntryFault::NotAgreed { concerned });
        }
        self.steps.truncate(keep);
        Ok(Effect::TakenBack { keep })
    }
}
