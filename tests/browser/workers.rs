//! Computer players in real workers, and their speed:
//! `tools/worker.sh && cargo test --target wasm32-unknown-unknown --test browser -- workers --nocapture`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Reflect, Uint8Array};
use leptos::prelude::{GetUntracked, Owner};
use moot_core::Game;
use moot_core::laws::midgame;
use moot_players::{ComputerPlayer, Level};
use moot_table_ui::ai_client::{AiClient, Choice, Job, JobUpdate, Question, Source, Trouble};
use moot_worker::{Order, Reply, Task, Work, encode_task};
use mountain_king::{MountainKing, Setup, State};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

/// The worker script that `tools/worker.sh` builds; the test server serves the repository.
const SCRIPT: &str = "/target/test-worker/thinker.js?v=test";
/// The global variable of the program that a page without workers has loaded.
const PLAYERS: &str = "trollmootPlayers";
/// The same script in a worker that can be killed.
const KILLABLE: &str = "/tests/killable-worker.js?v=test";

/// A position after some random plays, in which a seat has a choice.
fn position(players: u8, seed: u64, plays: u32) -> (Setup, State) {
    let setup = Setup::usual(players).unwrap();
    let (state, _) = midgame::<MountainKing>(&setup, seed, plays, 5).expect("a long game");
    (setup, state)
}

fn job(setup: Setup, state: &State, level: Level) -> Job<MountainKing> {
    let seat = state.active;
    let view = MountainKing::view(&setup, state, Some(seat));
    Job { setup, view, seat, level, seed: 7, carry: None }
}

type Choices = Rc<RefCell<Vec<Choice<MountainKing>>>>;

