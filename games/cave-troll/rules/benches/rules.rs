//! Benchmarks of the rules: `cargo bench -p cave-troll`.
//!
//! `decisions` lists the legal actions of a position and plays one, over positions of whole games; `games` plays random
//! games to their end; `board` computes the payment of every room, as the page does for each position.
#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up has to stop")]

use std::hint::black_box;

use cave_troll::{Set, Setup, score};
use divan::Bencher;
use moot_testkit::bench;

#[path = "../tests/rules/kit.rs"]
mod kit;

use kit::Caves;

/// Every number of players, and both sets of characters for the largest.
const TABLES: [(u8, Set); 4] = [(2, Set::Classic), (3, Set::Classic), (4, Set::Classic), (4, Set::Variant)];

fn main() {
    bench::main::<Caves>();
}

fn setup(table: usize) -> Setup {
    let (players, set) = TABLES[table];
    kit::setup(players, set)
}

moot_testkit::rules_benches!(Caves, setup, usize, [0, 1, 2, 3]);

/// The payment of every room.
#[divan::bench]
fn board(bencher: Bencher) {
    let state = bench::late_position::<Caves>(&setup(2));
    bencher.bench_local(|| score::whole_board(black_box(&state)));
}
