//! Benchmarks of the rules: `cargo bench -p trolls-and-princesses`.
//!
//! `decisions` lists the legal actions of a position and carries one out, over positions of whole games; `games` plays
//! random games to their end; `placements` finds every way in which the tiles on show fit a network of a dozen tiles.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use moot_testkit::bench;
use trolls_and_princesses::{Network, State};

#[path = "../tests/rules/kit.rs"]
mod kit;

use kit::{Princesses, usual};

fn main() {
    bench::main::<Princesses>();
}

moot_testkit::rules_benches!(Princesses, usual, u8, [2, 3, 4]);

/// Every way in which the tiles on show fit the largest network of a game.
#[divan::bench]
fn placements(bencher: Bencher) {
    let setup = usual(2);
    let decisions = (0..8).flat_map(|seed| bench::decisions_of::<Princesses>(&setup, seed));
    let size = |state: &State, seat| state.player(seat).tiles.len();
    // The first of the largest ones.
    let (state, seat, _) = decisions
        .reduce(|best, next| if size(&next.0, next.1) > size(&best.0, best.1) { next } else { best })
        .expect("somebody decides");
    let tiles = size(&state, seat);
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
