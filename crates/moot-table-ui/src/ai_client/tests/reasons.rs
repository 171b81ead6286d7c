//! Tests of requests for reasons.

use std::cell::RefCell;
use std::rc::Rc;

use moot_core::Game;
use moot_worker::{Order, Question, Reply, Worker, encode_reasons};
use mountain_king::{Action, MountainKing};

use super::bench::Bench;
use crate::ai_client::explain_job::ExplainJob;

#[test]
fn reasons_are_returned_for_each_line() {
    let mut bench = Bench::new(1);
    let seat = bench.state.active;
    let view = MountainKing::view(&bench.setup, &bench.state, Some(seat));
    let lines: Vec<Vec<Action>> = bench.legal.iter().take(2).map(|&action| vec![action]).collect();
    let ask = |bench: &mut Bench| {
        let received = Rc::new(RefCell::new(Vec::new()));
        let sink = received.clone();
        let question = Question { setup: bench.setup, view, seat, lines: lines.clone() };
        let explain_job =
            ExplainJob::<MountainKing>::new(question, move |reasons| sink.borrow_mut().push(reasons));
        bench.pool.ask(Box::new(explain_job), bench.now);
        bench.run();
        received
    };
    let expected =
        Question::<MountainKing> { setup: bench.setup, view, seat, lines: lines.clone() }.reasons();
    assert!(expected.iter().any(|reasons| !reasons.is_empty()));
    let received = ask(&mut bench);
    let mut worker = Worker::of::<MountainKing>();
    bench.say(1, &worker.greeting());
    bench.play(1, &mut worker);
    assert_eq!(*received.borrow(), std::slice::from_ref(&expected));
    // An answer with another number of lines is a failure; without any answer there are no reasons.
    let received = ask(&mut bench);
    let Order::Explain { ticket, .. } = bench.posts[0].1 else { panic!("{:?}", bench.posts) };
    bench.say(1, &Reply::Explained { ticket, reasons: encode_reasons::<MountainKing>(&expected[..1]) });
    assert_eq!((bench.killed.as_slice(), received.borrow().len()), (&[1][..], 0));
    for _ in 0..4 {
        let helper = bench.alive[0];
        bench.die(helper);
    }
    assert_eq!(*received.borrow(), [vec![Vec::new(), Vec::new()]]);
}
