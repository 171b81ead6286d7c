//! The games that a report is based on.

use std::fmt::Write;

use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::options::GameOptions;
use crate::starts::Starts;

/// The games of a report, with everything needed to play them again.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// [`Game::ID`](moot_core::Game::ID) of the game.
    pub game: &'static str,
    /// The full name of the game.
    pub title: &'static str,
    /// The revision of its rules.
    pub rules: u16,
    /// The setup; `None` for the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The number of seats.
    pub players: usize,
    /// The players.
    pub seats: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Whether the starts were drawn instead of chosen.
    pub drawn_starts: bool,
    /// The number of games requested.
    pub asked: u32,
    /// The number of games played.
    pub games: usize,
}

impl Played {
    /// Describes `games` games with these options.
    #[must_use]
    pub fn of<G: ArenaGame>(options: &GameOptions, starts: Starts, games: usize) -> Played {
        Played {
            game: G::ID,
            title: G::title(),
            rules: G::RULES,
            setup: options.setup.clone(),
            players: options.player_specs.len(),
            seats: options.player_specs.iter().map(ToString::to_string).collect(),
            seed: options.seed,
            drawn_starts: starts == Starts::Drawn,
            asked: options.series.games,
            games,
        }
    }

    /// Returns the title of a report and the command that makes it. `more` is appended to the command.
    #[must_use]
    pub fn head(&self, what: &str, verb: &str, more: &str) -> String {
        let alike = self.seats.windows(2).all(|pair| pair[0] == pair[1]);
        let seats =
            if alike { self.seats.first().cloned().unwrap_or_default() } else { self.seats.join(",") };
        let mut text = format!("# {what} *{}* with {} players", self.title, self.players);
        if let Some(name) = &self.setup {
            let _ = write!(text, ", {name}");
        }
        let _ = write!(text, ", rules {}", self.rules);
        let _ = writeln!(
            text,
            "\n\n```text\ncargo run --release -p moot-arena -- {verb} --game {}{} --players {} --games {} --seats {seats} --seed {}{}{more}\n```\n",
            self.game,
            self.setup.as_ref().map_or_else(String::new, |name| format!(" --setup {name}")),
            self.players,
            self.asked,
            self.seed,
            if self.drawn_starts { " --draw-starts" } else { "" }
        );
        text
    }

    /// Returns the number of games, with the number requested if the series was stopped.
    #[must_use]
    pub fn count(&self) -> String {
        if self.games < self.asked as usize {
            format!("{} of {}; stopped early", self.games, self.asked)
        } else {
            self.games.to_string()
        }
    }
}
