//! Moves the viewport to the places of a decision, and only when it shows none of them, and shows the whole dungeon while players elsewhere
//! act; afterwards it is again as the player had it.

use cave_troll::{PITS, STAIRCASES, Space, Spaces};
use leptos::prelude::*;
use moot_art::{Rect, Size};
use moot_table_ui::board::gesture::Point;
use moot_table_ui::board::view::{Frame, View};
use moot_table_ui::board::window::Window;
use moot_table_ui::opponents::InputControl;

use super::skin::with_plan;
use super::{act, dungeon};
use crate::game::pick::{Choices, NextPart};
use crate::marker::Session;

/// How far from the edge of the window the middle of a place is at least, in pixels.
const EDGE: f64 = 12.0;
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
    /// Whether a point of the picture can be seen.
    fn shows(&self, point: Point) -> bool {
        let (x, y) = self.view.pixel(self.frame, point);
        let inside = |at: f64, room: f64| at >= EDGE && at <= room - EDGE;
        inside(x, self.room.width) && inside(y, self.room.height)
    }

    /// The viewport.
    fn viewpoint(&self) -> Viewpoint {
        (self.view.scale, self.view.unit(self.frame, (self.room.width / 2.0, self.room.height / 2.0)))
    }

    /// The same window with another viewport; no smaller than the whole dungeon.
    fn at(&self, (scale, middle): Viewpoint) -> Sight {
        let scale = scale.max(View::fit(self.frame, self.room).scale);
        Sight { view: View { scale, ..self.view }.centred(self.frame, self.room, middle), ..*self }
    }

    /// The window after a decision: with the viewport of the player, but around `home`, where the decision was carried out, if that is
    /// out of view.
    fn after(&self, (scale, middle): Viewpoint, home: Point) -> Sight {
        let back = self.at((scale, middle));
        if back.shows(home) { back } else { self.at((scale, home)) }
    }

    /// Where the viewport goes to show some places together: at the same scale if they fit into the window, else so that they just
    /// fit.
    fn together(&self, places: &[Rect]) -> Option<Viewpoint> {
        let all = places.iter().copied().reduce(|one, other| one.union(&other))?.grown(MARGIN);
        let most = (self.room.width / all.width).min(self.room.height / all.height);
        Some((self.view.scale.min(most), all.middle()))
    }
}

/// Where the viewport goes for a decision; `None` if it stays where it is.
fn next(sight: &Sight, subject: &Subject, home: Point) -> Option<Viewpoint> {
    let bounds = |spaces: Spaces| -> Vec<Rect> {
        with_plan(|plan| spaces.iter().filter_map(|at| plan.boxes.get(at.index()).copied()).collect())
    };
    let places = bounds(subject.places);
    let shown = places.iter().filter(|place| sight.shows(place.middle())).count();
    if shown == places.len() || (shown > 0 && !subject.far_apart) {
        return None;
    }
    if subject.all_over {
        return Some((sight.view.scale, home));
    }
    sight.together(&bounds(subject.figure.map_or(subject.places, |at| subject.places | Spaces::one(at))))
}

/// The viewport of the player, while a decision has another one.
#[derive(Clone, Copy)]
struct Kept {
    viewpoint: Viewpoint,
    /// The number of times that the board had been moved or zoomed when the decision got its viewport.
    touches: u32,
}

/// What the viewport is to show.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    /// The number of plies so far.
    plies: usize,
    /// Whether players elsewhere act, computers or people: their moves may be anywhere.
    others: bool,
    /// What the decision of the person at the screen is about.
    subject: Option<Subject>,
}

impl Wanted {
    /// What is to be shown now. Tracked.
    fn now(session: Session) -> Wanted {
        let control = session.input_control().get();
        let choices = control.free().then(|| act::choices(session));
        Wanted {
            plies: session.table().with(|table| table.log().len()),
            others: matches!(control, InputControl::Computer(_) | InputControl::Remote(_)),
            subject: choices.and_then(|choices| subject(&choices)),
        }
    }
}

