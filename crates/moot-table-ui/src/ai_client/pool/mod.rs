//! The pool of helpers: jobs, their shares, and the helpers that hold them.
//!
//! The pool is independent of browser and clock: times are passed in as milliseconds, and side effects are returned as
//! [`PoolEffect`]s. So every failure of a worker can be tested without one.
//!
//! There are only a few jobs and helpers, so lists are used: they compile to less code than maps.

mod answers;
mod helpers;
mod job;
mod sharing;

use std::collections::VecDeque;

use moot_worker::{Reply, Versions};

use super::search_job::{Callback, ErasedJob};
use super::{Ticket, Trouble};
use helpers::Helper;
use job::{Holder, PoolJob, Share, find_job};

/// The time in milliseconds for a helper to report ready: its program is downloaded first.
const HANDSHAKE: f64 = 20_000.0;
/// The time in milliseconds without a message after which a helper with a share counts as silent; it reports ten times a second.
const SILENCE: f64 = 2_500.0;
/// The interval between two ticks, in milliseconds, above which the machine must have been suspended.
const ASLEEP: f64 = 1_000.0;
/// The number of consecutive failures after which no more workers are started.
const FAILURES: u32 = 4;

/// The id of a helper; unique.
pub(super) type HelperId = u32;

/// A side effect for the host to perform.
pub(super) enum PoolEffect {
    /// Start a helper; `fresh` to bypass the browser's cache because the cached program is of another version.
    Start { helper: HelperId, place: Place, fresh: bool },
    /// Send a helper a message.
    Post { helper: HelperId, bytes: Vec<u8> },
    /// Kill a helper.
    Kill { helper: HelperId },
    /// Call the callback of a job.
    Tell { of: Ticket, tell: Callback },
    /// Report a problem.
    Complain(Trouble),
    /// Log a message to the console.
    Log(String),
}

/// Where a helper runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In a worker.
    Worker,
    /// On the page, in time slices: if there are no workers.
    Page,
}

/// For each tree: the helper and the share in which it grew.
type Homes = Vec<(u32, (HelperId, u32))>;

/// Jobs and helpers.
pub(super) struct Pool {
    /// The protocol and the rules revision of the page, which a helper must support.
    here: Versions,
    /// The target number of workers; 0 once the pool has given up workers.
    size: usize,
    helpers: Vec<Helper>,
    /// By ticket, oldest first.
    jobs: Vec<(Ticket, PoolJob)>,
    /// For finished jobs: the helper and share of each tree.
    homes: VecDeque<(Ticket, Homes)>,
    effects: Vec<PoolEffect>,
    tickets: u32,
    shares: u32,
    started: HelperId,
    failures: u32,
    /// Whether workers are started bypassing the browser's cache.
    fresh: bool,
    ticked: f64,
}

impl Pool {
    /// A pool with at most `size` workers.
    pub(super) fn new(size: usize, here: Versions) -> Pool {
        Pool {
            here,
            size,
            helpers: Vec::new(),
            jobs: Vec::new(),
            homes: VecDeque::new(),
            effects: Vec::new(),
            tickets: 0,
            shares: 0,
            started: 0,
            failures: 0,
            fresh: false,
            ticked: 0.0,
        }
    }

    /// Takes the pending effects.
    pub(super) fn effects(&mut self) -> Vec<PoolEffect> {
        std::mem::take(&mut self.effects)
    }

    /// The number of ready workers.
    pub(super) fn ready(&self) -> usize {
        self.helpers.iter().filter(|helper| helper.ready && helper.place == Place::Worker).count()
    }

    /// Whether [`tick`](Self::tick) needs to be called.
    pub(super) fn is_watching(&self) -> bool {
        !self.jobs.is_empty() || self.helpers.iter().any(|helper| !helper.ready)
    }

    /// Starts missing helpers.
    pub(super) fn wake(&mut self, now: f64) {
        if !self.is_watching() {
            // Ticks are suspended while there is nothing to watch.
            self.ticked = now;
        }
        while self.helpers.len() < self.size.max(1) {
            self.start(now);
        }
    }

