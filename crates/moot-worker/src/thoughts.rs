//! The jobs of one game.

use std::collections::VecDeque;

use crate::practice::practise;
use crate::task::Work;
use crate::{Refusal, Reply, Thought, Wire, found_parcel, question_from, reasons_parcel, task_from};

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
    /// Appends the progress of each job.
    fn progress(&self, out: &mut Vec<Reply>);
    fn is_idle(&self) -> bool;
    /// Warms up until `stop` returns true or the warm-up is complete. Returns the number of decisions made.
    fn practise(&self, stop: &mut dyn FnMut() -> bool) -> u32;
}

pub(crate) struct Thoughts<G: Wire> {
    /// In the order in which they are computed next.
    running: VecDeque<(u32, Thought<G>)>,
    /// Completed jobs, oldest first.
    kept: VecDeque<(u32, Thought<G>)>,
}

impl<G: Wire> Default for Thoughts<G> {
    fn default() -> Self {
        Thoughts { running: VecDeque::new(), kept: VecDeque::new() }
    }
}

impl<G: Wire> Thoughts<G> {
    fn take(&mut self, ticket: u32) -> Option<Thought<G>> {
        let at = self.running.iter().position(|(running, _)| *running == ticket)?;
        self.running.remove(at).map(|(_, thought)| thought)
    }

    fn finish(&mut self, ticket: u32, mut thought: Thought<G>) -> Reply {
        let found = found_parcel::<G>(&thought.hurried());
        self.kept.push_back((ticket, thought));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
        Reply::Chose { ticket, found }
    }
}

impl<G: Wire> Jobs for Thoughts<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn begin(&mut self, ticket: u32, task: &[u8]) -> Result<(), Refusal> {
        let task = task_from::<G>(task)?;
        let kept = task.carry.and_then(|(before, _)| {
            let at = self.kept.iter().position(|(kept, _)| *kept == before)?;
            self.kept.remove(at).map(|(_, thought)| thought)
        });
        let quick = matches!(task.work, Work::Glance(_));
        let thought = Thought::new(task, kept);
        // A job without search takes a moment and goes first.
        if quick {
            self.running.push_front((ticket, thought));
        } else {
            self.running.push_back((ticket, thought));
        }
        Ok(())
    }

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Reply> {
        let (ticket, mut thought) = self.running.pop_front()?;
        if thought.step(stop) {
            return Some(self.finish(ticket, thought));
        }
        self.running.push_back((ticket, thought));
        None
    }

    fn stop(&mut self, ticket: u32) -> Option<Reply> {
        let thought = self.take(ticket)?;
        Some(self.finish(ticket, thought))
    }

    fn explain(&self, question: &[u8]) -> Result<Vec<u8>, Refusal> {
        Ok(reasons_parcel::<G>(&question_from::<G>(question)?.reasons()))
    }

    fn forget(&mut self, ticket: u32) {
        self.take(ticket);
    }

    fn progress(&self, out: &mut Vec<Reply>) {
        out.extend(self.running.iter().map(|(ticket, thought)| {
            let (done, of) = thought.progress();
            Reply::Progress { ticket: *ticket, done, of, found: found_parcel::<G>(&thought.found()) }
        }));
    }

    fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    fn practise(&self, stop: &mut dyn FnMut() -> bool) -> u32 {
        practise::<G>(stop)
    }
}
