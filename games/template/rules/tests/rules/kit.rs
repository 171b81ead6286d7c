//! The implementation of the shared test kit for this game.

use moot_testkit::wire::Wired;
use moot_testkit::{Invariants, Kit, debug_name};
use nim_template::testing::check_invariants;
use nim_template::{Action, Heap, Nim, RawView, Setup, Size, State};

/// Nim, for the shared tests.
pub struct Heaps;

/// A table of this size.
pub fn setup(players: u8, size: Size) -> Setup {
    Setup::new(players, size).expect("2 or 3 players")
}

/// The heaps and the hands in one line.
fn print(setup: &Setup, state: &State) -> String {
    let heaps = Heap::ALL.map(|heap| format!("{} {}", heap.word(), state.stones(heap))).join("  ");
    let hands = setup.seats().map(|seat| format!("{seat} {:?}", state.hand(seat)));
    format!("{heaps}\n{}", hands.collect::<Vec<_>>().join("  "))
}

impl Kit for Heaps {
    type Game = Nim;

    const WEIGHTS: &'static str = include_str!("../../data/weights.txt");
    const INVARIANTS: Invariants<Self> = check_invariants;
    const PRINT: fn(&Setup, &State) -> String = print;
    // A game has some fifteen decisions.
    const GAMES: usize = 50;

    fn setups() -> Vec<Setup> {
        let sizes = [Size::Small, Size::Large];
        sizes.into_iter().flat_map(|size| [2, 3].map(|players| setup(players, size))).collect()
    }

    fn phase(state: &State) -> String {
        debug_name(&state.phase)
    }

    /// Everything alike.
    fn liking(_state: &State, _action: &Action) -> u32 {
        1
    }
}

impl Wired for Heaps {
    type Raw = RawView;
}
