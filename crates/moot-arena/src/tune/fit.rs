//! Fitting weights by least squares: the terms of many positions against the later gains.

/// The ridge strengths to try, relative to the sum of squares of a term.
const PULLS: [f64; 6] = [1e-4, 1e-3, 3e-3, 1e-2, 3e-2, 0.1];
/// The number of folds of the cross-validation, by game.
const HEAPS: usize = 10;

/// The sums over positions that least squares needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Sums {
    /// The products of terms: a matrix of `terms * terms` numbers.
    products: Vec<f64>,
    /// The products of terms and gains.
    gains: Vec<f64>,
    /// The sum of squared gains.
    squares: f64,
    /// The number of positions.
    pub count: f64,
}

impl Sums {
    /// Creates sums without positions.
    #[must_use]
    pub fn new(terms: usize) -> Sums {
        Sums { products: vec![0.0; terms * terms], gains: vec![0.0; terms], squares: 0.0, count: 0.0 }
    }

    /// Adds a position: its terms, and the points gained afterwards.
    pub fn add(&mut self, terms: &[f32], gain: f32) {
        let size = self.gains.len();
        for (i, &a) in terms.iter().enumerate().filter(|&(_, &a)| a != 0.0) {
            for (sum, &b) in self.products[i * size..(i + 1) * size].iter_mut().zip(terms) {
                *sum += f64::from(a) * f64::from(b);
            }
            self.gains[i] += f64::from(a) * f64::from(gain);
        }
        self.squares += f64::from(gain).powi(2);
        self.count += 1.0;
    }

    /// Adds (`sign` 1) or subtracts (`sign` -1) other sums.
    pub fn join(&mut self, other: &Sums, sign: f64) {
        for (sum, more) in self.products.iter_mut().zip(&other.products) {
            *sum += sign * more;
        }
        for (sum, more) in self.gains.iter_mut().zip(&other.gains) {
            *sum += sign * more;
        }
        self.squares += sign * other.squares;
        self.count += sign * other.count;
    }

    /// Returns the sum of squared errors of weights.
    fn error(&self, weights: &[f64]) -> f64 {
        let size = self.gains.len();
        let mut error = self.squares;
        for (i, &a) in weights.iter().enumerate() {
            let row = &self.products[i * size..(i + 1) * size];
            error += a * row.iter().zip(weights).map(|(sum, b)| sum * b).sum::<f64>();
            error -= 2.0 * a * self.gains[i];
        }
        error.max(0.0)
    }

    /// Returns the weights with the least squared error, regularized towards `prior` (ridge regression). A
    /// term that never occurs keeps its prior.
    fn solve(&self, prior: &[f64], pull: f64) -> Vec<f64> {
        let size = self.gains.len();
        let mut matrix = self.products.clone();
        let mut right: Vec<f64> = (0..size)
            .map(|i| {
                let row = &self.products[i * size..(i + 1) * size];
                self.gains[i] - row.iter().zip(prior).map(|(sum, w)| sum * w).sum::<f64>()
            })
            .collect();
        for i in 0..size {
            let spread = self.products[i * size + i];
            matrix[i * size + i] += spread * pull + if spread > 0.0 { 0.0 } else { 1.0 };
        }
        cholesky(&mut matrix, &mut right);
        right.iter().zip(prior).map(|(step, w)| step + w).collect()
    }
}

/// Solves a symmetric positive definite system in place.
fn cholesky(matrix: &mut [f64], right: &mut [f64]) {
    let size = right.len();
    for j in 0..size {
        for i in j..size {
            let inner: f64 = (0..j).map(|k| matrix[i * size + k] * matrix[j * size + k]).sum();
            let rest = matrix[i * size + j] - inner;
            matrix[i * size + j] =
                if i == j { rest.max(f64::MIN_POSITIVE).sqrt() } else { rest / matrix[j * size + j] };
        }
    }
    for i in 0..size {
        let inner: f64 = (0..i).map(|k| matrix[i * size + k] * right[k]).sum();
        right[i] = (right[i] - inner) / matrix[i * size + i];
    }
    for i in (0..size).rev() {
        let inner: f64 = (i + 1..size).map(|k| matrix[k * size + i] * right[k]).sum();
        right[i] = (right[i] - inner) / matrix[i * size + i];
    }
}

