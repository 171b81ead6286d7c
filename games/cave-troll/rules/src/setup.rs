//! The options of a game.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::{MAX_PLAYERS, Set};

/// The validated options of a game: every value can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSetup", into = "RawSetup")
)]
pub struct Setup {
    players: u8,
    set: Set,
    first: Option<Seat>,
}

/// Why options are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for 2 to 4 players.
    Players {
        /// The number of players.
        asked: u8,
    },
    /// The starting player is not a seat of the game.
    First {
        /// The seat.
        seat: Seat,
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players { asked } => write!(f, "{asked} players; 2 to 4 can play"),
            BadSetup::First { seat } => write!(f, "seat {seat} is not at the table"),
        }
    }
}

impl Error for BadSetup {}

impl Setup {
    /// Options that can be played: how many players, which characters, and who begins (`None` to draw it).
    ///
    /// # Errors
    /// Why the options are invalid.
    pub fn new(players: u8, set: Set, first: Option<Seat>) -> Result<Setup, BadSetup> {
        if !(2..=MAX_PLAYERS as u8).contains(&players) {
            return Err(BadSetup::Players { asked: players });
        }
        match first {
            Some(seat) if seat.0 >= players => Err(BadSetup::First { seat }),
            _ => Ok(Setup { players, set, first }),
        }
    }

    /// The usual options for a number of players: the classic characters and a random starting player.
    ///
    /// # Errors
    /// [`BadSetup::Players`] for fewer than 2 or more than 4.
    pub fn usual(players: u8) -> Result<Setup, BadSetup> {
        Setup::new(players, Set::Classic, None)
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// Which characters.
    #[must_use]
    pub const fn set(&self) -> Set {
        self.set
    }

    /// The starting player, or `None` to draw one.
    #[must_use]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }
}

/// The serialized options, before validation.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct RawSetup {
    players: u8,
    set: Set,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        Setup::new(raw.players, raw.set, raw.first.map(Seat))
    }
}

#[cfg(feature = "serde")]
impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> RawSetup {
        RawSetup { players: setup.players, set: setup.set, first: setup.first.map(|seat| seat.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_four_can_play() {
        assert_eq!(Setup::usual(1), Err(BadSetup::Players { asked: 1 }));
        assert_eq!(Setup::usual(5), Err(BadSetup::Players { asked: 5 }));
        assert!((2..=4).all(|players| Setup::usual(players).is_ok()));
        assert_eq!(BadSetup::Players { asked: 5 }.to_string(), "5 players; 2 to 4 can play");
        assert_eq!(BadSetup::First { seat: Seat(3) }.to_string(), "seat 3 is not at the table");
        let strange = Setup::new(3, Set::Variant, Some(Seat(3)));
        assert_eq!(strange, Err(BadSetup::First { seat: Seat(3) }));
        assert_eq!(Setup::new(3, Set::Variant, Some(Seat(2))).map(|s| s.first()), Ok(Some(Seat(2))));
    }
}
