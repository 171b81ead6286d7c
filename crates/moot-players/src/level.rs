//! The levels of computer players.

use moot_core::{Guide, Mixer, Seat};

use crate::greedy;
use crate::{Budget, Policy, Search};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays legal, sensible-looking moves.
    Whelp,
    /// Looks one step ahead.
    Digger,
    /// Searches for about a second.
    Elder,
    /// Searches for some seconds, on all cores.
    Ancient,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Whelp, Level::Digger, Level::Elder, Level::Ancient];

    /// The name on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["whelp", "digger", "elder", "ancient"][self as usize]
    }

    /// The level with that name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Simulations of a search at this level; none for the levels that do not search.
    #[must_use]
    pub const fn budget(self) -> Budget {
        Budget {
            simulations: match self {
                Level::Whelp | Level::Digger => 0,
                Level::Elder => 4_000,
                Level::Ancient => 20_000,
            },
        }
    }

    /// Chooses an action for `seat`, which knows `view`; `None` when nothing is to be decided.
    pub fn choose<G: Guide>(
        self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Option<G::Action> {
        let mut dice = Mixer::new(seed);
        let mut legal = Vec::new();
        let world = G::imagine(setup, view, &mut dice);
        G::legal(setup, &world, seat, &mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        match self {
            Level::Whelp => Policy::<G>::default().choose(setup, &world, seat, 2.5, &mut dice),
            Level::Digger => {
                let values = greedy::values::<G>(setup, view, seat, &mut dice);
                let best = values.first()?.0;
                // Among near-equals chance decides, so that the same player is not the same game each time.
                let near = values.iter().take_while(|(value, _)| best - value < 0.15).count();
                Some(values[moot_core::Dice::below(&mut dice, near as u32) as usize].1)
            }
            Level::Elder | Level::Ancient => {
                let mut search = Search::<G>::new(setup, view, seat, seed);
                search.think(self.budget(), |_| false);
                search.best()
            }
        }
    }
}
