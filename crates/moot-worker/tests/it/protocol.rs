//! The protocol: messages arrive as they were sent, and no message can stop the worker.

use cave_troll::CaveTroll;
use moot_core::laws::midgame;
use moot_core::{Dice, Game, Seat, SplitMix64};
use moot_players::{ComputerPlayer, Level, merge};
use moot_worker::{
    Order, Question, Refusal, Reply, RunningJob, Task, Wire, Work, Worker, decode_evidence, decode_question,
    decode_reasons, decode_task, encode_evidence, encode_question, encode_reasons, encode_task,
};
use mountain_king::{MountainKing, Setup};
use trolls_and_princesses::TrollsAndPrincesses;

/// A decision in the middle of a game.
fn middle<G: Wire>(setup: G::Setup, seed: u64, work: Work) -> Task<G> {
    let (state, seat) = midgame::<G>(&setup, seed, 70, 3).unwrap();
    let view = G::view(&setup, &state, Some(seat));
    Task { setup, view, seat, seed, work, carry: None }
}

fn task(seed: u64, work: Work) -> Task<MountainKing> {
    middle(Setup::usual(4).unwrap(), seed, work)
}

fn think(ticket: u32, rules: u16, task: Vec<u8>) -> Vec<u8> {
    Order::Think { ticket, game: MountainKing::ID.into(), rules, task }.to_bytes()
}

fn two_trees(simulations: u32) -> Work {
    Work::Trees { trees: vec![0, 1], simulations }
}

#[test]
fn tasks_and_evidence_arrive_as_they_were_sent() {
    for work in [Work::Glance(Level::Digger), two_trees(40)] {
        let sent = task(3, work);
        assert!(decode_task::<MountainKing>(&encode_task(&sent)).unwrap() == sent);
        let mut job = RunningJob::new(sent, None);
        assert!(job.step(|| false));
        let found = job.found();
        assert!(!found.is_empty());
        assert_eq!(decode_evidence::<MountainKing>(&encode_evidence::<MountainKing>(&found)).unwrap(), found);
    }
}

#[test]
fn slices_and_one_step_find_the_same_as_a_computer_player() {
    let budget = Level::Elder.budget::<MountainKing>();
    let work = Work::Trees { trees: (0..budget.trees).collect(), simulations: budget.simulations };
    let task = task(5, work);
    let mut whole = RunningJob::new(task.clone(), None);
    assert!(whole.step(|| false));
    let mut pieces = RunningJob::new(task.clone(), None);
    let mut looks = 0;
    while !pieces.step(|| {
        looks += 1;
        looks % 3 == 0
    }) {}
    assert!(looks > 10);
    assert_eq!(pieces.found(), whole.found());
    let merged = merge(pieces.found().into_iter().map(|(_, found)| found));
    let mind = ComputerPlayer::<MountainKing>::new(Level::Elder).choose(
        &task.setup,
        &task.view,
        task.seat,
        task.seed,
    );
    assert_eq!(merged.first().map(|best| best.action), mind);
}

#[test]
fn a_stopped_job_answers_at_once_with_its_evidence() {
    let mut worker = all_games();
    let message = encode_task(&task(6, two_trees(100_000)));
    assert_eq!(worker.handle(&think(9, MountainKing::RULES, message)), None);
    let mut looks = 0;
    assert!(
        worker
            .step(|| {
                looks += 1;
                looks > 3
            })
            .is_empty()
    );
    assert!(matches!(worker.progress()[..], [Reply::Progress { ticket: 9, done: 1.., of: 200_000, .. }]));
    let Some(Reply::Chose { ticket: 9, found }) = worker.handle(&Order::Stop { ticket: 9 }.to_bytes()) else {
        panic!("no answer to a stop");
    };
    assert!(!decode_evidence::<MountainKing>(&found).unwrap().is_empty());
    assert!(worker.is_idle());
    assert_eq!(worker.handle(&Order::Stop { ticket: 9 }.to_bytes()), None, "only once");
}