    /// Adds a job.
    pub(super) fn ask(&mut self, erased: Box<dyn ErasedJob>, now: f64) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.wake(now);
        let shares = vec![Share::waiting(erased.trees())];
        let job = PoolJob {
            erased,
            shares,
            waiting: now,
            until: None,
            stopped: None,
            hurried: false,
            last_report: now,
            failures: 0,
        };
        self.jobs.push((ticket, job));
        self.deal_out(now);
        ticket
    }

    /// Finishes a job with its results so far.
    pub(super) fn hurry(&mut self, ticket: Ticket, now: f64) {
        if let Some(job) = find_job(&mut self.jobs, ticket) {
            job.hurried = true;
            // A helper that has not been asked yet receives the job with a short time limit.
            if let Some(until) = &mut job.until {
                *until = until.min(now);
                self.stop(ticket, now);
            }
        }
    }

    /// Cancels a job.
    pub(super) fn cancel(&mut self, ticket: Ticket) {
        if let Some(job) = self.close(ticket) {
            self.dismiss(&job);
        }
    }

    /// Handles a message of a helper.
    pub(super) fn hear(&mut self, id: HelperId, bytes: &[u8], now: f64) {
        if !self.helpers.iter().any(|helper| helper.id == id) {
            return;
        }
        match Reply::from_bytes(bytes) {
            Ok(Reply::Ready(versions)) => self.greeted(id, &versions, now),
            Ok(Reply::Progress { ticket, done, found, .. }) => {
                self.found(id, ticket, &found, Some(done), now)
            }
            Ok(Reply::Chose { ticket, found } | Reply::Explained { ticket, reasons: found }) => {
                self.found(id, ticket, &found, None, now);
            }
            Ok(Reply::Refused { ticket, why }) => {
                self.effects.push(PoolEffect::Log(format!("a helper refuses: {why}")));
                if let Some(ticket) = ticket.and_then(|number| self.held(id, number)) {
                    // If one helper refuses a job, the others would too.
                    self.settle(ticket);
                }
            }
            Err(_) if !self.is_ready(id) => self.outdated(id, now),
            Err(why) => self.died(id, &why.to_string(), now),
        }
    }

    /// Handles the death of a helper: its shares are reassigned and a new helper is started.
    pub(super) fn died(&mut self, id: HelperId, why: &str, now: f64) {
        let Some(place) = self.dismissed(id) else { return };
        self.effects.push(PoolEffect::Log(format!("a helper failed: {why}")));
        for job in self.jobs.iter_mut().map(|(_, job)| job) {
            let lost = job.shares.iter_mut().filter(|share| share.is_open_with(Holder::Helper(id)));
            let mut after = None;
            for share in lost {
                (share.holder, share.done, after) = (Holder::Unassigned, 0, Some(share.after));
            }
            if let Some(after) = after {
                // Helpers that die at the same time, for instance because the browser ends them all, do not indicate that the job
                // kills them.
                job.failures = job.failures.max(after + 1);
                job.waiting = now;
                if !job.erased.knows() {
                    // Reassigned shares get a new time limit.
                    (job.stopped, job.until) = (None, None);
                }
            }
        }
        match place {
            Place::Page => self.leave(Trouble::NoPlayers(why.to_owned())),
            Place::Worker => {
                self.failures += 1;
                if self.failures >= FAILURES {
                    self.give_up(Trouble::Failing(why.to_owned()), now);
                } else {
                    self.start(now);
                }
            }
        }
        self.deal_out(now);
    }

    /// Handles the passage of time.
    pub(super) fn tick(&mut self, now: f64) {
        let slept = now - self.ticked > ASLEEP;
        self.ticked = now;
        if slept {
            // No message could arrive while the machine was suspended.
            self.jobs
                .iter_mut()
                .map(|(_, job)| job)
                .flat_map(|job| &mut job.shares)
                .for_each(|share| share.last_message = now);
            self.helpers.iter_mut().for_each(|helper| helper.since = now);
        }
        let mut dead: Vec<HelperId> = self
            .helpers
            .iter()
            .filter(|helper| !helper.ready && now - helper.since > HANDSHAKE)
            .map(|helper| helper.id)
            .collect();
        for share in self.jobs.iter().map(|(_, job)| job).flat_map(|job| &job.shares) {
            match share.holder {
                Holder::Helper(id) if !share.answered && now - share.last_message > SILENCE => {
                    dead.push(id);
                }
                _ => {}
            }
        }
        dead.into_iter().for_each(|id| self.died(id, "it fell silent", now));
        self.deal_out(now);
        for ticket in self.open_jobs() {
            self.watch(ticket, now);
        }
    }

    fn open_jobs(&self) -> Vec<Ticket> {
        self.jobs.iter().map(|&(ticket, _)| ticket).collect()
    }

    fn close(&mut self, ticket: Ticket) -> Option<PoolJob> {
        let at = self.jobs.iter().position(|(job, _)| *job == ticket)?;
        Some(self.jobs.remove(at).1)
    }
}
