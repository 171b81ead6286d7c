//! Carrying a tile out of the tray: a press on it that moves onto the mountain lays its preview under the pointer, and the preview
//! follows the pointer until it is released. A press that stays in the tray selects the tile, as ever.

use leptos::attr::Attribute;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use moot_art::Rect;
use moot_table_ui::board::fling;
use moot_table_ui::board::view::{Frame, View};
use mountain_king::Square;
use mountain_king::tables::Board;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::board::act;
use crate::board::skin;
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::pane;

/// A tile that a pointer has been pressed on.
#[derive(Clone, Copy)]
struct Carried {
    /// The pointer.
    pointer: i32,
    /// The selection of the tile.
    tile: Pick,
    /// Says why the tile cannot be taken; `None` if it can.
    refuse: Option<Callback<()>>,
    /// Whether the pointer has left the tray.
    out: bool,
    /// What was selected before the tile came over the mountain; `None` as long as it has not.
    before: Option<Pick>,
    /// The square under the pointer.
    over: Option<Square>,
}

/// The tile that is carried out of a tray, if there is one.
#[derive(Clone, Copy)]
pub(super) struct Carry(StoredValue<Option<Carried>>);

impl Carry {
    pub(super) fn new() -> Carry {
        Carry(StoredValue::new(None))
    }

    /// Handles a press on a tile, which is carried if it moves away, or refused there.
    pub(super) fn down(self, ev: &PointerEvent, tile: Pick, refuse: Option<Callback<()>>) {
        if ev.button() == 0 && ev.is_primary() {
            let pointer = ev.pointer_id();
            fling::watch(ev);
            // The style sheet leaves the browser nothing to scroll with a tile. A browser that has begun to move something does not let
            // later movements be cancelled.
            fling::prevent();
            self.0.set_value(Some(Carried { pointer, tile, refuse, out: false, before: None, over: None }));
        }
    }

    /// The tile that this pointer carries.
    fn by(self, ev: &PointerEvent) -> Option<Carried> {
        self.0.get_value().filter(|carried| carried.pointer == ev.pointer_id())
    }

    /// The handlers of the tray. It captures the pointer as soon as that leaves it, because the tile itself may be hidden once it is
    /// in hand.
    pub(super) fn handlers(self, session: Session) -> impl Attribute {
        let board = session.setup().board();
        let frame = skin::mountain(board).frame();
        let moved = move |ev: PointerEvent| {
            let Some(mut carried) = self.by(&ev) else { return };
            let Some(tray) = target(&ev) else { return };
            // The release was lost, for instance over a menu of the browser.
            if ev.buttons() == 0 {
                return self.0.set_value(None);
            }
            if !carried.out && bounds(&tray).contains(at(&ev)) {
                return;
            }
            if !carried.out {
                carried.out = true;
                // A pointer that no longer exists cannot be captured.
                let _ = tray.set_pointer_capture(ev.pointer_id());
                if let Some(refuse) = carried.refuse {
                    refuse.run(());
                }
            }
            if carried.refuse.is_some() {
                return self.0.set_value(Some(carried));
            }
            let over = beneath(&ev, frame, board).or(carried.over);
            if let Some(square) = over.filter(|_| over != carried.over) {
                if carried.before.is_none() {
                    carried.before = Some(session.selection().pick().get_untracked());
                    pane::leave_horde();
                }
                act::lay(session, carried.tile, square);
            }
            self.0.set_value(Some(Carried { over, ..carried }));
        };
        let up = move |ev: PointerEvent| {
            if self.by(&ev).is_some() {
                self.0.set_value(None);
            }
        };
        let lost = move |ev: PointerEvent| {
            if let Some(carried) = self.by(&ev) {
                self.0.set_value(None);
                if let Some(before) = carried.before {
                    act::put_back(session, before);
                }
            }
        };
        // The browser gives a finger to what it has pressed, which loses it when the tray captures it.
        let released = move |ev: PointerEvent| {
            if ev.target() == ev.current_target() {
                lost(ev);
            }
        };
        view! {
            <{..}
                on:pointermove=moved
                on:pointerleave=moved
                on:pointerup=up
                on:pointercancel=lost
                on:lostpointercapture=released
            />
        }
    }
}

/// The element of the handlers.
fn target(ev: &PointerEvent) -> Option<Element> {
    ev.current_target()?.dyn_into().ok()
}

/// The position of a pointer in the window.
fn at(ev: &PointerEvent) -> (f64, f64) {
    (ev.client_x().into(), ev.client_y().into())
}

fn bounds(of: &Element) -> Rect {
    let seen = of.get_bounding_client_rect();
    Rect::new(seen.left(), seen.top(), seen.width(), seen.height())
}

/// The square of the mountain under a pointer; `None` where the mountain is not visible.
fn beneath(ev: &PointerEvent, frame: Frame, board: &Board) -> Option<Square> {
    let field = document().query_selector(".mountain > .field").ok().flatten()?;
    let picture = field.query_selector("svg.board").ok().flatten()?;
    square(at(ev), bounds(&field), bounds(&picture), frame, board)
}

/// The square of the board at a point, if the point is in the field. `picture` are the bounds of the whole picture, which has that
/// `frame`; all in pixels of the window.
fn square(at: (f64, f64), field: Rect, picture: Rect, frame: Frame, board: &Board) -> Option<Square> {
    let view = View { scale: picture.width / f64::from(frame.width), x: picture.x, y: picture.y };
    let (x, y) = view.square(frame, at);
    let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
    (field.contains(at) && x < board.width && y < board.height).then(|| Square::at(x, y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_table_ui::board::view::CELL;
    use mountain_king::tables::{AUTUMN, WINTER};

    #[test]
    fn a_pointer_in_the_field_means_the_square_under_it() {
        for board in [&WINTER, &AUTUMN] {
            let frame = skin::mountain(board).frame();
            // Half the size, with its left upper corner out of the field.
            let all = frame.to_f64();
            let picture = Rect::new(40.0, -60.0, all.width / 2.0, all.height / 2.0);
            let field = Rect::new(100.0, 0.0, 300.0, 200.0);
            let place = |at: Square| {
                let middle =
                    |n: u8, first: f64, from: f64| from + ((f64::from(n) + 0.5) * CELL - first) / 2.0;
                (middle(at.column(), all.x, picture.x), middle(at.row(), all.y, picture.y))
            };
            let mut seen = 0;
            for at in board.diggable.iter() {
                let inside = field.contains(place(at));
                assert_eq!(square(place(at), field, picture, frame, board), inside.then_some(at));
                seen += usize::from(inside);
            }
            assert!(seen > 20, "{seen}");
            assert_eq!(square((399.0, -1.0), field, picture, frame, board), None);
            let far = Rect::new(0.0, 0.0, 5000.0, 5000.0);
            assert_eq!(square((4000.0, 100.0), far, picture, frame, board), None, "beside the board");
        }
    }
}
