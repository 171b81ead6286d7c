//! Computer players choose the same in the browser as natively, on the page and in a worker, to the last bit:
//! `tools/worker.sh && cargo test --target wasm32-unknown-unknown --test browser -- thoughts`.
//!
//! The expected choices are in `crates/moot-worker/tests/thoughts.txt`; the native test beside that file documents how to
//! update it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::Uint8Array;
use moot_core::Game;
use moot_worker::{Order, Reply, RunningJob, decode_evidence, encode_task};
use mountain_king::MountainKing;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::MessageEvent;

#[path = "../../crates/moot-worker/tests/support/thoughts.rs"]
mod support;

/// The worker script that `tools/worker.sh` builds; the test server serves the repository.
const SCRIPT: &str = "/target/test-worker/thinker.js?v=test";

#[wasm_bindgen_test]
fn the_page_chooses_as_in_the_goldens() {
    let mut words = String::new();
    for (introduced, task) in support::questions() {
        let mut thought = RunningJob::new(task.clone(), None);
        assert!(thought.step(|| false));
        words.push_str(&introduced);
        words.push_str(&support::printed(&task, thought.found()));
    }
    support::check(&words);
}

#[wasm_bindgen_test]
async fn a_worker_chooses_as_in_the_goldens() {
    let received: Rc<RefCell<Vec<Reply>>> = Rc::default();
    let worker = web_sys::Worker::new(SCRIPT).unwrap();
    let sink = received.clone();
    let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes: Uint8Array = event.data().unchecked_into();
        sink.borrow_mut().push(Reply::from_bytes(&bytes.to_vec()).unwrap());
    });
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    let next = async |wanted: fn(&Reply) -> bool| {
        for _ in 0..4_000 {
            assert!(
                !received.borrow().iter().any(|reply| matches!(reply, Reply::Refused { .. })),
                "{received:?}"
            );
            let at = received.borrow().iter().position(wanted);
            if let Some(at) = at {
                return received.borrow_mut().swap_remove(at);
            }
            TimeoutFuture::new(2).await;
        }
        panic!("the worker does not answer");
    };
    next(|reply| matches!(reply, Reply::Ready(_))).await;

    let mut words = String::new();
    for (ticket, (introduced, task)) in (1..).zip(support::questions()) {
        let order = Order::Think {
            ticket,
            game: MountainKing::ID.to_owned(),
            rules: MountainKing::RULES,
            task: encode_task(&task),
        };
        worker.post_message(&Uint8Array::from(&order.to_bytes()[..])).unwrap();
        let Reply::Chose { ticket: answered, found } =
            next(|reply| matches!(reply, Reply::Chose { .. })).await
        else {
            unreachable!("only answers were waited for")
        };
        assert_eq!(answered, ticket);
        words.push_str(&introduced);
        words.push_str(&support::printed(&task, decode_evidence::<MountainKing>(&found).unwrap()));
    }
    worker.terminate();
    support::check(&words);
}
