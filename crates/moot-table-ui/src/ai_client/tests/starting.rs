//! Tests of jobs that wait for helpers to start.

use moot_players::Level;
use moot_worker::{Reply, Worker, versions};
use mountain_king::MountainKing;

use super::bench::{Bench, trees};
use crate::ai_client::Source;

#[test]
fn quick_jobs_wait_for_the_first_helper_only() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Whelp);
    assert!(bench.thinks().is_empty(), "no worker is ready yet");
    let mut worker = Worker::of::<MountainKing>();
    bench.say(1, &worker.greeting());
    bench.play(1, &mut worker);
    assert_eq!(bench.choices(ticket)[0].2, Source::Workers(1));
}

#[test]
fn a_slow_start_does_not_shorten_the_search() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Ancient);
    bench.wait(6_000.0);
    assert!(bench.choices(ticket).is_empty() && bench.killed.is_empty());
    bench.say(1, &Reply::Ready(versions::<MountainKing>()));
    assert_eq!(trees(&bench.thinks()[0].2), [0, 1, 2, 3], "the wait for the second helper has ended");
    bench.wait(1_000.0);
    assert!(bench.stops().is_empty());
    // If two helpers start together, the second may be ready in a moment.
    let mut bench = Bench::new(2);
    bench.ask(Level::Ancient);
    bench.say(1, &Reply::Ready(versions::<MountainKing>()));
    assert!(bench.thinks().is_empty());
    bench.wait(300.0);
    assert_eq!(trees(&bench.thinks()[0].2), [0, 1, 2, 3]);
}

#[test]
fn helpers_can_be_started_in_advance() {
    let mut bench = Bench::new(2);
    bench.pool.wake(bench.now);
    bench.run();
    bench.all_ready();
    assert_eq!((bench.pool.ready(), bench.pool.is_watching()), (2, false));
    bench.now += 60_000.0;
    bench.ask(Level::Elder);
    assert_eq!((bench.thinks().len(), bench.alive.len()), (1, 2));
}
