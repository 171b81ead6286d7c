//! The options of a game.
//!
//! A `Setup` is immutable and passed by reference. Its fields are private and its constructor checks them, so a value of
//! this type can always be played; input from a file goes through the same constructor.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

/// The maximal number of players.
pub const MAX_PLAYERS: usize = 3;

/// How many stones the heaps have at the start; `data/heaps.txt` has the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Size {
    /// The usual game.
    Small,
    /// A longer one.
    Large,
}

/// The validated options of a game: every value can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSetup", into = "RawSetup")
)]
pub struct Setup {
    players: u8,
    size: Size,
}

/// Why options are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for 2 or 3 players.
    Players {
        /// The number of players.
        asked: u8,
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players { asked } => write!(f, "{asked} players; 2 or 3 can play"),
        }
    }
}

impl Error for BadSetup {}

impl Setup {
    /// Options that can be played.
    ///
    /// # Errors
    /// [`BadSetup::Players`] for fewer than 2 or more than 3 players.
    pub fn new(players: u8, size: Size) -> Result<Setup, BadSetup> {
        if (2..=MAX_PLAYERS as u8).contains(&players) {
            Ok(Setup { players, size })
        } else {
            Err(BadSetup::Players { asked: players })
        }
    }

    /// The usual options for a number of players.
    ///
    /// # Errors
    /// [`BadSetup::Players`] for fewer than 2 or more than 3 players.
    pub fn usual(players: u8) -> Result<Setup, BadSetup> {
        Setup::new(players, Size::Small)
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The size of the heaps.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// The seat to the left of `seat`, which moves after it.
    #[must_use]
    pub const fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }
}

/// Options as they come from a file: not yet checked. Saves hold this form, so its field names never change; a new
/// field gets `#[serde(default)]`.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct RawSetup {
    players: u8,
    size: Size,
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        Setup::new(raw.players, raw.size)
    }
}

#[cfg(feature = "serde")]
impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> RawSetup {
        RawSetup { players: setup.players, size: setup.size }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_or_three_can_play() {
        assert!((2..=3).all(|players| Setup::usual(players).is_ok()));
        for players in [0, 1, 4, 255] {
            assert_eq!(Setup::usual(players), Err(BadSetup::Players { asked: players }));
        }
    }

    #[test]
    fn play_goes_round_the_table() {
        let setup = Setup::new(3, Size::Large);
        assert_eq!(setup.map(|setup| [0, 1, 2].map(|seat| setup.after(Seat(seat)).0)), Ok([1, 2, 0]));
    }
}
