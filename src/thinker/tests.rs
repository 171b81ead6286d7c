//! Every way in which helpers can fail, without a browser.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use moot_core::{Dice, Game, Mixer, Turn};
use moot_players::{Evidence, Level};
use moot_worker::{
    Order, Question, Reply, Task, Versions, Work, Worker, found_parcel, reasons_parcel, task_from, versions,
};
use mountain_king::{Action, MountainKing, Setup, State};

use super::errand::Errand;
use super::inquiry::Inquiry;
use super::pool::{Deed, HelperId, Place, Pool};
use super::{Choice, Job, News, Source, Ticket, Trouble};

/// A position some random plays into a game, at which somebody has a choice.
fn position(seed: u64) -> (Setup, State) {
    let setup = Setup::usual(3).unwrap();
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    let mut left = 60u32;
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = MountainKing::roll(&setup, &state, &mut dice);
                let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                legal.clear();
                MountainKing::legal(&setup, &state, state.active, &mut legal);
                if left == 0 && legal.len() > 2 {
                    return (setup, state);
                }
                left = left.saturating_sub(1);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let seat = state.active;
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
            Turn::Over => panic!("a short game"),
        }
    }
}

#[derive(Default)]
struct Heard {
    progress: Vec<(u32, u32)>,
    chose: Vec<Choice<MountainKing>>,
}

/// A pool with a clock, and what it did.
struct Bench {
    pool: Pool,
    now: f64,
    setup: Setup,
    state: State,
    legal: Vec<Action>,
    alive: Vec<HelperId>,
    fresh: Vec<HelperId>,
    on_page: Vec<HelperId>,
    posts: Vec<(HelperId, Order)>,
    killed: Vec<HelperId>,
    troubles: Vec<Trouble>,
    heard: BTreeMap<Ticket, Rc<RefCell<Heard>>>,
}

impl Bench {
    fn new(size: usize) -> Bench {
        let (setup, state) = position(4);
        let mut legal = Vec::new();
        MountainKing::legal(&setup, &state, state.active, &mut legal);
        Bench {
            pool: Pool::new(size, versions()),
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
            heard: BTreeMap::new(),
        }
    }

    /// Does what the pool wants done.
    fn run(&mut self) {
        for deed in self.pool.deeds() {
            match deed {
                Deed::Start { helper, place, fresh } => {
                    self.alive.push(helper);
                    if place == Place::Page {
                        self.on_page.push(helper);
                    }
                    if fresh {
                        self.fresh.push(helper);
                    }
                }
                Deed::Post { helper, bytes } => self.posts.push((helper, Order::from_bytes(&bytes).unwrap())),
                Deed::Kill { helper } => {
                    self.alive.retain(|&id| id != helper);
                    self.killed.push(helper);
                }
                Deed::Tell { tell, .. } => tell(),
                Deed::Complain(trouble) => self.troubles.push(trouble),
                Deed::Log(_) => {}
            }
        }
    }

    fn ask_with(&mut self, level: Level, carry: Option<(Ticket, Action)>) -> Ticket {
        let heard = Rc::new(RefCell::new(Heard::default()));
        let ear = heard.clone();
        let seat = self.state.active;
        let view = MountainKing::view(&self.setup, &self.state, Some(seat));
        let job = Job { setup: self.setup, view, seat, level, seed: 11, carry };
        let errand = Errand::<MountainKing>::new(job, move |news| match news {
            News::Progress { done, of } => ear.borrow_mut().progress.push((done, of)),
            News::Chose(choice) => ear.borrow_mut().chose.push(choice),
        });
        let ticket = self.pool.ask(Box::new(errand), self.now);
        self.heard.insert(ticket, heard);
        self.run();
        ticket
    }

    fn ask(&mut self, level: Level) -> Ticket {
        self.ask_with(level, None)
    }

    fn say(&mut self, helper: HelperId, reply: &Reply) {
        self.pool.hear(helper, &reply.to_bytes(), self.now);
        self.run();
    }

