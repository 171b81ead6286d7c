//! A log of a game that only the log knows. What a device does is compiled once for all games that way.

use core::any::Any;
use core::error::Error;
use core::fmt;

use moot_core::{Seat, Turn};
use moot_table::{EntryError, Refused, Saved, Seed, entry_from, entry_text};

use crate::seating::Seating;
use crate::trial::Trial;
use crate::{Chain, ChainEntry, DeviceId, Effect, EntryFault, Genesis, Log, UndoPlan};

/// Why the rules of some game refuse an action, as the text of the game's own reason. It is for developers; players get a
/// sentence of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(pub String);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Reason {}

fn reason(why: impl Error) -> Reason {
    Reason(why.to_string())
}

/// A list of actions that is refused.
pub struct Untried {
    /// Whether something was drawn before the rules refused an action.
    pub has_drawn: bool,
}

/// A [`Log`] of any game. Actions and plies are texts.
pub trait AnyLog: Any {
    fn as_any(&self) -> &dyn Any;
    fn chain(&self) -> &Chain;
    fn seating(&self) -> &Seating;
    fn turn(&self) -> Turn;
    fn undo_plan(&self, seat: Seat) -> Option<UndoPlan>;

    /// Adds an entry. Nothing changes if it does not fit.
    fn append(&mut self, author: DeviceId, entry: ChainEntry) -> Result<Effect, EntryFault<Reason>>;

    /// The ply of the chance event that is due, as a seed draws it; `None` if none is due.
    fn draw(&self, seed: &Seed) -> Option<String>;

    /// Checks actions one after the other, as far as no draw comes between them.
    fn check_all(&self, seat: Seat, actions: &[String]) -> Result<(), EntryFault<Reason>>;

    /// The plies of actions one after the other, with the draws that follow each of them.
    fn play_all(&self, seat: Seat, actions: &[String], seed: &Seed) -> Result<Vec<String>, Untried>;
}

impl<G: Saved + 'static> AnyLog for Log<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn chain(&self) -> &Chain {
        Log::chain(self)
    }

    fn seating(&self) -> &Seating {
        self.record().seating()
    }

    fn turn(&self) -> Turn {
        self.record().turn()
    }

    fn undo_plan(&self, seat: Seat) -> Option<UndoPlan> {
        self.record().undo_plan(seat)
    }

    fn append(&mut self, author: DeviceId, entry: ChainEntry) -> Result<Effect, EntryFault<Reason>> {
        Log::append(self, author, entry).map_err(|why| why.map(reason))
    }

    fn draw(&self, seed: &Seed) -> Option<String> {
        self.record().draw(seed).map(|drawn| entry_text::<G>(&drawn))
    }

    fn check_all(&self, seat: Seat, actions: &[String]) -> Result<(), EntryFault<Reason>> {
        let read =
            |text: &String| G::action_from(text).map_err(|why| EntryFault::Text(EntryError::What(why)));
        let actions = actions.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let checked = self.record().check_all(seat, actions);
        checked.map_err(|(_, why): (usize, Refused<G::Illegal>)| EntryFault::Rules(why.map(reason)))
    }

    fn play_all(&self, seat: Seat, actions: &[String], seed: &Seed) -> Result<Vec<String>, Untried> {
        let mut trial = Trial::new(self.record());
        let mut plays = |text: &String| match G::action_from(text) {
            // An action has one spelling.
            Ok(action) if G::action_text(action) == *text => {
                trial.act(seat, action).and_then(|()| trial.settle(seed)).is_ok()
            }
            _ => false,
        };
        if actions.iter().all(&mut plays) {
            Ok(trial.entries().map(|entry| entry_text::<G>(&entry)).collect())
        } else {
            Err(Untried { has_drawn: trial.has_drawn() })
        }
    }
}

/// What a device knows of its game before it has a log.
#[derive(Clone, Copy)]
pub struct GameKind {
    /// [`Saved::ID`].
    pub id: &'static str,
    /// [`Saved::RULES`].
    pub rules: u16,
    /// Starts a log without entries; `None` if the genesis is not one of the game.
    pub start: fn(Genesis) -> Option<Box<dyn AnyLog>>,
    /// Checks a chain; `None` if the rules refuse it.
    pub open: fn(Chain) -> Option<Box<dyn AnyLog>>,
    /// The seat that a ply belongs to; `None` for a draw, and for a text that is no ply.
    pub seat_of: fn(&str) -> Option<Seat>,
}

impl GameKind {
    /// The kind of a game.
    pub fn of<G: Saved + 'static>() -> GameKind {
        fn boxed<G: Saved + 'static, E>(log: Result<Log<G>, E>) -> Option<Box<dyn AnyLog>> {
            log.ok().map(|log| Box::new(log) as Box<dyn AnyLog>)
        }
        GameKind {
            id: G::ID,
            rules: G::RULES,
            start: |genesis| boxed(Log::<G>::from_genesis(genesis)),
            open: |chain| boxed(Log::<G>::open(chain)),
            seat_of: |text| entry_from::<G>(text).ok().and_then(|entry| entry.seat()),
        }
    }
}
