//! Replay: any moment of a game, finished or running, shown on the board with everything round it.
//!
//! The table keeps every position, so that a look back is a look-up however long the game is. The page shows a moment by
//! [`Session::past`], like the strip that helps to catch up; here it can be any moment.

mod bar;
mod course;
mod tray;

use leptos::prelude::*;
use moot_table::Table;

pub use bar::bar;
pub use course::{Course, Stride};
pub use tray::tray;

use crate::game::GameView;
use crate::game::session::{PastPosition, Session};

/// Begins to replay the game on the table at the moment after `at` plies; without one at the beginning of a game that is
/// over, and at the present of one that goes on.
pub fn open<G: GameView>(session: Session<G>, at: Option<usize>) {
    let present = session.table.with_untracked(|table| table.log().len());
    let at = at.unwrap_or(if untrack(|| session.over()) { 0 } else { present });
    let course = session.table.with_untracked(Course::of::<G>);
    let seen = session.table.with_untracked(|table| glimpse::<G>(table, &course, course.place(at)));
    session.hinting.set(false);
    session.look_back(Some(seen));
    session.replaying.set(true);
}

/// Ends the replay: the table shows the present again.
pub fn close<G: GameView>(session: Session<G>) {
    session.look_back(None);
    session.replaying.set(false);
}

/// What is shown at a place: the position, and marked on the board what the decision before it did.
fn glimpse<G: GameView>(table: &Table<G::Rules>, course: &Course, place: usize) -> PastPosition<G::Marks> {
    let at = course.at(place);
    let from = place.checked_sub(1).map_or(0, |before| course.at(before));
    let plies = table.log().get(from..at).unwrap_or_default();
    let doer = plies.iter().find_map(|ply| ply.entry.seat());
    let who = doer.unwrap_or_else(|| G::asked(table.at(at)));
    let marks = G::deeds(table, from..at).pop().map(|deed| deed.seen.marks).unwrap_or_default();
    PastPosition { at, who, marks }
}

/// A replay as the bar and the tray hold it. Copied into every closure.
struct Reel<G: GameView> {
    session: Session<G>,
    course: Memo<Course>,
}

impl<G: GameView> Clone for Reel<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Reel<G> {}

impl<G: GameView> Reel<G> {
    fn new(session: Session<G>) -> Reel<G> {
        Reel { session, course: Memo::new(move |_| session.table.with(Course::of::<G>)) }
    }

    /// Where the replay stands; tracked.
    fn place(self) -> usize {
        let at = self.session.past.with(|past| past.map_or(usize::MAX, |past| past.at));
        self.course.with(|course| course.place(at))
    }

    fn end(self) -> usize {
        self.course.with(Course::end)
    }

    fn show(self, place: usize) {
        let seen = self.session.table.with_untracked(|table| {
            self.course.with_untracked(|course| glimpse::<G>(table, course, place.min(course.end())))
        });
        self.session.look_back(Some(seen));
    }

    fn step(self, stride: Stride, later: bool) {
        let here = untrack(|| self.place());
        self.show(self.course.with_untracked(|course| course.step(here, stride, later)));
    }
}
