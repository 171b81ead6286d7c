//! Measures searches in the middle of four-player games and writes them as messages for workers.
//! `tools/speed.sh` runs the same messages in shipped workers: the answers have to be byte-identical.
#![forbid(unsafe_code)]

use std::error::Error;
use std::time::Instant;

use moot_core::{Game, SplitMix64, Turn};
use moot_players::Level;
use moot_worker::{Order, Reply, RunningJob, Task, Work, Worker, encode_evidence, encode_task};
use mountain_king::{MountainKing, Setup, State};
use serde_json::json;

const GAMES: u64 = 4;
/// The numbers of decisions after which a search is measured.
const MOMENTS: [u32; 3] = [150, 200, 250];
const SIMULATIONS: u32 = 1_000;
const ROUNDS: u32 = 5;

/// The next decision with a choice after this many decisions of players with one-step look-ahead.
fn reach(setup: &Setup, seed: u64, moment: u32) -> Option<State> {
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut legal = Vec::new();
    let mut left = moment;
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(setup, &state, &mut dice);
                let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ()).ok()?;
            }
            Turn::Seats(_) => {
                let seat = state.active;
                legal.clear();
                MountainKing::legal(setup, &state, seat, &mut legal);
                if left == 0 && legal.len() > 4 {
                    return Some(state);
                }
                left = left.saturating_sub(1);
                let view = MountainKing::view(setup, &state, Some(seat));
                let action = Level::Digger.choose::<MountainKing>(setup, &view, seat, dice.next_u64())?;
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

fn task(setup: Setup, state: &State, tree: u32) -> Task<MountainKing> {
    let seat = state.active;
    let view = MountainKing::view(&setup, state, Some(seat));
    let work = Work::Trees { trees: vec![tree], simulations: SIMULATIONS };
    Task { setup, view, seat, seed: 3, work, carry: None }
}

/// Bytes as a JSON array.
fn bytes(bytes: &[u8]) -> serde_json::Value {
    bytes.iter().copied().collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::usual(4)?;
    let states: Vec<State> = (1..=GAMES)
        .flat_map(|seed| MOMENTS.map(|moment| reach(&setup, seed, moment)))
        .collect::<Option<_>>()
        .ok_or("a game ended before its middle")?;
    let mut best = 0.0f64;
    let mut simulations = 0;
    for _ in 0..ROUNDS {
        simulations = 0;
        let begun = Instant::now();
        for state in &states {
            let mut job = RunningJob::new(task(setup, state, 0), None);
            job.step(|| false);
            simulations += job.found().iter().flat_map(|(_, found)| found).map(|it| it.visits).sum::<u32>();
        }
        best = best.max(f64::from(simulations) / begun.elapsed().as_secs_f64());
    }
    // For each tree: the number of simulations, the message to the worker, and the expected answer.
    let trees = [0, 1].map(|tree| {
        let mut done = 0;
        let messages: Vec<_> = (1..)
            .zip(&states)
            .map(|(ticket, state)| {
                let task = task(setup, state, tree);
                let order = Order::Think {
                    ticket,
                    game: MountainKing::ID.to_owned(),
                    rules: MountainKing::RULES,
                    task: encode_task(&task),
                };
                let mut job = RunningJob::new(task, None);
                job.step(|| false);
                let found = job.found();
                done += found.iter().flat_map(|(_, found)| found).map(|it| it.visits).sum::<u32>();
                let reply = Reply::Chose { ticket, found: encode_evidence::<MountainKing>(&found) };
                json!({ "order": bytes(&order.to_bytes()), "reply": bytes(&reply.to_bytes()) })
            })
            .collect();
        json!({ "simulations": done, "messages": messages })
    });
    let ready = Worker::of::<MountainKing>().greeting().to_bytes();
    let told = json!({
        "simulations": simulations,
        "simulations_per_s": best,
        "ready": bytes(&ready),
        "trees": trees,
    });
    println!("{told}");
    Ok(())
}
