//! Where pool and browser meet: deeds are done, and time passes.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{RwSignal, Set};
use wasm_bindgen_futures::spawn_local;

use super::pool::{Deed, Pool};
use super::port::Port;
use super::search_job::Tell;
use super::{Ticket, Trouble};

/// How often the pool looks at its helpers, in milliseconds.
const TICK: u32 = 20;

/// The room in which players think.
pub(super) struct RoomCell {
    pool: RefCell<Pool>,
    port: RefCell<Port>,
    /// What is still to be told, and of which job.
    tells: RefCell<VecDeque<(Ticket, Tell)>>,
    /// The worker's script.
    script: String,
    /// The game that workers practise; empty for none.
    game: &'static str,
    trouble: RwSignal<Option<Trouble>>,
    me: Weak<RoomCell>,
    ticking: Cell<bool>,
}

impl RoomCell {
    /// A room for so many workers that run `script` and practise `game`.
    pub(super) fn new(
        script: String,
        workers: usize,
        game: &'static str,
        trouble: RwSignal<Option<Trouble>>,
    ) -> Rc<RoomCell> {
        Rc::new_cyclic(|me| RoomCell {
            pool: RefCell::new(Pool::new(workers, moot_worker::versions())),
            port: RefCell::default(),
            tells: RefCell::default(),
            script,
            game,
            trouble,
            me: me.clone(),
            ticking: Cell::new(false),
        })
    }

    /// Looks at the pool.
    pub(super) fn look<T>(&self, at: impl FnOnce(&Pool) -> T) -> T {
        at(&self.pool.borrow())
    }

    /// Changes the pool, and does what follows from it. Whoever waits for a job is told later, in a task of its own: then
    /// nothing is borrowed, and `change` may be called again.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut Pool, f64) -> T) -> T {
        let result = change(&mut self.pool.borrow_mut(), now());
        loop {
            // A deed that fails changes the pool again.
            let deeds = self.pool.borrow_mut().deeds();
            if deeds.is_empty() {
                break;
            }
            deeds.into_iter().for_each(|deed| self.act(deed));
        }
        if !self.tells.borrow().is_empty() {
            let me = self.me.clone();
            spawn_local(async move {
                while let Some(tell) = me.upgrade().and_then(|room| room.next_tell()) {
                    tell();
                }
            });
        }
        self.stir();
        result
    }

    /// Forgets a job, with what has not been told of it yet.
    pub(super) fn cancel(&self, ticket: Ticket) {
        self.tells.borrow_mut().retain(|(of, _)| *of != ticket);
        self.change(|pool, _| pool.cancel(ticket));
    }

    fn next_tell(&self) -> Option<Tell> {
        self.tells.borrow_mut().pop_front().map(|(_, tell)| tell)
    }

    fn act(&self, deed: Deed) {
        match deed {
            Deed::Start { helper, place, fresh } => {
                let mut address = self.script.clone();
                if fresh {
                    address.push_str(&format!("&t={}", js_sys::Date::now()));
                }
                let started = self.port.borrow_mut().start(helper, place, &address, self.game, &self.me);
                if let Err(why) = started {
                    self.pool.borrow_mut().died(helper, &why, now());
                }
            }
            Deed::Post { helper, bytes } => {
                let posted = self.port.borrow().post(helper, &bytes);
                if let Err(why) = posted {
                    self.pool.borrow_mut().died(helper, &why, now());
                }
            }
            Deed::Kill { helper } => self.port.borrow_mut().kill(helper),
            Deed::Tell { of, tell } => self.tells.borrow_mut().push_back((of, tell)),
            Deed::Complain(trouble) => {
                leptos::logging::error!("{trouble}");
                self.trouble.set(Some(trouble));
            }
            Deed::Log(text) => leptos::logging::warn!("{text}"),
        }
    }

    /// Sees to it that time passes for the pool as long as it has something to watch.
    fn stir(&self) {
        let pool = self.pool.borrow();
        if pool.is_watching() && !self.ticking.replace(true) {
            let me = self.me.clone();
            spawn_local(async move {
                loop {
                    TimeoutFuture::new(TICK).await;
                    let Some(room) = me.upgrade() else { return };
                    room.change(Pool::tick);
                    if !room.look(Pool::is_watching) {
                        room.ticking.set(false);
                        return;
                    }
                }
            });
        }
    }
}

/// Milliseconds since the page was loaded.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
