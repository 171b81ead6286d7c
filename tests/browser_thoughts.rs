//! Computer players choose the same in the browser as elsewhere, on the page and in a worker, down to the last bit:
//! `tools/worker.sh && cargo test --target wasm32-unknown-unknown --test browser_thoughts`.
//!
//! What they have to choose is in `crates/moot-worker/tests/thoughts.txt`; the test beside it tells how it is written anew.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::Uint8Array;
use moot_core::Game;
use moot_worker::{Order, Reply, Thought, found_from, task_parcel};
use mountain_king::MountainKing;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::MessageEvent;

#[path = "../crates/moot-worker/tests/support/thoughts.rs"]
mod thoughts;

wasm_bindgen_test_configure!(run_in_browser);

/// What `tools/worker.sh` makes; the server of the tests shows the repository.
const SCRIPT: &str = "/target/test-worker/thinker.js?v=test";

#[wasm_bindgen_test]
fn the_page_chooses_what_is_written_down() {
    let mut words = String::new();
    for (introduced, task) in thoughts::questions() {
        let mut thought = Thought::new(task.clone(), None);
        assert!(thought.step(|| false));
        words.push_str(&introduced);
        words.push_str(&thoughts::told(&task, thought.found()));
    }
    thoughts::check(&words);
}

#[wasm_bindgen_test]
async fn a_worker_chooses_what_is_written_down() {
    let heard: Rc<RefCell<Vec<Reply>>> = Rc::default();
    let worker = web_sys::Worker::new(SCRIPT).unwrap();
    let ear = heard.clone();
    let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes: Uint8Array = event.data().unchecked_into();
        ear.borrow_mut().push(Reply::from_bytes(&bytes.to_vec()).unwrap());
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    let next = async |wanted: fn(&Reply) -> bool| {
        for _ in 0..4_000 {
            assert!(!heard.borrow().iter().any(|reply| matches!(reply, Reply::Refused { .. })), "{heard:?}");
            let at = heard.borrow().iter().position(wanted);
            if let Some(at) = at {
                return heard.borrow_mut().swap_remove(at);
            }
            TimeoutFuture::new(2).await;
        }
        panic!("the worker says nothing");
    };
    next(|reply| matches!(reply, Reply::Ready(_))).await;

    let mut words = String::new();
    for (ticket, (introduced, task)) in (1..).zip(thoughts::questions()) {
        let order = Order::Think {
            ticket,
            game: MountainKing::ID.to_owned(),
            rules: MountainKing::RULES,
            task: task_parcel(&task),
        };
        worker.post_message(&Uint8Array::from(&order.to_bytes()[..])).unwrap();
        let Reply::Chose { ticket: answered, found } =
            next(|reply| matches!(reply, Reply::Chose { .. })).await
        else {
            unreachable!("only answers were waited for")
        };
        assert_eq!(answered, ticket);
        words.push_str(&introduced);
        words.push_str(&thoughts::told(&task, found_from::<MountainKing>(&found).unwrap()));
    }
    worker.terminate();
    thoughts::check(&words);
}
