//! Computer players think here: off the page's thread where the browser has workers, else on the page in small slices.
//!
//! A job always ends with exactly one [`News::Chose`] unless it is cancelled, whatever happens to the workers.

mod errand;
mod trouble;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use moot_core::{Game, Guide, Seat};
use moot_players::{Evidence, Level};
use mountain_king::MountainKing;
use wasm_bindgen_futures::spawn_local;

use errand::{Case, Errand};
pub use trouble::Trouble;

/// A game whose players can think here.
pub trait Brain: Guide {}

impl Brain for MountainKing {}

/// Names a job. Tickets are never used twice on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u32);

/// A decision for a computer player to make.
pub struct Job<G: Brain> {
    /// The options of the game.
    pub setup: G::Setup,
    /// What the seat knows: players get nothing else.
    pub view: G::View,
    /// Who decides. It must be asked in this view.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// Where chance starts from.
    pub seed: u64,
    /// The job of the same seat's decision just before this one and what was then played, to think on from there.
    pub carry: Option<(Ticket, G::Action)>,
}

/// Who did the thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// So many workers.
    Workers(u32),
    /// The page itself.
    Page,
}

/// A decision made.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// What was found out about this and other actions, the chosen one first.
    pub evidence: Vec<Evidence<G::Action>>,
    /// Who did the thinking.
    pub from: Source,
}

/// How a job is getting on.
#[derive(Clone, Debug)]
pub enum News<G: Game> {
    /// Simulations done, and how many there are to do.
    Progress {
        /// Done.
        done: u32,
        /// In all.
        of: u32,
    },
    /// The decision: the last news of a job.
    Chose(Choice<G>),
}

/// How long the page may be kept busy at a time, in milliseconds.
const SLICE: f64 = 8.0;

/// The desk at which computer players think. A handle: copy it into every closure. Made once for a page and found in
/// context; when its owner is disposed of, all thinking ends.
#[derive(Clone, Copy)]
pub struct Thinker {
    room: StoredValue<Rc<RefCell<Room>>, LocalStorage>,
    /// What is wrong with the workers, if anything is; the page thinks on its own then.
    pub trouble: RwSignal<Option<Trouble>>,
}

#[derive(Default)]
struct Room {
    last: u32,
    cases: BTreeMap<Ticket, Box<dyn Case>>,
    busy: bool,
}

impl Thinker {
    /// A desk with nothing on it.
    #[must_use]
    pub fn new() -> Thinker {
        Thinker { room: StoredValue::new_local(Rc::default()), trouble: RwSignal::new(None) }
    }

    /// Begins to think. `on` hears how it gets on, never before this call has returned, and may itself ask, hurry and cancel.
    pub fn ask<G: Brain>(&self, job: Job<G>, on: impl Fn(News<G>) + 'static) -> Ticket {
        let Some(room) = self.room.try_get_value() else { return Ticket(0) };
        let (ticket, begin) = {
            let mut held = room.borrow_mut();
            held.last += 1;
            let ticket = Ticket(held.last);
            held.cases.insert(ticket, Box::new(Errand::new(job, Rc::new(on), now())));
            (ticket, !std::mem::replace(&mut held.busy, true))
        };
        if begin {
            spawn_local(slices(Rc::downgrade(&room)));
        }
        ticket
    }

    /// Asks for the decision at once: it follows within a tenth of a second.
    pub fn hurry(&self, ticket: Ticket) {
        self.with(|room| {
            if let Some(case) = room.cases.get_mut(&ticket) {
                case.hurry();
            }
        });
    }

    /// Forgets a job: nothing more is heard of it.
    pub fn cancel(&self, ticket: Ticket) {
        self.with(|room| {
            room.cases.remove(&ticket);
        });
    }

    /// How many workers are ready.
    #[must_use]
    pub fn workers(&self) -> usize {
        0
    }

    fn with(&self, change: impl FnOnce(&mut Room)) {
        // A disposed desk has no jobs left to hurry or to cancel.
        if let Some(room) = self.room.try_get_value() {
            change(&mut room.borrow_mut());
        }
    }
}

impl Default for Thinker {
    fn default() -> Self {
        Thinker::new()
    }
}

/// Thinks on the page, a slice at a time, until no job is left.
async fn slices(room: Weak<RefCell<Room>>) {
    loop {
        // A task of its own for every slice: whatever the browser has to do comes in between.
        TimeoutFuture::new(0).await;
        let Some(room) = room.upgrade() else { return };
        let told = {
            let mut held = room.borrow_mut();
            // The oldest first: it has waited longest, and the next cannot be carried on before it is done.
            let Some((&ticket, case)) = held.cases.iter_mut().next() else {
                held.busy = false;
                return;
            };
            let (told, over) = case.slice(now(), SLICE);
            if over {
                held.cases.remove(&ticket);
            }
            told
        };
        // Told when nothing is borrowed: whoever listens may ask for the next decision at once.
        if let Some(tell) = told {
            tell();
        }
    }
}

/// Milliseconds since the page was loaded.
fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}