/// Moves the viewport when a decision begins of which it shows no place, and back after the decision. While others act, all of the
/// dungeon is shown. A player who moves the board in between keeps that viewport.
pub(super) fn follow(session: Session, window: Window) {
    let wanted = Memo::new(move |_| Wanted::now(session));
    let kept = StoredValue::new(None::<Kept>);
    Effect::new(move |before: Option<Option<(Wanted, f64)>>| {
        let room = window.room.get();
        let now = Some(wanted.get()).filter(|_| room.width > 0.0)?;
        let before = before.flatten();
        // A phone that is turned has another window.
        let turned = before.is_some_and(|(_, width)| width != room.width);
        let before = before.map(|(before, _)| before);
        let shown = Some((now, room.width));
        if before == Some(now) && !turned {
            return shown;
        }
        let home = dungeon::home(session);
        let seen = Sight { frame: window.frame, room, view: window.view.get_untracked() };
        let own = kept.get_value().filter(|kept| kept.touches == window.touches());
        if now.others {
            // Only when they begin: the board does not move with each of their moves.
            if (turned || !before.is_some_and(|before| before.others)) && !seen.view.is_fit(seen.frame, room)
            {
                let viewpoint = own.map_or(seen.viewpoint(), |own| own.viewpoint);
                go(window, Sight { view: View::fit(seen.frame, room), ..seen });
                kept.set_value(Some(Kept { viewpoint, touches: window.touches() }));
            }
            return shown;
        }
        let subject = now.subject;
        let decided = before.is_some_and(|before| before.plies != now.plies);
        let back = own.filter(|_| decided).map(|own| seen.after(own.viewpoint, home));
        let sight = back.unwrap_or(seen);
        match subject.and_then(|subject| next(&sight, &subject, home)) {
            Some(to) => {
                go(window, sight.at(to));
                let viewpoint = own.filter(|_| !decided).map_or(sight.viewpoint(), |own| own.viewpoint);
                kept.set_value(Some(Kept { viewpoint, touches: window.touches() }));
            }
            None => {
                if let Some(back) = back {
                    go(window, back);
                    kept.set_value(None);
                }
            }
        }
        shown
    });
}

/// Shows the dungeon so. Counts as moved by the player: the viewport outlasts a change of the window.
fn go(window: Window, sight: Sight) {
    window.hold();
    window.view.set(sight.view);
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::space;
    use moot_table_ui::board::view::ROOMS;

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
    fn the_viewport_stays_while_it_shows_a_place() {
        let home = (0.0, 0.0);
        let near = around('N');
        assert_eq!(next(&near, &steps('N'), home), None);
        let whole = sight(|frame| View::fit(frame, PHONE));
        assert_eq!(next(&whole, &steps('N'), home), None, "the whole dungeon shows them");
        let low = Sight { room: Size { height: 200.0, ..PHONE }, ..whole };
        let low = Sight { view: View::fit(low.frame, low.room), ..low };
        assert_eq!(next(&low, &steps('N'), home), None, "small ones are zoomed by the player alone");
    }

    #[test]
    fn places_out_of_view_are_shown_together_with_the_figure() {
        let far = around('g');
        let to = next(&far, &steps('A'), (0.0, 0.0)).expect("a move");
        assert!(to.0 <= far.view.scale);
        let then = far.at(to);
        for at in (steps('A').places | Spaces::one(space('A'))).iter() {
            let place = with_plan(|plan| plan.boxes[at.index()]);
            assert!(then.shows(place.middle()), "{at}");
        }
        assert_eq!(next(&then, &steps('A'), (0.0, 0.0)), None, "the next decision there moves nothing");
    }

    #[test]
    fn staircases_are_shown_all_at_once() {
        let subject = Subject { places: STAIRCASES, figure: None, all_over: false, far_apart: true };
        let near = around('1');
        let then = near.at(next(&near, &subject, (0.0, 0.0)).expect("a move"));
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

    #[test]
    fn after_a_decision_the_scale_is_that_of_the_player() {
        let near = around('1');
        let whole = Sight { view: View::fit(near.frame, PHONE), ..near };
        let middle = |at: char| with_plan(|plan| plan.middle(space(at).index()));
        let back = whole.after(near.viewpoint(), middle('1'));
        assert_eq!(back.view, near.view);
        let moved = whole.after(near.viewpoint(), middle('4'));
        assert!(moved.view.scale == near.view.scale && moved.shows(middle('4')) && !near.shows(middle('4')));
    }
}
