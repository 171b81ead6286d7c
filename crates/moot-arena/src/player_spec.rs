//! The players that can be named on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use moot_players::{Budget, ComputerPlayer, Level, Style};

use crate::arena_game::ArenaGame;
use crate::classic;
use crate::error::ArenaError;
use crate::seated_player::SeatedPlayer;
use crate::style_text;

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerSpec {
    manner: Manner,
    /// The parameters of its search.
    style: Style,
    /// Whether it has the weights of [`ArenaGame::CLASSIC`] instead of those in use.
    classic: bool,
}

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Chooses legal actions uniformly at random.
    Random,
    /// A level, as on the page.
    Level(Level),
    /// A search with an explicit budget.
    Search(Budget),
    /// A search of one tree for that many milliseconds a decision. Its choices differ from run to run.
    Time(u32),
}

/// The prefix of players with the old weights.
const CLASSIC: &str = "classic:";
/// More simulations than a search makes before its time is up.
const ENDLESS: u32 = 1 << 24;

impl PlayerSpec {
    /// Creates the player for a new game.
    #[must_use]
    pub fn sits<G: ArenaGame>(self) -> SeatedPlayer<G> {
        let player = match self.manner {
            Manner::Random => SeatedPlayer::Random,
            Manner::Level(level) => SeatedPlayer::Computer(ComputerPlayer::new(level)),
            Manner::Search(budget) => SeatedPlayer::Computer(ComputerPlayer::searching(budget)),
            Manner::Time(each) => SeatedPlayer::Timed {
                player: ComputerPlayer::searching(Budget { trees: 1, simulations: ENDLESS }),
                each: Duration::from_millis(each.into()),
            },
        };
        let player = player.in_style(self.style);
        if self.classic { player.weighing(&classic::weights::<G>()) } else { player }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.classic { CLASSIC } else { "" })?;
        match self.manner {
            Manner::Random => f.write_str("random"),
            Manner::Level(level) => f.write_str(level.word()),
            Manner::Search(Budget { trees: 1, simulations }) => write!(f, "search:{simulations}"),
            Manner::Search(Budget { trees, simulations }) => write!(f, "search:{trees}x{simulations}"),
            Manner::Time(each) => write!(f, "time:{each}"),
        }?;
        style_text::print(&self.style, f)
    }
}

impl FromStr for PlayerSpec {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<PlayerSpec, ArenaError> {
        read(text).ok_or_else(|| ArenaError::UnknownPlayer(text.to_owned()))
    }
}

fn read(text: &str) -> Option<PlayerSpec> {
    let (classic, rest) = text.strip_prefix(CLASSIC).map_or((false, text), |name| (true, name));
    let mut parts = rest.split('+');
    let manner = manner(parts.next()?)?;
    let style = parts.try_fold(Style::default(), style_text::changed)?;
    let searches = match manner {
        Manner::Search(_) | Manner::Time(_) => true,
        Manner::Level(level) => level.trees() > 0,
        Manner::Random => false,
    };
    let has_weights = manner != Manner::Random;
    ((has_weights || !classic) && (searches || style == Style::default())).then_some(PlayerSpec {
        manner,
        style,
        classic,
    })
}

fn manner(name: &str) -> Option<Manner> {
    if name == "random" {
        return Some(Manner::Random);
    }
    if let Some(level) = Level::from_word(name) {
        return Some(Manner::Level(level));
    }
    if let Some(each) = name.strip_prefix("time:") {
        return each.parse().ok().filter(|&each| each > 0).map(Manner::Time);
    }
    let budget = name.strip_prefix("search:")?;
    let (trees, simulations) = budget.split_once('x').unwrap_or(("1", budget));
    let (trees, simulations): (u32, u32) = (trees.parse().ok()?, simulations.parse().ok()?);
    (trees > 0 && simulations > 0).then_some(Manner::Search(Budget { trees, simulations }))
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
        for name in [
            "random",
            "pebble",
            "whelp",
            "scamp",
            "digger",
            "mason",
            "warden",
            "elder",
            "ancient",
            "search:500",
            "search:2x500",
            "time:20",
            "classic:elder",
            "classic:time:20",
            "search:500+trust=0.5+cut=20",
        ] {
            assert_eq!(name.parse::<PlayerSpec>().unwrap().to_string(), name);
        }
        for name in [
            "search:0",
            "search:0x5",
            "search:2x",
            "search:",
            "time:0",
            "time:",
            "classic:",
            "classic:random",
            "digger+cut=3",
            "elder+cut=0",
            "elder+cut",
            "elder+cub=1",
            "cub",
        ] {
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
