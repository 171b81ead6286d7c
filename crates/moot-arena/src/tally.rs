//! Sums over games.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::interval::{Estimate, ratio, wilson};

/// The wins and points of one player, seat or start.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of seats counted.
    pub games: f64,
    /// The number of wins; a shared win counts as a fraction.
    pub wins: f64,
    /// The sum of points over all categories.
    pub points: f64,
    /// The points by category.
    pub categories: BTreeMap<&'static str, f64>,
    /// Wins and seats by deal, if each deal is played several times.
    deals: BTreeMap<u32, (f64, f64)>,
}

/// One line of results.
#[derive(Debug, Serialize)]
pub struct Line {
    /// The player, seat or start.
    pub name: String,
    /// The number of games.
    pub games: f64,
    /// The share of wins.
    pub wins: Estimate,
    /// The mean points.
    pub points: f64,
    /// The mean points by category.
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

    /// Assigns the seat that was added last to a deal that is played several times.
    pub fn belongs(&mut self, deal: u32, won: f64) {
        let (wins, seats) = self.deals.entry(deal).or_default();
        *wins += won;
        *seats += 1.0;
    }

    /// The share of wins: a Wilson interval for independent games, otherwise with deals as sampling units.
    #[must_use]
    pub fn share(&self) -> Estimate {
        if self.deals.is_empty() {
            wilson(self.wins, self.games)
        } else {
            ratio(self.deals.values().copied())
        }
    }

    /// Returns the results.
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
    fn pairing_deals_narrows_the_interval() {
        // The first seat always wins: swapped seats give one win each, so the variance is 0.
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
