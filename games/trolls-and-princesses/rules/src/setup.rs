//! The options of a game.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::tables::{PLAYERS, PlayersFace};
use crate::{Board, MAX_PLAYERS};

/// The validated options of a game: every value can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSetup", into = "RawSetup")
)]
pub struct Setup {
    players: u8,
    boards: Option<[Board; MAX_PLAYERS]>,
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
    /// The start player does not sit at the table.
    First {
        /// The seat.
        seat: Seat,
    },
    /// Every player needs a board of their own.
    Boards {
        /// The number of boards.
        named: u8,
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players { asked } => write!(f, "{asked} players; 2 to 4 can play"),
            BadSetup::First { seat } => write!(f, "seat {seat} is not at the table"),
            BadSetup::Boards { named } => write!(f, "{named} boards named; one of each for every player"),
        }
    }
}

impl Error for BadSetup {}

impl Setup {
    /// Options that can be played: how many players, which boards they chose (empty to deal them), and who begins (`None`
    /// to draw it).
    ///
    /// # Errors
    /// Why the options are invalid.
    pub fn new(players: u8, boards: &[Board], first: Option<Seat>) -> Result<Setup, BadSetup> {
        if !(2..=MAX_PLAYERS as u8).contains(&players) {
            return Err(BadSetup::Players { asked: players });
        }
        if let Some(seat) = first.filter(|seat| seat.0 >= players) {
            return Err(BadSetup::First { seat });
        }
        if boards.is_empty() {
            return Ok(Setup { players, boards: None, first });
        }
        let named = boards.len().min(usize::from(u8::MAX)) as u8;
        let twice =
            boards.iter().enumerate().any(|(at, board)| !board.is_some() || boards[..at].contains(board));
        if named != players || twice {
            return Err(BadSetup::Boards { named });
        }
        let mut chosen = [Board::NONE; MAX_PLAYERS];
        chosen[..boards.len()].copy_from_slice(boards);
        Ok(Setup { players, boards: Some(chosen), first })
    }

    /// The usual options for a number of players: boards and the start player are drawn.
    ///
    /// # Errors
    /// [`BadSetup::Players`] for fewer than 2 or more than 4.
    pub fn usual(players: u8) -> Result<Setup, BadSetup> {
        Setup::new(players, &[], None)
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

    /// The board that a seat has chosen; `None` when boards are dealt.
    #[must_use]
    pub fn board(&self, seat: Seat) -> Option<Board> {
        self.boards.map(|boards| boards[seat.index()])
    }

    /// The start player, or `None` to draw one.
    #[must_use]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The values for the number of players.
    #[must_use]
    pub fn table(&self) -> &'static PlayersFace {
        &PLAYERS[usize::from(self.players - 2).min(PLAYERS.len() - 1)]
    }
}

/// The serialized options, before validation.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct RawSetup {
    players: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boards: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        let boards: Vec<Board> =
            raw.boards.iter().map(|id| Board::from_id(id).unwrap_or(Board::NONE)).collect();
        Setup::new(raw.players, &boards, raw.first.map(Seat))
    }
}

#[cfg(feature = "serde")]
impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> RawSetup {
        let named = setup.seats().filter_map(|seat| setup.board(seat));
        let boards = named.map(|board| board.face().id.to_owned()).collect();
        RawSetup { players: setup.players, boards, first: setup.first.map(|seat| seat.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_four_can_play_with_boards_of_their_own() {
        assert_eq!(Setup::usual(1), Err(BadSetup::Players { asked: 1 }));
        assert_eq!(Setup::usual(5), Err(BadSetup::Players { asked: 5 }));
        assert!((2..=4).all(|players| Setup::usual(players).is_ok()));
        let strange = Setup::new(3, &[], Some(Seat(3)));
        assert_eq!(strange, Err(BadSetup::First { seat: Seat(3) }));
        let twins = Setup::new(2, &[Board(1), Board(1)], None);
        assert_eq!(twins, Err(BadSetup::Boards { named: 2 }));
        assert_eq!(Setup::new(3, &[Board(1), Board(0)], None), Err(BadSetup::Boards { named: 2 }));
        let chosen = Setup::new(2, &[Board(3), Board(0)], Some(Seat(1))).unwrap();
        assert_eq!((chosen.board(Seat(0)), chosen.first()), (Some(Board(3)), Some(Seat(1))));
        assert_eq!((chosen.table().rounds, chosen.table().villages), (12, 2));
    }
}
