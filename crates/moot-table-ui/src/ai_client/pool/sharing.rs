//! Assigns the shares of a job to helpers.

use super::job::{Holder, Share, find_job};
use super::{HelperId, Pool, PoolEffect};
use crate::ai_client::Ticket;

/// The time in milliseconds that a job waits for further helpers once one is ready.
const GATHER: f64 = 250.0;
/// The number of consecutive helper failures with one job after which it is assigned to no helper any more.
const JINXED: u32 = 2;

impl Pool {
    /// Assigns every free share to a helper, or leaves it waiting for helpers that are starting.
    pub(super) fn deal_out(&mut self, now: f64) {
        let starting = self.helpers.iter().any(|helper| !helper.ready);
        let ready: Vec<HelperId> =
            self.helpers.iter().filter(|helper| helper.ready).map(|helper| helper.id).collect();
        for ticket in self.open_jobs() {
            let Some(job) = find_job(&mut self.jobs, ticket) else { continue };
            let open = job.shares.iter().any(|share| share.is_open_with(Holder::Unassigned));
            if !open || job.stopped.is_some() {
                continue;
            }
            if job.failures >= JINXED {
                self.settle(ticket);
                continue;
            }
            let gathered = job.erased.is_quick() || job.hurried || !starting || now - job.waiting > GATHER;
            if ready.is_empty() || !gathered {
                continue;
            }
            let ceiling = if job.hurried { now } else { now + job.erased.ceiling() };
            job.until.get_or_insert(ceiling);
            let hurried = job.hurried;
            self.share_out(ticket, &ready, now);
            if hurried {
                self.stop(ticket, now);
            }
        }
    }

    /// Assigns free shares to ready helpers: a reused tree goes to the helper that grew it, others to the least loaded helpers.
    fn share_out(&mut self, ticket: Ticket, ready: &[HelperId], now: f64) {
        let mut load: Vec<(HelperId, usize)> = ready.iter().map(|&id| (id, 0)).collect();
        for share in
            self.jobs.iter().map(|(_, job)| job).flat_map(|job| &job.shares).filter(|share| !share.answered)
        {
            if let Holder::Helper(id) = share.holder
                && let Some((_, load)) = load.iter_mut().find(|(helper, _)| *helper == id)
            {
                *load += share.trees.len();
            }
        }
        let Some(job) = find_job(&mut self.jobs, ticket) else { return };
        let before = job.erased.carries();
        let home = before.and_then(|before| self.homes.iter().find(|(known, _)| *known == before));
        let (waiting, held): (Vec<_>, Vec<_>) =
            job.shares.drain(..).partition(|share| share.is_open_with(Holder::Unassigned));
        job.shares = held;
        // For each helper: the trees, and the share in which they grew before.
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
            let bytes = job.erased.order(number, &trees, before).to_bytes();
            self.effects.push(PoolEffect::Post { helper, bytes });
            let (holder, after) = (Holder::Helper(helper), job.failures);
            let share = Share { number, holder, last_message: now, after, ..Share::waiting(trees) };
            job.shares.push(share);
        }
    }
}
