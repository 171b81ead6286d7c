//! Finds the costliest turns: every decision of a seat is searched briefly, and the likeliest blunders for longer.

use core::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use moot_core::{Game, Seat};
use moot_players::Level;
use moot_table::{Entry, Stream};

use super::Stops;
use super::blunders::{Blunder, DecisionPoint, blunder, decision_points, worst};
use crate::ai_client::{AiClient, Job, JobUpdate, Ticket};
use crate::game::GameView;
use crate::game::session::Session;
use crate::opponents::drive::seed;
use moot_ui::game::ActionOf;

/// The total time for the first search of all decisions, in milliseconds, and the minimum for one decision.
const FIRST_LOOK: u64 = 9_000;
const LEAST: u64 = 60;
/// The number of decisions that are searched again, and the time for each, in milliseconds.
const AGAIN: usize = 6;
const LONGER: u64 = 1_400;
/// The number of turns that are reported.
pub const TOLD: usize = 3;

/// The progress of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<A> {
    /// It has not been requested yet.
    Idle,
    /// The number of decisions searched, and the total.
    Looking {
        /// Decisions searched.
        done: usize,
        /// Decisions in total.
        of: usize,
    },
    /// The costliest turns, most certain first.
    Found(Vec<Blunder<A>>),
}

/// An analysis of the open game. A handle: copied into every closure.
pub struct Analysis<G: GameView> {
    session: Session<G>,
    ai: AiClient,
    /// The progress.
    pub progress: RwSignal<Progress<ActionOf<G>>>,
    stops: StoredValue<Stops>,
    task: StoredValue<Task<G>, LocalStorage>,
}

struct Task<G: GameView> {
    seat: Seat,
    /// The decisions still to be searched, the next one last, and the time for each, in milliseconds.
    left: Vec<DecisionPoint>,
    stays: u64,
    of: usize,
    again: bool,
    blunders: Vec<Blunder<ActionOf<G>>>,
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
    /// An idle analysis. It is cancelled when its owner is cleaned up.
    pub fn new(session: Session<G>, ai: AiClient) -> Analysis<G> {
        let task = Task {
            seat: Seat(0),
            left: Vec::new(),
            stays: 0,
            of: 0,
            again: false,
            blunders: Vec::new(),
            ticket: None,
            timer: None,
        };
        let analysis = Analysis {
            session,
            ai,
            progress: RwSignal::new(Progress::Idle),
            stops: StoredValue::new(session.table().with_untracked(Stops::of::<G>)),
            task: StoredValue::new_local(task),
        };
        on_cleanup(move || analysis.halt());
        analysis
    }

    /// Begins the analysis of one seat.
    pub fn begin(self, seat: Seat) {
        self.halt();
        let mut left = self
            .session
            .table()
            .with_untracked(|table| self.stops.with_value(|stops| decision_points::<G>(table, stops, seat)));
        left.reverse();
        let of = left.len() + AGAIN.min(left.len());
        let stays = (FIRST_LOOK / (left.len() as u64).max(1)).max(LEAST);
        self.task.update_value(|task| {
            (task.seat, task.left, task.stays, task.of) = (seat, left, stays, of);
            (task.again, task.blunders) = (false, Vec::new());
        });
        self.next();
    }

    /// Cancels the analysis without a result.
    pub fn cancel(self) {
        self.halt();
        self.progress.set(Progress::Idle);
    }

    fn halt(self) {
        self.task.try_update_value(|task| {
            if let Some(ticket) = task.ticket.take() {
                self.ai.cancel(ticket);
            }
            if let Some(timer) = task.timer.take() {
                timer.clear();
            }
        });
    }

    /// Searches the next decision. After the last one, the likeliest blunders are searched again.
    fn next(self) {
        let next = self.task.try_update_value(|task| {
            if let Some(point) = task.left.pop() {
                return Some(point);
            }
            if task.again {
                return None;
            }
            // The longer search replaces the first one.
            let doubtful = worst(&task.blunders, AGAIN);
            task.left = doubtful.iter().map(|blunder| blunder.point.clone()).collect();
            task.of = task.of.saturating_sub(AGAIN) + doubtful.len();
            (task.again, task.stays) = (true, LONGER);
            let looked_at: Vec<usize> = doubtful.iter().map(|blunder| blunder.point.at).collect();
            task.blunders.retain(|blunder| looked_at.contains(&blunder.point.at));
            task.left.pop()
        });
        match next {
            Some(Some(point)) => self.look(point),
            Some(None) => {
                let told = self.task.with_value(|task| worst(&task.blunders, TOLD));
                self.progress.set(Progress::Found(told));
            }
            None => {}
        }
    }

    fn look(self, point: DecisionPoint) {
        let (seat, stays, done, of) = self
            .task
            .with_value(|task| (task.seat, task.stays, task.of.saturating_sub(task.left.len() + 1), task.of));
        self.progress.set(Progress::Looking { done: done.min(of), of });
        let (job, played) = self.session.table().with_untracked(|table| {
            let state = table.at(point.at);
            let job = Job::<G::Rules> {
                setup: *table.setup(),
                view: G::Rules::view(table.setup(), state, Some(seat)),
                seat,
                level: Level::Elder,
                seed: seed(table, Stream::Hints) ^ point.at as u64,
                carry: None,
            };
            (job, table.log().get(point.at).map(|ply| ply.entry))
        });
        let Some(Entry::Act { action, .. }) = played else { return self.next() };
        let ticket = self.ai.ask::<G::Rules>(job, move |update| {
            if let JobUpdate::Chose(choice) = update {
                let blunder = blunder(&point, &choice.evidence, action);
                self.task.try_update_value(|task| {
                    task.ticket = None;
                    if let Some(timer) = task.timer.take() {
                        timer.clear();
                    }
                    task.blunders.retain(|before| before.point.at != point.at);
                    task.blunders.extend(blunder);
                });
                self.next();
            }
        });
        let ai = self.ai;
        let timer = set_timeout_with_handle(move || ai.hurry(ticket), Duration::from_millis(stays)).ok();
        self.task.update_value(|task| (task.ticket, task.timer) = (Some(ticket), timer));
    }
}
