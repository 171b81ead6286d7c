//! Cards that a pointer carries from a panel to the dungeon. A press on a card selects it; a drag selects it too, and then does on the
//! board what dragging a figure does. A finger carries a card that it drags towards the board; in other directions it scrolls the
//! panels, in those that `touch-action` of the style sheet leaves to the browser.

use std::cell::Cell;

use cave_troll::{Card, Phase, Space};
use leptos::attr::Attribute;
use leptos::ev::{self, MouseEvent, PointerEvent};
use leptos::prelude::*;
use moot_art::Rect;
use moot_core::Seat;
use wasm_bindgen::JsCast;

use crate::art::FloorPlan;
use crate::board::skin::with_plan;
use crate::board::{act, paint};
use crate::game::Pick;
use crate::marker::Session;
use moot_table_ui::board::fling;
use moot_table_ui::board::gesture::Point;

/// The distance in pixels up to which a moving pointer presses a card and does not drag it.
const SLACK: f64 = 7.0;

/// A card on which a pointer went down.
#[derive(Clone, Copy)]
struct Carried {
    /// The card.
    card: Card,
    /// Where, in pixels of the window.
    from: Point,
    /// Whether the pointer is a mouse, which scrolls nothing and does not slip.
    mouse: bool,
    /// Whether it has been dragged. It stays so up to the click that browsers send when the button goes up, which is no press.
    moved: bool,
}

thread_local! {
    /// The card under the only mouse or the first finger.
    static CARRIED: Cell<Option<Carried>> = const { Cell::new(None) };
    /// What follows the pointer. These are listeners of the window, because the tray renews its buttons while a card is dragged.
    static FOLLOWED: Cell<Vec<WindowListenerHandle>> = const { Cell::new(Vec::new()) };
}

/// Whether a player has to play a card now, at this screen. Tracked.
pub(super) fn is_open(session: Session, seat: Seat) -> bool {
    session.input_control().get().free()
        && session.state().with(|state| state.phase == Phase::Play && state.asked() == seat)
}

/// The handlers of a card of a player's hand. `again` is the selection after a press on the selected card.
pub(super) fn card(session: Session, seat: Seat, card: Card, again: Pick) -> impl Attribute {
    let held = Pick::card(card);
    let down = move |ev: PointerEvent| {
        let takes = ev.button() == 0 && ev.is_primary() && untrack(|| is_open(session, seat));
        let mouse = ev.pointer_type() == "mouse";
        CARRIED.set(takes.then(|| Carried { card, from: place(&ev), mouse, moved: false }));
        if takes {
            fling::watch(&ev);
            capture(&ev);
            follow(session, held);
        }
    };
    let click = move |ev: MouseEvent| {
        let dragged = CARRIED.get().is_some_and(|carried| carried.card == card && carried.moved);
        // A key and a screen reader click without a pointer.
        if (ev.detail() == 0 || !dragged) && untrack(|| is_open(session, seat)) {
            let same = session.selection().pick().get_untracked().card == Some(card);
            act::select(session, if same { again } else { held });
        }
    };
    view! { <{..} on:pointerdown=down on:click=click/> }
}

/// Follows the pointer from the card on, wherever it goes, until its button goes up.
fn follow(session: Session, held: Pick) {
    unfollow();
    let moved = move |ev: PointerEvent| {
        let Some(carried) = CARRIED.get().filter(|_| ev.is_primary() && ev.buttons() != 0) else { return };
        let at = place(&ev);
        if !carried.moved {
            let by = (at.0 - carried.from.0, at.1 - carried.from.1);
            if by.0.hypot(by.1) < SLACK {
                return;
            }
            if !carried.mouse && !field().is_some_and(|field| leads_to(bounds(&field), carried.from, by)) {
                CARRIED.set(None);
                return;
            }
            CARRIED.set(Some(Carried { moved: true, ..carried }));
            fling::prevent();
        }
        act::drag(session, held, under(at));
    };
    let up = move |ev: PointerEvent| {
        if !ev.is_primary() {
            return;
        }
        unfollow();
        if let Some(carried) = CARRIED.get().filter(|carried| carried.moved) {
            act::drop_at(session, held, under(place(&ev)), carried.mouse);
        }
    };
    // The browser scrolls with the finger.
    let lost = move |ev: PointerEvent| {
        if !ev.is_primary() {
            return;
        }
        unfollow();
        if CARRIED.take().is_some_and(|carried| carried.moved) {
            act::drag(session, held, None);
        }
    };
    FOLLOWED.set(vec![
        window_event_listener(ev::pointermove, moved),
        window_event_listener(ev::pointerup, up),
        window_event_listener(ev::pointercancel, lost),
    ]);
}

