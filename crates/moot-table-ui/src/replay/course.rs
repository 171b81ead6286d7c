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

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll_ui::game::CaveTrollUi;
    use moot_ui::game::SetupOf;
    use mountain_king_ui::game::MountainKingUi;
    use trolls_and_princesses_ui::game::TrollsAndPrincessesUi;

    use moot_table::Seed;

    fn played<G: GameView>(setup: SetupOf<G>, plies: usize) -> Table<G::Rules> {
        let mut table = Table::<G::Rules>::new(setup, Seed::typed("course"), SeatSet::all(2)).unwrap();
        while table.log().len() < plies && table.turn() != Turn::Over {
            let seat = table.asked().iter().next().unwrap();
            let legal = table.legal(seat);
            table.play(seat, legal[legal.len() / 2]).unwrap();
        }
        table
    }

    fn fits<G: GameView>(table: &Table<G::Rules>) {
        let course = Course::of::<G>(table);
        let decisions = table.log().iter().filter(|ply| ply.entry.seat().is_some()).count();
        assert_eq!(course.end(), decisions, "a stop before each decision and one at the end");
        assert_eq!(course.at(course.end()), table.log().len());
        for place in 0..=course.end() {
            assert_eq!(course.place(course.at(place)), place);
            assert_ne!(G::Rules::turn(table.setup(), table.at(course.at(place))), Turn::Chance);
        }
        let (mut place, mut turns) = (0, 1);
        while place != course.end() {
            let next = course.step(place, Stride::Turn, true);
            assert!(next > place);
            assert_eq!(course.step(next, Stride::Turn, false), place);
            (place, turns) = (next, turns + 1);
        }
        assert!(turns > 4 && turns < decisions, "{turns} turns in {decisions} decisions");
        assert_eq!(course.step(5, Stride::Decision, true), 6);
        assert_eq!(course.step(0, Stride::Decision, false), 0);
        assert_eq!(course.step(place, Stride::Decision, true), place);
        assert_eq!(course.step(place, Stride::All, false), 0);
        let spans: Vec<_> = course.turns().collect();
        assert!(spans.windows(2).all(|pair| pair[0].1 == pair[1].0), "turn follows turn");
        assert_eq!(spans.last().map(|span| span.1), Some(course.end() + 1));
    }

    #[test]
    fn every_decision_is_a_stop_and_every_turn_a_stride() {
        fits::<MountainKingUi>(&played::<MountainKingUi>(
            mountain_king::Setup::usual(2).unwrap(),
            usize::MAX,
        ));
        fits::<MountainKingUi>(&played::<MountainKingUi>(mountain_king::Setup::usual(3).unwrap(), 90));
        fits::<CaveTrollUi>(&played::<CaveTrollUi>(cave_troll::Setup::usual(2).unwrap(), usize::MAX));
        let setup = trolls_and_princesses::Setup::usual(2).unwrap();
        fits::<TrollsAndPrincessesUi>(&played::<TrollsAndPrincessesUi>(setup, usize::MAX));
    }

    #[test]
    fn a_moment_between_two_stops_leads_to_the_later_one() {
        let table = played::<MountainKingUi>(mountain_king::Setup::usual(2).unwrap(), 200);
        let course = Course::of::<MountainKingUi>(&table);
        let gap = (0..course.end()).find(|&place| course.at(place + 1) > course.at(place) + 1);
        let place = gap.expect("some decision draws a card");
        assert_eq!(course.place(course.at(place) + 1), place + 1);
        assert_eq!(course.place(usize::MAX), course.end());
        assert_eq!(Course::default().at(7), 0);
    }
}
