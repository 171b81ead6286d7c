//! What a search found out about the actions of a decision.

use moot_core::in_order;

/// What a search found out about one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence<A> {
    /// The action.
    pub action: A,
    /// How many simulations tried it.
    pub visits: u32,
    /// What the mover made of it on average, 0 to 1.
    pub value: f32,
    /// The mover's expected points against the position at the start of the search.
    pub points: f32,
    /// The standard deviation of those points between simulations.
    pub deviation: f32,
    /// The mover's own decisions that the search expects from here until the decision is complete; this action is the first.
    pub line: Vec<A>,
}

/// Joins what trees that knew nothing of each other found out, most visited first: the first one is the choice. The order
/// of the trees makes a difference only in the last bits of averages, so keep it.
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
    // A search looks at a few dozen actions at most: a list will do.
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

/// Most visited first, then the better, then the lesser action.
pub(crate) fn best_first<A: Ord>(found: impl IntoIterator<Item = Evidence<A>>) -> Vec<Evidence<A>> {
    in_order(found, |a, b| {
        b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then_with(|| a.action.cmp(&b.action))
    })
}

impl<A: Copy> Evidence<A> {
    /// The evidence of somebody who did not count.
    #[must_use]
    pub fn certain(action: A) -> Evidence<A> {
        Evidence { action, visits: 1, value: 0.5, points: 0.0, deviation: 0.0, line: vec![action] }
    }
}

impl<A> Evidence<A> {
    /// Adds what another tree found; `longest` are the visits of the tree whose line is kept.
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
    fn trees_are_joined_by_visits() {
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
        assert_eq!(merged[0].line, [2, 120], "the line of the tree that looked longer");
        assert!(merge::<u8>([]).is_empty());
    }
}
