//! Sums over games.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::interval::{Estimate, ratio, wilson};

/// Wins and points of one player, seat or start point.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Seats that were counted.
    pub games: f64,
    /// Wins; a shared win counts in parts.
    pub wins: f64,
    /// Points, all categories together.
    pub points: f64,
    /// Points by category.
    pub categories: BTreeMap<&'static str, f64>,
    /// Wins and seats by deal, when games of one deal belong together.
    deals: BTreeMap<u32, (f64, f64)>,
}

/// One line of results.
#[derive(Debug, Serialize)]
pub struct Line {
    /// Whose.
    pub name: String,
    /// Games.
    pub games: f64,
    /// The share of wins.
    pub wins: Estimate,
    /// Mean points.
    pub points: f64,
    /// Mean points by category.
    pub categories: BTreeMap<&'static str, f64>,
}

impl Tally {
    /// Adds one seat of one game.
    pub fn add(&mut self, won: f64, points: f64, categories: impl Iterator<Item = (&'static str, f64)>) {
        self.games += 1.0;
        self.wins += won;
        self.points += points;
        for (name, points) in categories {
            *self.categories.entry(name).or_default() += points;
        }
    }

    /// Notes that a seat that was just added belongs to a deal which is played more than once.
    pub fn belongs(&mut self, deal: u32, won: f64) {
        let (wins, seats) = self.deals.entry(deal).or_default();
        *wins += won;
        *seats += 1.0;
    }

    /// The share of wins: by Wilson for independent games, by deals where games belong together.
    #[must_use]
    pub fn share(&self) -> Estimate {
        if self.deals.is_empty() {
            wilson(self.wins, self.games)
        } else {
            ratio(self.deals.values().copied())
        }
    }

    /// The results.
    #[must_use]
    pub fn line(&self, name: &str) -> Line {
        let games = self.games.max(1.0);
        Line {
            name: name.to_owned(),
            games: self.games,
            wins: self.share(),
            points: self.points / games,
            categories: self.categories.iter().map(|(&name, points)| (name, points / games)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_that_swing_with_the_seat_leave_less_doubt() {
        // Whoever sits first wins: swapped seats always give one win each, so nothing is left to doubt.
        let (mut single, mut paired) = (Tally::default(), Tally::default());
        for game in 0..20u32 {
            let won = f64::from(game % 2);
            for tally in [&mut single, &mut paired] {
                tally.add(won, 90.0 + won, [("tunnels", 40.0)].into_iter());
            }
            paired.belongs(game / 2, won);
        }
        assert_eq!(single.share().value, 0.5);
        assert!(single.share().high - single.share().low > 0.3);
        assert_eq!(paired.share(), Estimate { value: 0.5, low: 0.5, high: 0.5 });
        let line = paired.line("one");
        assert_eq!((line.points, line.categories["tunnels"]), (90.5, 40.0));
    }
}
