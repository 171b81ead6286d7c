//! The options of a game.

use core::error::Error;
use core::fmt;

use moot_core::{Seat, SeatSet, Teams};

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

/// The validated options of a game: every value can be played.
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
    teams: Teams,
}

/// Why options are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for 2 to 5 players.
    Players {
        /// The number of players.
        asked: u8,
    },
    /// That side of the board does not serve this number of players.
    Side {
        /// The side.
        side: Side,
        /// The number of players.
        players: u8,
    },
    /// The chosen workshops are not as many as the number of players wants.
    Workshops {
        /// The number chosen.
        chosen: u32,
        /// The number required.
        need: u8,
    },
    /// More tiles of one kind of workshop than the box holds.
    Tiles {
        /// Which kind, by its place in [`WORKSHOPS`].
        workshop: u8,
        /// The number chosen.
        chosen: u8,
    },
    /// The starting player is not a seat of the game.
    First {
        /// The seat.
        seat: Seat,
    },
    /// Team play is for exactly four.
    TeamPlayers {
        /// How many play.
        players: u8,
    },
    /// Team play is for two teams of two.
    TeamSizes,
    /// Team mates sit beside each other.
    TeamSeats,
    /// Of the starting team the member on the left begins.
    TeamFirst {
        /// The seat.
        seat: Seat,
        /// The team mate, who would have to begin.
        left: Seat,
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
            BadSetup::TeamPlayers { players } => {
                write!(f, "teams of {players} players; four can play in teams")
            }
            BadSetup::TeamSizes => f.write_str("teams that are not two of two"),
            BadSetup::TeamSeats => f.write_str("team mates who do not sit beside each other"),
            BadSetup::TeamFirst { seat, left } => {
                write!(f, "seat {seat} begins, who sits to the right of team mate {left}")
            }
        }
    }
}

impl Error for BadSetup {}

impl Setup {
    /// Options that can be played.
    ///
    /// # Errors
    /// Why the options are invalid.
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
            _ => Ok(Setup { players, side, supply, first, teams: Teams::alone(players.into()) }),
        }
    }

    /// The same options for team play (rulebook: team play): two teams of two, who sit beside each other, so that a round goes
    /// team 1, team 2, team 2, team 1.
    ///
    /// # Errors
    /// Why the teams are invalid.
    pub fn in_teams(self, teams: Teams) -> Result<Setup, BadSetup> {
        if self.players != 4 || teams.seats() != 4 {
            return Err(BadSetup::TeamPlayers { players: self.players });
        }
        if teams.iter().any(|team| team.len() != 2) {
            return Err(BadSetup::TeamSizes);
        }
        if teams.allied(Seat(0), Seat(2)) {
            return Err(BadSetup::TeamSeats);
        }
        let setup = Setup { teams, ..self };
        if let Some(seat) = self.first
            && !setup.starters().contains(seat)
        {
            let left = teams.mates(seat).next().unwrap_or(seat);
            return Err(BadSetup::TeamFirst { seat, left });
        }
        Ok(setup)
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

    /// The number of players.
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

    /// The teams; every seat is its own team unless it is team play.
    #[must_use]
    pub const fn teams(&self) -> Teams {
        self.teams
    }

    /// The seats that may begin: all, and in team play the left member of either team, to whom the turn comes after the team
    /// mate.
    #[must_use]
    pub fn starters(&self) -> SeatSet {
        if !self.teams.any() {
            return SeatSet::all(self.players.into());
        }
        let right = |seat: Seat| Seat((seat.0 + self.players - 1) % self.players);
        Seat::all(self.players.into())
            .filter(|&seat| self.teams.allied(seat, right(seat)))
            .fold(SeatSet::NONE, SeatSet::with)
    }

    /// The team of each seat, or `None` without team play.
    #[cfg(feature = "serde")]
    pub(crate) fn marks(&self) -> Option<[u8; 4]> {
        self.teams.any().then(|| core::array::from_fn(|seat| self.teams.of(Seat(seat as u8))))
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        match self.side {
            Side::Winter => &tables::WINTER,
            Side::Autumn => &tables::AUTUMN,
        }
    }

    /// Returns the values for the number of players.
    #[must_use]
    pub fn table(&self) -> &'static Table {
        // `new` has validated the row; the fallback avoids a panic path.
        tables::SETUPS.iter().find(|table| table.players == self.players).unwrap_or(&tables::SETUPS[0])
    }
}

