//! The live table of a session: its devices, and what is shown of them.

use std::rc::Rc;

use leptos::prelude::*;

use super::devices::{Devices, LiveRole, Presence, UndoQuestion, Waits};

/// The handle of the devices, which the session stores.
type Handle<A> = Rc<dyn Devices<A>>;

/// The live table of a session: its devices, and what is shown of them.
pub(super) struct LiveTable<A: 'static> {
    devices: StoredValue<Option<Handle<A>>, LocalStorage>,
    pub(super) role: RwSignal<Option<LiveRole>>,
    pub(super) presence: RwSignal<Vec<Presence>>,
    pub(super) question: RwSignal<Option<UndoQuestion>>,
    pub(super) waits: RwSignal<Option<Waits>>,
    pub(super) inviting: RwSignal<bool>,
}

impl<A> Clone for LiveTable<A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for LiveTable<A> {}

impl<A: 'static> LiveTable<A> {
    /// Play at one screen.
    pub(super) fn none() -> LiveTable<A> {
        LiveTable {
            devices: StoredValue::new_local(None),
            role: RwSignal::new(None),
            presence: RwSignal::new(Vec::new()),
            question: RwSignal::new(None),
            waits: RwSignal::new(None),
            inviting: RwSignal::new(false),
        }
    }

    /// The devices; `None` at one screen.
    pub(super) fn devices(self) -> Option<Handle<A>> {
        self.devices.get_value()
    }

    /// Joins a live table.
    pub(super) fn join(self, devices: Handle<A>, role: LiveRole) {
        self.devices.set_value(Some(devices));
        self.role.set(Some(role));
    }

    /// Goes back to play at one screen. The devices are dropped, which closes their connections.
    pub(super) fn leave(self) {
        // Not `set_value`: shared with `join`, it would know the only type of devices there is, and pull live play into the table.
        self.devices.update_value(|devices| drop(devices.take()));
        self.role.set(None);
        self.presence.set(Vec::new());
        self.question.set(None);
        self.waits.set(None);
        self.inviting.set(false);
    }
}
