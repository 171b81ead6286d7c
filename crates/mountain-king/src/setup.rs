//! The options of a game.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::tables::{self, Board, Table, WORKSHOPS};

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Side {
    /// The larger side, for 4 or 5 players.
    Winter,
    /// The smaller side, for 3 players.
    Autumn,
}

/// Which workshop tiles are in the supply (rulebook: general setup 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Supply {
    /// Drawn from all 22 tiles.
    Random,
    /// Drawn so that no kind comes twice.
    Distinct,
    /// Chosen by the players: how many tiles of each kind, in the order of [`WORKSHOPS`].
    Chosen([u8; 11]),
}

/// The options of a game, checked: a value of this type can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSetup", into = "RawSetup")
)]
pub struct Setup {
    players: u8,
    side: Side,
    supply: Supply,
    first: Option<Seat>,
}

/// Why options cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for 2 to 5 players.
    Players {
        /// How many were asked for.
        asked: u8,
    },
    /// That side of the board does not serve this number of players.
    Side {
        /// The side.
        side: Side,
        /// How many players.
        players: u8,
    },
    /// The chosen workshops are not as many as the number of players wants.
    Workshops {
        /// How many were chosen.
        chosen: u32,
        /// How many it takes.
        need: u8,
    },
    /// More tiles of one kind of workshop than the box holds.
    Tiles {
        /// Which kind, by its place in [`WORKSHOPS`].
        workshop: u8,
        /// How many were chosen.
        chosen: u8,
    },
    /// The starting player does not sit at the table.
    First {
        /// The seat that was named.
        seat: Seat,
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players { asked } => write!(f, "{asked} players; 2 to 5 can play"),
            BadSetup::Side { side, players } => {
                write!(f, "the {side:?} side does not serve {players} players")
            }
            BadSetup::Workshops { chosen, need } => write!(f, "{chosen} workshops chosen; {need} are needed"),
            BadSetup::Tiles { workshop, chosen } => write!(f, "{chosen} tiles of workshop {workshop}"),
            BadSetup::First { seat } => write!(f, "seat {seat} is not at the table"),
        }
    }
}

impl Error for BadSetup {}

impl Setup {
    /// Options that can be played.
    ///
    /// # Errors
    /// What about them cannot be played.
    pub fn new(players: u8, side: Side, supply: Supply, first: Option<Seat>) -> Result<Setup, BadSetup> {
        let Some(table) = tables::SETUPS.iter().find(|table| table.players == players) else {
            return Err(BadSetup::Players { asked: players });
        };
        if !(match side {
            Side::Winter => table.winter,
            Side::Autumn => table.autumn,
        }) {
            return Err(BadSetup::Side { side, players });
        }
        if let Supply::Chosen(tiles) = supply {
            let chosen = tiles.iter().map(|&n| u32::from(n)).sum();
            if let Some((kind, &chosen)) = tiles.iter().enumerate().find(|&(k, &n)| n > WORKSHOPS[k].tiles) {
                return Err(BadSetup::Tiles { workshop: kind as u8, chosen });
            }
            if chosen != u32::from(table.workshops) {
                return Err(BadSetup::Workshops { chosen, need: table.workshops });
            }
        }
        match first {
            Some(seat) if seat.0 >= players => Err(BadSetup::First { seat }),
            _ => Ok(Setup { players, side, supply, first }),
        }
    }

    /// The usual options for a number of players: the side that the rulebook names (winter for two), random workshops
    /// and a random starting player.
    ///
    /// # Errors
    /// [`BadSetup::Players`] for fewer than 2 or more than 5.
    pub fn usual(players: u8) -> Result<Setup, BadSetup> {
        let side = if players == 3 { Side::Autumn } else { Side::Winter };
        Setup::new(players, side, Supply::Random, None)
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Which side of the board.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Which workshops are in the supply.
    #[must_use]
    pub const fn supply(&self) -> Supply {
        self.supply
    }

    /// The starting player, or `None` to draw one.
    #[must_use]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        match self.side {
            Side::Winter => &tables::WINTER,
            Side::Autumn => &tables::AUTUMN,
        }
    }

    /// What the number of players decides.
    #[must_use]
    pub fn table(&self) -> &'static Table {
        // `new` has looked the row up before; the fall-back only spares a panic path.
        tables::SETUPS.iter().find(|table| table.players == self.players).unwrap_or(&tables::SETUPS[0])
    }
}

/// Options as they come from a file: not yet checked.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct RawSetup {
    players: u8,
    side: Side,
    workshops: Supply,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        Setup::new(raw.players, raw.side, raw.workshops, raw.first.map(Seat))
    }
}

#[cfg(feature = "serde")]
impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> RawSetup {
        RawSetup {
            players: setup.players,
            side: setup.side,
            workshops: setup.supply,
            first: setup.first.map(|seat| seat.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_of_players_has_its_side() {
        assert!(Setup::new(3, Side::Winter, Supply::Random, None).is_err());
        assert!(Setup::new(4, Side::Autumn, Supply::Random, None).is_err());
        assert!(Setup::new(2, Side::Autumn, Supply::Random, None).is_ok());
        assert_eq!(Setup::usual(6), Err(BadSetup::Players { asked: 6 }));
        assert_eq!(Setup::usual(5).map(|s| s.table().workshops), Ok(11));
    }

    #[test]
    fn chosen_workshops_are_counted() {
        let one_each = Supply::Chosen([1; 11]);
        assert!(Setup::new(5, Side::Winter, one_each, None).is_ok());
        assert_eq!(
            Setup::new(4, Side::Winter, one_each, None),
            Err(BadSetup::Workshops { chosen: 11, need: 9 })
        );
        let mut three = [0; 11];
        three[4] = 3;
        three[0] = 2;
        assert_eq!(
            Setup::new(2, Side::Winter, Supply::Chosen(three), None),
            Err(BadSetup::Tiles { workshop: 4, chosen: 3 })
        );
    }
}
