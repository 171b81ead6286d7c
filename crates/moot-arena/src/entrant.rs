//! Who plays.

use std::fmt;
use std::str::FromStr;

use moot_core::{Guide, Seat};
use moot_players::{Level, Search};

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A level as on the page.
    Level(Level),
    /// A search of so many simulations.
    Search(u32),
}

impl Entrant {
    /// Chooses an action from a view.
    pub fn choose<G: Guide>(
        self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        seed: u64,
    ) -> Option<G::Action> {
        match self {
            Entrant::Level(level) => level.choose::<G>(setup, view, seat, seed),
            Entrant::Search(simulations) => {
                let mut search = Search::<G>::new(setup, view, seat, seed);
                search.think(simulations, |_| false);
                search.best()
            }
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level) => f.write_str(level.word()),
            Entrant::Search(simulations) => write!(f, "search:{simulations}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if let Some(level) = Level::from_word(text) {
            return Ok(Entrant::Level(level));
        }
        text.strip_prefix("search:")
            .and_then(|count| count.parse().ok())
            .filter(|&count| count > 0)
            .map(Entrant::Search)
            .ok_or_else(|| format!("'{text}' is no player: whelp, digger, elder, ancient or search:N"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_as_they_are_printed() {
        for name in ["whelp", "digger", "elder", "ancient", "search:500"] {
            assert_eq!(name.parse::<Entrant>().map(|it| it.to_string()), Ok(name.to_owned()));
        }
        assert!("search:0".parse::<Entrant>().is_err());
        assert!("cub".parse::<Entrant>().is_err());
    }
}