    fn all_ready(&mut self) {
        for helper in self.alive.clone() {
            self.say(helper, &Reply::Ready(versions()));
        }
    }

    /// Hands what was posted to a real player's program at a helper's place, and back what it says, until it is idle.
    fn play(&mut self, helper: HelperId, worker: &mut Worker) {
        for (_, order) in std::mem::take(&mut self.posts) {
            if let Some(reply) = worker.hear(&order.to_bytes()) {
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

    fn wait(&mut self, milliseconds: f64) {
        let end = self.now + milliseconds;
        while self.now < end {
            self.now += 20.0;
            self.pool.tick(self.now);
            self.run();
        }
    }

    fn die(&mut self, helper: HelperId) {
        self.pool.died(helper, "unreachable", self.now);
        self.run();
    }

    /// The shares that were sent out since this was last asked: helper, number, task.
    fn thinks(&mut self) -> Vec<(HelperId, u32, Task<MountainKing>)> {
        let posts = std::mem::take(&mut self.posts);
        let thinks = posts.into_iter().filter_map(|(helper, order)| match order {
            Order::Think { ticket, task, .. } => Some((helper, ticket, task_from(&task).unwrap())),
            _ => None,
        });
        thinks.collect()
    }

    fn stops(&mut self) -> Vec<(HelperId, u32)> {
        let stops = self.posts.iter().filter_map(|(helper, order)| match order {
            Order::Stop { ticket } => Some((*helper, *ticket)),
            _ => None,
        });
        stops.collect()
    }

    fn found(&self, trees: &[u32], action: Action, visits: u32) -> Vec<u8> {
        let one = Evidence { action, visits, value: 0.5, points: 1.0, deviation: 1.0, line: vec![action] };
        let found: Vec<_> = trees.iter().map(|&tree| (tree, vec![one.clone()])).collect();
        found_parcel::<MountainKing>(&found)
    }

    fn chose(&mut self, helper: HelperId, share: u32, trees: &[u32], action: Action, visits: u32) {
        let found = self.found(trees, action, visits);
        self.say(helper, &Reply::Chose { ticket: share, found });
    }

    fn choices(&self, ticket: Ticket) -> Vec<(Action, u32, Source)> {
        let heard = self.heard[&ticket].borrow();
        heard.chose.iter().map(|choice| (choice.action, choice.evidence[0].visits, choice.from)).collect()
    }
}

fn trees(task: &Task<MountainKing>) -> Vec<u32> {
    match &task.work {
        Work::Trees { trees, .. } => trees.clone(),
        Work::Glance(_) => Vec::new(),
    }
}

#[test]
fn the_trees_of_a_job_are_shared_and_what_is_found_is_joined() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    assert_eq!(bench.alive.len(), 2, "workers start with the first job");
    assert!(bench.thinks().is_empty());
    bench.all_ready();
    let thinks = bench.thinks();
    let shared: Vec<Vec<u32>> = thinks.iter().map(|(_, _, task)| trees(task)).collect();
    assert_eq!(shared, [vec![0, 2], vec![1, 3]]);
    let (good, bad) = (bench.legal[1], bench.legal[0]);
    bench.chose(thinks[0].0, thinks[0].1, &[0, 2], bad, 40);
    assert!(bench.choices(ticket).is_empty(), "one answer is not all");
    bench.chose(thinks[1].0, thinks[1].1, &[1, 3], good, 50);
    assert_eq!(bench.choices(ticket), [(good, 100, Source::Workers(2))]);
    assert!(!bench.pool.is_watching());
}

#[test]
fn progress_is_added_up_and_told_ten_times_a_second() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let thinks = bench.thinks();
    let action = bench.legal[0];
    for step in 1..=10u32 {
        bench.wait(40.0);
        for (helper, share, task) in &thinks {
            let found = bench.found(&trees(task), action, step);
            bench.say(*helper, &Reply::Progress { ticket: *share, done: step * 100, of: 8_000, found });
        }
    }
    let progress = bench.heard[&ticket].borrow().progress.clone();
    assert!((3..=5).contains(&progress.len()), "{progress:?}");
    let size = Level::Ancient.budget();
    assert!(progress.iter().all(|&(done, of)| done % 100 == 0 && of == size.trees * size.simulations));
    assert!(progress.is_sorted());
}

#[test]
fn a_dead_worker_is_replaced_and_its_share_given_again() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let thinks = bench.thinks();
    let action = bench.legal[0];
    bench.die(thinks[0].0);
    assert_eq!(bench.killed, [thinks[0].0]);
    assert_eq!(bench.alive.len(), 2, "another takes its place");
    // The one that is left takes the share once the newcomer has had its time, or the newcomer does.
    bench.wait(300.0);
    let again = bench.thinks();
    assert_eq!(again.len(), 1);
    assert_eq!(trees(&again[0].2), [0, 2]);
    assert_ne!(again[0].1, thinks[0].1, "a share that is given again has another number");
    // A late word from beyond the grave.
    bench.chose(thinks[0].0, thinks[0].1, &[0, 2], bench.legal[1], 9_000);
    bench.chose(thinks[1].0, thinks[1].1, &[1, 3], action, 10);
    assert!(bench.choices(ticket).is_empty());
    bench.chose(again[0].0, again[0].1, &[0, 2], action, 10);
    assert_eq!(bench.choices(ticket).len(), 1);
    assert_eq!(bench.choices(ticket)[0].1, 40, "the late word counts for nothing");
}

