//! What is certain of a choice before it is made: how it would change the count, by player and category.
//!
//! What depends on cards, tiles or dice that nobody has seen, or on what others hold, is kept apart: a choice is tried in
//! several worlds that are possible for all that its player knows, and only what is the same in each of them is certain.

mod chip;
mod ended;
mod pointed;

use moot_core::{Game, Mixer, ScoreSheet, Seat, Turn};

pub use chip::{chip, shown};
pub use ended::ended_now;
pub use pointed::{Pointed, above};

use crate::game::GameView;
use moot_ui::game::{ActionOf, SetupOf, StateOf};

/// In how many worlds a choice is tried.
const WORLDS: u64 = 5;

/// What is certain of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The change of every count; its ranks mean nothing.
    pub change: ScoreSheet,
    /// Whether more may come of it that nobody can know: something is drawn, or depends on what is hidden.
    pub open: bool,
}

impl Outlook {
    /// The changes of a seat that are not nothing, by category.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (&'static str, i16)> + '_ {
        let points = self.change.categories.iter().zip(&self.change.points);
        points.map(move |(&category, row)| (category, row[seat.index()])).filter(|&(_, change)| change != 0)
    }

    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        !self.open && self.change.points.iter().flatten().all(|&change| change == 0)
    }
}

/// What is certain of some decisions of one seat, judged from what that seat knows. `None` when they cannot be carried out
/// one after the other.
#[must_use]
pub fn outlook<G: GameView>(
    setup: &SetupOf<G>,
    state: &StateOf<G>,
    seat: Seat,
    actions: &[ActionOf<G>],
) -> Option<Outlook> {
    let view = G::Rules::view(setup, state, Some(seat));
    let mut certain: Option<Outlook> = None;
    for world in 0..WORLDS {
        let before = G::Rules::imagine(setup, &view, &mut Mixer::new(world));
        let found = tried::<G>(setup, before, seat, actions)?;
        certain = Some(match certain {
            None => found,
            Some(earlier) => common(earlier, &found),
        });
    }
    certain
}

/// What some decisions change in one world, up to the first thing that is drawn.
fn tried<G: GameView>(
    setup: &SetupOf<G>,
    before: StateOf<G>,
    seat: Seat,
    actions: &[ActionOf<G>],
) -> Option<Outlook> {
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
        open |= step.learnt.contains(seat);
    }
    open |= G::Rules::turn(setup, &after) == Turn::Chance;
    let (old, mut change) = (G::ended(setup, &before), G::ended(setup, &after));
    for (row, old) in change.points.iter_mut().zip(&old.points) {
        for (change, old) in row.iter_mut().zip(old) {
            *change -= old;
        }
    }
    Some(Outlook { change, open })
}

/// What is the same in both worlds; where they differ, nothing is certain.
fn common(mut one: Outlook, other: &Outlook) -> Outlook {
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
