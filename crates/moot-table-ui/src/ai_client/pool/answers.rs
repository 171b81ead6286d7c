//! The results of a job: search results of helpers, progress, and completion.

use moot_worker::Order;

use super::job::{Holder, PoolJob, Share, find_job};
use super::{HelperId, Pool, PoolEffect};
use crate::ai_client::{Source, Ticket};

/// The time in milliseconds for a helper to answer a stop, if some result is known already.
const ANSWER: f64 = 40.0;
/// The interval of progress messages, in milliseconds.
const REPORT: f64 = 100.0;
/// The number of finished jobs for which the helpers of their trees are remembered.
const REMEMBERED: usize = 6;

impl Pool {
    /// The job of a share that a helper works on.
    pub(super) fn held(&self, id: HelperId, number: u32) -> Option<Ticket> {
        let holds = |share: &Share| share.number == number && share.is_open_with(Holder::Helper(id));
        self.jobs.iter().find(|(_, job)| job.shares.iter().any(holds)).map(|&(ticket, _)| ticket)
    }

    /// Takes the results of a helper. Results of finished jobs are dropped.
    pub(super) fn found(&mut self, id: HelperId, number: u32, found: &[u8], progress: Option<u32>, now: f64) {
        let Some(ticket) = self.held(id, number) else { return };
        let Some(job) = find_job(&mut self.jobs, ticket) else { return };
        if let Err(why) = job.erased.take(found) {
            self.died(id, &why.to_string(), now);
            return;
        }
        let each = job.erased.size() / (job.erased.trees().len() as u32).max(1);
        if let Some(share) = job.shares.iter_mut().find(|share| share.number == number) {
            share.last_message = now;
            share.answered = progress.is_none();
            share.done = progress.unwrap_or(each * share.trees.len() as u32);
        }
        if progress.is_none() {
            self.failures = 0;
        }
        self.watch(ticket, now);
    }

    /// Finishes a job that is done or out of time, or reports its progress.
    pub(super) fn watch(&mut self, ticket: Ticket, now: f64) {
        let Some(job) = find_job(&mut self.jobs, ticket) else { return };
        if job.shares.iter().all(|share| share.answered) {
            self.settle(ticket);
        } else if job.until.is_some_and(|until| now >= until) {
            self.stop(ticket, now);
        } else if now - job.last_report >= REPORT && !job.erased.is_quick() {
            job.last_report = now;
            let done = job.done();
            self.effects.push(PoolEffect::Tell { of: ticket, tell: job.erased.progress(done) });
        }
    }

    /// Requests the results of all helpers. Finishes the job once their time is up, or if no helper has to be asked.
    pub(super) fn stop(&mut self, ticket: Ticket, now: f64) {
        let Some(job) = find_job(&mut self.jobs, ticket) else { return };
        let stopped = *job.stopped.get_or_insert_with(|| {
            for share in job.shares.iter().filter(|share| !share.answered) {
                if let Holder::Helper(helper) = share.holder {
                    let bytes = Order::Stop { ticket: share.number }.to_bytes();
                    self.effects.push(PoolEffect::Post { helper, bytes });
                }
            }
            now
        });
        // Without any result the pool waits for answers: a helper that gives none counts as silent, and is killed.
        let knows = job.erased.knows();
        let asked = |share: &Share| !share.answered && matches!(share.holder, Holder::Helper(_));
        let over = if job.shares.iter().any(asked) { now - stopped >= ANSWER } else { true };
        if knows && over {
            self.settle(ticket);
        }
    }

    pub(super) fn settle(&mut self, ticket: Ticket) {
        let Some(mut job) = self.close(ticket) else { return };
        self.dismiss(&job);
        let from = match job.helpers() {
            0 => Source::Rules,
            // Once the pool has given up workers it never starts them again.
            _ if self.size == 0 => Source::Page,
            count => Source::Workers(count),
        };
        match job.erased.settle(from) {
            Ok(tell) => self.effects.push(PoolEffect::Tell { of: ticket, tell }),
            Err(why) => self.effects.push(PoolEffect::Complain(why)),
        }
        let home = job.shares.iter().filter_map(|share| match share.holder {
            Holder::Helper(id) => Some(share.trees.iter().map(move |&tree| (tree, (id, share.number)))),
            _ => None,
        });
        self.homes.push_back((ticket, home.flatten().collect()));
        if self.homes.len() > REMEMBERED {
            self.homes.pop_front();
        }
    }

    /// Tells helpers to drop their shares of a job.
    pub(super) fn dismiss(&mut self, job: &PoolJob) {
        for share in job.shares.iter().filter(|share| !share.answered) {
            if let Holder::Helper(helper) = share.holder {
                let bytes = Order::Forget { ticket: share.number }.to_bytes();
                self.effects.push(PoolEffect::Post { helper, bytes });
            }
        }
    }
}