/// The serialized options, before validation.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct RawSetup {
    players: u8,
    side: Side,
    workshops: Supply,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
    /// The team of each seat, in team play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    teams: Option<[u8; 4]>,
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        let setup = Setup::new(raw.players, raw.side, raw.workshops, raw.first.map(Seat))?;
        match raw.teams {
            Some(marks) => setup.in_teams(Teams::marked(&marks)),
            None => Ok(setup),
        }
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
            teams: setup.marks(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

    use super::*;

    #[test]
    fn each_number_of_players_has_its_side() {
        assert!(Setup::new(3, Side::Winter, Supply::Random, None).is_err());
        assert!(Setup::new(4, Side::Autumn, Supply::Random, None).is_err());
        assert!(Setup::new(2, Side::Autumn, Supply::Random, None).is_ok());
        assert_eq!(Setup::usual(6), Err(BadSetup::Players { asked: 6 }));
        assert_eq!(Setup::usual(5).map(|s| s.table().workshops), Ok(11));
        let first = Setup::new(2, Side::Winter, Supply::Random, Some(Seat(2)));
        assert_eq!(first, Err(BadSetup::First { seat: Seat(2) }));
        assert_eq!(first.unwrap_err().to_string(), "seat 2 is not at the table");
    }

    #[test]
    fn teams_are_two_of_two_side_by_side() {
        let four = Setup::usual(4).unwrap();
        let pairs = Teams::marked(&[0, 1, 1, 0]);
        assert_eq!(four.in_teams(pairs).map(|setup| setup.teams()), Ok(pairs));
        assert_eq!(Setup::usual(5).unwrap().in_teams(pairs), Err(BadSetup::TeamPlayers { players: 5 }));
        assert_eq!(four.in_teams(Teams::marked(&[0, 0, 1])), Err(BadSetup::TeamPlayers { players: 4 }));
        for uneven in [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 1, 2], [0, 1, 2, 3]] {
            assert_eq!(four.in_teams(Teams::marked(&uneven)), Err(BadSetup::TeamSizes), "{uneven:?}");
        }
        assert_eq!(four.in_teams(Teams::marked(&[0, 1, 0, 1])), Err(BadSetup::TeamSeats));
    }

    #[test]
    fn the_left_member_of_a_team_begins() {
        for (marks, left) in [([0, 1, 1, 0], [0, 2]), ([0, 0, 1, 1], [1, 3])] {
            let teams = Teams::marked(&marks);
            for seat in 0..4 {
                let setup = Setup::new(4, Side::Winter, Supply::Random, Some(Seat(seat))).unwrap();
                let seated = setup.in_teams(teams);
                let mate = teams.mates(Seat(seat)).next().unwrap();
                if left.contains(&seat) {
                    assert_eq!(seated.map(|setup| setup.first()), Ok(Some(Seat(seat))));
                    let round: Vec<u8> = (0..4).map(|turn| teams.of(Seat((seat + turn) % 4))).collect();
                    let (one, two) = (round[0], round[1]);
                    assert_eq!(round, [one, two, two, one], "team 1, team 2, team 2, team 1");
                } else {
                    assert_eq!(seated, Err(BadSetup::TeamFirst { seat: Seat(seat), left: mate }));
                }
            }
            let any = Setup::usual(4).unwrap().in_teams(teams).unwrap();
            assert_eq!(any.starters().iter().map(|seat| seat.0).collect::<Vec<_>>(), left);
        }
        assert_eq!(Setup::usual(4).unwrap().starters(), SeatSet::all(4));
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