/// Follows the pointer no longer.
fn unfollow() {
    FOLLOWED.take().into_iter().for_each(WindowListenerHandle::remove);
}

/// The position of a pointer, in pixels of the window.
fn place(ev: &PointerEvent) -> Point {
    (ev.client_x().into(), ev.client_y().into())
}

/// Lets the card get the events of its pointer, so that nothing else reacts to them while the card is there.
fn capture(ev: &PointerEvent) {
    if let Some(card) = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // A pointer that no longer exists cannot be captured.
        let _ = card.set_pointer_capture(ev.pointer_id());
    }
}

/// The viewport of the dungeon.
fn field() -> Option<web_sys::Element> {
    document().query_selector(".cavern > .field").ok().flatten()
}

/// The bounds of an element, in pixels of the window.
fn bounds(of: &web_sys::Element) -> Rect<f64> {
    let found = of.get_bounding_client_rect();
    Rect::new(found.left(), found.top(), found.width(), found.height())
}

/// Whether a movement leads from a point mostly towards the nearest point of a rectangle.
fn leads_to(to: Rect<f64>, from: Point, by: Point) -> bool {
    let near = |at: f64, first: f64, last: f64| at.clamp(first, last.max(first)) - at;
    let (x, y) = (near(from.0, to.x, to.right()), near(from.1, to.y, to.bottom()));
    let along = by.0 * x + by.1 * y;
    // At most an eighth of a circle to either side.
    along > 0.0 && along * along * 2.0 >= (x * x + y * y) * (by.0 * by.0 + by.1 * by.1)
}

/// The space of the dungeon under a point of the window, if nothing covers it there.
fn under(at: Point) -> Option<Space> {
    let hit = document().element_from_point(at.0 as f32, at.1 as f32)?;
    let field = hit.closest(".cavern > .field").ok().flatten()?;
    let picture = bounds(&field.query_selector("svg.board").ok().flatten()?);
    paint::space_at(unit(picture, with_plan(FloorPlan::frame).to_f64(), at))
}

/// A point of the window in units of a picture, which shows `frame` and lies at `picture` in the window.
fn unit(picture: Rect<f64>, frame: Rect<f64>, (x, y): Point) -> Point {
    let scale = frame.width / picture.width.max(1.0);
    (frame.x + (x - picture.x) * scale, frame.y + (y - picture.y) * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_window_is_found_in_the_picture() {
        let frame = with_plan(FloorPlan::frame).to_f64();
        let picture = Rect::new(300.0, 90.0, frame.width / 2.0, frame.height / 2.0);
        for space in Space::all() {
            let middle = with_plan(|plan| plan.middle(space.index()));
            let at = (300.0 + (middle.0 - frame.x) / 2.0, 90.0 + (middle.1 - frame.y) / 2.0);
            assert_eq!(paint::space_at(unit(picture, frame, at)), Some(space));
        }
        assert_eq!(paint::space_at(unit(picture, frame, (301.0, 91.0))), None, "the rock around the dungeon");
    }

    #[test]
    fn a_finger_carries_towards_the_board_only() {
        let above = Rect::new(0.0, 90.0, 390.0, 400.0);
        let card = (120.0, 560.0);
        assert!(leads_to(above, card, (2.0, -9.0)) && leads_to(above, card, (-8.0, -9.0)));
        for scrolls in [(9.0, -2.0), (-9.0, 1.0), (0.0, 9.0), (9.0, -8.0)] {
            assert!(!leads_to(above, card, scrolls), "{scrolls:?}");
        }
        let beside = Rect::new(0.0, 0.0, 520.0, 390.0);
        let card = (600.0, 300.0);
        assert!(leads_to(beside, card, (-9.0, -3.0)));
        assert!(!leads_to(beside, card, (-2.0, -9.0)) && !leads_to(beside, card, (9.0, 0.0)));
        assert!(!leads_to(beside, (100.0, 100.0), (9.0, 0.0)), "it is over the board already");
    }
}
