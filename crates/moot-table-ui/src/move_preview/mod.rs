//! Move previews: the certain changes of the score if an action is played, by player and category.
//!
//! Changes that depend on unseen cards, tiles or dice, or on the belongings of other players, are left out: the action is tried
//! in several determinizations of the player's view, and only changes that are the same in all of them are certain.

mod chip;
mod ended;
mod pointed;

use moot_core::{Game, ScoreSheet, Seat, SplitMix64, Turn};

pub use chip::{chip, shown};
pub use ended::ended_now;
pub use pointed::{Pointed, above};

use crate::game::GameView;
use moot_ui::game::{ActionOf, SetupOf, StateOf};

/// The number of determinizations in which an action is tried.
const WORLDS: u64 = 5;

/// The certain effect of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePreview {
    /// The change of every score; its ranks are meaningless.
    pub change: ScoreSheet,
    /// Whether unknown changes may follow: a random event occurs, or the effect depends on hidden information.
    pub open: bool,
}

impl MovePreview {
    /// The nonzero changes of a seat, by category.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (&'static str, i16)> + '_ {
        let points = self.change.categories.iter().zip(&self.change.points);
        points.map(move |(&category, row)| (category, row[seat.index()])).filter(|&(_, change)| change != 0)
    }

    /// Whether there is nothing to show: no change is certain.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.change.points.iter().flatten().all(|&change| change == 0)
    }
}

/// The certain effect of some decisions of one seat, from the view of that seat. `None` if they cannot be played in sequence.
#[must_use]
pub fn preview<G: GameView>(
    setup: &SetupOf<G>,
    state: &StateOf<G>,
    seat: Seat,
    actions: &[ActionOf<G>],
) -> Option<MovePreview> {
    let view = G::Rules::view(setup, state, Some(seat));
    let mut certain: Option<MovePreview> = None;
    for world in 0..WORLDS {
        let before = G::Rules::determinize(setup, &view, &mut SplitMix64::new(world));
        let found = tried::<G>(setup, before, seat, actions)?;
        certain = Some(match certain {
            None => found,
            Some(earlier) => common(earlier, &found),
        });
    }
    certain
}

/// The effect of some decisions in one determinization, up to the first random event.
fn tried<G: GameView>(
    setup: &SetupOf<G>,
    before: StateOf<G>,
    seat: Seat,
    actions: &[ActionOf<G>],
) -> Option<MovePreview> {
    let mut after = before;
    let mut open = false;
    for &action in actions {
        match G::Rules::turn(setup, &after) {
            Turn::Chance => {
                open = true;
                break;
            }
            Turn::Seats(asked) if asked.contains(seat) => {}
            Turn::Seats(_) | Turn::Over => return None,
        }
        G::Rules::check(setup, &after, seat, action).ok()?;
        let step = G::Rules::act(setup, &mut after, seat, action, &mut ());
        open |= step.informed.contains(seat);
    }
    open |= G::Rules::turn(setup, &after) == Turn::Chance;
    let (old, mut change) = (G::ended(setup, &before), G::ended(setup, &after));
    for (row, old) in change.points.iter_mut().zip(&old.points) {
        for (change, old) in row.iter_mut().zip(old) {
            *change -= old;
        }
    }
    Some(MovePreview { change, open })
}

/// The common effect of two determinizations; differing changes are not certain.
fn common(mut one: MovePreview, other: &MovePreview) -> MovePreview {
    one.open |= other.open;
    for (row, others) in one.change.points.iter_mut().zip(&other.change.points) {
        for (change, other) in row.iter_mut().zip(others) {
            if change != other {
                *change = 0;
                one.open = true;
            }
        }
    }
    one
}
