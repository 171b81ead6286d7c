//! A figure that is compared between start points.

/// The largest range of an even figure, as a share of its mean.
const LIMIT: f64 = 0.15;

/// The meaning of a high value for a start point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    Good,
    Bad,
    /// It depends, so it does not count for the strength.
    Neither,
}

/// One value for each start point.
#[derive(Debug)]
pub struct Figure {
    pub name: String,
    pub values: Vec<f64>,
    /// The difference that is even whatever the share: one whole square, spot, site or icon. `None`: for information only.
    pub unit: Option<f64>,
    pub bearing: Bearing,
}

impl Figure {
    /// The mean of the values.
    pub fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len() as f64
    }

    /// The difference between the highest and the lowest value.
    pub fn range(&self) -> f64 {
        range(&self.values)
    }

    /// Whether the start points are alike in it.
    pub fn even(&self) -> bool {
        let Some(unit) = self.unit else { return true };
        self.range() <= LIMIT * self.mean() + 1e-9 || self.range() <= unit + 1e-9
    }

    /// The start point farthest from the mean, by its place.
    pub fn outlier(&self) -> usize {
        outlier(&self.values)
    }
}

/// The difference between the highest and the lowest value.
pub fn range(values: &[f64]) -> f64 {
    let (low, high) = values.iter().fold((f64::MAX, f64::MIN), |(l, h), &v| (l.min(v), h.max(v)));
    high - low
}

/// The place of the value farthest from the mean.
pub fn outlier(values: &[f64]) -> usize {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let far = |&(_, value): &(usize, &f64)| (value - mean).abs();
    values.iter().enumerate().max_by(|a, b| far(a).total_cmp(&far(b))).map_or(0, |(index, _)| index)
}

/// The mean of every figure relative to its average, distances turned round; 100 = average.
pub fn strength(figures: &[Figure]) -> Vec<f64> {
    let counted: Vec<&Figure> =
        figures.iter().filter(|figure| figure.bearing != Bearing::Neither && figure.mean() != 0.0).collect();
    let starts = figures.first().map_or(0, |figure| figure.values.len());
    let share = |index: usize| {
        let sum: f64 = counted
            .iter()
            .map(|figure| {
                let sign = if figure.bearing == Bearing::Bad { -1.0 } else { 1.0 };
                sign * (figure.values[index] / figure.mean() - 1.0)
            })
            .sum();
        100.0 * (1.0 + sum / counted.len().max(1) as f64)
    };
    (0..starts).map(share).collect()
}
