//! Looking for the turns that cost most: every decision of a seat is searched for a moment, and the likeliest slips for longer.

use core::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_players::Level;
use moot_table::{Entry, Stream};

use super::Course;
use super::blunders::{Blunder, Case, cases, slip, worst};
use crate::ai_client::{AiClient, Job, News, Ticket};
use crate::game::GameView;
use crate::game::session::Session;
use crate::opponents::drive::seed;
use moot_ui::game::ActionOf;

/// The time for a first look at all decisions, in milliseconds, and the least for one of them.
const FIRST_LOOK: u64 = 9_000;
const LEAST: u64 = 60;
/// How many decisions are looked at again, and how long each, in milliseconds.
const AGAIN: usize = 6;
const LONGER: u64 = 1_400;
/// How many turns are told.
pub const TOLD: usize = 3;

/// How far it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<A> {
    /// Nobody has asked yet.
    Idle,
    /// So many decisions have been looked at, of how many.
    Looking {
        /// Done.
        done: usize,
        /// In all.
        of: usize,
    },
    /// The turns that cost most, surest first.
    Found(Vec<Blunder<A>>),
}

/// An inquest into the game on the table. A handle: copied into every closure.
pub struct Analysis<G: GameView> {
    session: Session<G>,
    thinker: AiClient,
    /// How far it is.
    pub progress: RwSignal<Progress<ActionOf<G>>>,
    course: StoredValue<Course>,
    task: StoredValue<Task<G>, LocalStorage>,
}

struct Task<G: GameView> {
    seat: Seat,
    /// What is still to be looked at, the next one last; and how long each, in milliseconds.
    left: Vec<Case>,
    stays: u64,
    of: usize,
    again: bool,
    slips: Vec<Blunder<ActionOf<G>>>,
    ticket: Option<Ticket>,
    timer: Option<TimeoutHandle>,
}

impl<G: GameView> Clone for Analysis<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Analysis<G> {}

impl<G: GameView> Analysis<G> {
    /// Nothing is asked yet. It ends with the component that makes it.
    pub fn new(session: Session<G>, thinker: AiClient) -> Analysis<G> {
        let task = Task {
            seat: Seat(0),
            left: Vec::new(),
            stays: 0,
            of: 0,
            again: false,
            slips: Vec::new(),
            ticket: None,
            timer: None,
        };
        let inquest = Analysis {
            session,
            thinker,
            progress: RwSignal::new(Progress::Idle),
            course: StoredValue::new(session.table.with_untracked(Course::of::<G>)),
            task: StoredValue::new_local(task),
        };
        on_cleanup(move || inquest.halt());
        inquest
    }

    /// Begins, for one seat.
    pub fn begin(self, seat: Seat) {
        self.halt();
        let mut left = self
            .session
            .table
            .with_untracked(|table| self.course.with_value(|course| cases::<G>(table, course, seat)));
        left.reverse();
        let of = left.len() + AGAIN.min(left.len());
        let stays = (FIRST_LOOK / (left.len() as u64).max(1)).max(LEAST);
        self.task.update_value(|task| {
            (task.seat, task.left, task.stays, task.of) = (seat, left, stays, of);
            (task.again, task.slips) = (false, Vec::new());
        });
        self.next();
    }

    /// Gives up; nothing is told.
    pub fn cancel(self) {
        self.halt();
        self.progress.set(Progress::Idle);
    }

    fn halt(self) {
        self.task.try_update_value(|task| {
            if let Some(ticket) = task.ticket.take() {
                self.thinker.cancel(ticket);
            }
            if let Some(timer) = task.timer.take() {
                timer.clear();
            }
        });
    }

    /// Looks at the next decision; after the last one at the likeliest slips again, and then it is done.
    fn next(self) {
        let next = self.task.try_update_value(|task| {
            if let Some(case) = task.left.pop() {
                return Some(case);
            }
            if task.again {
                return None;
            }
            // A longer look takes the place of the first one.
            let doubtful = worst(&task.slips, AGAIN);
            task.left = doubtful.iter().map(|slip| slip.case.clone()).collect();
            task.of = task.of.saturating_sub(AGAIN) + doubtful.len();
            (task.again, task.stays) = (true, LONGER);
            let looked_at: Vec<usize> = doubtful.iter().map(|slip| slip.case.at).collect();
            task.slips.retain(|slip| looked_at.contains(&slip.case.at));
            task.left.pop()
        });
        match next {
            Some(Some(case)) => self.look(case),
            Some(None) => {
                let told = self.task.with_value(|task| worst(&task.slips, TOLD));
                self.progress.set(Progress::Found(told));
            }
            None => {}
        }
    }

    fn look(self, case: Case) {
        let (seat, stays, done, of) = self
            .task
            .with_value(|task| (task.seat, task.stays, task.of.saturating_sub(task.left.len() + 1), task.of));
        self.progress.set(Progress::Looking { done: done.min(of), of });
        let (job, played) = self.session.table.with_untracked(|table| {
            let state = table.at(case.at);
            let job = Job::<G::Rules> {
                setup: *table.setup(),
                view: G::Rules::view(table.setup(), state, Some(seat)),
                seat,
                level: Level::Elder,
                seed: seed(table, Stream::Hints) ^ case.at as u64,
                carry: None,
            };
            (job, table.log().get(case.at).map(|ply| ply.entry))
        });
        let Some(Entry::Act { action, .. }) = played else { return self.next() };
        let ticket = self.thinker.ask::<G::Rules>(job, move |news| {
            if let News::Chose(choice) = news {
                let slip = slip(&case, &choice.evidence, action);
                self.task.try_update_value(|task| {
                    task.ticket = None;
                    if let Some(timer) = task.timer.take() {
                        timer.clear();
                    }
                    task.slips.retain(|before| before.case.at != case.at);
                    task.slips.extend(slip);
                });
                self.next();
            }
        });
        let thinker = self.thinker;
        let timer = set_timeout_with_handle(move || thinker.hurry(ticket), Duration::from_millis(stays)).ok();
        self.task.update_value(|task| (task.ticket, task.timer) = (Some(ticket), timer));
    }
}
