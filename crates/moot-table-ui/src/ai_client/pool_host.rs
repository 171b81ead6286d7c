//! The browser side of the pool: performs its effects and calls `tick`.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{RwSignal, Set};
use wasm_bindgen_futures::spawn_local;

use super::pool::{Pool, PoolEffect};
use super::port::Port;
use super::search_job::Callback;
use super::{Ticket, Trouble};

/// The interval of ticks, in milliseconds.
const TICK: u32 = 20;

/// The host of the pool.
pub(super) struct PoolHost {
    pool: RefCell<Pool>,
    port: RefCell<Port>,
    /// The callbacks still to be called, with their jobs.
    callbacks: RefCell<VecDeque<(Ticket, Callback)>>,
    /// The URL of the worker's script.
    script: String,
    /// The game whose program the script loads and warms up; empty for a script that has one program for all games.
    game: &'static str,
    trouble: RwSignal<Option<Trouble>>,
    me: Weak<PoolHost>,
    ticking: Cell<bool>,
}

impl PoolHost {
    /// A host of the pool whose workers run `script` for `game`.
    pub(super) fn new(
        pool: Pool,
        script: String,
        game: &'static str,
        trouble: RwSignal<Option<Trouble>>,
    ) -> Rc<PoolHost> {
        Rc::new_cyclic(|me| PoolHost {
            pool: RefCell::new(pool),
            port: RefCell::default(),
            callbacks: RefCell::default(),
            script,
            game,
            trouble,
            me: me.clone(),
            ticking: Cell::new(false),
        })
    }

    /// Reads the pool.
    pub(super) fn look<T>(&self, at: impl FnOnce(&Pool) -> T) -> T {
        at(&self.pool.borrow())
    }

    /// Changes the pool and performs the resulting effects. Callbacks of jobs run later, in a task of their own: nothing is
    /// borrowed then, and `change` may be called again.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut Pool, f64) -> T) -> T {
        let result = change(&mut self.pool.borrow_mut(), now());
        loop {
            // A failing effect changes the pool again.
            let effects = self.pool.borrow_mut().effects();
            if effects.is_empty() {
                break;
            }
            effects.into_iter().for_each(|effect| self.carry_out(effect));
        }
        if !self.callbacks.borrow().is_empty() {
            let me = self.me.clone();
            spawn_local(async move {
                while let Some(tell) = me.upgrade().and_then(|host| host.next_callback()) {
                    tell();
                }
            });
        }
        self.keep_ticking();
        result
    }

    /// Cancels a job, with its pending callbacks.
    pub(super) fn cancel(&self, ticket: Ticket) {
        self.callbacks.borrow_mut().retain(|(of, _)| *of != ticket);
        self.change(|pool, _| pool.cancel(ticket));
    }

    fn next_callback(&self) -> Option<Callback> {
        self.callbacks.borrow_mut().pop_front().map(|(_, tell)| tell)
    }

    fn carry_out(&self, effect: PoolEffect) {
        match effect {
            PoolEffect::Start { helper, place, fresh } => {
                let mut address = self.script.clone();
                if fresh {
                    address.push_str(&format!("&t={}", js_sys::Date::now()));
                }
                let started = self.port.borrow_mut().start(helper, place, &address, self.game, &self.me);
                if let Err(why) = started {
                    self.pool.borrow_mut().died(helper, &why.to_string(), now());
                }
            }
            PoolEffect::Post { helper, bytes } => {
                let posted = self.port.borrow().post(helper, &bytes);
                if let Err(why) = posted {
                    self.pool.borrow_mut().died(helper, &why.to_string(), now());
                }
            }
            PoolEffect::Kill { helper } => self.port.borrow_mut().kill(helper),
            PoolEffect::Tell { of, tell } => self.callbacks.borrow_mut().push_back((of, tell)),
            PoolEffect::Complain(trouble) => {
                leptos::logging::error!("{trouble}");
                self.trouble.set(Some(trouble));
            }
            PoolEffect::Log(text) => leptos::logging::warn!("{text}"),
        }
    }

    /// Ticks the pool while it has something to watch.
    fn keep_ticking(&self) {
        let pool = self.pool.borrow();
        if pool.is_watching() && !self.ticking.replace(true) {
            let me = self.me.clone();
            spawn_local(async move {
                loop {
                    TimeoutFuture::new(TICK).await;
                    let Some(host) = me.upgrade() else { return };
                    host.change(Pool::tick);
                    if !host.look(Pool::is_watching) {
                        host.ticking.set(false);
                        return;
                    }
                }
            });
        }
    }
}

/// The time since the page was loaded, in milliseconds.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
