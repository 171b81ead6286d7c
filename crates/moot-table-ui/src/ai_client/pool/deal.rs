//! A job as the pool holds it, in shares.

use super::HelperId;
use crate::ai_client::Ticket;
use crate::ai_client::search_job::Case;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holder {
    Nobody,
    Helper(HelperId),
}

/// Some trees of a job, and who grows them.
pub(super) struct Share {
    /// What helpers call it. A share that is given again gets another number, so that late answers meet nobody.
    pub(super) number: u32,
    pub(super) trees: Vec<u32>,
    pub(super) holder: Holder,
    pub(super) done: u32,
    /// When its holder was last heard of.
    pub(super) heard: f64,
    pub(super) answered: bool,
    /// Failures with the job before it was given to its holder.
    pub(super) after: u32,
}

impl Share {
    pub(super) fn waiting(trees: Vec<u32>) -> Share {
        Share { number: 0, trees, holder: Holder::Nobody, done: 0, heard: 0.0, answered: false, after: 0 }
    }

    pub(super) fn is_open_with(&self, holder: Holder) -> bool {
        !self.answered && self.holder == holder
    }
}

pub(super) struct Deal {
    pub(super) case: Box<dyn Case>,
    pub(super) shares: Vec<Share>,
    /// Since when shares of it have waited for helpers.
    pub(super) waiting: f64,
    /// When it is to be ended with what there is; unknown until somebody thinks about it.
    pub(super) until: Option<f64>,
    /// When it was.
    pub(super) stopped: Option<f64>,
    /// Whether an answer is wanted at once.
    pub(super) hurried: bool,
    pub(super) told: f64,
    pub(super) failures: u32,
}

impl Deal {
    /// How many helpers had a part in it.
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

pub(super) fn job(jobs: &mut [(Ticket, Deal)], ticket: Ticket) -> Option<&mut Deal> {
    jobs.iter_mut().find(|(job, _)| *job == ticket).map(|(_, deal)| deal)
}
