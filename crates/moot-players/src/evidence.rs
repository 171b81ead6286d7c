//! Evidence: the statistics of a search about the actions of a decision.

use moot_core::in_order;

/// The statistics of a search about one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence<A> {
    /// The action.
    pub action: A,
    /// The number of simulations that tried it.
    pub visits: u32,
    /// The mean reward of the deciding seat, 0 to 1; 0.5 is even.
    pub value: f32,
    /// The expected points of the deciding seat, relative to the position at the start of the search.
    pub points: f32,
    /// The standard deviation of those points between simulations, in points.
    pub deviation: f32,
    /// The seat's own decisions that the search expects until the decision is complete. This action is the
    /// first of them.
    pub line: Vec<A>,
}

/// Merges the evidence of independent trees, most visited action first: the first one is the choice. The
/// order of the trees affects the last bits of the averages, so keep it constant.
///
/// # Examples
///
/// ```
/// use moot_players::{Evidence, merge};
///
/// let found = |action: &'static str, visits| Evidence { visits, ..Evidence::certain(action) };
/// let merged = merge([
///     vec![found("dig", 60), found("trade", 40)],
///     vec![found("trade", 90), found("dig", 10)],
/// ]);
/// assert_eq!((merged[0].action, merged[0].visits), ("trade", 130));
/// assert_eq!((merged[1].action, merged[1].visits), ("dig", 70));
/// ```
#[must_use]
pub fn merge<A: Clone + Ord>(trees: impl IntoIterator<Item = Vec<Evidence<A>>>) -> Vec<Evidence<A>> {
    // A search considers a few dozen actions at most, so a list is fast enough.
    let mut all: Vec<(Evidence<A>, u32)> = Vec::new();
    for found in trees.into_iter().flatten() {
        match all.iter_mut().find(|(sum, _)| sum.action == found.action) {
            Some((sum, longest)) => sum.join(found, longest),
            None => {
                let visits = found.visits;
                all.push((found, visits));
            }
        }
    }
    best_first(all.into_iter().map(|(found, _)| found))
}

/// Sorts by visits, then by value (both descending), then by action (ascending).
pub(crate) fn best_first<A: Ord>(found: impl IntoIterator<Item = Evidence<A>>) -> Vec<Evidence<A>> {
    in_order(found, |a, b| {
        b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then_with(|| a.action.cmp(&b.action))
    })
}

impl<A: Copy> Evidence<A> {
    /// The evidence for an action that was chosen without a search: one visit and an even value.
    #[must_use]
    pub fn certain(action: A) -> Evidence<A> {
        Evidence { action, visits: 1, value: 0.5, points: 0.0, deviation: 0.0, line: vec![action] }
    }
}

impl<A> Evidence<A> {
    /// Adds the evidence of another tree. `longest` is the number of visits of the tree whose line is kept.
    fn join(&mut self, other: Evidence<A>, longest: &mut u32) {
        let (mine, theirs) = (self.visits as f32, other.visits as f32);
        let all = (mine + theirs).max(1.0);
        let mean = |a: f32, b: f32| (a * mine + b * theirs) / all;
        let apart = self.points - other.points;
        let within = mean(self.deviation * self.deviation, other.deviation * other.deviation);
        self.deviation = (within + mine * theirs / (all * all) * apart * apart).sqrt();
        self.value = mean(self.value, other.value);
        self.points = mean(self.points, other.points);
        self.visits += other.visits;
        if other.visits > *longest {
            *longest = other.visits;
            self.line = other.line;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(action: u8, visits: u32, value: f32, points: f32) -> Evidence<u8> {
        Evidence { action, visits, value, points, deviation: 2.0, line: vec![action, visits as u8] }
    }

    #[test]
    fn trees_are_merged_by_visits() {
        let merged = merge([
            vec![found(1, 60, 0.5, 1.0), found(2, 40, 0.75, 4.0)],
            vec![found(2, 120, 0.25, 2.0), found(3, 5, 0.1, 0.0)],
        ]);
        assert_eq!(
            merged.iter().map(|it| (it.action, it.visits)).collect::<Vec<_>>(),
            [(2, 160), (1, 60), (3, 5)]
        );
        assert!((merged[0].value - 0.375).abs() < 1e-6 && (merged[0].points - 2.5).abs() < 1e-6);
        assert!(merged[0].deviation > 2.0, "the trees differ: {}", merged[0].deviation);
        assert_eq!(merged[0].line, [2, 120], "the line of the tree with more visits");
        assert!(merge::<u8>([]).is_empty());
    }
}