#[test]
fn invalid_tasks_are_refused_with_a_reason() {
    let mut worker = all_games();
    let mut refused = |message: &[u8]| match worker.handle(message) {
        Some(Reply::Refused { ticket, why }) => (ticket, why),
        other => panic!("{other:?}"),
    };
    let good = encode_task(&task(7, two_trees(10)));
    let (ticket, why) = refused(&think(1, MountainKing::RULES + 1, good.clone()));
    assert_eq!(ticket, Some(1));
    assert!(why.contains("rules"), "{why}");
    assert_eq!(refused(&[200, 1, 2]).0, None);
    let other = Order::Think { ticket: 2, game: "chess".into(), rules: 1, task: good };
    assert!(refused(&other.to_bytes()).1.contains("chess"));
    let too_much = encode_task(&task(7, two_trees(u32::MAX)));
    assert_eq!(decode_task::<MountainKing>(&too_much), Err(Refusal::TooMuch));
    let mut absent = task(7, two_trees(10));
    absent.seat = Seat(4);
    assert_eq!(decode_task::<MountainKing>(&encode_task(&absent)), Err(Refusal::NotAsked));
    let mut waiting = task(7, two_trees(10));
    waiting.seat = Seat((waiting.seat.0 + 1) % 4);
    assert_eq!(decode_task::<MountainKing>(&encode_task(&waiting)), Err(Refusal::NotAsked));
}

/// A question about the first few legal actions.
fn question(seed: u64) -> Question<MountainKing> {
    let setup = Setup::usual(4).unwrap();
    let (state, seat) = midgame::<MountainKing>(&setup, seed, 70, 3).unwrap();
    let mut legal = Vec::new();
    MountainKing::legal(&setup, &state, seat, &mut legal);
    let lines = legal.into_iter().take(3).map(|action| vec![action]).collect();
    Question { setup, view: MountainKing::view(&setup, &state, Some(seat)), seat, lines }
}

fn explain(ticket: u32, question: Vec<u8>) -> Vec<u8> {
    Order::Explain { ticket, game: MountainKing::ID.into(), rules: MountainKing::RULES, question }.to_bytes()
}

#[test]
fn questions_are_answered_at_once_and_line_by_line() {
    let asked = question(9);
    let message = encode_question(&asked);
    let arrived = decode_question::<MountainKing>(&message).unwrap();
    assert!(arrived.view == asked.view && arrived.lines == asked.lines && arrived.seat == asked.seat);
    let mut worker = all_games();
    let Some(Reply::Explained { ticket: 4, reasons }) = worker.handle(&explain(4, message)) else {
        panic!("no answer to a question");
    };
    let reasons = decode_reasons::<MountainKing>(&reasons).unwrap();
    assert_eq!(reasons, asked.reasons());
    assert!(reasons.iter().any(|reasons| !reasons.is_empty()), "{reasons:?}");
    assert!(worker.is_idle());
}

#[test]
fn invalid_questions_and_reasons_are_refused() {
    let mut worker = all_games();
    let mut waiting = question(9);
    waiting.seat = Seat((waiting.seat.0 + 1) % 4);
    assert!(matches!(
        decode_question(&encode_question(&waiting)),
        Err::<Question<MountainKing>, _>(Refusal::NotAsked)
    ));
    let mut long = question(9);
    long.lines = vec![long.lines[0].clone(); 40];
    assert!(matches!(
        decode_question(&encode_question(&long)),
        Err::<Question<MountainKing>, _>(Refusal::TooMuch)
    ));
    let reply = worker.handle(&explain(5, vec![1, 2, 3]));
    assert!(matches!(reply, Some(Reply::Refused { ticket: Some(5), .. })), "{reply:?}");
    let mut reasons = question(9).reasons();
    assert_eq!(decode_reasons::<MountainKing>(&[7, 7]), Err(Refusal::Garbled));
    reasons.iter_mut().flatten().for_each(|reason| reason.points = f32::NAN);
    assert_eq!(
        decode_reasons::<MountainKing>(&encode_reasons::<MountainKing>(&reasons)),
        Err(Refusal::Evidence)
    );
}

#[test]
fn rest_cancels_all_jobs() {
    let mut worker = all_games();
    assert_eq!(worker.handle(&think(1, MountainKing::RULES, encode_task(&task(6, two_trees(9_000))))), None);
    assert!(!worker.is_idle());
    assert_eq!(worker.handle(&Order::Rest.to_bytes()), None);
    assert!(worker.is_idle());
    assert_eq!(worker.handle(&Order::Stop { ticket: 1 }.to_bytes()), None);
}

#[test]
fn tampered_messages_never_stop_the_worker() {
    let mut dice = SplitMix64::new(1);
    let good = think(1, MountainKing::RULES, encode_task(&task(8, two_trees(6))));
    let (mut refused, mut answered) = (0, 0);
    for _ in 0..4_000 {
        let mut bytes = good.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << dice.below(8);
        }
        let mut worker = all_games();
        match worker.handle(&bytes) {
            Some(Reply::Refused { why, .. }) => {
                refused += 1;
                assert!(!why.is_empty());
            }
            _ => {
                let mut looks = 0;
                answered += worker
                    .step(|| {
                        looks += 1;
                        looks > 5
                    })
                    .len();
            }
        }
    }
    assert!(refused > 1_000 && answered > 100, "{refused} refused, {answered} answered");
}