#[test]
fn a_silent_worker_is_ended() {
    let mut bench = Bench::new(1);
    bench.ask(Level::Elder);
    bench.all_ready();
    // Elder's time is up before a worker counts as silent; one that never says that it listens is ended as well.
    let first = bench.alive.clone();
    bench.wait(1_700.0);
    assert_eq!(bench.alive, first);
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let (_, share, _) = bench.thinks().remove(0);
    bench.wait(2_600.0);
    assert_eq!(bench.killed.len(), 1, "nothing was heard for too long");
    bench.all_ready();
    let again = bench.thinks();
    assert_eq!(again.len(), 1);
    assert_ne!(again[0].1, share);
    bench.chose(again[0].0, again[0].1, &[0, 1, 2, 3], bench.legal[2], 10);
    assert_eq!(bench.choices(ticket), [(bench.legal[2], 40, Source::Workers(1))]);
}

#[test]
fn a_machine_that_slept_blames_nobody() {
    let mut bench = Bench::new(1);
    bench.ask(Level::Ancient);
    bench.all_ready();
    bench.wait(100.0);
    bench.now += 3_500.0;
    bench.pool.tick(bench.now);
    bench.run();
    assert!(bench.killed.is_empty());
}

#[test]
fn after_repeated_failure_the_players_think_on_the_page() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Elder);
    for _ in 0..4 {
        let helper = bench.alive[0];
        bench.die(helper);
    }
    assert!(matches!(bench.troubles[..], [Trouble::Failing(_)]));
    assert_eq!(bench.alive, bench.on_page, "no more workers are tried");
    let here = bench.on_page[0];
    let mut players = Worker::new();
    bench.say(here, &players.greeting());
    bench.play(here, &mut players);
    let choices = bench.choices(ticket);
    assert_eq!((choices.len(), choices[0].2), (1, Source::Page));
    // And from now on at once.
    let ticket = bench.ask(Level::Elder);
    bench.play(here, &mut players);
    assert_eq!(bench.choices(ticket)[0].2, Source::Page);
    assert_eq!(bench.pool.ready(), 0, "no worker is ready");
}

#[test]
fn where_the_players_cannot_be_had_the_game_goes_on_by_the_rules() {
    let mut bench = Bench::new(0);
    let ticket = bench.ask(Level::Ancient);
    assert_eq!(bench.alive, bench.on_page);
    let here = bench.on_page[0];
    bench.die(here);
    assert!(matches!(bench.troubles[..], [Trouble::NoPlayers(_)]));
    let choices = bench.choices(ticket);
    assert!(bench.legal.contains(&choices[0].0));
    assert_eq!((choices.len(), choices[0].2), (1, Source::Rules));
    assert!(bench.alive.is_empty() && !bench.pool.is_watching());
    // The next job tries again.
    let ticket = bench.ask(Level::Digger);
    let here = bench.on_page[1];
    let mut players = Worker::new();
    bench.say(here, &players.greeting());
    bench.play(here, &mut players);
    assert_eq!(bench.choices(ticket)[0].2, Source::Page);
}

