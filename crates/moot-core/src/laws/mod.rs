//! The law suite: generic tests that every game runs.
//!
//! | law | |
//! |---|---|
//! | 1 | `legal` is sorted, unique, and non-empty exactly for the asked seats |
//! | 2 | every listed action passes `check`; unlisted ones fail it, or are playable (payments made by hand); seats that are not asked are refused |
//! | 3 | a refused chance event changes nothing |
//! | 4 | acting on a copy leaves the original alone, and doing it twice gives the same twice |
//! | 8 | `view(imagine(view)) == view`; an imagined world asks the same seats and offers the viewer the same actions |
//! | 9 | no leak: a play shows a seat the same in every world that looked the same before, unless the seat `learnt`; a draw that a seat can tell from another draw is `learnt` |
//! | 10 | conservation: the caller's census holds at every step |
//! | 11 | every game ends within `Game::BOUND`, with a ranking |
//! | 12 | every text form reads back; mangled texts are refused without a panic |
//!
//! Laws 5 to 7 (replay, saves, undo) need a table: `moot_table::laws`. A breach with the number 0 is a panic.
//!
//! Cheap laws are checked at every step, dear ones at steps that are drawn from the seed: [`Plan`] says how many. Equal
//! seeds give equal games, so the message of a [`Breach`] is enough to see it again.

mod known;
mod listed;
mod text;
pub mod toy;
mod walk;

use core::fmt;
use core::ops::AddAssign;

use crate::Game;

pub use text::mangle;
pub use walk::{midgame, play_out, random_action};

/// How much to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The dear laws are checked at one step in so many, on average.
    pub every: u32,
    /// How many listed actions `check` must accept at such a step.
    pub listed: u32,
    /// How many actions from elsewhere are tried at such a step.
    pub strangers: u32,
    /// How many worlds are imagined from each view at such a step.
    pub worlds: u32,
    /// How many ways each text is mangled at such a step.
    pub mangled: u32,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { every: 8, listed: 24, strangers: 12, worlds: 2, mangled: 4 }
    }
}

impl Plan {
    /// Everything at every step: for short games and for positions set up by hand.
    pub const THOROUGH: Plan = Plan { every: 1, listed: u32::MAX, strangers: 48, worlds: 4, mangled: 16 };
}

/// What was checked, so that a test can see that it was not nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions.
    pub acts: u64,
    /// Chance events.
    pub falls: u64,
    /// Listed actions that `check` accepted.
    pub listed: u64,
    /// Unlisted actions and outcomes that were refused.
    pub refused: u64,
    /// Unlisted actions that `check` accepted, such as payments made by hand. None in a game without them.
    pub unlisted: u64,
    /// Worlds imagined.
    pub worlds: u64,
    /// Pairs of worlds that had to look the same after a play.
    pub compared: u64,
    /// Texts read back.
    pub texts: u64,
    /// The plies of the longest game.
    pub longest: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.acts += other.acts;
        self.falls += other.falls;
        self.listed += other.listed;
        self.refused += other.refused;
        self.unlisted += other.unlisted;
        self.worlds += other.worlds;
        self.compared += other.compared;
        self.texts += other.texts;
        self.longest = self.longest.max(other.longest);
    }
}

/// A law that does not hold, and where. Its `Debug` is its message, so that `unwrap` in a test reads well.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The number of the law; 0 for a panic.
    pub law: u8,
    /// The game and its setup.
    pub setup: String,
    /// The seed of the random game.
    pub seed: u64,
    /// How many plies came before.
    pub step: usize,
    /// The play at that step, or the one before when the position itself is at fault.
    pub play: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, setup, seed, step, play, what } = self;
        write!(f, "law {law} is broken: {what}\n  seed {seed}, step {step}, play `{play}`, {setup}")
    }
}

impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Breach {}

/// A breach before anybody has said where.
#[derive(Debug)]
struct Fault {
    law: u8,
    what: String,
}

/// `Err` unless `holds`.
fn law(law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault { law, what: what() }) }
}

/// Plays one random game for each setup and seed, and checks laws 1 to 4 and 8 to 12 on the way. `census` counts what
/// must be conserved and says what is missing or too many.
///
/// # Examples
///
/// ```
/// use moot_core::laws::check_all;
/// use moot_core::laws::toy::{Hoard, SETUPS, census, fault};
///
/// let tally = check_all::<Hoard>(&SETUPS, 0..5, census)?;
/// assert_eq!(tally.games, SETUPS.len() as u64 * 5);
///
/// // A game that loses a coin with every purchase breaks law 10, conservation.
/// type Leaky = Hoard<{ fault::LOST_COIN }>;
/// let breach = check_all::<Leaky>(&SETUPS, 0..5, census).unwrap_err();
/// assert_eq!(breach.law, 10);
/// # Ok::<(), moot_core::laws::Breach>(())
/// ```
///
/// # Errors
/// The first breach.
pub fn check_all<G: Game>(
    setups: &[G::Setup],
    seeds: impl IntoIterator<Item = u64> + Clone,
    census: impl Fn(&G::Setup, &G::State) -> Result<(), String>,
) -> Result<Tally, Breach> {
    check_all_with::<G>(Plan::default(), setups, seeds, census)
}

/// As [`check_all`], with a plan of one's own.
///
/// # Errors
/// The first breach.
pub fn check_all_with<G: Game>(
    plan: Plan,
    setups: &[G::Setup],
    seeds: impl IntoIterator<Item = u64> + Clone,
    census: impl Fn(&G::Setup, &G::State) -> Result<(), String>,
) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for setup in setups {
        let mut pool = walk::Pool::default();
        for seed in seeds.clone() {
            tally += walk::Walk::<G, _>::new(plan, setup, seed, &census, &mut pool).game()?;
        }
    }
    Ok(tally)
}

/// Checks one position, and every law of a play for one random play from it: for positions set up by hand.
///
/// # Errors
/// The first breach.
pub fn check_position<G: Game>(
    plan: Plan,
    setup: &G::Setup,
    state: &G::State,
    seed: u64,
    census: impl Fn(&G::Setup, &G::State) -> Result<(), String>,
) -> Result<Tally, Breach> {
    walk::Walk::<G, _>::new(plan, setup, seed, &census, &mut walk::Pool::default()).one_step(*state)
}
