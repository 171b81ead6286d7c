//! Drags a tile of a display onto the network.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use moot_table_ui::board::gesture::{Gesture, Pointers};
use trolls_and_princesses::Tile;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::act;
use crate::marker::Session;

/// A pointer handler without a type of its own: the page is compiled for each type.
type Handler = Box<dyn FnMut(PointerEvent)>;

/// The pointers that are down on a tile of a display.
#[derive(Clone, Copy)]
pub(super) struct TileDrag {
    session: Session,
    tile: Tile,
    pointers: StoredValue<Pointers>,
}

impl TileDrag {
    pub(super) fn new(session: Session, tile: Tile) -> TileDrag {
        TileDrag { session, tile, pointers: StoredValue::new(Pointers::default()) }
    }

    /// The pointer handlers of a tile; `can` is whether it can be taken. On a phone the display is folded away while a place is
    /// chosen, so a tile is dragged on larger tables only.
    pub(super) fn handlers(self, can: impl Fn() -> bool + 'static) -> impl leptos::attr::Attribute {
        let down: Handler = Box::new(move |ev| {
            let on_table = button(&ev).and_then(|button| button.closest(".table").ok().flatten()).is_some();
            if ev.button() == 0 && on_table && can() {
                self.pointers.update_value(|pointers| pointers.down(ev.pointer_id(), place(&ev)));
            }
        });
        let [end, cancel] = [0; 2].map(|_| -> Handler { Box::new(move |ev| self.let_go(&ev)) });
        let moved: Handler = Box::new(move |ev| self.moved(&ev));
        view! {
            <{..} on:pointerdown=down on:pointermove=moved on:pointerup=end on:pointercancel=cancel/>
        }
    }

    fn moved(self, ev: &PointerEvent) {
        let was = self.pointers.with_value(Pointers::moving);
        let gesture = self.pointers.try_update_value(|pointers| pointers.to(ev.pointer_id(), place(ev)));
        if let Some(Gesture::Drag { .. }) = gesture {
            if !was && let Some(button) = button(ev) {
                // A pointer that no longer exists cannot be captured.
                let _ = button.set_pointer_capture(ev.pointer_id());
                act::take_tile(self.session, self.tile);
            }
            self.session.selection().own().carry(Some(place(ev)));
        }
    }

    fn let_go(self, ev: &PointerEvent) {
        self.pointers.update_value(|pointers| pointers.lose(ev.pointer_id()));
        self.session.selection().own().carry(None);
    }

    /// Whether a click only ends a drag.
    pub(super) fn has_ended(self, click: &MouseEvent) -> bool {
        !act::by_key(click) && self.pointers.with_value(Pointers::moving)
    }
}

fn button(ev: &PointerEvent) -> Option<Element> {
    ev.current_target()?.dyn_into().ok()
}

/// The position of a pointer in the window.
fn place(ev: &PointerEvent) -> (f64, f64) {
    (ev.client_x().into(), ev.client_y().into())
}