#[test]
fn a_worker_of_another_version_is_fetched_anew_once() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Elder);
    let old = Versions { protocol: 0, games: Vec::new() };
    bench.say(1, &Reply::Ready(old.clone()));
    assert_eq!((bench.killed.as_slice(), bench.fresh.as_slice()), (&[1][..], &[2][..]));
    assert!(bench.troubles.is_empty());
    bench.say(2, &Reply::Ready(old));
    assert_eq!(bench.troubles, [Trouble::OtherVersion]);
    assert!(bench.alive.is_empty());
    assert_eq!(bench.choices(ticket)[0].2, Source::Rules);
    // A greeting that cannot even be read is another version too.
    let mut bench = Bench::new(1);
    bench.ask(Level::Elder);
    bench.pool.hear(1, &[250, 7, 7], bench.now);
    bench.run();
    assert_eq!(bench.fresh, [2]);
}

#[test]
fn move_now_asks_the_workers_and_waits_no_longer_than_it_may() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let thinks = bench.thinks();
    let (early, late) = (bench.legal[0], bench.legal[1]);
    let found = bench.found(&[0, 2], early, 30);
    bench.say(thinks[0].0, &Reply::Progress { ticket: thinks[0].1, done: 60, of: 8_000, found });
    bench.pool.hurry(ticket, bench.now);
    bench.run();
    assert_eq!(bench.stops().len(), 2);
    bench.chose(thinks[1].0, thinks[1].1, &[1, 3], late, 10);
    assert!(bench.choices(ticket).is_empty(), "the other may still answer");
    bench.wait(80.0);
    // The silent one is represented by its last report.
    assert_eq!(bench.choices(ticket), [(early, 60, Source::Workers(2))]);
}

#[test]
fn move_now_without_any_word_from_anybody_takes_a_quick_look() {
    for ready in [false, true] {
        let mut bench = Bench::new(1);
        let ticket = bench.ask(Level::Ancient);
        let mut worker = Worker::new();
        if ready {
            bench.say(1, &worker.greeting());
        }
        bench.pool.hurry(ticket, bench.now);
        bench.run();
        if !ready {
            bench.wait(500.0);
            assert!(bench.choices(ticket).is_empty(), "nobody can be asked yet");
            bench.say(1, &worker.greeting());
        }
        assert_eq!(bench.stops().len(), 1, "asked, and told to answer at once");
        bench.play(1, &mut worker);
        let choices = bench.choices(ticket);
        assert_eq!(choices.len(), 1);
        assert_eq!((choices[0].1, choices[0].2), (1, Source::Workers(1)), "nothing was counted");
        assert!(bench.legal.contains(&choices[0].0));
    }
}

#[test]
fn a_helper_that_dies_in_haste_is_replaced_before_the_job_is_over() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    bench.pool.hurry(ticket, bench.now);
    bench.run();
    bench.die(1);
    assert!(bench.choices(ticket).is_empty());
    let mut worker = Worker::new();
    bench.posts.clear();
    bench.say(2, &worker.greeting());
    bench.play(2, &mut worker);
    assert_eq!(bench.choices(ticket)[0].2, Source::Workers(1));
}

#[test]
fn a_level_has_a_ceiling() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    let thinks = bench.thinks();
    let ceiling = Level::Elder.ceiling().as_secs_f64() * 1000.0;
    bench.wait(ceiling - 60.0);
    assert!(bench.stops().is_empty());
    bench.wait(80.0);
    assert_eq!(bench.stops(), [(thinks[0].0, thinks[0].1)]);
    bench.chose(thinks[0].0, thinks[0].1, &[0], bench.legal[0], 99);
    assert_eq!(bench.choices(ticket), [(bench.legal[0], 99, Source::Workers(1))]);
}

