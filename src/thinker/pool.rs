//! Who thinks about what: jobs, their shares, and the helpers that hold them.
//!
//! Nothing in here knows a browser or a clock: times come in as milliseconds, and what is to be done in the world goes out
//! as [`Deed`]s. So every way in which a worker can fail is tested without one.
//!
//! There are a few jobs and helpers at most: they are kept in lists, which make a smaller program than maps.

use std::collections::VecDeque;

use moot_worker::{Order, Reply, Versions};

use super::errand::{Case, Tell};
use super::{Source, Ticket, Trouble};

/// How long a helper may take to say that it listens: its program comes over the net at first.
const HANDSHAKE: f64 = 20_000.0;
/// How long a helper may say nothing while it holds a share; it reports ten times a second.
const SILENCE: f64 = 2_500.0;
/// How long a job waits for further helpers once one is ready.
const GATHER: f64 = 250.0;
/// How long a helper may take to answer a stop where something is known already.
const ANSWER: f64 = 40.0;
/// How often progress is told.
const REPORT: f64 = 100.0;
/// A pause between two ticks that only a sleeping machine makes.
const ASLEEP: f64 = 1_000.0;
/// Failures in a row after which no more workers are started.
const FAILURES: u32 = 4;
/// Failures of helpers with one job, one after the other, after which it is given to nobody any more.
const JINXED: u32 = 2;
/// Jobs of which it is remembered where they were thought about.
const REMEMBERED: usize = 6;

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

struct Helper {
    id: HelperId,
    place: Place,
    /// When it was started.
    since: f64,
    /// Whether it was fetched past the browser's cache.
    fresh: bool,
    ready: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Nobody,
    Helper(HelperId),
}

/// Some trees of a job, and who grows them.
struct Share {
    /// What helpers call it. A share that is given again gets another number, so that late answers meet nobody.
    number: u32,
    trees: Vec<u32>,
    holder: Holder,
    done: u32,
    /// When its holder was last heard of.
    heard: f64,
    answered: bool,
    /// Failures with the job before it was given to its holder.
    after: u32,
}

impl Share {
    fn waiting(trees: Vec<u32>) -> Share {
        Share { number: 0, trees, holder: Holder::Nobody, done: 0, heard: 0.0, answered: false, after: 0 }
    }

    fn is_open_with(&self, holder: Holder) -> bool {
        !self.answered && self.holder == holder
    }
}

struct Deal {
    case: Box<dyn Case>,
    shares: Vec<Share>,
    /// Since when shares of it have waited for helpers.
    waiting: f64,
    /// When it is to be ended with what there is; unknown until somebody thinks about it.
    until: Option<f64>,
    /// When it was.
    stopped: Option<f64>,
    /// Whether an answer is wanted at once.
    hurried: bool,
    told: f64,
    failures: u32,
}

impl Deal {
    /// How many helpers had a part in it.
    fn helpers(&self) -> u32 {
        let mut all: Vec<HelperId> = Vec::new();
        for share in self.shares.iter().filter(|share| share.answered || share.done > 0) {
            match share.holder {
                Holder::Helper(id) if !all.contains(&id) => all.push(id),
                _ => {}
            }
        }
        all.len() as u32
    }

