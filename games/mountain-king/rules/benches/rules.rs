//! How fast the rules are: `cargo bench -p mountain-king`.
//!
//! `decisions` lists the legal actions of a position and carries one out, over positions of whole games; `games` plays
//! random games to their end; `placements` finds every place of every tunnel on a mountain in the middle of a game, which
//! is what the page does before it can show them, and `placements_one_by_one` finds them without sets of squares, to be
//! compared with.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use moot_core::{Game, Mixer, Seat, Turn};
use mountain_king::tables::TUNNELS;
use mountain_king::{Action, Ground, MountainKing, Setup, Square, State};

#[path = "../tests/support/busy.rs"]
mod busy;

fn main() {
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
    divan::main();
}

fn setup(players: u8) -> Setup {
    Setup::usual(players).expect("2 to 5 players")
}

/// Plays one game; `visit` sees every decision before it is made.
fn play(setup: &Setup, seed: u64, busy: bool, mut visit: impl FnMut(&State, Seat, Action)) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut legal = Vec::with_capacity(512);
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = MountainKing::roll(setup, &state, &mut dice);
                let _ = MountainKing::fall(setup, &mut state, outcome, &mut ()).expect("a rolled outcome");
            }
            Turn::Seats(_) => {
                let seat = state.active;
                legal.clear();
                MountainKing::legal(setup, &state, seat, &mut legal);
                let action = if busy {
                    busy::choose(&legal, &mut dice)
                } else {
                    legal[moot_core::Dice::below(&mut dice, legal.len() as u32) as usize]
                };
                visit(&state, seat, action);
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

/// `legal` and `act` for every decision of a game by the busy player.
#[divan::bench(args = [2, 3, 4, 5])]
fn decisions(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut positions = Vec::new();
    play(&setup, 7, true, |state, seat, action| positions.push((*state, seat, action)));
    let mut legal = Vec::with_capacity(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            legal.clear();
            MountainKing::legal(&setup, black_box(state), *seat, &mut legal);
            let mut after = *state;
            let _ = MountainKing::act(&setup, &mut after, *seat, *action, &mut ());
            black_box(&after);
        }
        legal.len()
    });
}

/// Whole games by uniformly random decisions.
#[divan::bench(args = [2, 3, 4, 5])]
fn games(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        play(&setup, seed, false, |_, _, _| {})
    });
}

/// Every place of every tunnel for the player to move, with its rubble.
#[divan::bench(args = [2, 3, 4, 5])]
fn placements(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut middle = Vec::new();
    play(&setup, 7, true, |state, _, _| middle.push(*state));
    let state = middle[middle.len() * 2 / 3];
    let find = |state: &State| -> usize {
        let ground = Ground::new(setup.board(), state, state.active);
        let lies = TUNNELS.iter().flat_map(|tunnel| tunnel.lies);
        lies.map(|lie| {
            let fits = ground.fits(lie);
            fits.at.iter().fold(0, |count, at| {
                black_box(fits.rubble(at));
                count + 1
            })
        })
        .sum()
    };
    bencher.counter(ItemsCount::new(find(&state))).bench_local(|| find(black_box(&state)));
}

/// The same places by asking square by square.
#[divan::bench(args = [4])]
fn placements_one_by_one(bencher: Bencher, players: u8) {
    let setup = setup(players);
    let mut middle = Vec::new();
    play(&setup, 7, true, |state, _, _| middle.push(*state));
    let state = middle[middle.len() * 2 / 3];
    let find = |state: &State| -> usize {
        let free = state.free(setup.board(), state.active);
        let beside = state.nets[state.active.index()].sides();
        let lies = TUNNELS.iter().flat_map(|tunnel| tunnel.lies);
        lies.map(|lie| {
            let fits = |at: &Square| {
                let cells = || lie.cells.iter().map(|&(dx, dy)| at.offset(dx, dy));
                cells().all(|cell| cell.is_some_and(|cell| free.has(cell)))
                    && cells().flatten().any(|cell| beside.has(cell))
            };
            let rubble = |at: Square| {
                let cells = lie.cells.iter().filter_map(move |&(dx, dy)| at.offset(dx, dy));
                cells.filter(|&cell| state.rubble.has(cell)).count()
            };
            setup.board().diggable.iter().filter(fits).fold(0, |count, at| {
                black_box(rubble(at));
                count + 1
            })
        })
        .sum()
    };
    bencher.counter(ItemsCount::new(find(&state))).bench_local(|| find(black_box(&state)));
}

/// Copying a position, the price of looking ahead.
#[divan::bench]
fn copy(bencher: Bencher) {
    let state = MountainKing::deal(&setup(5));
    bencher.bench_local(|| *black_box(&state));
}
