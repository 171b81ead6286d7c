//! The benchmarks that all rules crates share: listing and carrying out decisions, whole games, copying a position.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use moot_core::{Game, Seat, SplitMix64};
use moot_table::Entry;

use crate::{ActionOf, Kit, SetupOf, StateOf, busy_game, play, uniform};

/// The benchmarks of a rules crate over the tables `$args`, each made into a setup by `$setup`.
#[macro_export]
macro_rules! rules_benches {
    ($kit:ty, $setup:path, $arg:ty, $args:expr) => {
        /// `legal` and `act` for every decision of a game by the busy player.
        #[divan::bench(args = $args)]
        fn decisions(bencher: divan::Bencher, table: $arg) {
            $crate::bench::decisions::<$kit>(bencher, &$setup(table));
        }

        /// Whole games by uniformly random decisions.
        #[divan::bench(args = $args)]
        fn games(bencher: divan::Bencher, table: $arg) {
            $crate::bench::games::<$kit>(bencher, &$setup(table));
        }

        /// Whole games by the busy player, which are about as long as those of people.
        #[divan::bench(args = $args)]
        fn busy_games(bencher: divan::Bencher, table: $arg) {
            $crate::bench::busy_games::<$kit>(bencher, &$setup(table));
        }

        /// Copying a position, which is the cost of look-ahead.
        #[divan::bench]
        fn copy(bencher: divan::Bencher) {
            $crate::bench::copy::<$kit>(bencher);
        }
    };
}

/// Prints the sizes of states and actions, and runs the benchmarks.
pub fn main<K: Kit>() {
    println!("State: {} bytes, Action: {} bytes", size_of::<StateOf<K>>(), size_of::<ActionOf<K>>());
    divan::main();
}

/// Every decision of a busy game.
pub fn decisions_of<K: Kit>(setup: &SetupOf<K>, seed: u64) -> Vec<(StateOf<K>, Seat, ActionOf<K>)> {
    let mut all = Vec::new();
    busy_game::<K>(setup, seed, |before, entry, _| {
        if let Entry::Act { seat, action } = entry {
            all.push((*before, seat, action));
        }
    });
    all
}

/// A position two thirds into a busy game.
pub fn late_position<K: Kit>(setup: &SetupOf<K>) -> StateOf<K> {
    let decisions = decisions_of::<K>(setup, 7);
    decisions[decisions.len() * 2 / 3].0
}

/// Lists the legal actions and carries one out, for every decision of a busy game.
pub fn decisions<K: Kit>(bencher: Bencher<'_, '_>, setup: &SetupOf<K>) {
    let positions = decisions_of::<K>(setup, 7);
    let mut legal = Vec::with_capacity(512);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            legal.clear();
            K::Game::legal(setup, black_box(state), *seat, &mut legal);
            let mut after = *state;
            let _ = K::Game::act(setup, &mut after, *seat, *action, &mut ());
            black_box(&after);
        }
        legal.len()
    });
}

/// Plays whole games by uniformly random decisions.
pub fn games<K: Kit>(bencher: Bencher<'_, '_>, setup: &SetupOf<K>) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        let choose = |_: &_, _, legal: &[_], dice: &mut SplitMix64| uniform(legal, dice);
        play::<K::Game>(setup, &mut SplitMix64::new(seed), &mut (), choose, |_, _, _| ())
    });
}

/// Plays whole busy games.
pub fn busy_games<K: Kit>(bencher: Bencher<'_, '_>, setup: &SetupOf<K>) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        busy_game::<K>(setup, seed, |_, _, _| ())
    });
}

/// Copies the first position of a game.
pub fn copy<K: Kit>(bencher: Bencher<'_, '_>) {
    let setups = K::setups();
    let state = K::Game::deal(setups.last().expect("a table"));
    bencher.bench_local(|| *black_box(&state));
}
