//! A step: a ply and the position after it.

use moot_core::{Game, Seat, SeatSet, Turn};
use moot_table::{Entry, EntryOf, Refused, Seed, Stream};

/// A ply and the position after it.
pub struct Step<G: Game> {
    pub entry: EntryOf<G>,
    pub informed: SeatSet,
    pub after: G::State,
    /// The number of chance events up to and including this ply.
    pub chances: u64,
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

/// A position, and what came before it.
pub struct Position<'a, G: Game> {
    pub setup: &'a G::Setup,
    pub state: &'a G::State,
    /// The number of plies so far.
    pub plies: usize,
    /// The number of chance events among them.
    pub chances: u64,
}

impl<G: Game> Position<'_, G> {
    pub fn turn(&self) -> Turn {
        G::turn(self.setup, self.state)
    }

    /// Checks whether a seat may play an action.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Illegal>> {
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceIsDue),
            Turn::Seats(asked) if !asked.contains(seat) => Err(Refused::NotAsked { seat, asked }),
            Turn::Seats(_) => G::check(self.setup, self.state, seat, action).map_err(Refused::Illegal),
        }
    }

    /// The same checks as those of a [`Table`](moot_table::Table).
    pub fn step(&self, entry: EntryOf<G>) -> Result<Step<G>, Refused<G::Illegal>> {
        if self.plies >= G::BOUND {
            return Err(Refused::TooLong { bound: G::BOUND });
        }
        let mut after = *self.state;
        let mut chances = self.chances;
        let done = match entry {
            Entry::Act { seat, action } => {
                self.check(seat, action)?;
                G::act(self.setup, &mut after, seat, action, &mut ())
            }
            Entry::Chance(outcome) => {
                match self.turn() {
                    Turn::Chance => {}
                    Turn::Seats(_) => return Err(Refused::NoChanceIsDue),
                    Turn::Over => return Err(Refused::Over),
                }
                chances += 1;
                G::apply_chance(self.setup, &mut after, outcome, &mut ()).map_err(Refused::Impossible)?
            }
        };
        Ok(Step { entry, informed: done.informed, after, chances })
    }

    /// What a seed draws here.
    pub fn drawn(&self, seed: &Seed) -> EntryOf<G> {
        let mut draws = seed.draws(Stream::Chance, self.chances);
        Entry::Chance(G::sample_chance(self.setup, self.state, &mut draws))
    }
}
