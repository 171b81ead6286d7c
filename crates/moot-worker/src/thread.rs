//! The thread of a worker program, in a browser. Between two slices the browser can deliver messages, so that *stop*
//! takes effect soon.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::{Reply, Worker};

/// The length of a slice, in milliseconds: in a worker, which has the thread for itself, and on the page,
/// which has to draw.
const SLICE: f64 = 30.0;
const SLICE_ON_PAGE: f64 = 8.0;
/// The maximal length of the warm-up of a worker, in milliseconds.
const PRACTICE: f64 = 400.0;
/// The interval of progress reports, in milliseconds.
const REPORT: f64 = 100.0;

/// The connection to the page.
enum Channel {
    Scope(DedicatedWorkerGlobalScope),
    Port(MessagePort),
}

struct Thread {
    page: Channel,
    slice: f64,
    clock: Performance,
    worker: RefCell<Worker>,
    /// The time of the last progress report.
    reported: Cell<f64>,
    /// Whether the next slice is scheduled.
    called: Cell<bool>,
    /// A message to itself is a separate task of the event loop and, unlike a timer, has no minimal delay.
    bell: MessagePort,
}

/// In a worker: listens as long as the thread lives, with the games of `worker`. On the page: does nothing.
pub fn run(worker: fn() -> Worker) {
    console_error_panic_hook::set_once();
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        let clock = scope.performance();
        start(Channel::Scope(scope), SLICE, clock, worker());
    }
}

/// On the page: listens to a port.
pub fn listen(port: MessagePort, worker: Worker) {
    let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    let clock = clock.ok().and_then(|clock| clock.dyn_into::<Performance>().ok());
    start(Channel::Port(port), SLICE_ON_PAGE, clock, worker);
}

fn start(page: Channel, slice: f64, clock: Option<Performance>, worker: Worker) {
    // Without these there is no connection to the page either. The page receives the exception as an error
    // event.
    let (Some(clock), Ok(channel)) = (clock, MessageChannel::new()) else {
        wasm_bindgen::throw_str("no clock or no message channel");
    };
    let thread = Rc::new(Thread {
        page,
        slice,
        clock,
        worker: RefCell::new(worker),
        reported: Cell::new(0.0),
        called: Cell::new(false),
        bell: channel.port2(),
    });

    let rung = thread.clone();
    let ring = Closure::<dyn FnMut()>::new(move || rung.slice());
    channel.port1().set_onmessage(Some(ring.as_ref().unchecked_ref()));
    let receiver = thread.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| receiver.hear(&message));
    let hears = Some(hear.as_ref().unchecked_ref());
    match &thread.page {
        Channel::Scope(scope) => scope.set_onmessage(hears),
        Channel::Port(port) => port.set_onmessage(hears),
    }
    // Both live as long as the thread.
    ring.forget();
    hear.forget();

    // A worker is named after its game and warms up before it reports ready. On the page there is no warm-up,
    // because the page has to draw.
    if let Channel::Scope(scope) = &thread.page {
        let end = thread.clock.now() + PRACTICE;
        thread.worker.borrow().warm_up(&scope.name(), || thread.clock.now() >= end);
    }
    let greeting = thread.worker.borrow().greeting();
    thread.say(&greeting);
}

impl Thread {
    fn hear(&self, message: &MessageEvent) {
        let bytes = message.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
        let reply = self.worker.borrow_mut().handle(&bytes);
        if let Some(reply) = reply {
            self.say(&reply);
        }
        self.call();
    }

    /// Schedules another slice if there are jobs.
    fn call(&self) {
        if self.worker.borrow().is_idle() || self.called.replace(true) {
            return;
        }
        if let Err(why) = self.bell.post_message(&JsValue::NULL) {
            wasm_bindgen::throw_val(why);
        }
    }

    fn slice(&self) {
        self.called.set(false);
        let end = self.clock.now() + self.slice;
        let replies = self.worker.borrow_mut().step(|| self.clock.now() >= end);
        replies.iter().for_each(|reply| self.say(reply));
        let now = self.clock.now();
        if now - self.reported.get() >= REPORT {
            self.reported.set(now);
            let reports = self.worker.borrow().progress();
            reports.iter().for_each(|report| self.say(report));
        }
        self.call();
    }

    fn say(&self, reply: &Reply) {
        let bytes = Uint8Array::from(&reply.to_bytes()[..]);
        let said = match &self.page {
            Channel::Scope(scope) => scope.post_message(&bytes),
            Channel::Port(port) => port.post_message(&bytes),
        };
        if let Err(why) = said {
            wasm_bindgen::throw_val(why);
        }
    }
}
