//! Enlarges a small card on a long press; the click that ends the press is not a choice.

use core::time::Duration;

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

const LONG: Duration = Duration::from_millis(420);

/// The state of a card that a long press enlarges.
#[derive(Clone, Copy)]
pub(crate) struct Grow {
    /// Whether the card is enlarged.
    pub grown: RwSignal<bool>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Whether a long press has just ended.
    ended: StoredValue<bool>,
}

impl Grow {
    pub(crate) fn new() -> Grow {
        Grow { grown: RwSignal::new(false), waiting: StoredValue::new(None), ended: StoredValue::new(false) }
    }

    /// Handles a touch or pen press; a mouse uses hover instead.
    pub(crate) fn down(self, event: &PointerEvent) {
        self.ended.set_value(false);
        if event.pointer_type() == "mouse" {
            return;
        }
        let timer = set_timeout_with_handle(
            move || {
                // The card may have been removed during the press.
                let _ = self.grown.try_set(true);
            },
            LONG,
        );
        // Without a timer the card stays small, and everything else works.
        self.waiting.set_value(timer.ok());
    }

    /// Handles the end or loss of the press.
    pub(crate) fn up(self) {
        if let Some(timer) = self.waiting.get_value() {
            timer.clear();
        }
        self.waiting.set_value(None);
        if self.grown.get_untracked() {
            self.ended.set_value(true);
            self.grown.set(false);
        }
    }

    /// Whether to ignore a click because it ends a long press.
    pub(crate) fn swallows_click(self) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        ended
    }

    /// Suppresses the browser's context menu on a long press.
    pub(crate) fn menu(self, event: &MouseEvent) {
        if self.waiting.get_value().is_some() || self.grown.get_untracked() {
            event.prevent_default();
        }
    }
}
