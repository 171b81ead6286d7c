//! Tests of the shares of a job: the assignment of trees, and the merging of results.

use moot_players::Level;
use moot_worker::{Reply, Task, Worker};
use mountain_king::MountainKing;

use super::bench::{Bench, trees};
use crate::ai_client::Source;
use crate::ai_client::pool::HelperId;

#[test]
fn trees_are_divided_into_shares_and_results_are_merged() {
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
    let (mut bench, ticket, thinks) = Bench::thinking(2, Level::Ancient);
    let action = bench.legal[0];
    for step in 1..=10u32 {
        bench.wait(40.0);
        for (helper, share, task) in &thinks {
            let found = bench.found(&trees(task), action, step);
            bench.say(*helper, &Reply::Progress { ticket: *share, done: step * 100, of: 8_000, found });
        }
    }
    let progress = bench.received[&ticket].borrow().progress.clone();
    assert!((3..=5).contains(&progress.len()), "{progress:?}");
    let size = Level::Ancient.budget::<MountainKing>();
    assert!(progress.iter().all(|&(done, of)| done % 100 == 0 && of == size.trees * size.simulations));
    assert!(progress.is_sorted());
}

#[test]
fn reused_trees_go_to_the_helper_that_grew_them() {
    let mut bench = Bench::new(2);
    let first = bench.ask(Level::Ancient);
    bench.all_ready();
    let before = bench.thinks();
    let action = bench.legal[0];
    for (helper, share, task) in &before {
        bench.chose(*helper, *share, &trees(task), action, 10);
    }
    // The first worker is kept busy; the reused trees go there all the same.
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
fn workers_and_the_page_choose_alike() {
    let choose = |size: usize| {
        let mut bench = Bench::new(size);
        let ticket = bench.ask(Level::Elder);
        let mut worker = Worker::of::<MountainKing>();
        bench.say(1, &worker.greeting());
        bench.play(1, &mut worker);
        bench.choices(ticket)[0]
    };
    let (page, worker) = (choose(0), choose(1));
    assert_eq!((page.0, page.1), (worker.0, worker.1));
    assert_eq!((page.2, worker.2), (Source::Page, Source::Workers(1)));
}