#[test]
fn a_cancelled_job_is_heard_of_no_more() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let (helper, share, _) = bench.thinks().remove(0);
    bench.pool.cancel(ticket);
    bench.run();
    assert!(bench.posts.iter().any(|(_, order)| *order == Order::Forget { ticket: share }));
    bench.chose(helper, share, &[0, 1, 2, 3], bench.legal[0], 5);
    bench.wait(5_000.0);
    assert!(bench.choices(ticket).is_empty() && bench.heard[&ticket].borrow().progress.is_empty());
    assert!(bench.killed.is_empty(), "an answer that nobody waits for is no fault");
}

#[test]
fn garbled_evidence_is_a_failure_and_an_illegal_choice_is_never_played() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    let (helper, share, _) = bench.thinks().remove(0);
    bench.say(helper, &Reply::Chose { ticket: share, found: vec![1, 2, 3, 4] });
    assert_eq!(bench.killed, [helper]);
    bench.all_ready();
    let (helper, share, _) = bench.thinks().remove(0);
    assert!(!bench.legal.contains(&Action::Gate(0)));
    bench.chose(helper, share, &[0], Action::Gate(0), 500);
    let choices = bench.choices(ticket);
    assert!(bench.legal.contains(&choices[0].0), "{choices:?}");
    assert_eq!(choices[0].2, Source::Rules);
}

#[test]
fn workers_that_die_side_by_side_are_replaced_and_the_job_is_given_again() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let action = bench.legal[0];
    for (helper, ..) in bench.thinks() {
        bench.die(helper);
    }
    assert!(bench.choices(ticket).is_empty());
    bench.all_ready();
    bench.wait(300.0);
    let again = bench.thinks();
    assert_eq!(again.iter().map(|(_, _, task)| trees(task).len()).sum::<usize>(), 4, "{again:?}");
    for (helper, number, task) in &again {
        bench.chose(*helper, *number, &trees(task), action, 10);
    }
    assert_eq!(bench.choices(ticket)[0].2, Source::Workers(again.len() as u32));
}

#[test]
fn a_job_that_every_worker_dies_of_is_decided_by_the_rules() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    for _ in 0..2 {
        let (helper, ..) = bench.thinks().remove(0);
        bench.die(helper);
        bench.all_ready();
    }
    assert!(bench.thinks().is_empty(), "nobody else is asked");
    assert_eq!(bench.choices(ticket)[0].2, Source::Rules);
    assert!(bench.troubles.is_empty(), "others may still use the workers");
}

#[test]
fn a_refused_share_is_asked_of_nobody_else() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    let (helper, share, _) = bench.thinks().remove(0);
    bench.say(helper, &Reply::Refused { ticket: Some(share), why: "no".into() });
    assert!(bench.thinks().is_empty() && bench.killed.is_empty());
    assert_eq!(bench.choices(ticket)[0].2, Source::Rules);
}

#[test]
fn quick_jobs_wait_for_the_first_helper_only() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Whelp);
    assert!(bench.thinks().is_empty(), "no worker is ready yet");
    let mut worker = Worker::new();
    bench.say(1, &worker.greeting());
    bench.play(1, &mut worker);
    assert_eq!(bench.choices(ticket)[0].2, Source::Workers(1));
}

#[test]
fn a_slow_start_takes_nothing_off_the_time_to_think() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.wait(6_000.0);
    assert!(bench.choices(ticket).is_empty() && bench.killed.is_empty());
    bench.say(1, &Reply::Ready(versions()));
    assert_eq!(trees(&bench.thinks()[0].2), [0, 1, 2, 3], "it has been waited for the second long enough");
    bench.wait(1_000.0);
    assert!(bench.stops().is_empty());
    // Of two that start together the second may be ready in a moment.
    let mut bench = Bench::new(2);
    bench.ask(Level::Ancient);
    bench.say(1, &Reply::Ready(versions()));
    assert!(bench.thinks().is_empty());
    bench.wait(300.0);
    assert_eq!(trees(&bench.thinks()[0].2), [0, 1, 2, 3]);
}

