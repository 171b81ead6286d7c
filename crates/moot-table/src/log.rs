//! The log: decisions and outcomes of chance events, in order.

use core::error::Error;
use core::fmt;

use moot_core::{Game, MAX_SEATS, Seat, SeatSet, TextError};

/// One entry of the log: an action or the outcome of a chance event.
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
/// use moot_core::laws::toy::{HoardAction, HoardOutcome};
/// use moot_table::Entry;
///
/// type HoardEntry = Entry<HoardAction, HoardOutcome>;
///
/// let decision: HoardEntry = Entry::Act { seat: Seat(2), action: HoardAction::Pass };
/// let chance: HoardEntry = Entry::Chance(HoardOutcome::Coin(1));
/// assert_eq!((decision.seat(), chance.seat()), (Some(Seat(2)), None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry<A, O> {
    /// A seat acted.
    Act {
        /// The seat.
        seat: Seat,
        /// The action.
        action: A,
    },
    /// A chance event had this outcome.
    Chance(O),
}

impl<A, O> Entry<A, O> {
    /// Returns the seat that acted; `None` for a chance event.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Act { seat, .. } => Some(*seat),
            Entry::Chance(_) => None,
        }
    }
}

/// The type of the log entries of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Outcome>;

/// A log entry and its effects. A save contains the entry only; replay recomputes the rest.
pub struct Ply<G: Game> {
    /// The entry.
    pub entry: EntryOf<G>,
    /// The events that it caused, in order.
    pub events: Vec<G::Event>,
    /// The seats that learnt something from it.
    pub informed: SeatSet,
    /// The position after it.
    pub after: G::State,
    /// The number of chance events up to and including this ply.
    pub(crate) chances: u64,
}

impl<G: Game> Clone for Ply<G> {
    fn clone(&self) -> Self {
        Ply { events: self.events.clone(), ..*self }
    }
}

impl<G: Game> PartialEq for Ply<G> {
    fn eq(&self, other: &Self) -> bool {
        self.entry == other.entry
            && self.events == other.events
            && self.informed == other.informed
            && self.after == other.after
            && self.chances == other.chances
    }
}

/// Shows the entry only; positions and events follow from it.
impl<G: Game> fmt::Debug for Ply<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&entry_text::<G>(&self.entry))
    }
}

/// Why a text is not a log entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// It starts neither with a seat and a blank nor with `* `.
    Who,
    /// The rest is not an action or outcome of the game.
    What(TextError),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Who => f.write_str("expected a seat or * at byte 0"),
            EntryError::What(why) => why.fmt(f),
        }
    }
}

impl Error for EntryError {}

/// Returns the text form of a log entry: `2 action` for seat 2, `* outcome` for a chance event.
///
/// # Examples
///
/// ```
/// use moot_core::Seat;
/// use moot_core::laws::toy::{Hoard, HoardAction, HoardOutcome};
/// use moot_table::{Entry, entry_text};
///
/// assert_eq!(entry_text::<Hoard>(&Entry::Act { seat: Seat(2), action: HoardAction::Pass }), "2 pass");
/// assert_eq!(entry_text::<Hoard>(&Entry::Chance(HoardOutcome::Card(4))), "* card 4");
/// ```
#[must_use]
pub fn entry_text<G: Game>(entry: &EntryOf<G>) -> String {
    match *entry {
        Entry::Act { seat, action } => format!("{seat} {}", G::action_text(action)),
        Entry::Chance(outcome) => format!("* {outcome}"),
    }
}

/// Parses the output of [`entry_text`].
///
/// # Examples
///
/// ```
/// use moot_core::laws::toy::Hoard;
/// use moot_table::{EntryError, entry_from, entry_text};
///
/// let entry = entry_from::<Hoard>("1 hat 2+0")?;
/// assert_eq!(entry_text::<Hoard>(&entry), "1 hat 2+0");
///
/// assert_eq!(entry_from::<Hoard>("Ann pass"), Err(EntryError::Who));
/// assert!(matches!(entry_from::<Hoard>("1 sing"), Err(EntryError::What(_))));
/// # Ok::<(), EntryError>(())
/// ```
///
/// # Errors
/// Where and why the text is not a log entry of the game.
pub fn entry_from<G: Game>(text: &str) -> Result<EntryOf<G>, EntryError> {
    let (who, what) = text.split_once(' ').ok_or(EntryError::Who)?;
    if who == "*" {
        return what.parse::<G::Outcome>().map(Entry::Chance).map_err(EntryError::What);
    }
    let &[digit @ b'0'..=b'9'] = who.as_bytes() else { return Err(EntryError::Who) };
    let seat = Seat(digit - b'0');
    if seat.index() >= MAX_SEATS {
        return Err(EntryError::Who);
    }
    G::action_from(what).map(|action| Entry::Act { seat, action }).map_err(EntryError::What)
}
