//! Replay: shows any position of a finished or running game, on the board and in all panels.
//!
//! The table stores every position, so showing a past one is a look-up, whatever the length of the game. The page shows it by
//! [`Session::past_position`], as the recap does.

mod bar;
mod stops;
mod stride;
mod tray;

use leptos::prelude::*;
use moot_table::Table;

pub use bar::bar;
pub use stops::Stops;
pub use stride::Stride;
pub use tray::{events_until, tray};

use crate::game::GameView;
use crate::game::past_position::PastPosition;
use crate::game::recap_entry::RecapEntry;
use crate::game::session::Session;

/// Opens a replay of the open game at the position after `at` plies. With `None`: at the beginning of a finished game, and at the
/// present position of a running one.
pub fn open<G: GameView>(session: Session<G>, at: Option<usize>) {
    let present = session.table().with_untracked(|table| table.log().len());
    let at = at.unwrap_or(if untrack(|| session.over()) { 0 } else { present });
    let stops = session.table().with_untracked(Stops::of::<G>);
    let seen = session.table().with_untracked(|table| position_at::<G>(table, &stops, stops.place(at)));
    session.start_replay(seen);
}

/// Closes the replay: the table shows the present position.
pub fn close<G: GameView>(session: Session<G>) {
    session.end_replay();
}

/// The position at a stop, with the previous decision marked on the board.
fn position_at<G: GameView>(table: &Table<G::Rules>, stops: &Stops, place: usize) -> PastPosition<G::Marks> {
    let at = stops.at(place);
    let from = place.checked_sub(1).map_or(0, |before| stops.at(before));
    let plies = table.log().get(from..at).unwrap_or_default();
    let doer = plies.iter().find_map(|ply| ply.entry.seat());
    let who = doer.unwrap_or_else(|| G::asked(table.at(at)));
    PastPosition { at, who, marks: last_marks(G::recap_entries(table, from..at)) }
}

/// The last marks of some moves: those of a move that marks nothing, such as a gain, would leave the board without any.
fn last_marks<M: Default + PartialEq>(moves: Vec<RecapEntry<M>>) -> M {
    let mut marks = moves.into_iter().rev().map(|recap_entry| recap_entry.seen.marks);
    marks.find(|marks| *marks != M::default()).unwrap_or_default()
}

/// The state of a replay for the bar and the tray. Copied into every closure.
struct ReplayControl<G: GameView> {
    session: Session<G>,
    stops: Memo<Stops>,
}

impl<G: GameView> Clone for ReplayControl<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for ReplayControl<G> {}

impl<G: GameView> ReplayControl<G> {
    fn new(session: Session<G>) -> ReplayControl<G> {
        ReplayControl { session, stops: Memo::new(move |_| session.table().with(Stops::of::<G>)) }
    }

    /// The current stop; tracked.
    fn place(self) -> usize {
        let at = self.session.past_position().with(|past| past.map_or(usize::MAX, |past| past.at));
        self.stops.with(|stops| stops.place(at))
    }

    fn end(self) -> usize {
        self.stops.with(Stops::end)
    }

    fn show(self, place: usize) {
        let seen = self.session.table().with_untracked(|table| {
            self.stops.with_untracked(|stops| position_at::<G>(table, stops, place.min(stops.end())))
        });
        self.session.look_back(Some(seen));
    }

    fn step(self, stride: Stride, later: bool) {
        let here = untrack(|| self.place());
        self.show(self.stops.with_untracked(|stops| stops.step(here, stride, later)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::recap_entry::OwnPieces;
    use moot_core::Seat;

    fn entry(marks: u8) -> RecapEntry<u8> {
        RecapEntry {
            text: String::new(),
            spoken: String::new(),
            gains: Vec::new(),
            own: OwnPieces::default(),
            seen: PastPosition { at: 1, who: Seat(0), marks },
        }
    }

    #[test]
    fn the_last_move_that_marks_something_is_marked() {
        assert_eq!(last_marks([3, 7].map(entry).to_vec()), 7);
        assert_eq!(last_marks([3, 7, 0].map(entry).to_vec()), 7);
        assert_eq!(last_marks([0].map(entry).to_vec()), 0);
        assert_eq!(last_marks::<u8>(Vec::new()), 0);
    }
}