fn listen() -> (Choices, impl Fn(JobUpdate<MountainKing>) + 'static) {
    let received = Choices::default();
    let sink = received.clone();
    let on = move |news| {
        if let JobUpdate::Chose(choice) = news {
            sink.borrow_mut().push(choice);
        }
    };
    (received, on)
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

/// Waits for a choice. Returns the longest time during which the page's event loop was blocked, in milliseconds.
async fn chosen(received: &Choices, limit: f64) -> f64 {
    let begun = now();
    let mut last = begun;
    let mut longest = 0.0f64;
    while received.borrow().is_empty() {
        TimeoutFuture::new(1).await;
        longest = longest.max(now() - last);
        last = now();
        assert!(last - begun < limit, "no decision within {limit} ms");
    }
    longest
}

/// Creates a client whose workers are ready.
async fn staffed(script: &str, workers: usize) -> (Owner, AiClient) {
    let owner = Owner::new();
    let client = owner.with(|| AiClient::with::<MountainKing>(script, workers));
    let (setup, state) = position(3, 5, 60);
    client.ask(job(setup, &state, Level::Whelp), |_| {});
    let begun = now();
    while client.workers() < workers {
        TimeoutFuture::new(5).await;
        assert!(now() - begun < 8_000.0, "{} of {workers} workers are ready", client.workers());
    }
    (owner, client)
}

#[wasm_bindgen_test]
async fn workers_choose_like_one_player_and_the_page_stays_responsive() {
    let (_owner, client) = staffed(SCRIPT, 2).await;
    let (setup, state) = position(3, 5, 60);
    for level in Level::ALL {
        let (received, on) = listen();
        let begun = now();
        client.ask(job(setup, &state, level), on);
        let longest = chosen(&received, 20_000.0).await;
        let took = now() - begun;
        TimeoutFuture::new(30).await;
        let received = received.borrow();
        let [choice] = &received[..] else { panic!("{level:?} chose {} times", received.len()) };
        console_log!("{level:?}: {took:.0} ms, longest gap on the page {longest:.0} ms, {:?}", choice.from);
        assert!(matches!(choice.from, Source::Workers(_)));
        let view = MountainKing::view(&setup, &state, Some(state.active));
        // The simulations of an Ancient would take an unoptimised build a minute; `thoughts` covers several trees.
        if level != Level::Ancient && took < level.ceiling().as_secs_f64() * 1000.0 {
            let mind = ComputerPlayer::<MountainKing>::new(level).choose(&setup, &view, state.active, 7);
            assert_eq!(Some(choice.action), mind, "{level:?}: the choice does not depend on the workers");
        }
    }
    assert_eq!(client.trouble.get_untracked(), None);
}

#[wasm_bindgen_test]
async fn move_now_stops_searching_workers() {
    let (_owner, client) = staffed(SCRIPT, 2).await;
    let (setup, state) = position(4, 9, 80);
    let (received, on) = listen();
    let ticket = client.ask(job(setup, &state, Level::Ancient), on);
    assert!(received.borrow().is_empty(), "no message arrives before `ask` has returned");
    let (never, on) = listen();
    let second = client.ask(job(setup, &state, Level::Ancient), on);
    TimeoutFuture::new(60).await;
    client.cancel(second);
    let begun = now();
    client.hurry(ticket);
    chosen(&received, 2_000.0).await;
    let took = now() - begun;
    console_log!("move now: {took:.0} ms, {:?}", received.borrow()[0].from);
    assert!(took < 100.0, "{took} ms");
    TimeoutFuture::new(100).await;
    assert_eq!((received.borrow().len(), never.borrow().len()), (1, 0), "a cancelled job sends no message");
}

#[wasm_bindgen_test]
async fn without_the_worker_program_the_game_continues_by_the_rules() {
    // Another test may have loaded the program in this page already.
    let window = web_sys::window().unwrap();
    let loaded = Reflect::get(&window, &PLAYERS.into()).unwrap();
    Reflect::delete_property(&window, &PLAYERS.into()).unwrap();
    let owner = Owner::new();
    let client = owner.with(|| AiClient::with::<MountainKing>("/target/test-worker/nowhere.js?v=test", 2));
    let (setup, state) = position(3, 5, 60);
    let (received, on) = listen();
    client.ask(job(setup, &state, Level::Elder), on);
    chosen(&received, 20_000.0).await;
    let action = received.borrow()[0].action;
    assert_eq!(MountainKing::check(&setup, &state, state.active, action), Ok(()));
    assert_eq!(received.borrow()[0].from, Source::Rules);
    assert!(matches!(client.trouble.get_untracked(), Some(Trouble::NoPlayers(_))));
    Reflect::set(&window, &PLAYERS.into(), &loaded).unwrap();
}

#[wasm_bindgen_test]
async fn without_workers_players_search_on_the_page_in_slices() {
    let owner = Owner::new();
    let client = owner.with(|| AiClient::with::<MountainKing>(SCRIPT, 0));
    let (setup, state) = position(3, 5, 60);
    for level in [Level::Digger, Level::Elder] {
        let (received, on) = listen();
        client.ask(job(setup, &state, level), on);
        let longest = chosen(&received, 20_000.0).await;
        let received = received.borrow();
        console_log!("on the page, {level:?}: longest gap {longest:.0} ms");
        assert_eq!(received[0].from, Source::Page);
        if level == Level::Digger {
            let view = MountainKing::view(&setup, &state, Some(state.active));
            let mind = ComputerPlayer::<MountainKing>::new(level).choose(&setup, &view, state.active, 7);
            assert_eq!(Some(received[0].action), mind);
        }
    }
    let (received, on) = listen();
    let ticket = client.ask(job(setup, &state, Level::Ancient), on);
    TimeoutFuture::new(60).await;
    let begun = now();
    client.hurry(ticket);
    chosen(&received, 2_000.0).await;
    let took = now() - begun;
    assert!(took < 100.0, "{took} ms");
    assert_eq!((received.borrow()[0].from, client.trouble.get_untracked()), (Source::Page, None));
}

#[wasm_bindgen_test]
async fn reasons_come_from_the_players() {
    let owner = Owner::new();
    let client = owner.with(|| AiClient::with::<MountainKing>(SCRIPT, 1));
    let (setup, state) = position(3, 5, 60);
    let seat = state.active;
    let view = MountainKing::view(&setup, &state, Some(seat));
    let mut legal = Vec::new();
    MountainKing::legal(&setup, &state, seat, &mut legal);
    let lines: Vec<_> = legal.iter().take(3).map(|&action| vec![action]).collect();
    let question = || Question::<MountainKing> { setup, view, seat, lines: lines.clone() };
    let received = Rc::new(RefCell::new(Vec::new()));
    let sink = received.clone();
    client.explain(question(), move |reasons| sink.borrow_mut().push(reasons));
    let begun = now();
    while received.borrow().is_empty() {
        assert!(now() - begun < 8_000.0, "no answer");
        TimeoutFuture::new(5).await;
    }
    assert_eq!(*received.borrow(), [question().reasons()]);
}

#[wasm_bindgen]
extern "C" {
    /// The channel to every worker of `tests/killable-worker.js`.
    type BroadcastChannel;
    #[wasm_bindgen(constructor)]
    fn new(name: &str) -> BroadcastChannel;
    #[wasm_bindgen(method, js_name = postMessage)]
    fn post_message(this: &BroadcastChannel, how: &str);
}

/// Sends `how` to all workers once they are searching, which ends them if they understand it. Returns the only choice that
/// arrives, with its time in milliseconds.
async fn killed(client: AiClient, how: &str) -> (Choice<MountainKing>, f64) {
    let (setup, state) = position(4, 9, 80);
    let progress = Rc::new(Cell::new(0));
    let (received, on) = listen();
    let seen = progress.clone();
    let begun = now();
    client.ask(job(setup, &state, Level::Ancient), move |news| {
        if let JobUpdate::Progress { done, .. } = news {
            seen.set(done);
        }
        on(news);
    });
    while progress.get() == 0 {
        TimeoutFuture::new(2).await;
        assert!(now() - begun < 2_000.0 && received.borrow().is_empty(), "no progress was reported");
    }
    BroadcastChannel::new("killable-worker").post_message(how);
    let mut least = client.workers();
    while received.borrow().is_empty() {
        TimeoutFuture::new(1).await;
        least = least.min(client.workers());
        assert!(now() - begun < 20_000.0, "no decision");
    }
    let took = now() - begun;
    assert_eq!(least == 0, ["throw", "close"].contains(&how), "at least {least} workers kept running");
    TimeoutFuture::new(300).await;
    let received = received.borrow();
    let [choice] = &received[..] else { panic!("{} choices", received.len()) };
    assert_eq!(MountainKing::check(&setup, &state, state.active, choice.action), Ok(()));
    console_log!("{how}: chosen after {took:.0} ms by {:?}", choice.from);
    (choice.clone(), took)
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_during_a_search_is_replaced() {
    let (_owner, client) = staffed(KILLABLE, 1).await;
    let (choice, _) = killed(client, "throw").await;
    assert_eq!(choice.from, Source::Workers(1), "another worker has finished the search");
    assert_eq!((client.workers(), client.trouble.get_untracked()), (1, None));
}

#[wasm_bindgen_test]
async fn a_worker_that_stops_silently_is_detected_and_replaced() {
    let (_owner, client) = staffed(KILLABLE, 1).await;
    let (_, took) = killed(client, "close").await;
    // The page waits some time for messages; after the ceiling it has to recover soon, whatever happens.
    assert!(took < Level::Ancient.ceiling().as_secs_f64() * 1000.0 + 500.0, "{took} ms");
    let begun = now();
    while client.workers() < 1 {
        TimeoutFuture::new(5).await;
        assert!(now() - begun < 8_000.0, "no worker was replaced");
    }
    let (choice, _) = killed(client, "nobody is meant").await;
    assert_eq!(choice.from, Source::Workers(1));
    assert_eq!(client.trouble.get_untracked(), None);
}

#[wasm_bindgen_test]
async fn when_all_workers_stop_at_once_new_ones_finish_the_search() {
    let (_owner, client) = staffed(KILLABLE, 2).await;
    let (choice, _) = killed(client, "throw").await;
    assert!(matches!(choice.from, Source::Workers(_)), "{:?}", choice.from);
    let begun = now();
    while client.workers() < 2 {
        TimeoutFuture::new(5).await;
        assert!(now() - begun < 8_000.0, "{} workers were started as replacements", client.workers());
    }
    assert_eq!(client.trouble.get_untracked(), None);
}

/// Lets workers search one tree each. Returns the simulations per second of all workers together.
async fn speed(workers: u32, simulations: u32) -> f64 {
    let (setup, state) = position(4, 9, 120);
    let received: Rc<RefCell<Vec<Reply>>> = Rc::default();
    let mut all = Vec::new();
    for _ in 0..workers {
        let worker = web_sys::Worker::new(SCRIPT).unwrap();
        let sink = received.clone();
        let message =
            Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
                let bytes: Uint8Array = event.data().unchecked_into();
                sink.borrow_mut().push(Reply::from_bytes(&bytes.to_vec()).unwrap());
            });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        all.push((worker, message));
    }
    let count = |wanted: fn(&Reply) -> bool| received.borrow().iter().filter(|reply| wanted(reply)).count();
    let started = now();
    while count(|reply| matches!(reply, Reply::Ready(_))) < workers as usize {
        assert!(now() - started < 8_000.0, "no worker reports ready");
        TimeoutFuture::new(5).await;
    }
    let mut begun = 0.0;
    // The first round warms up the browser's compiler.
    for round in 1..=2 {
        begun = now();
        for (tree, (worker, _)) in (0..).zip(&all) {
            let seat = state.active;
            let view = MountainKing::view(&setup, &state, Some(seat));
            let work = Work::Trees { trees: vec![tree], simulations };
            let task = Task::<MountainKing> { setup, view, seat, seed: 3, work, carry: None };
            let order = Order::Think {
                ticket: round,
                game: MountainKing::ID.to_owned(),
                rules: MountainKing::RULES,
                task: encode_task(&task),
            };
            worker.post_message(&Uint8Array::from(&order.to_bytes()[..])).unwrap();
        }
        while count(|reply| matches!(reply, Reply::Chose { .. })) < (workers * round) as usize {
            assert!(!received.borrow().iter().any(|reply| matches!(reply, Reply::Refused { .. })));
            assert!(now() - begun < 30_000.0, "the search does not end");
            TimeoutFuture::new(4).await;
        }
    }
    let took = (now() - begun) / 1000.0;
    let mut done = 0;
    for reply in received.borrow().iter() {
        if let Reply::Chose { ticket: 2, found } = reply {
            let found = moot_worker::decode_evidence::<MountainKing>(found).unwrap();
            done += found.iter().flat_map(|(_, found)| found).map(|found| found.visits).sum::<u32>();
        }
    }
    all.iter().for_each(|(worker, _)| worker.terminate());
    f64::from(done) / took
}

#[wasm_bindgen_test]
async fn the_speed_of_workers_is_measured() {
    let one = speed(1, 6_000).await;
    let two = speed(2, 6_000).await;
    console_log!("{one:.0} simulations/s in one worker, {two:.0} in two: {:.2} times", two / one);
    // Other programs may share the cores: the figures are informative, and only a collapse fails.
    assert!(one > 1_000.0 && two > one * 0.5, "{two} after {one}");
}
