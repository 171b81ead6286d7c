//! Moves the viewport to the places of a decision, and only when it shows none of them.

use cave_troll::{PITS, STAIRCASES, Space, Spaces};
use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{CELL, Frame, ROOMS, View};
use moot_table_ui::board::window::Window;

use super::skin::with_plan;
use super::{act, dungeon};
use crate::game::pick::{Choices, NextPart};
use crate::marker::Session;

/// The side in pixels from which on a place can be read and pressed.
const READABLE: f64 = 24.0;
/// The free space around the places that are shown together, in units.
const MARGIN: f64 = 24.0;

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Subject {
    /// The places that may be chosen.
    places: Spaces,
    /// Where the selected figure stands; it is shown together with its targets.
    figure: Option<Space>,
    /// Whether the acting figure is chosen: the places are those of all figures of a player.
    all_over: bool,
    /// Whether the places are staircases and pits: they lie in the corners, so that one of them says little about the others.
    far_apart: bool,
}

/// What a decision is about; `None` if no place can be chosen.
fn subject(choices: &Choices) -> Option<Subject> {
    let places = choices.lit;
    let far_apart = choices.pick.who.is_none() && places.minus(STAIRCASES | PITS).is_empty();
    (!places.is_empty()).then(|| Subject {
        places,
        figure: choices.pick.whom.or(choices.pick.who).map(|stand| stand.at),
        all_over: choices.next_part == NextPart::Who,
        far_apart: far_apart && choices.next_part != NextPart::Who,
    })
}

/// A scale, and the point in the middle of the window.
type Viewpoint = (f64, Point);

/// The window on the board.
#[derive(Clone, Copy, Debug)]
struct Sight {
    frame: Frame,
    room: Size,
    view: View,
}

impl Sight {
    /// Whether a place can be seen and is large enough.
    fn shows(&self, place: &Rect) -> bool {
        let (x, y) = self.view.pixel(self.frame, place.middle());
        let inside = |at: f64, room: f64| at >= READABLE / 2.0 && at <= room - READABLE / 2.0;
        self.is_readable(place) && inside(x, self.room.width) && inside(y, self.room.height)
    }

    /// Whether a place is large enough.
    fn is_readable(&self, place: &Rect) -> bool {
        place.width.min(place.height) * self.view.scale >= READABLE
    }

    /// The scale of the viewport if some places can be read at it, else that of a board at rest.
    fn readable_scale(&self, places: &[Rect]) -> f64 {
        if places.iter().all(|place| self.is_readable(place)) { self.view.scale } else { ROOMS.rest / CELL }
    }

    /// Where the viewport goes to show some places together: at the same scale if they fit into the window and can be read, else
    /// so that they just fit.
    fn together(&self, places: &[Rect]) -> Option<Viewpoint> {
        let all = places.iter().copied().reduce(|one, other| one.union(&other))?.grown(MARGIN);
        let most = (self.room.width / all.width).min(self.room.height / all.height);
        let least = View::fit(self.frame, self.room).scale;
        Some((self.readable_scale(places).min(most).max(least), all.middle()))
    }
}

/// Where the viewport goes for a decision; `None` if it stays where it is.
fn next(sight: &Sight, subject: &Subject, home: Point) -> Option<Viewpoint> {
    let bounds = |spaces: Spaces| -> Vec<Rect> {
        with_plan(|plan| spaces.iter().filter_map(|at| plan.boxes.get(at.index()).copied()).collect())
    };
    let places = bounds(subject.places);
    let shown = places.iter().filter(|place| sight.shows(place)).count();
    if shown == places.len() || (shown > 0 && !subject.far_apart) {
        return None;
    }
    if subject.all_over {
        return Some((sight.readable_scale(&places), home));
    }
    sight.together(&bounds(subject.figure.map_or(subject.places, |at| subject.places | Spaces::one(at))))
}

/// Moves the viewport when a decision begins of which it shows no place.
pub(super) fn follow(session: Session, window: Window) {
    let wanted = Memo::new(move |_| {
        let free = session.input_control().get().free();
        let choices = free.then(|| act::choices(session))?;
        subject(&choices)
    });
    Effect::new(move |before: Option<Option<Subject>>| {
        let room = window.room.get();
        let subject = wanted.get().filter(|_| room.width > 0.0)?;
        if before != Some(Some(subject)) {
            let sight = Sight { frame: window.frame, room, view: window.view.get_untracked() };
            if let Some(to) = next(&sight, &subject, dungeon::home(session)) {
                go(window, to);
            }
        }
        Some(subject)
    });
}

fn go(window: Window, (scale, (x, y)): Viewpoint) {
    let Rect { x: left, y: top, width, height } = window.frame.to_f64();
    window.view.update(|view| view.scale = scale);
    window.look(((x - left) / width, (y - top) / height));
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::space;

    const PHONE: Size = Size { width: 390.0, height: 520.0 };

    fn sight(view: impl FnOnce(Frame) -> View) -> Sight {
        let frame = with_plan(crate::art::FloorPlan::frame);
        Sight { frame, room: PHONE, view: view(frame) }
    }

    /// The viewport at rest around a space.
    fn around(at: char) -> Sight {
        let middle = with_plan(|plan| plan.middle(space(at).index()));
        sight(|frame| View::rest_at(frame, PHONE, middle, ROOMS))
    }

    fn steps(from: char) -> Subject {
        Subject { places: space(from).near(), figure: Some(space(from)), all_over: false, far_apart: false }
    }

    #[test]
    fn the_viewport_stays_while_it_shows_a_place_large_enough() {
        let home = (0.0, 0.0);
        let near = around('N');
        assert_eq!(next(&near, &steps('N'), home), None);
        let whole = sight(|frame| View::fit(frame, PHONE));
        assert_eq!(next(&whole, &steps('N'), home), None, "the whole dungeon shows them");
    }

    #[test]
    fn places_out_of_view_are_shown_together_with_the_figure() {
        let far = around('g');
        let (scale, (x, y)) = next(&far, &steps('A'), (0.0, 0.0)).expect("a move");
        assert!(scale <= far.view.scale);
        let view = View { scale, ..far.view }.centred(far.frame, PHONE, (x, y));
        let then = Sight { view, ..far };
        for at in (steps('A').places | Spaces::one(space('A'))).iter() {
            let place = with_plan(|plan| plan.boxes[at.index()]);
            assert!(then.shows(&place), "{at}");
        }
        assert_eq!(next(&then, &steps('A'), (0.0, 0.0)), None, "the next decision there moves nothing");
    }

    #[test]
    fn staircases_are_shown_all_at_once() {
        let subject = Subject { places: STAIRCASES, figure: None, all_over: false, far_apart: true };
        let near = around('1');
        let (scale, at) = next(&near, &subject, (0.0, 0.0)).expect("a move");
        let view = View { scale, ..near.view }.centred(near.frame, PHONE, at);
        let then = Sight { view, ..near };
        assert_eq!(next(&then, &subject, (0.0, 0.0)), None);
        assert!(next(&near, &Subject { far_apart: false, ..subject }, (0.0, 0.0)).is_none());
    }

    #[test]
    fn own_figures_out_of_view_lead_home_at_the_same_scale() {
        let subject =
            Subject { places: Spaces::one(space('A')), figure: None, all_over: true, far_apart: false };
        let home = (160.0, 60.0);
        let far = around('g');
        assert_eq!(next(&far, &subject, home), Some((far.view.scale, home)));
        assert_eq!(next(&around('A'), &subject, home), None);
    }
}
