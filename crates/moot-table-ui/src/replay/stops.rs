//! The stops of a replay: before each decision, and at the end.

use moot_core::{Game, SeatSet, Turn};
use moot_table::Table;

use super::stride::Stride;
use crate::game::GameView;

/// The stops of a replay, by index from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stops {
    /// The number of plies before each stop; ascending.
    stops: Vec<usize>,
    /// The stops at which a turn begins, with the asked seats; ascending.
    turns: Vec<(usize, SeatSet)>,
}

impl Stops {
    /// The stops of a game. Random events are skipped, because they are not decisions.
    #[must_use]
    pub fn of<G: GameView>(table: &Table<G::Rules>) -> Stops {
        let mut stops = Stops::default();
        let mut before = None;
        for at in 0..=table.log().len() {
            let state = table.at(at);
            let asked = match G::Rules::turn(table.setup(), state) {
                Turn::Seats(asked) => asked,
                Turn::Over => SeatSet::NONE,
                Turn::Chance => continue,
            };
            let now = Some((asked, G::chapter(state)));
            if now != before {
                before = now;
                stops.turns.push((stops.stops.len(), asked));
            }
            stops.stops.push(at);
        }
        stops
    }

    /// The index of the last stop.
    #[must_use]
    pub fn end(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// The number of plies before a stop; clamped to the last stop.
    #[must_use]
    pub fn at(&self, place: usize) -> usize {
        self.stops.get(place.min(self.end())).copied().unwrap_or(0)
    }

    /// The first stop at or after a number of plies; clamped to the last stop.
    #[must_use]
    pub fn place(&self, at: usize) -> usize {
        self.stops.partition_point(|&stop| stop < at).min(self.end())
    }

    /// The next or previous stop; clamped at either end.
    #[must_use]
    pub fn step(&self, place: usize, stride: Stride, later: bool) -> usize {
        let starts = || self.turns.iter().map(|&(start, _)| start);
        match (stride, later) {
            (Stride::Decision, true) => (place + 1).min(self.end()),
            (Stride::Decision, false) => place.saturating_sub(1),
            (Stride::Turn, true) => starts().find(|&start| start > place).unwrap_or(self.end()),
            (Stride::Turn, false) => starts().rfind(|&start| start < place).unwrap_or(0),
            (Stride::All, true) => self.end(),
            (Stride::All, false) => 0,
        }
    }

    /// The turns: the stop where each begins, the stop where the next begins, and the asked seats.
    pub fn turns(&self) -> impl Iterator<Item = (usize, usize, SeatSet)> + '_ {
        let ends = self.turns.iter().skip(1).map(|&(start, _)| start).chain([self.stops.len()]);
        self.turns.iter().zip(ends).map(|(&(start, asked), end)| (start, end, asked))
    }
}
