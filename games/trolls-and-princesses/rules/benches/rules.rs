//! How fast the rules are: `cargo bench -p trolls-and-princesses`.
//!
//! `decisions` lists the legal actions of a position and carries one out, over positions of whole games; `games` plays
//! random games to their end; `placements` finds every way in which the tiles on show fit a network of a dozen tiles.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use moot_core::{Dice, Game, Mixer, Seat, Turn};
use trolls_and_princesses::{Action, Network, Setup, State, TrollsAndPrincesses};

#[path = "../tests/support/busy.rs"]
mod busy;

fn main() {
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
    divan::main();
}

fn setup(players: u8) -> Setup {
    Setup::usual(players).expect("2 to 4 players")
}

/// Plays one game; `visit` sees every decision before it is made. Returns how many decisions there were.
fn play(setup: &Setup, seed: u64, busy: bool, mut visit: impl FnMut(&State, Seat, Action)) -> usize {
    let mut dice = Mixer::new(seed);
    let mut state = TrollsAndPrincesses::deal(setup);
    let mut legal = Vec::with_capacity(512);
    let mut decisions = 0;
    loop {
        match TrollsAndPrincesses::turn(setup, &state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::roll(setup, &state, &mut dice);
                let _ =
                    TrollsAndPrincesses::fall(setup, &mut state, outcome, &mut ()).expect("a rolled outcome");
            }
            Turn::Seats(_) => {
                let seat = state.asked();
                legal.clear();
                TrollsAndPrincesses::legal(setup, &state, seat, &mut legal);
                let action = if busy {
                    busy::choose(&state, &legal, &mut dice)
                } else {
                    legal[dice.below(legal.len() as u32) as usize]
                };
                visit(&state, seat, action);
                decisions += 1;
                let _ = TrollsAndPrincesses::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

/// `legal` and `act` for every decision of a game by the busy player.
#[divan::bench(args = [2, 3, 4])]
fn decisions(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut positions = Vec::new();
    play(&setup, 7, true, |state, seat, action| positions.push((*state, seat, action)));
    let mut legal = Vec::with_capacity(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            legal.clear();
            TrollsAndPrincesses::legal(&setup, black_box(state), *seat, &mut legal);
            let mut after = *state;
            let _ = TrollsAndPrincesses::act(&setup, &mut after, *seat, *action, &mut ());
            black_box(&after);
        }
        legal.len()
    });
}

/// Whole games by uniformly random decisions.
#[divan::bench(args = [2, 3, 4])]
fn games(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        play(&setup, seed, false, |_, _, _| {})
    });
}

/// Whole games by the busy player, which are about as long as those of people.
#[divan::bench(args = [2, 3, 4])]
fn busy_games(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        play(&setup, seed, true, |_, _, _| {})
    });
}

/// Every way in which the tiles on show fit the largest network of a game.
#[divan::bench]
fn placements(bencher: Bencher) {
    let setup = setup(2);
    let mut largest: Option<(usize, State, Seat)> = None;
    for seed in 0..8 {
        play(&setup, seed, true, |state, seat, _| {
            let tiles = state.player(seat).tiles.len();
            if largest.is_none_or(|(most, ..)| tiles > most) {
                largest = Some((tiles, *state, seat));
            }
        });
    }
    let (tiles, state, seat) = largest.expect("somebody builds");
    let ways = |state: &State| {
        let network = Network::of(state, seat);
        let shown = state.caves.iter().chain(&state.kings).filter(|tile| tile.is_some());
        let mut ways = 0usize;
        for &tile in shown {
            for cell in network.places() {
                ways += (0..5).filter(|&turn| network.joint(tile, cell, turn).is_ok()).count();
            }
        }
        ways
    };
    println!("a network of {tiles} tiles, {} ways", ways(&state));
    bencher.counter(ItemsCount::new(ways(&state))).bench_local(|| ways(black_box(&state)));
}

/// Copying a position, the price of looking ahead.
#[divan::bench]
fn copy(bencher: Bencher) {
    let state = TrollsAndPrincesses::deal(&setup(4));
    bencher.bench_local(|| *black_box(&state));
}
