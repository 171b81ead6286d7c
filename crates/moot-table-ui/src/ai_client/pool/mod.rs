//! Who thinks about what: jobs, their shares, and the helpers that hold them.
//!
//! Nothing in here knows a browser or a clock: times come in as milliseconds, and what is to be done in the world goes out
//! as [`Deed`]s. So every way in which a worker can fail is tested without one.
//!
//! There are a few jobs and helpers at most: they are kept in lists, which make a smaller program than maps.

mod answers;
mod deal;
mod helpers;
mod sharing;

use std::collections::VecDeque;

use moot_worker::{Reply, Versions};

use super::search_job::{Case, Tell};
use super::{Ticket, Trouble};
use deal::{Deal, Holder, Share, job};
use helpers::Helper;

/// How long a helper may take to say that it listens: its program comes over the net at first.
const HANDSHAKE: f64 = 20_000.0;
/// How long a helper may say nothing while it holds a share; it reports ten times a second.
const SILENCE: f64 = 2_500.0;
/// A pause between two ticks that only a sleeping machine makes.
const ASLEEP: f64 = 1_000.0;
/// Failures in a row after which no more workers are started.
const FAILURES: u32 = 4;

/// Names a helper: never used twice.
pub(super) type HelperId = u32;

/// What is to be done in the world.
pub(super) enum Deed {
    /// Start a helper; `fresh` if the program in the browser's cache is of another version.
    Start { helper: HelperId, place: Place, fresh: bool },
    /// Send a helper a message.
    Post { helper: HelperId, bytes: Vec<u8> },
    /// End a helper.
    Kill { helper: HelperId },
    /// Tell whoever waits for a job.
    Tell { of: Ticket, tell: Tell },
    /// Say what is wrong.
    Complain(Trouble),
    /// Something for the console.
    Log(String),
}

/// Where a helper thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In a worker.
    Worker,
    /// On the page, in slices: where there are no workers.
    Page,
}

/// By tree: the helper that grew it, in which share.
type Homes = Vec<(u32, (HelperId, u32))>;

/// Jobs and helpers.
pub(super) struct Pool {
    /// What the page speaks and plays; a helper has to do the same.
    here: Versions,
    /// How many workers there should be; 0 once the page is on its own.
    size: usize,
    helpers: Vec<Helper>,
    /// By ticket, the oldest first.
    jobs: Vec<(Ticket, Deal)>,
    /// Which helper grew which tree of jobs that are over, in which share.
    homes: VecDeque<(Ticket, Homes)>,
    deeds: Vec<Deed>,
    tickets: u32,
    shares: u32,
    started: HelperId,
    failures: u32,
    /// Whether workers are started anew past the browser's cache.
    fresh: bool,
    ticked: f64,
}

impl Pool {
    /// A pool that may have so many helpers.
    pub(super) fn new(size: usize, here: Versions) -> Pool {
        Pool {
            here,
            size,
            helpers: Vec::new(),
            jobs: Vec::new(),
            homes: VecDeque::new(),
            deeds: Vec::new(),
            tickets: 0,
            shares: 0,
            started: 0,
            failures: 0,
            fresh: false,
            ticked: 0.0,
        }
    }

    /// What is to be done now.
    pub(super) fn deeds(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.deeds)
    }

    /// How many workers are ready.
    pub(super) fn ready(&self) -> usize {
        self.helpers.iter().filter(|helper| helper.ready && helper.place == Place::Worker).count()
    }

    /// Whether [`tick`](Self::tick) has something to watch.
    pub(super) fn is_watching(&self) -> bool {
        !self.jobs.is_empty() || self.helpers.iter().any(|helper| !helper.ready)
    }

    /// Starts the helpers that there should be.
    pub(super) fn wake(&mut self, now: f64) {
        if !self.is_watching() {
            // Nobody has ticked while there was nothing to watch.
            self.ticked = now;
        }
        while self.helpers.len() < self.size.max(1) {
            self.start(now);
        }
    }

    /// Takes a job on.
    pub(super) fn ask(&mut self, case: Box<dyn Case>, now: f64) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.wake(now);
        let shares = vec![Share::waiting(case.trees())];
        let deal = Deal {
            case,
            shares,
            waiting: now,
            until: None,
            stopped: None,
            hurried: false,
            told: now,
            failures: 0,
        };
        self.jobs.push((ticket, deal));
        self.deal_out(now);
        ticket
    }

    /// Ends a job with what there is.
    pub(super) fn hurry(&mut self, ticket: Ticket, now: f64) {
        if let Some(deal) = job(&mut self.jobs, ticket) {
            deal.hurried = true;
            // Who has not been asked yet is told to be quick with the question.
            if let Some(until) = &mut deal.until {
                *until = until.min(now);
                self.stop(ticket, now);
            }
        }
    }

    /// Forgets a job.
    pub(super) fn cancel(&mut self, ticket: Ticket) {
        if let Some(deal) = self.close(ticket) {
            self.dismiss(&deal);
        }
    }

    /// A helper said something.
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
                self.deeds.push(Deed::Log(format!("a helper refuses: {why}")));
                if let Some(ticket) = ticket.and_then(|number| self.held(id, number)) {
                    // What one refuses the others refuse as well.
                    self.settle(ticket);
                }
            }
            Err(_) if !self.is_ready(id) => self.outdated(id, now),
            Err(why) => self.died(id, &why.to_string(), now),
        }
    }

    /// A helper is dead: its shares are given to others and another takes its place.
    pub(super) fn died(&mut self, id: HelperId, why: &str, now: f64) {
        let Some(place) = self.dismissed(id) else { return };
        self.deeds.push(Deed::Log(format!("a helper failed: {why}")));
        for deal in self.jobs.iter_mut().map(|(_, deal)| deal) {
            let lost = deal.shares.iter_mut().filter(|share| share.is_open_with(Holder::Helper(id)));
            let mut after = None;
            for share in lost {
                (share.holder, share.done, after) = (Holder::Nobody, 0, Some(share.after));
            }
            if let Some(after) = after {
                // Helpers that die side by side, as when the browser ends them all, are no sign that the job kills them.
                deal.failures = deal.failures.max(after + 1);
                deal.waiting = now;
                if !deal.case.knows() {
                    // Others have to be asked, and get their time.
                    (deal.stopped, deal.until) = (None, None);
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

    /// Time has passed.
    pub(super) fn tick(&mut self, now: f64) {
        let slept = now - self.ticked > ASLEEP;
        self.ticked = now;
        if slept {
            // Nobody could be heard meanwhile.
            self.jobs
                .iter_mut()
                .map(|(_, deal)| deal)
                .flat_map(|deal| &mut deal.shares)
                .for_each(|share| share.heard = now);
            self.helpers.iter_mut().for_each(|helper| helper.since = now);
        }
        let mut dead: Vec<HelperId> = self
            .helpers
            .iter()
            .filter(|helper| !helper.ready && now - helper.since > HANDSHAKE)
            .map(|helper| helper.id)
            .collect();
        for share in self.jobs.iter().map(|(_, deal)| deal).flat_map(|deal| &deal.shares) {
            match share.holder {
                Holder::Helper(id) if !share.answered && now - share.heard > SILENCE => {
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

    fn close(&mut self, ticket: Ticket) -> Option<Deal> {
        let at = self.jobs.iter().position(|(job, _)| *job == ticket)?;
        Some(self.jobs.remove(at).1)
    }
}
