//! The options of a game.

use core::error::Error;
use core::fmt;

use moot_core::Seat;

use crate::tables::{PLAYERS, PlayersFace};
use crate::{Board, MAX_PLAYERS, Readings};
#[cfg(feature = "serde")]
use crate::{CowsFrom, Shared, TrollsBegin};

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
    readings: Readings,
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
            return Ok(Setup { players, boards: None, first, readings: Readings::default() });
        }
        let named = boards.len().min(usize::from(u8::MAX)) as u8;
        let twice =
            boards.iter().enumerate().any(|(at, board)| !board.is_some() || boards[..at].contains(board));
        if named != players || twice {
            return Err(BadSetup::Boards { named });
        }
        let mut chosen = [Board::NONE; MAX_PLAYERS];
        chosen[..boards.len()].copy_from_slice(boards);
        Ok(Setup { players, boards: Some(chosen), first, readings: Readings::default() })
    }

    /// The same options with other answers to the questions that the rulebook leaves open.
    #[must_use]
    pub const fn with(self, readings: Readings) -> Setup {
        Setup { readings, ..self }
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

    /// How the game answers the questions that the rulebook leaves open.
    #[must_use]
    pub const fn readings(&self) -> Readings {
        self.readings
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
    #[serde(default, skip_serializing_if = "is_usual")]
    trolls: TrollsBegin,
    #[serde(default, skip_serializing_if = "is_usual")]
    shared: Shared,
    #[serde(default, skip_serializing_if = "is_usual")]
    cows: CowsFrom,
}

/// Whether a value is the usual one, which is not written.
#[cfg(feature = "serde")]
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(feature = "serde")]
impl TryFrom<RawSetup> for Setup {
    type Error = BadSetup;
    fn try_from(raw: RawSetup) -> Result<Setup, BadSetup> {
        let boards: Vec<Board> =
            raw.boards.iter().map(|id| Board::from_id(id).unwrap_or(Board::NONE)).collect();
        let readings = Readings { trolls: raw.trolls, shared: raw.shared, cows: raw.cows };
        Ok(Setup::new(raw.players, &boards, raw.first.map(Seat))?.with(readings))
    }
}

#[cfg(feature = "serde")]
impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> RawSetup {
        let named = setup.seats().filter_map(|seat| setup.board(seat));
        let boards = named.map(|board| board.face().id.to_owned()).collect();
        let Readings { trolls, shared, cows } = setup.readings;
        RawSetup {
            players: setup.players,
            boards,
            first: setup.first.map(|seat| seat.0),
            trolls,
            shared,
            cows,
        }
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

    #[cfg(feature = "serde")]
    #[test]
    fn options_are_written_only_where_they_are_not_the_usual_ones() {
        let usual = Setup::usual(2).unwrap();
        assert_eq!(serde_json::to_string(&usual).unwrap(), r#"{"players":2}"#);
        assert_eq!(serde_json::from_str::<Setup>(r#"{"players":2}"#).unwrap(), usual);
        let shared = Shared::from_words("hire cow").unwrap();
        let readings = Readings { trolls: TrollsBegin::Caverns, shared, cows: CowsFrom::Village };
        let text = serde_json::to_string(&usual.with(readings)).unwrap();
        assert_eq!(text, r#"{"players":2,"trolls":"caverns","shared":"hire cow","cows":"village"}"#);
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap().readings(), readings);
        assert!(serde_json::from_str::<Setup>(r#"{"players":2,"shared":"bell bell"}"#).is_err());
    }
}
