//! Elo ratings: a difference of 400 points means that ten of eleven games are won.

use crate::interval::{Estimate, Z};

/// The difference of two ratings: Elo points and their standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    points: f64,
    error: f64,
}

/// Returns the difference of the ratings of two players, from the share of wins of the stronger one in a number of games. A share of
/// none or all counts as half a game less, since its difference would be endless.
#[must_use]
pub fn step(wins: Estimate, games: usize) -> Difference {
    let least = 0.5 / (games as f64).max(1.0);
    let share = wins.value.clamp(least, 1.0 - least);
    let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
    // An interval of no width belongs to a share of none or all.
    let error = ((wins.high - wins.low) / (2.0 * Z)).max(least);
    Difference { points: 400.0 * (share / (1.0 - share)).log10(), error: slope * error }
}

/// Returns the sum of differences, which are independent.
#[must_use]
pub fn sum(steps: &[Difference]) -> Estimate {
    let value: f64 = steps.iter().map(|step| step.points).sum();
    let error = steps.iter().map(|step| step.error.powi(2)).sum::<f64>().sqrt();
    Estimate::normal(value, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(value: f64) -> Estimate {
        Estimate { value, low: value - 0.04, high: value + 0.04 }
    }

    #[test]
    fn ten_of_eleven_games_are_400_points() {
        let rating = sum(&[step(share(10.0 / 11.0), 400)]);
        assert!((rating.value - 400.0).abs() < 1e-9);
        let even = sum(&[step(share(0.5), 400)]);
        // Near one half, a per cent of wins is 6.95 points.
        assert!(even.value.abs() < 1e-9 && (even.high - 4.0 * 6.949).abs() < 0.01, "{even:?}");
    }

    #[test]
    fn differences_and_their_variances_add_up() {
        let one = step(share(0.75), 400);
        let both = sum(&[one, one]);
        let single = sum(&[one]);
        assert!((both.value - 2.0 * single.value).abs() < 1e-9);
        let width = |it: Estimate| it.high - it.low;
        assert!((width(both) - 2f64.sqrt() * width(single)).abs() < 1e-9);
    }

    #[test]
    fn winning_all_games_has_a_rating() {
        let all = Estimate { value: 1.0, low: 1.0, high: 1.0 };
        let rating = sum(&[step(all, 40)]);
        assert!(rating.value > 700.0 && rating.value.is_finite() && rating.high > rating.value, "{rating:?}");
    }
}
