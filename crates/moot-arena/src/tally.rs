//! Sums over games.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::interval::wilson;

/// Wins and points of one player, seat or start point.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games.
    pub games: f64,
    /// Wins; a shared win counts in parts.
    pub wins: f64,
    /// Points, all categories together.
    pub points: f64,
    /// Points by category.
    pub categories: BTreeMap<&'static str, f64>,
}

/// One line of results.
#[derive(Debug, Serialize)]
pub struct Line {
    /// Whose.
    pub name: String,
    /// Games.
    pub games: f64,
    /// The share of wins.
    pub share: f64,
    /// Its 95 % interval.
    pub interval: (f64, f64),
    /// Mean points.
    pub points: f64,
    /// Mean points by category.
    pub categories: BTreeMap<&'static str, f64>,
}

impl Tally {
    /// Adds one game of one seat.
    pub fn add(&mut self, won: f64, points: f64, categories: impl Iterator<Item = (&'static str, f64)>) {
        self.games += 1.0;
        self.wins += won;
        self.points += points;
        for (name, points) in categories {
            *self.categories.entry(name).or_default() += points;
        }
    }

    /// Adds what another worker has counted.
    pub fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        for (&name, points) in &other.categories {
            *self.categories.entry(name).or_default() += points;
        }
    }

    /// The results.
    #[must_use]
    pub fn line(&self, name: &str) -> Line {
        let games = self.games.max(1.0);
        Line {
            name: name.to_owned(),
            games: self.games,
            share: self.wins / games,
            interval: wilson(self.wins, self.games),
            points: self.points / games,
            categories: self.categories.iter().map(|(&name, points)| (name, points / games)).collect(),
        }
    }
}
