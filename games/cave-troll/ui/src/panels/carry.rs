//! Cards that the mouse carries from a panel to the dungeon. A press on a card selects it; a drag selects it too, and then does on the
//! board what dragging a figure does. A finger scrolls the panels, so that it presses only.

use std::cell::Cell;

use cave_troll::{Card, Phase, Space};
use leptos::attr::Attribute;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use moot_art::Rect;
use moot_core::Seat;
use wasm_bindgen::JsCast;

use crate::art::FloorPlan;
use crate::board::skin::with_plan;
use crate::board::{act, paint};
use crate::game::Pick;
use crate::marker::Session;
use moot_table_ui::board::gesture::Point;

/// The distance in pixels up to which a moving mouse presses a card and does not drag it.
const SLACK: f64 = 7.0;

/// A card on which the mouse button went down.
#[derive(Clone, Copy)]
struct Carried {
    /// The card.
    card: Card,
    /// Where, in pixels of the window.
    from: Point,
    /// Whether it has been dragged. It stays so up to the click that browsers send when the button goes up, which is no press.
    moved: bool,
}

thread_local! {
    /// The card under the only mouse. The tray renews its buttons, and what belongs to them, while a card is dragged.
    static CARRIED: Cell<Option<Carried>> = const { Cell::new(None) };
}

/// Whether a player has to play a card now, at this screen. Tracked.
pub(super) fn is_open(session: Session, seat: Seat) -> bool {
    session.input_control().get().free()
        && session.state().with(|state| state.phase == Phase::Play && state.asked() == seat)
}

/// The handlers of a card of a player's hand. `again` is the selection after a press on the selected card.
pub(super) fn card(session: Session, seat: Seat, card: Card, again: Pick) -> impl Attribute {
    let held = Pick::card(card);
    let carried = move || CARRIED.get().filter(|carried| carried.card == card);
    let dragged = move || carried().is_some_and(|carried| carried.moved);
    let down = move |ev: PointerEvent| {
        let takes = ev.button() == 0 && ev.pointer_type() == "mouse" && untrack(|| is_open(session, seat));
        CARRIED.set(takes.then(|| Carried { card, from: place(&ev), moved: false }));
    };
    let moved = move |ev: PointerEvent| {
        let Some(carried) = carried().filter(|_| ev.buttons() != 0) else { return };
        let at = place(&ev);
        if !carried.moved {
            if (at.0 - carried.from.0).hypot(at.1 - carried.from.1) < SLACK {
                return;
            }
            capture(&ev);
            CARRIED.set(Some(Carried { moved: true, ..carried }));
        }
        act::drag(session, held, under(at));
    };
    let up = move |ev: PointerEvent| {
        if dragged() {
            act::drop_at(session, held, under(place(&ev)), true);
        }
    };
    let click = move |ev: MouseEvent| {
        // A key and a screen reader click without a pointer.
        if (ev.detail() == 0 || !dragged()) && untrack(|| is_open(session, seat)) {
            let same = session.selection().pick().get_untracked().card == Some(card);
            act::select(session, if same { again } else { held });
        }
    };
    view! { <{..} on:pointerdown=down on:pointermove=moved on:pointerup=up on:click=click/> }
}

/// The position of a pointer, in pixels of the window.
fn place(ev: &PointerEvent) -> Point {
    (ev.client_x().into(), ev.client_y().into())
}

/// Lets the card get the events of its pointer everywhere.
fn capture(ev: &PointerEvent) {
    if let Some(card) = ev.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // A pointer that no longer exists cannot be captured.
        let _ = card.set_pointer_capture(ev.pointer_id());
    }
}

/// The space of the dungeon under a point of the window, if nothing covers it there.
fn under(at: Point) -> Option<Space> {
    let hit = document().element_from_point(at.0 as f32, at.1 as f32)?;
    let field = hit.closest(".cavern > .field").ok().flatten()?;
    let picture = field.query_selector("svg.board").ok().flatten()?.get_bounding_client_rect();
    let picture = Rect::new(picture.left(), picture.top(), picture.width(), picture.height());
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
}
