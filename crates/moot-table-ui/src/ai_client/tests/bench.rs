//! A test bench for the pool: with a clock, a position to search, and a record of all effects.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use moot_core::Game;
use moot_core::laws::midgame;
use moot_players::{Evidence, Level};
use moot_worker::{Order, Reply, Task, Work, Worker, decode_task, encode_evidence, versions};
use mountain_king::{Action, MountainKing, Setup, State};

use crate::ai_client::pool::{HelperId, Place, Pool, PoolEffect};
use crate::ai_client::search_job::SearchJob;
use crate::ai_client::{Choice, Job, JobUpdate, Source, Ticket, Trouble};

#[derive(Default)]
pub(super) struct Received {
    pub(super) progress: Vec<(u32, u32)>,
    chose: Vec<Choice<MountainKing>>,
}

/// A pool with a clock, and its recorded effects.
pub(super) struct Bench {
    pub(super) pool: Pool,
    pub(super) now: f64,
    pub(super) setup: Setup,
    pub(super) state: State,
    pub(super) legal: Vec<Action>,
    pub(super) alive: Vec<HelperId>,
    pub(super) fresh: Vec<HelperId>,
    pub(super) on_page: Vec<HelperId>,
    pub(super) posts: Vec<(HelperId, Order)>,
    pub(super) killed: Vec<HelperId>,
    pub(super) troubles: Vec<Trouble>,
    pub(super) received: BTreeMap<Ticket, Rc<RefCell<Received>>>,
}

/// A share of a job: the helper that has it, its number, and its task.
pub(super) type Share = (HelperId, u32, Task<MountainKing>);

impl Bench {
    pub(super) fn new(size: usize) -> Bench {
        let setup = Setup::usual(3).unwrap();
        let (state, _) = midgame::<MountainKing>(&setup, 4, 60, 3).expect("a long game");
        let mut legal = Vec::new();
        MountainKing::legal(&setup, &state, state.active, &mut legal);
        Bench {
            pool: Pool::new(size, versions::<MountainKing>()),
            now: 1_000.0,
            setup,
            state,
            legal,
            alive: Vec::new(),
            fresh: Vec::new(),
            on_page: Vec::new(),
            posts: Vec::new(),
            killed: Vec::new(),
            troubles: Vec::new(),
            received: BTreeMap::new(),
        }
    }

    /// A pool of `size` ready helpers, the job of a decision of `level`, and its shares as they were posted.
    pub(super) fn thinking(size: usize, level: Level) -> (Bench, Ticket, Vec<Share>) {
        let mut bench = Bench::new(size);
        let ticket = bench.ask(level);
        bench.all_ready();
        let shares = bench.thinks();
        (bench, ticket, shares)
    }

    /// Does what the pool wants done.
    pub(super) fn run(&mut self) {
        for effect in self.pool.effects() {
            match effect {
                PoolEffect::Start { helper, place, fresh } => {
                    self.alive.push(helper);
                    if place == Place::Page {
                        self.on_page.push(helper);
                    }
                    if fresh {
                        self.fresh.push(helper);
                    }
                }
                PoolEffect::Post { helper, bytes } => {
                    self.posts.push((helper, Order::from_bytes(&bytes).unwrap()))
                }
                PoolEffect::Kill { helper } => {
                    self.alive.retain(|&id| id != helper);
                    self.killed.push(helper);
                }
                PoolEffect::Tell { tell, .. } => tell(),
                PoolEffect::Complain(trouble) => self.troubles.push(trouble),
                PoolEffect::Log(_) => {}
            }
        }
    }

    pub(super) fn ask_with(&mut self, level: Level, carry: Option<(Ticket, Action)>) -> Ticket {
        let received = Rc::new(RefCell::new(Received::default()));
        let sink = received.clone();
        let seat = self.state.active;
        let view = MountainKing::view(&self.setup, &self.state, Some(seat));
        let job = Job { setup: self.setup, view, seat, level, seed: 11, carry };
        let search = SearchJob::<MountainKing>::new(job, move |update| match update {
            JobUpdate::Progress { done, of } => sink.borrow_mut().progress.push((done, of)),
            JobUpdate::Chose(choice) => sink.borrow_mut().chose.push(choice),
        });
        let ticket = self.pool.ask(Box::new(search), self.now);
        self.received.insert(ticket, received);
        self.run();
        ticket
    }

    pub(super) fn ask(&mut self, level: Level) -> Ticket {
        self.ask_with(level, None)
    }

    pub(super) fn say(&mut self, helper: HelperId, reply: &Reply) {
        self.pool.hear(helper, &reply.to_bytes(), self.now);
        self.run();
    }

    pub(super) fn all_ready(&mut self) {
        for helper in self.alive.clone() {
            self.say(helper, &Reply::Ready(versions::<MountainKing>()));
        }
    }

    /// Hands what was posted to a real player's program at a helper's place, and back what it says, until it is idle.
    pub(super) fn play(&mut self, helper: HelperId, worker: &mut Worker) {
        for (_, order) in std::mem::take(&mut self.posts) {
            if let Some(reply) = worker.handle(&order.to_bytes()) {
                self.say(helper, &reply);
            }
        }
        let mut looks = 0;
        while !worker.is_idle() {
            let replies = worker.step(|| {
                looks += 1;
                looks % 9 == 0
            });
            for reply in replies.into_iter().chain(worker.progress()) {
                self.say(helper, &reply);
            }
        }
    }

    pub(super) fn wait(&mut self, milliseconds: f64) {
        let end = self.now + milliseconds;
        while self.now < end {
            self.now += 20.0;
            self.pool.tick(self.now);
            self.run();
        }
    }

    pub(super) fn die(&mut self, helper: HelperId) {
        self.pool.died(helper, "unreachable", self.now);
        self.run();
    }

    /// The shares that were sent since the last call: helper, number, task.
    pub(super) fn thinks(&mut self) -> Vec<Share> {
        let posts = std::mem::take(&mut self.posts);
        let thinks = posts.into_iter().filter_map(|(helper, order)| match order {
            Order::Think { ticket, task, .. } => Some((helper, ticket, decode_task(&task).unwrap())),
            _ => None,
        });
        thinks.collect()
    }

    pub(super) fn stops(&mut self) -> Vec<(HelperId, u32)> {
        let stops = self.posts.iter().filter_map(|(helper, order)| match order {
            Order::Stop { ticket } => Some((*helper, *ticket)),
            _ => None,
        });
        stops.collect()
    }

    pub(super) fn found(&self, trees: &[u32], action: Action, visits: u32) -> Vec<u8> {
        let one = Evidence { action, visits, value: 0.5, points: 1.0, deviation: 1.0, line: vec![action] };
        let found: Vec<_> = trees.iter().map(|&tree| (tree, vec![one.clone()])).collect();
        encode_evidence::<MountainKing>(&found)
    }

    pub(super) fn chose(&mut self, helper: HelperId, share: u32, trees: &[u32], action: Action, visits: u32) {
        let found = self.found(trees, action, visits);
        self.say(helper, &Reply::Chose { ticket: share, found });
    }

    pub(super) fn choices(&self, ticket: Ticket) -> Vec<(Action, u32, Source)> {
        let received = self.received[&ticket].borrow();
        received.chose.iter().map(|choice| (choice.action, choice.evidence[0].visits, choice.from)).collect()
    }
}

pub(super) fn trees(task: &Task<MountainKing>) -> Vec<u32> {
    match &task.work {
        Work::Trees { trees, .. } => trees.clone(),
        Work::Glance(_) => Vec::new(),
    }
}
