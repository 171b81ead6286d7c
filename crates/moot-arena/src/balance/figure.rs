//! A figure, its bound, and the verdict.

use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::interval::Estimate;

/// The verdict on a figure and its bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The whole interval is outside the bound.
    Fails,
    /// The interval crosses the bound: more games are needed.
    Unsure,
    /// The whole interval is inside the bound.
    Holds,
    /// There is no bound.
    Free,
}

impl Verdict {
    /// Compares an interval with a bound.
    #[must_use]
    pub fn of(estimate: Estimate, bound: &RangeInclusive<f64>) -> Verdict {
        if estimate.high < *bound.start() || estimate.low > *bound.end() {
            Verdict::Fails
        } else if estimate.low >= *bound.start() && estimate.high <= *bound.end() {
            Verdict::Holds
        } else {
            Verdict::Unsure
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Fails => "fails",
            Verdict::Unsure => "unsure",
            Verdict::Holds => "holds",
            Verdict::Free => "",
        })
    }
}

/// A figure with its interval, bound and verdict.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// The name of the figure.
    pub name: String,
    /// The number of games or seats that it is based on.
    pub of: f64,
    /// The value with its 95 % interval.
    pub estimate: Estimate,
    /// The bound: the range of acceptable values.
    pub bound: Option<(f64, f64)>,
    /// Whether it is a share, printed in per cent.
    pub share: bool,
    /// The verdict.
    pub verdict: Verdict,
}

impl Figure {
    /// Creates a figure with a bound.
    #[must_use]
    pub fn new(name: impl Into<String>, of: f64, estimate: Estimate, bound: RangeInclusive<f64>) -> Figure {
        Figure {
            name: name.into(),
            of,
            estimate,
            verdict: Verdict::of(estimate, &bound),
            bound: Some((*bound.start(), *bound.end())),
            share: false,
        }
    }

    /// Creates a figure without a bound.
    #[must_use]
    pub fn free(name: impl Into<String>, of: f64, estimate: Estimate) -> Figure {
        Figure { name: name.into(), of, estimate, bound: None, share: false, verdict: Verdict::Free }
    }

    /// Marks the figure as a share.
    #[must_use]
    pub fn in_per_cent(self) -> Figure {
        Figure { share: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_interval_outside_the_bound_fails() {
        let verdict =
            |low, high| Verdict::of(Estimate { value: (low + high) / 2.0, low, high }, &(0.2..=0.3));
        assert_eq!(verdict(0.22, 0.28), Verdict::Holds);
        assert_eq!(verdict(0.18, 0.28), Verdict::Unsure);
        assert_eq!(verdict(0.31, 0.38), Verdict::Fails);
        assert_eq!(verdict(0.10, 0.19), Verdict::Fails);
        assert_eq!(Verdict::of(Estimate::UNKNOWN, &(0.2..=0.3)), Verdict::Unsure);
    }
}