    fn done(&self) -> u32 {
        self.shares.iter().map(|share| share.done).sum()
    }
}

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

    fn is_ready(&self, id: HelperId) -> bool {
        self.helpers.iter().any(|helper| helper.id == id && helper.ready)
    }

    fn start(&mut self, now: f64) {
        self.started += 1;
        let place = if self.size > 0 { Place::Worker } else { Place::Page };
        let helper = Helper { id: self.started, place, since: now, fresh: self.fresh, ready: false };
        self.deeds.push(Deed::Start { helper: helper.id, place, fresh: helper.fresh });
        self.helpers.push(helper);
    }

    /// Ends a helper, and tells where it was.
    fn dismissed(&mut self, id: HelperId) -> Option<Place> {
        let at = self.helpers.iter().position(|helper| helper.id == id)?;
        self.deeds.push(Deed::Kill { helper: id });
        Some(self.helpers.remove(at).place)
    }

    fn greeted(&mut self, id: HelperId, versions: &Versions, now: f64) {
        if *versions != self.here {
            self.outdated(id, now);
            return;
        }
        if let Some(helper) = self.helpers.iter_mut().find(|helper| helper.id == id) {
            helper.ready = true;
        }
        self.deal_out(now);
    }

    /// A helper is of another version: it is fetched anew once.
    fn outdated(&mut self, id: HelperId, now: f64) {
        let Some(helper) = self.helpers.iter().find(|helper| helper.id == id) else { return };
        if helper.fresh || helper.place == Place::Page {
            // On the page it would be the same program.
            self.leave(Trouble::OtherVersion);
        } else {
            self.fresh = true;
            self.dismissed(id);
            self.start(now);
        }
    }

    /// No more workers: from now on the players think on the page.
    fn give_up(&mut self, why: Trouble, now: f64) {
        self.size = 0;
        self.dismiss_all(why);
        for share in self.jobs.iter_mut().map(|(_, deal)| deal).flat_map(|deal| &mut deal.shares) {
            if !share.answered {
                (share.holder, share.done) = (Holder::Nobody, 0);
            }
        }
        self.start(now);
    }

    /// There is nobody left to ask, and every job is ended with what there is. The next one tries again.
    fn leave(&mut self, why: Trouble) {
        self.size = 0;
        self.dismiss_all(why);
        self.open_jobs().into_iter().for_each(|job| self.settle(job));
    }

    fn dismiss_all(&mut self, why: Trouble) {
        let all = self.helpers.drain(..);
        self.deeds.extend(all.map(|helper| Deed::Kill { helper: helper.id }));
        self.deeds.push(Deed::Complain(why));
    }

    /// The job of a share that a helper holds.
    fn held(&self, id: HelperId, number: u32) -> Option<Ticket> {
        let holds = |share: &Share| share.number == number && share.is_open_with(Holder::Helper(id));
        self.jobs.iter().find(|(_, deal)| deal.shares.iter().any(holds)).map(|&(ticket, _)| ticket)
    }

    /// Takes in what a helper found out. What nobody waits for is dropped.
    fn found(&mut self, id: HelperId, number: u32, found: &[u8], progress: Option<u32>, now: f64) {
        let Some(ticket) = self.held(id, number) else { return };
        let Some(deal) = job(&mut self.jobs, ticket) else { return };
        if let Err(why) = deal.case.take(found) {
            self.died(id, &why.to_string(), now);
            return;
        }
        let each = deal.case.size() / (deal.case.trees().len() as u32).max(1);
        if let Some(share) = deal.shares.iter_mut().find(|share| share.number == number) {
            share.heard = now;
            share.answered = progress.is_none();
            share.done = progress.unwrap_or(each * share.trees.len() as u32);
        }
        if progress.is_none() {
            self.failures = 0;
        }
        self.watch(ticket, now);
    }

    /// Finds somebody for every share that nobody holds, or leaves it waiting for helpers that are on their way.
    fn deal_out(&mut self, now: f64) {
        let starting = self.helpers.iter().any(|helper| !helper.ready);
        let ready: Vec<HelperId> =
            self.helpers.iter().filter(|helper| helper.ready).map(|helper| helper.id).collect();
        for ticket in self.open_jobs() {
            let Some(deal) = job(&mut self.jobs, ticket) else { continue };
            let open = deal.shares.iter().any(|share| share.is_open_with(Holder::Nobody));
            if !open || deal.stopped.is_some() {
                continue;
            }
            if deal.failures >= JINXED {
                self.settle(ticket);
                continue;
            }
            let gathered = deal.case.is_quick() || deal.hurried || !starting || now - deal.waiting > GATHER;
            if ready.is_empty() || !gathered {
                continue;
            }
            let ceiling = if deal.hurried { now } else { now + deal.case.ceiling() };
            deal.until.get_or_insert(ceiling);
            let hurried = deal.hurried;
            self.share_out(ticket, &ready, now);
            if hurried {
                self.stop(ticket, now);
            }
        }
    }

    /// Shares what nobody holds among helpers that are ready: a tree that is carried on goes to where it grew, others to
    /// those who have least to do.
    fn share_out(&mut self, ticket: Ticket, ready: &[HelperId], now: f64) {
        let mut load: Vec<(HelperId, usize)> = ready.iter().map(|&id| (id, 0)).collect();
        for share in self
            .jobs
            .iter()
            .map(|(_, deal)| deal)
            .flat_map(|deal| &deal.shares)
            .filter(|share| !share.answered)
        {
            if let Holder::Helper(id) = share.holder
                && let Some((_, load)) = load.iter_mut().find(|(helper, _)| *helper == id)
            {
                *load += share.trees.len();
            }
        }
        let Some(deal) = job(&mut self.jobs, ticket) else { return };
        let before = deal.case.carries();
        let home = before.and_then(|before| self.homes.iter().find(|(known, _)| *known == before));
        let (waiting, held): (Vec<_>, Vec<_>) =
            deal.shares.drain(..).partition(|share| share.is_open_with(Holder::Nobody));
        deal.shares = held;
        // By helper: the trees, and the share in which they grew before.
        let mut parts: Vec<(HelperId, Vec<u32>, Option<u32>)> = Vec::new();
        for tree in waiting.into_iter().flat_map(|share| share.trees) {
            let grown = home.and_then(|(_, trees)| trees.iter().find(|(grown, _)| *grown == tree));
            let grown = grown.map(|&(_, home)| home).filter(|(id, _)| ready.contains(id));
            let least = load.iter().min_by_key(|&(_, load)| *load).map(|&(id, _)| id);
            let Some(id) = grown.map(|(id, _)| id).or(least) else { continue };
            let share = grown.map(|(_, share)| share);
            match parts.iter_mut().find(|(helper, ..)| *helper == id) {
                Some((_, trees, before)) => {
                    trees.push(tree);
                    *before = before.or(share);
                }
                None => parts.push((id, vec![tree], share)),
            }
            load.iter_mut().filter(|(helper, _)| *helper == id).for_each(|(_, load)| *load += 1);
        }
        for (helper, trees, before) in parts {
            self.shares += 1;
            let number = self.shares;
            let bytes = deal.case.order(number, &trees, before).to_bytes();
            self.deeds.push(Deed::Post { helper, bytes });
            let (holder, after) = (Holder::Helper(helper), deal.failures);
            let share = Share { number, holder, heard: now, after, ..Share::waiting(trees) };
            deal.shares.push(share);
        }
    }

    /// Ends a job that is done or out of time, or tells how it is getting on.
    fn watch(&mut self, ticket: Ticket, now: f64) {
        let Some(deal) = job(&mut self.jobs, ticket) else { return };
        if deal.shares.iter().all(|share| share.answered) {
            self.settle(ticket);
        } else if deal.until.is_some_and(|until| now >= until) {
            self.stop(ticket, now);
        } else if now - deal.told >= REPORT && !deal.case.is_quick() {
            deal.told = now;
            let done = deal.done();
            self.deeds.push(Deed::Tell { of: ticket, tell: deal.case.progress(done) });
        }
    }

    /// Asks helpers to answer now; once they had their time, or when nobody has to be asked, the job is over.
    fn stop(&mut self, ticket: Ticket, now: f64) {
        let Some(deal) = job(&mut self.jobs, ticket) else { return };
        let stopped = *deal.stopped.get_or_insert_with(|| {
            for share in deal.shares.iter().filter(|share| !share.answered) {
                if let Holder::Helper(helper) = share.holder {
                    let bytes = Order::Stop { ticket: share.number }.to_bytes();
                    self.deeds.push(Deed::Post { helper, bytes });
                }
            }
            now
        });
        // Where nothing is known yet the answers are waited for: a helper that gives none falls silent, and is ended.
        let knows = deal.case.knows();
        let asked = |share: &Share| !share.answered && matches!(share.holder, Holder::Helper(_));
        let over = if deal.shares.iter().any(asked) { now - stopped >= ANSWER } else { true };
        if knows && over {
            self.settle(ticket);
        }
    }

    fn settle(&mut self, ticket: Ticket) {
        let Some(mut deal) = self.close(ticket) else { return };
        self.dismiss(&deal);
        let from = match deal.helpers() {
            0 => Source::Rules,
            // Once there are no workers there never are again.
            _ if self.size == 0 => Source::Page,
            count => Source::Workers(count),
        };
        match deal.case.settle(from) {
            Ok(tell) => self.deeds.push(Deed::Tell { of: ticket, tell }),
            Err(why) => self.deeds.push(Deed::Complain(why)),
        }
        let home = deal.shares.iter().filter_map(|share| match share.holder {
            Holder::Helper(id) => Some(share.trees.iter().map(move |&tree| (tree, (id, share.number)))),
            _ => None,
        });
        self.homes.push_back((ticket, home.flatten().collect()));
        if self.homes.len() > REMEMBERED {
            self.homes.pop_front();
        }
    }

    /// Tells helpers that nobody waits for what they still hold.
    fn dismiss(&mut self, deal: &Deal) {
        for share in deal.shares.iter().filter(|share| !share.answered) {
            if let Holder::Helper(helper) = share.holder {
                let bytes = Order::Forget { ticket: share.number }.to_bytes();
                self.deeds.push(Deed::Post { helper, bytes });
            }
        }
    }
}

fn job(jobs: &mut [(Ticket, Deal)], ticket: Ticket) -> Option<&mut Deal> {
    jobs.iter_mut().find(|(job, _)| *job == ticket).map(|(_, deal)| deal)
}
