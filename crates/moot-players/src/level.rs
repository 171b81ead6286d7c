//! The levels of computer players.

use core::time::Duration;

use moot_core::{Guide, Seat};

use crate::{Budget, Mind};

/// How well a computer player plays.
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
    /// Plays legal, sensible-looking moves.
    Whelp,
    /// Looks one step ahead.
    Digger,
    /// Searches for about a second.
    Elder,
    /// Searches for some seconds, on all cores but one.
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

    /// What a search of this level may spend on a decision; no trees for the levels that do not search.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Level::Whelp | Level::Digger => Budget { trees: 0, simulations: 0 },
            Level::Elder => Budget { trees: 1, simulations: 1_500 },
            Level::Ancient => Budget { trees: 4, simulations: 16_000 },
        }
    }

    /// The longest that anybody should have to wait for a decision, however slow the machine; for whoever holds a clock.
    #[must_use]
    pub const fn ceiling(self) -> Duration {
        Duration::from_millis(match self {
            Level::Whelp | Level::Digger => 500,
            Level::Elder => 1_500,
            Level::Ancient => 2_800,
        })
    }

    /// Chooses a single action for `seat`, which knows `view`; `None` when nothing is to be decided. A player that decides
    /// several times running is better served by a [`Mind`], which remembers.
    pub fn choose<G: Guide>(
        self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Option<G::Action> {
        Mind::<G>::new(self).choose(setup, view, seat, seed)
    }
}
