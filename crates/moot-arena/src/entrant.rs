//! The players that can be named on the command line.

use std::fmt;
use std::str::FromStr;

use moot_core::Guide;
use moot_players::{Budget, Level, Mind};

use crate::sitter::Sitter;

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// Chooses legal actions uniformly at random.
    Random,
    /// A level, as on the page.
    Level(Level),
    /// A search with an explicit budget.
    Search(Budget),
}

impl Entrant {
    /// Creates the player for a new game.
    #[must_use]
    pub fn sits<G: Guide>(self) -> Sitter<G> {
        match self {
            Entrant::Random => Sitter::Random,
            Entrant::Level(level) => Sitter::Mind(Mind::new(level)),
            Entrant::Search(budget) => Sitter::Mind(Mind::searching(budget)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Level(level) => f.write_str(level.word()),
            Entrant::Search(Budget { trees: 1, simulations }) => write!(f, "search:{simulations}"),
            Entrant::Search(Budget { trees, simulations }) => write!(f, "search:{trees}x{simulations}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if text == "random" {
            return Ok(Entrant::Random);
        }
        if let Some(level) = Level::from_word(text) {
            return Ok(Entrant::Level(level));
        }
        let search = |budget: &str| {
            let (trees, simulations) = budget.split_once('x').unwrap_or(("1", budget));
            let (trees, simulations) = (trees.parse().ok()?, simulations.parse().ok()?);
            (trees > 0 && simulations > 0).then_some(Entrant::Search(Budget { trees, simulations }))
        };
        text.strip_prefix("search:").and_then(search).ok_or_else(|| {
            format!(
                "'{text}' is not a player: random, whelp, digger, elder, ancient, search:N or search:TREESxN"
            )
        })
    }
}

/// Returns one player for each seat: those named, then the last one for the remaining seats.
///
/// # Errors
/// If there are more players than seats, or none.
pub fn table(named: &[Entrant], players: Option<u8>) -> Result<Vec<Entrant>, String> {
    let seats = players.map_or(named.len(), usize::from);
    let last = *named.last().ok_or("no player is named")?;
    if named.len() > seats {
        return Err(format!("{} players for {seats} seats", named.len()));
    }
    Ok((0..seats).map(|seat| named.get(seat).copied().unwrap_or(last)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_players_parse_back() {
        for name in ["random", "whelp", "digger", "elder", "ancient", "search:500", "search:2x500"] {
            assert_eq!(name.parse::<Entrant>().map(|it| it.to_string()), Ok(name.to_owned()));
        }
        for name in ["search:0", "search:0x5", "search:2x", "search:", "cub"] {
            assert!(name.parse::<Entrant>().is_err(), "{name}");
        }
    }

    #[test]
    fn the_last_one_named_fills_the_table() {
        let [digger, whelp] = ["digger", "whelp"].map(|name| name.parse::<Entrant>().unwrap());
        assert_eq!(table(&[digger, whelp], Some(4)), Ok(vec![digger, whelp, whelp, whelp]));
        assert_eq!(table(&[digger, whelp], None), Ok(vec![digger, whelp]));
        assert!(table(&[digger, whelp, whelp], Some(2)).is_err());
    }
}
