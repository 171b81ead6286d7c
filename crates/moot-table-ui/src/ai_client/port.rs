//! The browser side of helpers: workers, or the program on the page.

use core::fmt;
use std::rc::Weak;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use moot_worker::Order;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ErrorEvent, HtmlScriptElement, MessageChannel, MessageEvent, MessagePort, Worker, WorkerOptions,
};

use super::pool::{HelperId, Place};
use super::pool_host::PoolHost;

/// The global variable in which the script stores the promise of the players' program on the page.
const PLAYERS: &str = "trollmootPlayers";

/// The attribute of the script's element that names the game; a worker has the game as its name.
const GAME: &str = "data-game";

/// Why a helper cannot be started or reached.
#[derive(Debug)]
pub(super) enum PortError {
    /// The helper is not running.
    NotRunning,
    /// The browser's error message.
    Browser(String),
}

impl fmt::Display for PortError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PortError::NotRunning => f.write_str("there is no such helper"),
            PortError::Browser(message) => f.write_str(message),
        }
    }
}

/// The helpers that have been started.
#[derive(Default)]
pub(super) struct Port {
    links: Vec<(HelperId, Link)>,
}

/// A helper, with its event listeners.
struct Link {
    channel: Channel,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _garbled: Closure<dyn FnMut(MessageEvent)>,
    _error: Closure<dyn FnMut(ErrorEvent)>,
}

/// The message channel to a helper.
enum Channel {
    Worker(Worker),
    Page(MessagePort),
}

impl Port {
    /// Starts a helper that runs the script at `address`, for a game of this name.
    ///
    /// # Errors
    /// The browser's error message.
    pub(super) fn start(
        &mut self,
        helper: HelperId,
        place: Place,
        address: &str,
        game: &str,
        host: &Weak<PoolHost>,
    ) -> Result<(), PortError> {
        let to = host.clone();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(host) = to.upgrade() else { return };
            match message.data().dyn_into::<Uint8Array>() {
                Ok(bytes) => host.change(|pool, now| pool.hear(helper, &bytes.to_vec(), now)),
                Err(_) => host.change(|pool, now| pool.died(helper, "it spoke in no known form", now)),
            }
        });
        let to = host.clone();
        let garbled = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            let Some(host) = to.upgrade() else { return };
            host.change(|pool, now| pool.died(helper, "its message was lost", now));
        });
        let to = host.clone();
        let error = Closure::<dyn FnMut(ErrorEvent)>::new(move |error: ErrorEvent| {
            let Some(host) = to.upgrade() else { return };
            // A script that cannot be loaded fires an event without a message.
            let why = Reflect::get(&error, &"message".into()).ok().and_then(|why| why.as_string());
            let why = why.filter(|why| !why.is_empty()).unwrap_or_else(|| NOT_LOADED.to_owned());
            host.change(|pool, now| pool.died(helper, &why, now));
        });
        let (hears, misses) = (message.as_ref().unchecked_ref(), garbled.as_ref().unchecked_ref());
        let channel = match place {
            Place::Worker => {
                let options = WorkerOptions::new();
                options.set_name(game);
                let worker = Worker::new_with_options(address, &options).map_err(|why| refused(&why))?;
                worker.set_onmessage(Some(hears));
                worker.set_onmessageerror(Some(misses));
                worker.set_onerror(Some(error.as_ref().unchecked_ref()));
                Channel::Worker(worker)
            }
            Place::Page => {
                let channel = MessageChannel::new().map_err(|why| refused(&why))?;
                let (mine, theirs) = (channel.port1(), channel.port2());
                mine.set_onmessage(Some(hears));
                mine.set_onmessageerror(Some(misses));
                let (address, game, to) = (address.to_owned(), game.to_owned(), host.clone());
                spawn_local(async move {
                    let Err(why) = seat(&address, &game, &theirs).await else { return };
                    if let Some(host) = to.upgrade() {
                        host.change(|pool, now| pool.died(helper, &said(&why), now));
                    }
                });
                Channel::Page(mine)
            }
        };
        self.links.push((helper, Link { channel, _message: message, _garbled: garbled, _error: error }));
        Ok(())
    }

    /// Sends a helper a message.
    ///
    /// # Errors
    /// The helper is not running, or the browser's error message.
    pub(super) fn post(&self, helper: HelperId, bytes: &[u8]) -> Result<(), PortError> {
        let (_, link) = self.links.iter().find(|(id, _)| *id == helper).ok_or(PortError::NotRunning)?;
        let bytes = Uint8Array::from(bytes);
        let posted = match &link.channel {
            Channel::Worker(worker) => worker.post_message(&bytes),
            Channel::Page(port) => port.post_message(&bytes),
        };
        posted.map_err(|why| refused(&why))
    }

    /// Ends a helper immediately.
    pub(super) fn kill(&mut self, helper: HelperId) {
        if let Some(at) = self.links.iter().position(|(id, _)| *id == helper) {
            let (_, link) = self.links.swap_remove(at);
            link.hang_up();
            // This may run inside one of its listeners, so they are dropped after it has returned.
            spawn_local(async move { drop(link) });
        }
    }
}

/// Loads the players' program of a game on the page, once, and connects it to the port.
async fn seat(address: &str, game: &str, port: &MessagePort) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(NOT_LOADED)?;
    if Reflect::get(&window, &PLAYERS.into())?.is_undefined() {
        let document = window.document().ok_or(NOT_LOADED)?;
        let script: HtmlScriptElement = document.create_element("script")?.dyn_into()?;
        script.set_src(address);
        script.set_attribute(GAME, game)?;
        let mut append = Ok(());
        let loaded = Promise::new(&mut |loaded, failed| {
            script.set_onload(Some(&loaded));
            script.set_onerror(Some(&failed));
            append = document
                .head()
                .ok_or(JsValue::from(NOT_LOADED))
                .and_then(|head| head.append_child(&script))
                .map(drop);
        });
        append?;
        JsFuture::from(loaded).await.map_err(|_| NOT_LOADED)?;
    }
    let players = Reflect::get(&window, &PLAYERS.into())?;
    match JsFuture::from(Promise::resolve(&players)).await {
        Ok(listen) => listen.dyn_into::<Function>()?.call1(&JsValue::NULL, port).map(drop),
        Err(why) => {
            // A later call may retry a failed fetch.
            Reflect::delete_property(&window, &PLAYERS.into())?;
            Err(why)
        }
    }
}

const NOT_LOADED: &str = "it did not load";

impl Link {
    fn hang_up(&self) {
        match &self.channel {
            Channel::Worker(worker) => {
                worker.set_onmessage(None);
                worker.set_onerror(None);
                worker.set_onmessageerror(None);
                worker.terminate();
            }
            Channel::Page(port) => {
                port.set_onmessage(None);
                port.set_onmessageerror(None);
                // The program cannot be killed, only told to drop its task. If that fails, it is not running.
                let _ = port.post_message(&Uint8Array::from(&Order::Rest.to_bytes()[..]));
                port.close();
            }
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.hang_up();
    }
}

fn refused(why: &JsValue) -> PortError {
    PortError::Browser(said(why))
}

/// The message of a thrown value.
fn said(why: &JsValue) -> String {
    why.dyn_ref::<js_sys::Error>()
        .map(|why| String::from(why.message()))
        .or_else(|| why.as_string())
        .unwrap_or_else(|| "it cannot be started".to_owned())
}
