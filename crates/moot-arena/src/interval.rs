//! Confidence intervals.

use serde::Serialize;

/// The quantile of the normal distribution for 95 % intervals.
pub const Z: f64 = 1.959_964;

/// A value with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// The interval of an unknown value.
    pub const UNKNOWN: Estimate = Estimate { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };

    /// Creates an interval from a value and its standard error.
    #[must_use]
    pub fn normal(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - Z * error, high: value + Z * error }
    }
}

/// The Wilson score interval of a share: `won` (shared wins are fractions) of `games`.
#[must_use]
pub fn wilson(won: f64, games: f64) -> Estimate {
    if games <= 0.0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let p = won / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (p + Z * Z / (2.0 * games)) / scale;
    let half = Z * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    Estimate { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The mean of independent values.
#[must_use]
pub fn mean(figures: &[f64]) -> Estimate {
    ratio(figures.iter().map(|&figure| (figure, 1.0)))
}

/// The ratio of two sums over independent games, such as the share of one category in all points. Each item
/// is the part and the whole of one game. The error is that of the residuals (delta method).
#[must_use]
pub fn ratio(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Estimate {
    let (games, part, whole) =
        pairs.clone().fold((0.0, 0.0, 0.0), |(n, part, whole), (p, w)| (n + 1.0, part + p, whole + w));
    if games < 2.0 || whole <= 0.0 {
        return Estimate { value: if whole > 0.0 { part / whole } else { 0.0 }, ..Estimate::UNKNOWN };
    }
    let value = part / whole;
    let square: f64 = pairs.map(|(p, w)| (p - value * w).powi(2)).sum();
    Estimate::normal(value, (square * games / (games - 1.0)).sqrt() / whole)
}

/// One game in a comparison of two groups of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Groups {
    /// The number of seats of the first group.
    pub seats: f64,
    /// The wins of the first group; a shared win counts as a fraction.
    pub wins: f64,
    /// The number of seats of the second group.
    pub other_seats: f64,
    /// The wins of the second group.
    pub other_wins: f64,
}

/// The difference of the groups' shares of wins. The seats of one game win and lose together, so games, not
/// seats, are the sampling units. `None` if a group is empty or there is only one game.
#[must_use]
pub fn difference(games: impl Iterator<Item = Groups> + Clone) -> Option<Estimate> {
    let (sum, count) = (Groups::sum(games.clone()), games.clone().count() as f64);
    if sum.seats <= 0.0 || sum.other_seats <= 0.0 || count < 2.0 {
        return None;
    }
    let (share, other) = (sum.wins / sum.seats, sum.other_wins / sum.other_seats);
    let square: f64 = games
        .map(|game| {
            let first = (game.wins - share * game.seats) / sum.seats;
            let second = (game.other_wins - other * game.other_seats) / sum.other_seats;
            (first - second).powi(2)
        })
        .sum();
    Some(Estimate::normal(share - other, (square * count / (count - 1.0)).sqrt()))
}

/// The minimal number of seats in both groups for an interval of their difference.
const LARGE: f64 = 30.0;

impl Groups {
    /// Sums both groups over all games.
    #[must_use]
    pub fn sum(games: impl Iterator<Item = Groups>) -> Groups {
        games.fold(Groups::default(), |sum, game| Groups {
            seats: sum.seats + game.seats,
            wins: sum.wins + game.wins,
            other_seats: sum.other_seats + game.other_seats,
            other_wins: sum.other_wins + game.other_wins,
        })
    }
}

/// The [`difference`], with its interval only where the normal approximation holds: with too few seats, or if
/// a group won all or none of its games, the interval would be too narrow.
#[must_use]
pub fn sure_difference(games: impl Iterator<Item = Groups> + Clone) -> Estimate {
    let sum = Groups::sum(games.clone());
    let enough = sum.seats.min(sum.other_seats) >= LARGE && sum.wins > 0.0 && sum.wins < sum.seats;
    difference(games).map_or(Estimate::UNKNOWN, |it| {
        if enough { it } else { Estimate { value: it.value, ..Estimate::UNKNOWN } }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_share_is_wilson_s() {
        let share = wilson(50.0, 100.0);
        assert!((share.low - 0.4038).abs() < 1e-3 && (share.high - 0.5962).abs() < 1e-3, "{share:?}");
        assert_eq!(wilson(0.0, 10.0).low, 0.0);
        assert_eq!(wilson(0.0, 0.0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_mean_has_the_textbook_error() {
        let it = mean(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        // Variance 32 / 7, so a standard error of sqrt(32 / 7 / 8) = 0.7559.
        assert!((it.value - 5.0).abs() < 1e-9 && (it.high - 5.0 - Z * 0.755_929).abs() < 1e-4, "{it:?}");
        assert_eq!(mean(&[3.0]).value, 3.0);
        assert_eq!(mean(&[3.0]).high, f64::INFINITY, "one game gives no variance");
    }

    #[test]
    fn a_ratio_that_never_varies_is_certain() {
        let it = ratio([(1.0, 4.0), (2.0, 8.0), (5.0, 20.0)].into_iter());
        assert_eq!((it.value, it.low, it.high), (0.25, 0.25, 0.25));
    }

    #[test]
    fn groups_that_share_games_are_compared_by_games() {
        // Two players, one of each group per game: the difference is 2p - 1, with twice the error of p.
        let game = |won: f64| Groups { seats: 1.0, wins: won, other_seats: 1.0, other_wins: 1.0 - won };
        let games: Vec<_> = (0..100).map(|n| game(if n < 60 { 1.0 } else { 0.0 })).collect();
        let it = difference(games.iter().copied()).unwrap();
        assert!((it.value - 0.2).abs() < 1e-9);
        let error = 2.0 * (0.6f64 * 0.4 / 99.0).sqrt();
        assert!((it.high - it.value - Z * error).abs() < 1e-9, "{it:?}");
        let alone = Groups { seats: 2.0, wins: 1.0, ..Groups::default() };
        assert_eq!(difference([alone, alone].into_iter()), None);
    }
}
