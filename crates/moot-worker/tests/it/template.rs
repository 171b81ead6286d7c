//! The template in a worker: `cargo test -p moot-worker --features template template`.

use moot_core::Game;
use moot_core::laws::midgame;
use moot_worker::{Order, Reply, Task, Work, Worker, decode_evidence, decode_task, encode_task, versions};
use nim_template::{Nim, Setup};

fn task() -> Task<Nim> {
    let setup = Setup::usual(3).unwrap();
    let (state, seat) = midgame::<Nim>(&setup, 4, 2, 3).unwrap();
    let view = Nim::view(&setup, &state, Some(seat));
    let work = Work::Trees { trees: vec![0, 1], simulations: 40 };
    Task { setup, view, seat, seed: 4, work, carry: None }
}

#[test]
fn a_worker_that_knows_the_template_plays_it() {
    let message = encode_task(&task());
    assert!(decode_task::<Nim>(&message).unwrap().view == task().view);
    let mut worker = Worker::of::<Nim>();
    assert_eq!(worker.greeting(), Reply::Ready(versions::<Nim>()));
    let order = Order::Think { ticket: 1, game: Nim::ID.into(), rules: Nim::RULES, task: message };
    assert_eq!(worker.handle(&order.to_bytes()), None);
    let mut looks = 0;
    let replies = worker.step(|| {
        looks += 1;
        looks > 100_000
    });
    let [Reply::Chose { ticket: 1, found }] = &replies[..] else { panic!("{replies:?}") };
    assert_eq!(decode_evidence::<Nim>(found).unwrap().len(), 2, "two trees");
    assert!(worker.warm_up(Nim::ID, || false) > 5, "it practises the template too");
}
