//! Which games a report is about.

use std::fmt::Write;

use serde::Serialize;

use super::Plan;
use crate::contest::Contest;

/// The games of a report, and how to play them again.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// The game's name on the wire.
    pub game: &'static str,
    /// Its name in full.
    pub title: &'static str,
    /// The revision of its rules.
    pub rules: u16,
    /// Which of its setups, if not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// How many players.
    pub players: usize,
    /// Who they were.
    pub seats: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// How many games were asked for.
    pub asked: u32,
    /// How many were played.
    pub games: usize,
}

impl Played {
    /// So many games of a plan.
    #[must_use]
    pub fn of<G: Contest>(plan: &Plan, games: usize) -> Played {
        Played {
            game: G::ID,
            title: G::title(),
            rules: G::RULES,
            setup: plan.setup.clone(),
            players: plan.entrants.len(),
            seats: plan.entrants.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            asked: plan.series.games,
            games,
        }
    }

    /// The title of a report and the command that makes it, which ends with `more`.
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
            "\n\n```text\ncargo run --release -p moot-arena -- {verb} --game {}{} --players {} --games {} --seats {seats} --seed {}{more}\n```\n",
            self.game,
            self.setup.as_ref().map_or_else(String::new, |name| format!(" --setup {name}")),
            self.players,
            self.asked,
            self.seed
        );
        text
    }

    /// How many games, and of how many if the series was stopped.
    #[must_use]
    pub fn count(&self) -> String {
        if self.games < self.asked as usize {
            format!("{} of {}; stopped early", self.games, self.asked)
        } else {
            self.games.to_string()
        }
    }
}
