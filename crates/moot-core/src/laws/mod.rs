//! The law suite: generic tests that every game runs.
//!
//! | law | |
//! |---|---|
//! | 1 | `legal` is sorted, unique, and non-empty exactly for the asked seats |
//! | 2 | every listed action passes `check`; unlisted ones fail it, or are playable (payments made by hand); seats that are not asked are refused |
//! | 3 | a refused chance event changes nothing |
//! | 4 | acting on a copy leaves the original unchanged, and repeating an action gives the same result |
//! | 8 | `view(determinize(view)) == view`; a determinization asks the same seats and offers the viewer the same actions |
//! | 9 | no leak: after a step a seat sees the same in every world that looked the same before, unless the step says that it is `informed`; a seat is `informed` of a draw that it can tell from another possible draw |
//! | 10 | invariants: those of the caller hold at every step |
//! | 11 | every game ends within `Game::BOUND`, with a ranking |
//! | 12 | every text form parses back; mangled texts are refused without a panic |
//!
//! Laws 5 to 7 (replay, saves, undo) need a table and are in `moot_table::laws`. A breach with the number 0
//! is a panic.
//!
//! Cheap laws are checked at every step, expensive ones at a random sample of steps ([`Thoroughness`]). Equal seeds
//! give equal games, so the message of a [`Breach`] is enough to reproduce it.

mod known;
mod listed;
mod text;
pub mod toy;
mod walk;

use core::fmt;
use core::ops::AddAssign;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Game, Violation};

pub use text::mangle;
pub use walk::{midgame, play_out, random_action};

/// How thorough a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// Expensive laws are checked at one step in this many, on average.
    pub every: u32,
    /// The number of listed actions that are passed to `check` at such a step.
    pub listed: u32,
    /// The number of foreign actions (seen in other positions) that are tried at such a step.
    pub strangers: u32,
    /// The number of determinizations of each view at such a step.
    pub worlds: u32,
    /// The number of mutations of each text at such a step.
    pub mangled: u32,
}

impl Default for Thoroughness {
    fn default() -> Thoroughness {
        Thoroughness { every: 8, listed: 24, strangers: 12, worlds: 2, mangled: 4 }
    }
}

impl Thoroughness {
    /// Checks everything at every step. For short games and for positions set up by hand.
    pub const THOROUGH: Thoroughness =
        Thoroughness { every: 1, listed: u32::MAX, strangers: 48, worlds: 4, mangled: 16 };
}

/// What a run has checked, so that a test can assert that it was enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Actions.
    pub acts: u64,
    /// Chance events.
    pub falls: u64,
    /// Listed actions that `check` accepted.
    pub listed: u64,
    /// Unlisted actions and outcomes that were refused.
    pub refused: u64,
    /// Unlisted actions that `check` accepted, such as non-canonical payments; 0 in a game without them.
    pub unlisted: u64,
    /// Determinizations.
    pub worlds: u64,
    /// Pairs of positions that had to look alike after a step.
    pub compared: u64,
    /// Texts parsed back.
    pub texts: u64,
    /// The number of plies of the longest game.
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

/// A law that does not hold, and where. `Debug` prints the message, so that `unwrap` in a test is readable.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The number of the law; 0 for a panic.
    pub law: u8,
    /// The game and its setup.
    pub setup: String,
    /// The seed of the random game.
    pub seed: u64,
    /// The number of plies before the step.
    pub step: usize,
    /// The play at that step, or the previous one if the position itself is at fault.
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

/// A breach without its location.
#[derive(Debug)]
pub struct Fault {
    /// The number of the law; 0 for a panic.
    pub law: u8,
    /// What is wrong.
    pub what: String,
}

impl Fault {
    /// The breach, with the game, the seed, the number of plies before the step, and the play at that step.
    #[must_use]
    pub fn at<G: Game>(self, setup: &G::Setup, seed: u64, step: usize, play: String) -> Breach {
        let setup = format!("{} {setup:?}", G::ID);
        Breach { law: self.law, setup, seed, step, play, what: self.what }
    }
}

/// The fault that a check finds; a panic is one too.
///
/// # Errors
/// The fault.
pub fn caught(check: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Fault { law: 0, what: format!("panic: {}", words.unwrap_or("a panic without a message")) })
    })
}

/// Returns a fault unless `holds`.
///
/// # Errors
/// The fault.
pub fn law(law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault { law, what: what() }) }
}

/// Plays one random game for each setup and seed, and checks laws 1 to 4 and 8 to 12. `invariants` counts what
/// must be conserved and returns what is missing or surplus.
///
/// # Examples
///
/// ```
/// use moot_core::laws::check_all;
/// use moot_core::laws::toy::{Hoard, SETUPS, check_invariants, fault};
///
/// let tally = check_all::<Hoard>(&SETUPS, 0..5, check_invariants)?;
/// assert_eq!(tally.games, SETUPS.len() as u64 * 5);
///
/// // A game that loses a coin with every purchase breaks law 10, conservation.
/// type Leaky = Hoard<{ fault::LOST_COIN }>;
/// let breach = check_all::<Leaky>(&SETUPS, 0..5, check_invariants).unwrap_err();
/// assert_eq!(breach.law, 10);
/// # Ok::<(), moot_core::laws::Breach>(())
/// ```
///
/// # Errors
/// The first breach.
pub fn check_all<G: Game>(
    setups: &[G::Setup],
    seeds: impl IntoIterator<Item = u64> + Clone,
    invariants: impl Fn(&G::Setup, &G::State) -> Result<(), Violation>,
) -> Result<Tally, Breach> {
    check_all_with::<G>(Thoroughness::default(), setups, seeds, invariants)
}

/// As [`check_all`], with an explicit thoroughness.
///
/// # Errors
/// The first breach.
pub fn check_all_with<G: Game>(
    thoroughness: Thoroughness,
    setups: &[G::Setup],
    seeds: impl IntoIterator<Item = u64> + Clone,
    invariants: impl Fn(&G::Setup, &G::State) -> Result<(), Violation>,
) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for setup in setups {
        let mut pool = walk::Pool::default();
        for seed in seeds.clone() {
            tally += walk::Walk::<G, _>::new(thoroughness, setup, seed, &invariants, &mut pool).game()?;
        }
    }
    Ok(tally)
}

/// Checks one position, and every law of a step for one random step from it. For positions set up by hand.
///
/// # Errors
/// The first breach.
pub fn check_position<G: Game>(
    thoroughness: Thoroughness,
    setup: &G::Setup,
    state: &G::State,
    seed: u64,
    invariants: impl Fn(&G::Setup, &G::State) -> Result<(), Violation>,
) -> Result<Tally, Breach> {
    walk::Walk::<G, _>::new(thoroughness, setup, seed, &invariants, &mut walk::Pool::default())
        .one_step(*state)
}
