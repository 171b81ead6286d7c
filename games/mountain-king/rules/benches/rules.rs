//! Benchmarks of the rules: `cargo bench -p mountain-king`.
//!
//! `decisions` lists the legal actions of a position and plays one, over positions of whole games; `games` plays random
//! games to their end; `placements` finds every place of every tunnel in the middle of a game, as the page does before it
//! shows them; `placements_one_by_one` finds the same places without bitboards, for comparison.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use moot_testkit::bench;
use mountain_king::tables::TUNNELS;
use mountain_king::{Ground, Square, State};

#[path = "../tests/rules/kit.rs"]
#[allow(dead_code, reason = "teams are for tests")]
mod kit;

use kit::{King, usual};

fn main() {
    bench::main::<King>();
}

moot_testkit::rules_benches!(King, usual, u8, [2, 3, 4, 5]);

/// Every place of every tunnel for the player to move, with its rubble.
#[divan::bench(args = [2, 3, 4, 5])]
fn placements(bencher: Bencher, players: u8) {
    let setup = usual(players);
    let state = bench::late_position::<King>(&setup);
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

/// The same places, computed square by square.
#[divan::bench(args = [4])]
fn placements_one_by_one(bencher: Bencher, players: u8) {
    let setup = usual(players);
    let state = bench::late_position::<King>(&setup);
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
