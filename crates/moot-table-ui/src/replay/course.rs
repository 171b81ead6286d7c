//! Where a replay can stop: wherever somebody decides, and at the end.

use moot_core::{Game, SeatSet, Turn};
use moot_table::Table;

use crate::game::GameView;

/// How far one step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the decision next to it.
    Decision,
    /// To the beginning of the turn next to it.
    Turn,
    /// To the beginning or the end of the game.
    All,
}

/// The moments at which a replay can stop, by their places from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// After how many plies each one is; ascending.
    stops: Vec<usize>,
    /// The places at which a turn begins, with who is asked; ascending.
    turns: Vec<(usize, SeatSet)>,
}

impl Course {
    /// The course of a game: chance events are passed over, as nobody decides there.
    #[must_use]
    pub fn of<G: GameView>(table: &Table<G::Rules>) -> Course {
        let mut course = Course::default();
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
                course.turns.push((course.stops.len(), asked));
            }
            course.stops.push(at);
        }
        course
    }

    /// The last place.
    #[must_use]
    pub fn end(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// After how many plies a place is; the last place for those beyond it.
    #[must_use]
    pub fn at(&self, place: usize) -> usize {
        self.stops.get(place.min(self.end())).copied().unwrap_or(0)
    }

    /// The place of the moment after so many plies: the first one that is not earlier, or the last of all.
    #[must_use]
    pub fn place(&self, at: usize) -> usize {
        self.stops.partition_point(|&stop| stop < at).min(self.end())
    }

    /// The place one step on, or back; at either end it is the same.
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

    /// The turns: where each one begins, where the next one does, and who is asked.
    pub fn turns(&self) -> impl Iterator<Item = (usize, usize, SeatSet)> + '_ {
        let ends = self.turns.iter().skip(1).map(|&(start, _)| start).chain([self.stops.len()]);
        self.turns.iter().zip(ends).map(|(&(start, asked), end)| (start, end, asked))
    }
}
