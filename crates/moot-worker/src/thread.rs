//! The worker's thread. Between two slices it lets the browser deliver messages, so that *stop* is heard in time.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use moot_worker::{Reply, Worker};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// How long to think between two looks at the post, in milliseconds.
const SLICE: f64 = 30.0;
/// How often progress is reported, in milliseconds.
const REPORT: f64 = 100.0;

struct Thread {
    scope: DedicatedWorkerGlobalScope,
    clock: Performance,
    worker: RefCell<Worker>,
    /// When progress was last reported.
    reported: RefCell<f64>,
    /// Whether the next slice is under way.
    called: RefCell<bool>,
    /// A message to oneself is a task of its own, and unlike a timer it never waits.
    bell: MessagePort,
}

/// Listens, for as long as the page lets this thread live.
pub fn run() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    // Without these there is no page to speak to either: what was thrown reaches its console by the error event.
    let (Some(clock), Ok(channel)) = (scope.performance(), MessageChannel::new()) else {
        wasm_bindgen::throw_str("a worker without a clock or a message channel");
    };
    let thread = Rc::new(Thread {
        scope,
        clock,
        worker: RefCell::new(Worker::new()),
        reported: RefCell::new(0.0),
        called: RefCell::new(false),
        bell: channel.port2(),
    });

    let rung = thread.clone();
    let ring = Closure::<dyn FnMut()>::new(move || rung.slice());
    channel.port1().set_onmessage(Some(ring.as_ref().unchecked_ref()));
    let heard = thread.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| heard.hear(&message));
    thread.scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // Both live as long as the thread.
    ring.forget();
    hear.forget();

    let greeting = thread.worker.borrow().greeting();
    thread.say(&greeting);
}

impl Thread {
    fn hear(&self, message: &MessageEvent) {
        let bytes = message.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
        let reply = self.worker.borrow_mut().hear(&bytes);
        if let Some(reply) = reply {
            self.say(&reply);
        }
        self.call();
    }

    /// Sees to it that there is another slice as long as there is work.
    fn call(&self) {
        if self.worker.borrow().is_idle() || self.called.replace(true) {
            return;
        }
        if let Err(why) = self.bell.post_message(&JsValue::NULL) {
            wasm_bindgen::throw_val(why);
        }
    }

    fn slice(&self) {
        self.called.replace(false);
        let end = self.clock.now() + SLICE;
        let replies = self.worker.borrow_mut().step(|| self.clock.now() >= end);
        replies.iter().for_each(|reply| self.say(reply));
        let now = self.clock.now();
        if now - *self.reported.borrow() >= REPORT {
            self.reported.replace(now);
            let reports = self.worker.borrow().progress();
            reports.iter().for_each(|report| self.say(report));
        }
        self.call();
    }

    fn say(&self, reply: &Reply) {
        let bytes = Uint8Array::from(&reply.to_bytes()[..]);
        if let Err(why) = self.scope.post_message(&bytes) {
            wasm_bindgen::throw_val(why);
        }
    }
}
