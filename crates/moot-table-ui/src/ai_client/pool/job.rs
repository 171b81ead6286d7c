//! A job in the pool, divided into shares.

use super::HelperId;
use crate::ai_client::Ticket;
use crate::ai_client::search_job::ErasedJob;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    Unassigned,
    Helper(HelperId),
}

/// A share: some trees of a job, and the helper that grows them.
pub(super) struct Share {
    /// The number of the share for helpers. A share that is reassigned gets a new number, so that late answers match no share.
    pub(super) number: u32,
    pub(super) trees: Vec<u32>,
    pub(super) holder: Holder,
    pub(super) done: u32,
    /// When the last message of its helper arrived.
    pub(super) last_message: f64,
    pub(super) answered: bool,
    /// The number of failures with the job before the share was assigned.
    pub(super) after: u32,
}

impl Share {
    pub(super) fn waiting(trees: Vec<u32>) -> Share {
        Share {
            number: 0,
            trees,
            holder: Holder::Unassigned,
            done: 0,
            last_message: 0.0,
            answered: false,
            after: 0,
        }
    }

    pub(super) fn is_open_with(&self, holder: Holder) -> bool {
        !self.answered && self.holder == holder
    }
}

pub(super) struct PoolJob {
    pub(super) erased: Box<dyn ErasedJob>,
    pub(super) shares: Vec<Share>,
    /// Since when some of its shares have waited for helpers.
    pub(super) waiting: f64,
    /// The deadline; `None` until a helper works on it.
    pub(super) until: Option<f64>,
    /// When it was stopped.
    pub(super) stopped: Option<f64>,
    /// Whether a result is requested at once.
    pub(super) hurried: bool,
    pub(super) last_report: f64,
    pub(super) failures: u32,
}

impl PoolJob {
    /// The number of helpers that took part.
    pub(super) fn helpers(&self) -> u32 {
        let mut all: Vec<HelperId> = Vec::new();
        for share in self.shares.iter().filter(|share| share.answered || share.done > 0) {
            match share.holder {
                Holder::Helper(id) if !all.contains(&id) => all.push(id),
                _ => {}
            }
        }
        all.len() as u32
    }

    pub(super) fn done(&self) -> u32 {
        self.shares.iter().map(|share| share.done).sum()
    }
}

pub(super) fn find_job(jobs: &mut [(Ticket, PoolJob)], ticket: Ticket) -> Option<&mut PoolJob> {
    jobs.iter_mut().find(|(job, _)| *job == ticket).map(|(_, job)| job)
}
