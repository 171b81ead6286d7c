//! What comes of a job: what its helpers find, how it gets on, and how it ends.

use moot_worker::Order;

use super::deal::{Deal, Holder, Share, job};
use super::{Deed, HelperId, Pool};
use crate::ai_client::{Source, Ticket};

/// How long a helper may take to answer a stop where something is known already.
const ANSWER: f64 = 40.0;
/// How often progress is told.
const REPORT: f64 = 100.0;
/// Jobs of which it is remembered where they were thought about.
const REMEMBERED: usize = 6;

impl Pool {
    /// The job of a share that a helper holds.
    pub(super) fn held(&self, id: HelperId, number: u32) -> Option<Ticket> {
        let holds = |share: &Share| share.number == number && share.is_open_with(Holder::Helper(id));
        self.jobs.iter().find(|(_, deal)| deal.shares.iter().any(holds)).map(|&(ticket, _)| ticket)
    }

    /// Takes in what a helper found out. What nobody waits for is dropped.
    pub(super) fn found(&mut self, id: HelperId, number: u32, found: &[u8], progress: Option<u32>, now: f64) {
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

    /// Ends a job that is done or out of time, or tells how it is getting on.
    pub(super) fn watch(&mut self, ticket: Ticket, now: f64) {
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
    pub(super) fn stop(&mut self, ticket: Ticket, now: f64) {
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

    pub(super) fn settle(&mut self, ticket: Ticket) {
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
    pub(super) fn dismiss(&mut self, deal: &Deal) {
        for share in deal.shares.iter().filter(|share| !share.answered) {
            if let Holder::Helper(helper) = share.holder {
                let bytes = Order::Forget { ticket: share.number }.to_bytes();
                self.deeds.push(Deed::Post { helper, bytes });
            }
        }
    }
}
