//! Tests of helpers that die, fall silent, have another version or send invalid messages.

use moot_players::Level;
use moot_worker::{Reply, Versions, Worker};
use mountain_king::{Action, MountainKing};

use super::bench::{Bench, trees};
use crate::ai_client::{Source, Trouble};

#[test]
fn a_dead_worker_is_replaced_and_its_share_given_again() {
    let (mut bench, ticket, thinks) = Bench::thinking(2, Level::Ancient);
    let action = bench.legal[0];
    bench.die(thinks[0].0);
    assert_eq!(bench.killed, [thinks[0].0]);
    assert_eq!(bench.alive.len(), 2, "a new worker replaces it");
    // The remaining worker takes the share if the new one does not start in time, else the new one does.
    bench.wait(300.0);
    let again = bench.thinks();
    assert_eq!(again.len(), 1);
    assert_eq!(trees(&again[0].2), [0, 2]);
    assert_ne!(again[0].1, thinks[0].1, "a reassigned share has another number");
    // A late message of the dead worker.
    bench.chose(thinks[0].0, thinks[0].1, &[0, 2], bench.legal[1], 9_000);
    bench.chose(thinks[1].0, thinks[1].1, &[1, 3], action, 10);
    assert!(bench.choices(ticket).is_empty());
    bench.chose(again[0].0, again[0].1, &[0, 2], action, 10);
    assert_eq!(bench.choices(ticket).len(), 1);
    assert_eq!(bench.choices(ticket)[0].1, 40, "the late message is dropped");
}

#[test]
fn a_silent_worker_is_killed() {
    let mut bench = Bench::new(1);
    bench.ask(Level::Elder);
    bench.all_ready();
    // The time limit of level Elder ends before a worker counts as silent. A worker that never reports ready is killed as well.
    let first = bench.alive.clone();
    bench.wait(1_700.0);
    assert_eq!(bench.alive, first);
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Ancient);
    bench.all_ready();
    let (_, share, _) = bench.thinks().remove(0);
    bench.wait(2_600.0);
    assert_eq!(bench.killed.len(), 1, "no message arrived in time");
    bench.all_ready();
    let again = bench.thinks();
    assert_eq!(again.len(), 1);
    assert_ne!(again[0].1, share);
    bench.chose(again[0].0, again[0].1, &[0, 1, 2, 3], bench.legal[2], 10);
    assert_eq!(bench.choices(ticket), [(bench.legal[2], 40, Source::Workers(1))]);
}

#[test]
fn workers_survive_a_suspended_machine() {
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
fn after_repeated_failures_searches_run_on_the_page() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Elder);
    for _ in 0..4 {
        let helper = bench.alive[0];
        bench.die(helper);
    }
    assert!(matches!(bench.troubles[..], [Trouble::Failing(_)]));
    assert_eq!(bench.alive, bench.on_page, "no more workers are tried");
    let here = bench.on_page[0];
    let mut players = Worker::of::<MountainKing>();
    bench.say(here, &players.greeting());
    bench.play(here, &mut players);
    let choices = bench.choices(ticket);
    assert_eq!((choices.len(), choices[0].2), (1, Source::Page));
    // From now on the page is used at once.
    let ticket = bench.ask(Level::Elder);
    bench.play(here, &mut players);
    assert_eq!(bench.choices(ticket)[0].2, Source::Page);
    assert_eq!(bench.pool.ready(), 0, "no worker is ready");
}

#[test]
fn without_the_program_a_legal_action_is_played() {
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
    let mut players = Worker::of::<MountainKing>();
    bench.say(here, &players.greeting());
    bench.play(here, &mut players);
    assert_eq!(bench.choices(ticket)[0].2, Source::Page);
}

#[test]
fn a_worker_of_another_version_is_fetched_again_once() {
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
    // An unreadable greeting counts as another version too.
    let mut bench = Bench::new(1);
    bench.ask(Level::Elder);
    bench.pool.hear(1, &[250, 7, 7], bench.now);
    bench.run();
    assert_eq!(bench.fresh, [2]);
}

#[test]
fn garbled_evidence_is_a_failure_and_an_illegal_choice_is_never_played() {
    let (mut bench, ticket, mut thinks) = Bench::thinking(1, Level::Elder);
    let (helper, share, _) = thinks.remove(0);
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
fn workers_that_die_together_are_replaced_and_the_job_reassigned() {
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
fn a_job_that_kills_every_worker_ends_with_a_legal_action() {
    let mut bench = Bench::new(1);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    for _ in 0..2 {
        let (helper, ..) = bench.thinks().remove(0);
        bench.die(helper);
        bench.all_ready();
    }
    assert!(bench.thinks().is_empty(), "no other helper is asked");
    assert_eq!(bench.choices(ticket)[0].2, Source::Rules);
    assert!(bench.troubles.is_empty(), "other jobs may still use the workers");
}

#[test]
fn a_refused_share_is_not_reassigned() {
    let mut bench = Bench::new(2);
    let ticket = bench.ask(Level::Elder);
    bench.all_ready();
    let (helper, share, _) = bench.thinks().remove(0);
    bench.say(helper, &Reply::Refused { ticket: Some(share), why: "no".into() });
    assert!(bench.thinks().is_empty() && bench.killed.is_empty());
    assert_eq!(bench.choices(ticket)[0].2, Source::Rules);
}
