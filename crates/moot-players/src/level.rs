//! The levels of computer players.

use core::time::Duration;

use moot_core::{Evaluator, Seat};

use crate::{Budget, ComputerPlayer};

/// The strength of a computer player.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::Level;
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 3, 2).expect("a decision with two choices");
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
///
/// let action = Level::Digger.choose::<Hoard>(&setup, &view, seat, 7).expect("a legal action");
/// assert_eq!(Hoard::<0>::check(&setup, &state, seat, action), Ok(()));
///
/// // Equal arguments choose equal actions.
/// assert_eq!(Level::Digger.choose::<Hoard>(&setup, &view, seat, 7), Some(action));
///
/// assert_eq!(Level::from_word("digger"), Some(Level::Digger));
/// assert!(Level::Whelp < Level::Ancient);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Draws some decisions by lot, and makes the others like a Whelp.
    Pebble,
    /// Plays the action with the best cheap rating, with noise.
    Whelp,
    /// Makes some decisions like a Whelp and the others like a Digger.
    Scamp,
    /// Looks one step ahead.
    Digger,
    /// Searches with a few simulations for some decisions, and makes the others like a Digger.
    Mason,
    /// Searches with about a hundred simulations.
    Warden,
    /// Searches with 1,500 simulations, for about a second.
    Elder,
    /// Searches with four trees of 16,000 simulations, for some seconds, on all cores but one.
    Ancient,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 8] = [
        Level::Pebble,
        Level::Whelp,
        Level::Scamp,
        Level::Digger,
        Level::Mason,
        Level::Warden,
        Level::Elder,
        Level::Ancient,
    ];

    /// Returns the identifier in saves and messages. It never changes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["pebble", "whelp", "scamp", "digger", "mason", "warden", "elder", "ancient"][self as usize]
    }

    /// Returns the level with that identifier.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Returns the number of search trees for one decision; 0 for a level that decides in a moment.
    #[must_use]
    pub const fn trees(self) -> u32 {
        match self {
            Level::Pebble | Level::Whelp | Level::Scamp | Level::Digger | Level::Mason => 0,
            Level::Warden | Level::Elder => 1,
            Level::Ancient => 4,
        }
    }

    /// Returns the budget of a search for one decision. A level that decides in a moment has no trees and no simulations; the few
    /// of a Mason are not counted.
    #[must_use]
    pub const fn budget<G: Evaluator>(self) -> Budget {
        let simulations = match self {
            Level::Pebble | Level::Whelp | Level::Scamp | Level::Digger | Level::Mason => 0,
            Level::Warden => G::CALIBRATION.warden_simulations,
            Level::Elder => 1_500,
            Level::Ancient => 16_000,
        };
        Budget { trees: self.trees(), simulations }
    }

    /// Returns the maximal waiting time for a decision on a slow machine. The caller enforces it.
    #[must_use]
    pub const fn ceiling(self) -> Duration {
        Duration::from_millis(match self {
            Level::Pebble | Level::Whelp | Level::Scamp | Level::Digger | Level::Mason => 500,
            Level::Warden | Level::Elder => 1_500,
            Level::Ancient => 2_800,
        })
    }

    /// Chooses an action for `seat`, given its `view`. Returns `None` if there is nothing to decide. For
    /// several consecutive decisions use a [`ComputerPlayer`], which keeps its trees.
    pub fn choose<G: Evaluator>(
        self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Option<G::Action> {
        ComputerPlayer::<G>::new(self).choose(setup, view, seat, seed)
    }
}