#[test]
fn helpers_can_be_started_before_there_is_anything_to_do() {
    let mut bench = Bench::new(2);
    bench.pool.wake(bench.now);
    bench.run();
    bench.all_ready();
    assert_eq!((bench.pool.ready(), bench.pool.is_watching()), (2, false));
    bench.now += 60_000.0;
    bench.ask(Level::Elder);
    assert_eq!((bench.thinks().len(), bench.alive.len()), (1, 2));
}

#[test]
fn reasons_are_asked_for_line_by_line() {
    let mut bench = Bench::new(1);
    let seat = bench.state.active;
    let view = MountainKing::view(&bench.setup, &bench.state, Some(seat));
    let lines: Vec<Vec<Action>> = bench.legal.iter().take(2).map(|&action| vec![action]).collect();
    let ask = |bench: &mut Bench| {
        let heard = Rc::new(RefCell::new(Vec::new()));
        let ear = heard.clone();
        let question = Question { setup: bench.setup, view, seat, lines: lines.clone() };
        let inquiry = Inquiry::<MountainKing>::new(question, move |reasons| ear.borrow_mut().push(reasons));
        bench.pool.ask(Box::new(inquiry), bench.now);
        bench.run();
        heard
    };
    let expected =
        Question::<MountainKing> { setup: bench.setup, view, seat, lines: lines.clone() }.reasons();
    assert!(expected.iter().any(|reasons| !reasons.is_empty()));
    let heard = ask(&mut bench);
    let mut worker = Worker::new();
    bench.say(1, &worker.greeting());
    bench.play(1, &mut worker);
    assert_eq!(*heard.borrow(), std::slice::from_ref(&expected));
    // An answer to another number of lines is a fault; without any answer there are no reasons.
    let heard = ask(&mut bench);
    let Order::Explain { ticket, .. } = bench.posts[0].1 else { panic!("{:?}", bench.posts) };
    bench.say(1, &Reply::Explained { ticket, reasons: reasons_parcel::<MountainKing>(&expected[..1]) });
    assert_eq!((bench.killed.as_slice(), heard.borrow().len()), (&[1][..], 0));
    for _ in 0..4 {
        let helper = bench.alive[0];
        bench.die(helper);
    }
    assert_eq!(*heard.borrow(), [vec![Vec::new(), Vec::new()]]);
}

#[test]
fn trees_that_are_carried_on_go_to_where_they_grew() {
    let mut bench = Bench::new(2);
    let first = bench.ask(Level::Ancient);
    bench.all_ready();
    let before = bench.thinks();
    let action = bench.legal[0];
    for (helper, share, task) in &before {
        bench.chose(*helper, *share, &trees(task), action, 10);
    }
    // Something else keeps the first worker busy; the trees go home all the same.
    bench.ask(Level::Elder);
    bench.thinks();
    bench.ask_with(Level::Ancient, Some((first, action)));
    let mut after = bench.thinks();
    after.sort_by_key(|(helper, ..)| *helper);
    let place = |thinks: &[(HelperId, u32, Task<MountainKing>)]| {
        thinks.iter().map(|(helper, _, task)| (*helper, trees(task))).collect::<Vec<_>>()
    };
    assert_eq!(place(&after), place(&before));
    for ((_, share, _), (_, _, task)) in before.iter().zip(&after) {
        assert_eq!(task.carry, Some((*share, action)));
    }
}

#[test]
fn workers_choose_what_players_on_the_page_choose() {
    let choose = |size: usize| {
        let mut bench = Bench::new(size);
        let ticket = bench.ask(Level::Elder);
        let mut worker = Worker::new();
        bench.say(1, &worker.greeting());
        bench.play(1, &mut worker);
        bench.choices(ticket)[0]
    };
    let (page, worker) = (choose(0), choose(1));
    assert_eq!((page.0, page.1), (worker.0, worker.1));
    assert_eq!((page.2, worker.2), (Source::Page, Source::Workers(1)));
}
