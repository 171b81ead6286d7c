//! Tests of jobs that end early: hurried by the player, out of time, or cancelled.

use moot_players::Level;
use moot_worker::{Order, Reply, Worker};
use mountain_king::MountainKing;

use super::bench::Bench;
use crate::ai_client::Source;

#[test]
fn move_now_asks_the_workers_and_waits_no_longer_than_it_may() {
    let (mut bench, ticket, thinks) = Bench::thinking(2, Level::Ancient);
    let (early, late) = (bench.legal[0], bench.legal[1]);
    let found = bench.found(&[0, 2], early, 30);
    bench.say(thinks[0].0, &Reply::Progress { ticket: thinks[0].1, done: 60, of: 8_000, found });
    bench.pool.hurry(ticket, bench.now);
    bench.run();
    assert_eq!(bench.stops().len(), 2);
    bench.chose(thinks[1].0, thinks[1].1, &[1, 3], late, 10);
    assert!(bench.choices(ticket).is_empty(), "the other may still answer");
    bench.wait(80.0);
    // The silent helper is represented by its last report.
    assert_eq!(bench.choices(ticket), [(early, 60, Source::Workers(2))]);
}

#[test]
fn hurry_without_results_runs_a_short_search() {
    for ready in [false, true] {
        let mut bench = Bench::new(1);
        let ticket = bench.ask(Level::Ancient);
        let mut worker = Worker::of::<MountainKing>();
        if ready {
            bench.say(1, &worker.greeting());
        }
        bench.pool.hurry(ticket, bench.now);
        bench.run();
        if !ready {
            bench.wait(500.0);
            assert!(bench.choices(ticket).is_empty(), "no helper is ready yet");
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
fn a_helper_that_dies_while_hurried_is_replaced_before_the_job_ends() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    bench.pool.hurry(ticket, bench.now);
    bench.run();
    bench.die(1);
    assert!(bench.choices(ticket).is_empty());
    let mut worker = Worker::of::<MountainKing>();
    bench.posts.clear();
    bench.say(2, &worker.greeting());
    bench.play(2, &mut worker);
    assert_eq!(bench.choices(ticket)[0].2, Source::Workers(1));
}

#[test]
fn a_level_has_a_ceiling() {
    let (mut bench, ticket, thinks) = Bench::thinking(1, Level::Elder);
    let ceiling = Level::Elder.ceiling().as_secs_f64() * 1000.0;
    bench.wait(ceiling - 60.0);
    assert!(bench.stops().is_empty());
    bench.wait(80.0);
    assert_eq!(bench.stops(), [(thinks[0].0, thinks[0].1)]);
    bench.chose(thinks[0].0, thinks[0].1, &[0], bench.legal[0], 99);
    assert_eq!(bench.choices(ticket), [(bench.legal[0], 99, Source::Workers(1))]);
}

#[test]
fn a_cancelled_job_sends_no_messages() {
    let (mut bench, ticket, mut thinks) = Bench::thinking(1, Level::Ancient);
    let (helper, share, _) = thinks.remove(0);
    bench.pool.cancel(ticket);
    bench.run();
    assert!(bench.posts.iter().any(|(_, order)| *order == Order::Forget { ticket: share }));
    bench.chose(helper, share, &[0, 1, 2, 3], bench.legal[0], 5);
    bench.wait(5_000.0);
    assert!(bench.choices(ticket).is_empty() && bench.received[&ticket].borrow().progress.is_empty());
    assert!(bench.killed.is_empty(), "an unexpected answer is not a failure");
}