/// The result of a fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The weights.
    pub weights: Vec<f64>,
    /// The standard errors of the weights, from the folds.
    pub errors: Vec<f64>,
    /// The ridge strength with the best cross-validation.
    pub pull: f64,
    /// The root mean squared error of the weights in use on unseen games, in points.
    pub before: f64,
    /// The root mean squared error of the fitted weights on unseen games, in points.
    pub after: f64,
}

/// Fits weights to sums, one entry per game. Returns `None` if there are fewer games than folds.
#[must_use]
pub fn fit(games: &[Sums], prior: &[f64]) -> Option<Fit> {
    if games.len() < HEAPS {
        return None;
    }
    let mut heaps = vec![Sums::new(prior.len()); HEAPS];
    let mut all = Sums::new(prior.len());
    for (number, game) in games.iter().enumerate() {
        heaps[number % HEAPS].join(game, 1.0);
        all.join(game, 1.0);
    }
    let unseen: Vec<Sums> = heaps
        .iter()
        .map(|heap| {
            let mut rest = all.clone();
            rest.join(heap, -1.0);
            rest
        })
        .collect();
    let tested = |pull: f64| {
        let trials: Vec<Vec<f64>> = unseen.iter().map(|rest| rest.solve(prior, pull)).collect();
        let error: f64 = heaps.iter().zip(&trials).map(|(heap, weights)| heap.error(weights)).sum();
        (error, pull, trials)
    };
    let (error, pull, trials) = PULLS.map(tested).into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?;
    let heaps = HEAPS as f64;
    let errors = (0..prior.len())
        .map(|i| {
            let mean = trials.iter().map(|trial| trial[i]).sum::<f64>() / heaps;
            let square: f64 = trials.iter().map(|trial| (trial[i] - mean).powi(2)).sum();
            (square * (heaps - 1.0) / heaps).sqrt()
        })
        .collect();
    let root = |error: f64| (error / all.count.max(1.0)).sqrt();
    Some(Fit {
        weights: all.solve(prior, pull),
        errors,
        pull,
        before: root(all.error(prior)),
        after: root(error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Dice, SplitMix64};

    #[test]
    fn known_weights_are_recovered_from_noisy_data() {
        let mut dice = SplitMix64::new(1);
        let mut number = |bound: u32| dice.below(bound) as f32;
        // The third term never occurs; the gain is 2a - 3b plus noise.
        let games: Vec<Sums> = (0..60)
            .map(|_| {
                let mut sums = Sums::new(3);
                for _ in 0..50 {
                    let (a, b) = (number(10), number(6));
                    sums.add(&[a, b, 0.0], 2.0 * a - 3.0 * b + number(5) - 2.0);
                }
                sums
            })
            .collect();
        let found = fit(&games, &[1.0, 1.0, 7.0]).unwrap();
        assert!((found.weights[0] - 2.0).abs() < 0.05 && (found.weights[1] + 3.0).abs() < 0.05, "{found:?}");
        assert!((found.weights[2] - 7.0).abs() < 1e-9, "it keeps its prior");
        assert!(found.errors[0] > 0.0 && found.errors[0] < 0.05);
        assert!(found.after < found.before && (found.after - 2f64.sqrt()).abs() < 0.1, "{found:?}");
        assert!(fit(&games[..5], &[1.0, 1.0, 7.0]).is_none());
    }

    #[test]
    fn a_strong_pull_stays_near_the_weights_in_use() {
        let mut sums = Sums::new(1);
        sums.add(&[1.0], 3.0);
        assert!((sums.solve(&[1.0], 0.0)[0] - 3.0).abs() < 1e-9);
        assert!((sums.solve(&[1.0], 1.0)[0] - 2.0).abs() < 1e-9);
        assert!((sums.error(&[1.0]) - 4.0).abs() < 1e-9);
    }
}
