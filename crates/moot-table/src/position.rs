//! A position of a game, and what follows from one entry more: what every log is checked by.

use moot_core::{EventSink, Game, Seat, SeatSet, Turn};

use crate::{Entry, EntryOf, Refused, Seed, Stream};

/// A position, and how many plies came before it.
pub struct Position<'a, G: Game> {
    /// The options of the game.
    pub setup: &'a G::Setup,
    /// The position.
    pub state: &'a G::State,
    /// The number of plies so far.
    pub plies: usize,
    /// The number of chance events among them.
    pub chances: u64,
}

/// A [`Ply`](crate::Ply) without its events.
pub struct BarePly<G: Game> {
    /// The entry.
    pub entry: EntryOf<G>,
    /// The seats that learnt something from it.
    pub informed: SeatSet,
    /// The position after it.
    pub after: G::State,
    /// The number of chance events up to and including this ply.
    pub chances: u64,
}

impl<G: Game> Clone for BarePly<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for BarePly<G> {}

impl<G: Game> Position<'_, G> {
    /// Returns what happens next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(self.setup, self.state)
    }

    /// Checks whether a seat may play an action.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceIsDue),
            Turn::Seats(asked) if !asked.contains(seat) => Err(Refused::NotAsked { seat, asked }),
            Turn::Seats(_) => G::check(self.setup, self.state, seat, action).map_err(Refused::Illegal),
        }
    }

    /// Plays one entry, whose events go to `events`. This position does not change.
    ///
    /// # Errors
    /// Why the entry does not fit. No event is sent in that case.
    pub fn play(
        &self,
        entry: EntryOf<G>,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<BarePly<G>, Refused<G::Illegal>> {
        if self.plies >= G::BOUND {
            return Err(Refused::TooLong { bound: G::BOUND });
        }
        let mut after = *self.state;
        let mut chances = self.chances;
        let done = match entry {
            Entry::Act { seat, action } => {
                self.check(seat, action)?;
                G::act(self.setup, &mut after, seat, action, events)
            }
            Entry::Chance(outcome) => {
                match self.turn() {
                    Turn::Chance => {}
                    Turn::Seats(_) => return Err(Refused::NoChanceIsDue),
                    Turn::Over => return Err(Refused::Over),
                }
                chances += 1;
                G::apply_chance(self.setup, &mut after, outcome, events).map_err(Refused::Impossible)?
            }
        };
        Ok(BarePly { entry, informed: done.informed, after, chances })
    }

    /// Returns what a seed draws here. The outcome is unspecified unless a chance event is due.
    #[must_use]
    pub fn drawn(&self, seed: &Seed) -> EntryOf<G> {
        let mut draws = seed.draws(Stream::Chance, self.chances);
        Entry::Chance(G::sample_chance(self.setup, self.state, &mut draws))
    }
}
