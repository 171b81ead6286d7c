//! Computer players on the page: `cargo test --target wasm32-unknown-unknown --test browser_thinker`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::Owner;
use moot_core::{Dice, Game, Mixer, Turn};
use moot_players::Level;
use mountain_king::{MountainKing, Setup, State};
use trollmoot::thinker::{Choice, Job, News, Thinker};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A position some random plays into a game, at which somebody decides.
fn position(players: u8, seed: u64, plays: usize) -> (Setup, State) {
    let setup = Setup::usual(players).unwrap();
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    let mut left = plays;
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = MountainKing::roll(&setup, &state, &mut dice);
                let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                legal.clear();
                MountainKing::legal(&setup, &state, state.active, &mut legal);
                if left == 0 && legal.len() > 1 {
                    return (setup, state);
                }
                left = left.saturating_sub(1);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let seat = state.active;
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
            Turn::Over => panic!("the game ended before {plays} plays"),
        }
    }
}

fn job(setup: Setup, state: &State, level: Level) -> Job<MountainKing> {
    let seat = state.active;
    let view = MountainKing::view(&setup, state, Some(seat));
    Job { setup, view, seat, level, seed: 7, carry: None }
}

#[derive(Default)]
struct Heard {
    progress: Vec<(u32, u32)>,
    chose: Vec<Choice<MountainKing>>,
}

fn listen() -> (Rc<RefCell<Heard>>, impl Fn(News<MountainKing>) + 'static) {
    let heard = Rc::new(RefCell::new(Heard::default()));
    let ear = heard.clone();
    let on = move |news| match news {
        News::Progress { done, of } => ear.borrow_mut().progress.push((done, of)),
        News::Chose(choice) => ear.borrow_mut().chose.push(choice),
    };
    (heard, on)
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

/// Waits until a choice was heard; the longest that the page did not come to its turn meanwhile, in milliseconds.
async fn chosen(heard: &Rc<RefCell<Heard>>, limit: f64) -> f64 {
    let begun = now();
    let mut last = begun;
    let mut longest = 0.0f64;
    while heard.borrow().chose.is_empty() {
        TimeoutFuture::new(1).await;
        longest = longest.max(now() - last);
        last = now();
        assert!(last - begun < limit, "no decision within {limit} ms");
    }
    longest
}

#[wasm_bindgen_test]
async fn every_level_decides_once_and_the_page_stays_free() {
    let owner = Owner::new();
    let thinker = owner.with(Thinker::new);
    let (setup, state) = position(3, 5, 60);
    for level in Level::ALL {
        let (heard, on) = listen();
        let begun = now();
        thinker.ask(job(setup, &state, level), on);
        assert!(heard.borrow().chose.is_empty(), "nothing is heard before `ask` has returned");
        let longest = chosen(&heard, 20_000.0).await;
        let took = now() - begun;
        TimeoutFuture::new(30).await;
        let heard = heard.borrow();
        let [choice] = &heard.chose[..] else { panic!("{level:?} chose {} times", heard.chose.len()) };
        assert_eq!(MountainKing::check(&setup, &state, state.active, choice.action), Ok(()));
        assert_eq!(choice.evidence[0].action, choice.action);
        console_log!(
            "{level:?}: {took:.0} ms, {} reports, longest gap on the page {longest:.0} ms, {:?}",
            heard.progress.len(),
            choice.from
        );
    }
}

#[wasm_bindgen_test]
async fn a_hurried_job_answers_at_once_and_a_cancelled_one_never() {
    let owner = Owner::new();
    let thinker = owner.with(Thinker::new);
    let (setup, state) = position(4, 9, 80);
    let (quick, on) = listen();
    let ticket = thinker.ask(job(setup, &state, Level::Ancient), on);
    let (never, on) = listen();
    let second = thinker.ask(job(setup, &state, Level::Ancient), on);
    TimeoutFuture::new(50).await;
    thinker.cancel(second);
    let begun = now();
    thinker.hurry(ticket);
    chosen(&quick, 5_000.0).await;
    let took = now() - begun;
    console_log!("hurried: {took:.0} ms");
    TimeoutFuture::new(100).await;
    assert!(took < 100.0, "{took} ms");
    assert!(never.borrow().chose.is_empty() && never.borrow().progress.is_empty());
    assert_eq!(quick.borrow().chose.len(), 1);
}