/// A worker with all games.
fn all_games() -> Worker {
    Worker::of::<MountainKing>().with::<CaveTroll>().with::<TrollsAndPrincesses>()
}

/// The same for Cave Troll.
fn cave(seed: u64, work: Work) -> Task<CaveTroll> {
    middle(cave_troll::Setup::usual(3).unwrap(), seed, work)
}

#[test]
fn a_worker_supports_its_games_and_lists_them() {
    let mut worker = all_games();
    let Reply::Ready(versions) = worker.greeting() else { panic!("a worker says first what it supports") };
    let known = [
        (MountainKing::ID, MountainKing::RULES),
        (CaveTroll::ID, CaveTroll::RULES),
        (TrollsAndPrincesses::ID, TrollsAndPrincesses::RULES),
    ];
    assert_eq!(versions.games, known.map(|(id, rules)| (id.to_owned(), rules)));
    assert!(versions.include(&moot_worker::versions::<CaveTroll>()));
    let Reply::Ready(single) = Worker::of::<MountainKing>().greeting() else { panic!("as above") };
    assert_eq!(single, moot_worker::versions::<MountainKing>());
    assert!(!single.include(&versions));
    let message = encode_task(&cave(4, two_trees(40)));
    let order =
        |game: &str, rules, task| Order::Think { ticket: 1, game: game.into(), rules, task }.to_bytes();
    assert_eq!(worker.handle(&order(CaveTroll::ID, CaveTroll::RULES, message.clone())), None);
    let mut looks = 0;
    let replies = worker.step(|| {
        looks += 1;
        looks > 100_000
    });
    let [Reply::Chose { ticket: 1, found }] = &replies[..] else { panic!("{replies:?}") };
    assert_eq!(decode_evidence::<CaveTroll>(found).unwrap().len(), 2, "two trees");
    assert!(decode_evidence::<MountainKing>(found).is_err(), "the evidence of another game");
    let mixed = worker.handle(&order(MountainKing::ID, MountainKing::RULES, message));
    assert!(matches!(mixed, Some(Reply::Refused { ticket: Some(1), .. })), "{mixed:?}");
}

#[test]
fn tasks_and_evidence_of_cave_troll_arrive_as_they_were_sent_and_damage_is_found() {
    arrives(cave(5, two_trees(20)));
}

#[test]
fn tasks_and_evidence_of_trolls_and_princesses_arrive_as_they_were_sent_and_damage_is_found() {
    let setup = trolls_and_princesses::Setup::usual(3).unwrap();
    arrives::<TrollsAndPrincesses>(middle(setup, 5, two_trees(20)));
}

fn arrives<G: Wire>(sent: Task<G>)
where
    Task<G>: PartialEq,
{
    let good = encode_task(&sent);
    assert!(decode_task::<G>(&good).unwrap() == sent);
    let mut job = RunningJob::new(sent, None);
    assert!(job.step(|| false));
    let found = job.found();
    assert_eq!(decode_evidence::<G>(&encode_evidence::<G>(&found)).unwrap(), found);
    let mut dice = SplitMix64::new(2);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..4_000 {
        let mut bytes = good.clone();
        for _ in 0..=dice.below(2) {
            let at = dice.below(bytes.len() as u32) as usize;
            bytes[at] ^= 1 << dice.below(8);
        }
        match decode_task::<G>(&bytes) {
            Ok(task) => {
                let mut looks = 0;
                RunningJob::new(task, None).step(|| {
                    looks += 1;
                    looks > 4
                });
                played += 1;
            }
            Err(why) => {
                refused += 1;
                assert!(!why.to_string().is_empty());
            }
        }
    }
    assert!(refused > 1_000 && played > 100, "{refused} refused, {played} played");
}

#[test]
fn a_worker_warms_up_for_every_game_it_supports_and_no_other() {
    let worker = all_games();
    for game in [MountainKing::ID, CaveTroll::ID, TrollsAndPrincesses::ID] {
        let mut looks = 0_u32;
        let all = worker.warm_up(game, || {
            looks += 1;
            false
        });
        assert!(all > 10 && looks > 10 * all, "{game}: {all} decisions, {looks} looks");
        let mut slices = looks / 2;
        let some = worker.warm_up(game, || {
            slices = slices.saturating_sub(1);
            slices == 0
        });
        assert!((1..all).contains(&some), "{game}: {some} of {all} decisions, as it was stopped");
        assert_eq!(worker.warm_up(game, || true), 0, "{game}: stopped before it began");
    }
    assert_eq!(worker.warm_up("chess", || false), 0);
    assert!(worker.is_idle(), "the warm-up leaves no jobs");
}
