//! The players that can be named on the command line.

use std::fmt;
use std::str::FromStr;

use moot_core::Evaluator;
use moot_players::{Budget, ComputerPlayer, Level};

use crate::error::ArenaError;
use crate::seated_player::SeatedPlayer;

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// Chooses legal actions uniformly at random.
    Random,
    /// A level, as on the page.
    Level(Level),
    /// A search with an explicit budget.
    Search(Budget),
}

impl PlayerSpec {
    /// Creates the player for a new game.
    #[must_use]
    pub fn sits<G: Evaluator>(self) -> SeatedPlayer<G> {
        match self {
            PlayerSpec::Random => SeatedPlayer::Random,
            PlayerSpec::Level(level) => SeatedPlayer::Computer(ComputerPlayer::new(level)),
            PlayerSpec::Search(budget) => SeatedPlayer::Computer(ComputerPlayer::searching(budget)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Level(level) => f.write_str(level.word()),
            PlayerSpec::Search(Budget { trees: 1, simulations }) => write!(f, "search:{simulations}"),
            PlayerSpec::Search(Budget { trees, simulations }) => write!(f, "search:{trees}x{simulations}"),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<PlayerSpec, ArenaError> {
        if text == "random" {
            return Ok(PlayerSpec::Random);
        }
        if let Some(level) = Level::from_word(text) {
            return Ok(PlayerSpec::Level(level));
        }
        let search = |budget: &str| {
            let (trees, simulations) = budget.split_once('x').unwrap_or(("1", budget));
            let (trees, simulations) = (trees.parse().ok()?, simulations.parse().ok()?);
            (trees > 0 && simulations > 0).then_some(PlayerSpec::Search(Budget { trees, simulations }))
        };
        text.strip_prefix("search:")
            .and_then(search)
            .ok_or_else(|| ArenaError::UnknownPlayer(text.to_owned()))
    }
}

/// Returns one player for each seat: those named, then the last one for the remaining seats.
///
/// # Errors
/// If there are more players than seats, or none.
pub fn table(named: &[PlayerSpec], players: Option<u8>) -> Result<Vec<PlayerSpec>, ArenaError> {
    let seats = players.map_or(named.len(), usize::from);
    let last = *named.last().ok_or(ArenaError::NoPlayers)?;
    if named.len() > seats {
        return Err(ArenaError::TooManyPlayers { players: named.len(), seats });
    }
    Ok((0..seats).map(|seat| named.get(seat).copied().unwrap_or(last)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_players_parse_back() {
        for name in ["random", "whelp", "digger", "elder", "ancient", "search:500", "search:2x500"] {
            assert_eq!(name.parse::<PlayerSpec>().unwrap().to_string(), name);
        }
        for name in ["search:0", "search:0x5", "search:2x", "search:", "cub"] {
            assert!(name.parse::<PlayerSpec>().is_err(), "{name}");
        }
    }

    #[test]
    fn the_last_one_named_fills_the_table() {
        let [digger, whelp] = ["digger", "whelp"].map(|name| name.parse::<PlayerSpec>().unwrap());
        assert_eq!(table(&[digger, whelp], Some(4)).unwrap(), [digger, whelp, whelp, whelp]);
        assert_eq!(table(&[digger, whelp], None).unwrap(), [digger, whelp]);
        assert!(table(&[digger, whelp, whelp], Some(2)).is_err());
    }
}
