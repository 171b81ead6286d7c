//! The jobs of one game.

use std::collections::VecDeque;

use crate::task::Work;
use crate::warm_up::warm_up;
use crate::{
    Refusal, Reply, RunningJob, Wire, decode_question, decode_task, encode_evidence, encode_reasons,
};

/// The number of completed jobs whose trees are kept for later jobs.
const KEPT: usize = 2;

/// The jobs of a game behind a trait object, so that the worker needs no type parameter.
pub(crate) trait Jobs {
    fn id(&self) -> &'static str;
    fn rules(&self) -> u16;
    /// Starts a job.
    fn begin(&mut self, ticket: u32, task: &[u8]) -> Result<(), Refusal>;
    /// Computes the next job in turn until `stop` returns true. Returns the answer if the job is complete.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Reply>;
    /// Ends a job with the evidence so far; `None` if there is no such job.
    fn stop(&mut self, ticket: u32) -> Option<Reply>;
    /// Answers a question about lines of decisions.
    fn explain(&self, question: &[u8]) -> Result<Vec<u8>, Refusal>;
    /// Cancels a job.
    fn forget(&mut self, ticket: u32);
    /// Cancels all jobs and drops the trees that were kept.
    fn rest(&mut self);
    /// Appends the progress of each job.
    fn progress(&self, out: &mut Vec<Reply>);
    fn is_idle(&self) -> bool;
    /// Warms up until `stop` returns true or the warm-up is complete. Returns the number of decisions made.
    fn warm_up(&self, stop: &mut dyn FnMut() -> bool) -> u32;
}

pub(crate) struct GameJobs<G: Wire> {
    /// In the order in which they are computed next.
    running: VecDeque<(u32, RunningJob<G>)>,
    /// Completed jobs, oldest first.
    kept: VecDeque<(u32, RunningJob<G>)>,
}

impl<G: Wire> Default for GameJobs<G> {
    fn default() -> Self {
        GameJobs { running: VecDeque::new(), kept: VecDeque::new() }
    }
}

impl<G: Wire> GameJobs<G> {
    fn take(&mut self, ticket: u32) -> Option<RunningJob<G>> {
        let at = self.running.iter().position(|(running, _)| *running == ticket)?;
        self.running.remove(at).map(|(_, job)| job)
    }

    fn finish(&mut self, ticket: u32, mut job: RunningJob<G>) -> Reply {
        let found = encode_evidence::<G>(&job.finish_early());
        self.kept.push_back((ticket, job));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
        Reply::Chose { ticket, found }
    }
}

impl<G: Wire> Jobs for GameJobs<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn begin(&mut self, ticket: u32, task: &[u8]) -> Result<(), Refusal> {
        let task = decode_task::<G>(task)?;
        let kept = task.carry.and_then(|(before, _)| {
            let at = self.kept.iter().position(|(kept, _)| *kept == before)?;
            self.kept.remove(at).map(|(_, job)| job)
        });
        let quick = matches!(task.work, Work::Glance(_));
        let job = RunningJob::new(task, kept);
        // A job without search takes a moment and goes first.
        if quick {
            self.running.push_front((ticket, job));
        } else {
            self.running.push_back((ticket, job));
        }
        Ok(())
    }

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Reply> {
        let (ticket, mut job) = self.running.pop_front()?;
        if job.step(stop) {
            return Some(self.finish(ticket, job));
        }
        self.running.push_back((ticket, job));
        None
    }

    fn stop(&mut self, ticket: u32) -> Option<Reply> {
        let job = self.take(ticket)?;
        Some(self.finish(ticket, job))
    }

    fn explain(&self, question: &[u8]) -> Result<Vec<u8>, Refusal> {
        Ok(encode_reasons::<G>(&decode_question::<G>(question)?.reasons()))
    }

    fn forget(&mut self, ticket: u32) {
        self.take(ticket);
    }

    fn rest(&mut self) {
        *self = GameJobs::default();
    }

    fn progress(&self, out: &mut Vec<Reply>) {
        out.extend(self.running.iter().map(|(ticket, job)| {
            let (done, of) = job.progress();
            Reply::Progress { ticket: *ticket, done, of, found: encode_evidence::<G>(&job.found()) }
        }));
    }

    fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    fn warm_up(&self, stop: &mut dyn FnMut() -> bool) -> u32 {
        warm_up::<G>(stop)
    }
}
