//! How fast the rules are: `cargo bench -p cave-troll`.
//!
//! `decisions` lists the legal actions of a position and carries one out, over positions of whole games; `games` plays
//! random games to their end; `board` works out what every room would pay, which is what the page does for each position.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use cave_troll::{Action, CaveTroll, Set, Setup, State, score};
use divan::Bencher;
use divan::counter::ItemsCount;
use moot_core::{Game, Mixer, Seat, Turn};

#[path = "../tests/support/busy.rs"]
mod busy;

fn main() {
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
    divan::main();
}

/// Every way to sit down: players, and 0 for the classic set or 1 for the variant one.
const TABLES: [(u8, Set); 4] = [(2, Set::Classic), (3, Set::Classic), (4, Set::Classic), (4, Set::Variant)];

fn setup(table: usize) -> Setup {
    let (players, set) = TABLES[table];
    Setup::new(players, set, None).expect("2 to 4 players")
}

/// Plays one game; `visit` sees every decision before it is made. Returns how many decisions there were.
fn play(setup: &Setup, seed: u64, busy: bool, mut visit: impl FnMut(&State, Seat, Action)) -> usize {
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::deal(setup);
    let mut legal = Vec::with_capacity(256);
    let mut decisions = 0;
    loop {
        match CaveTroll::turn(setup, &state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).expect("a rolled outcome");
            }
            Turn::Seats(_) => {
                let seat = state.asked();
                legal.clear();
                CaveTroll::legal(setup, &state, seat, &mut legal);
                let action = if busy {
                    busy::choose(&legal, &mut dice)
                } else {
                    legal[moot_core::Dice::below(&mut dice, legal.len() as u32) as usize]
                };
                visit(&state, seat, action);
                decisions += 1;
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

/// `legal` and `act` for every decision of a game by the busy player.
#[divan::bench(args = [0, 1, 2, 3])]
fn decisions(bencher: Bencher, table: usize) {
    let setup = setup(table);
    let mut positions = Vec::new();
    play(&setup, 7, true, |state, seat, action| positions.push((*state, seat, action)));
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            legal.clear();
            CaveTroll::legal(&setup, black_box(state), *seat, &mut legal);
            let mut after = *state;
            let _ = CaveTroll::act(&setup, &mut after, *seat, *action, &mut ());
            black_box(&after);
        }
        legal.len()
    });
}

/// Whole games by uniformly random decisions.
#[divan::bench(args = [0, 1, 2, 3])]
fn games(bencher: Bencher, table: usize) {
    let setup = setup(table);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        play(&setup, seed, false, |_, _, _| {})
    });
}

/// Whole games by the busy player, which are about as long as those of people.
#[divan::bench(args = [0, 1, 2, 3])]
fn busy_games(bencher: Bencher, table: usize) {
    let setup = setup(table);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        play(&setup, seed, true, |_, _, _| {})
    });
}

/// What every room would pay.
#[divan::bench]
fn board(bencher: Bencher) {
    let setup = setup(2);
    let mut positions = Vec::new();
    play(&setup, 7, true, |state, _, _| positions.push(*state));
    let state = positions[positions.len() * 2 / 3];
    bencher.bench_local(|| score::whole_board(black_box(&state)));
}

/// Copying a position, the price of looking ahead.
#[divan::bench]
fn copy(bencher: Bencher) {
    let state = CaveTroll::deal(&setup(2));
    bencher.bench_local(|| *black_box(&state));
}
