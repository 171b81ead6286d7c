//! The browser's side of the pool: workers as the browser has them.

use std::collections::BTreeMap;
use std::rc::Weak;

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker};

use super::pool::HelperId;
use super::room::RoomCell;

/// The workers that have been started.
#[derive(Default)]
pub(super) struct Port {
    links: BTreeMap<HelperId, Link>,
}

/// A worker, with those who listen to it.
struct Link {
    worker: Worker,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(ErrorEvent)>,
    _garbled: Closure<dyn FnMut(MessageEvent)>,
}

impl Port {
    /// Starts a worker that runs the script at `address`.
    ///
    /// # Errors
    /// What the browser has against it.
    pub(super) fn start(
        &mut self,
        helper: HelperId,
        address: &str,
        room: &Weak<RoomCell>,
    ) -> Result<(), String> {
        let worker = Worker::new(address).map_err(|why| said(&why))?;
        let to = room.clone();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(room) = to.upgrade() else { return };
            match message.data().dyn_into::<Uint8Array>() {
                Ok(bytes) => room.change(|pool, now| pool.hear(helper, &bytes.to_vec(), now)),
                Err(_) => room.change(|pool, now| pool.died(helper, "it spoke in no known form", now)),
            }
        });
        let to = room.clone();
        let error = Closure::<dyn FnMut(ErrorEvent)>::new(move |error: ErrorEvent| {
            let Some(room) = to.upgrade() else { return };
            // A script that cannot be loaded is an event without a message.
            let why = js_sys::Reflect::get(&error, &"message".into()).ok().and_then(|why| why.as_string());
            let why = why.filter(|why| !why.is_empty()).unwrap_or_else(|| "it did not load".to_owned());
            room.change(|pool, now| pool.died(helper, &why, now));
        });
        let to = room.clone();
        let garbled = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            let Some(room) = to.upgrade() else { return };
            room.change(|pool, now| pool.died(helper, "its message was lost", now));
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(garbled.as_ref().unchecked_ref()));
        self.links.insert(helper, Link { worker, _message: message, _error: error, _garbled: garbled });
        Ok(())
    }

    /// Sends a worker a message.
    ///
    /// # Errors
    /// What the browser has against it.
    pub(super) fn post(&self, helper: HelperId, bytes: &[u8]) -> Result<(), String> {
        let link = self.links.get(&helper).ok_or("there is no such worker")?;
        link.worker.post_message(&Uint8Array::from(bytes)).map_err(|why| said(&why))
    }

    /// Ends a worker, whatever it is doing.
    pub(super) fn kill(&mut self, helper: HelperId) {
        if let Some(link) = self.links.remove(&helper) {
            link.hang_up();
            // One of its listeners may be what led here: they go once it has returned.
            spawn_local(async move { drop(link) });
        }
    }
}

impl Link {
    fn hang_up(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.hang_up();
    }
}

/// What a thrown value says.
fn said(why: &JsValue) -> String {
    why.dyn_ref::<js_sys::Error>()
        .map(|why| String::from(why.message()))
        .or_else(|| why.as_string())
        .unwrap_or_else(|| "it cannot be started".to_owned())
}
