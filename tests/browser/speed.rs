//! The speed of the rules in a browser: whole random games, with the figures in the output of the test.
//!
//! `cargo test --target wasm32-unknown-unknown --test browser -- speed --nocapture`; with `--release` the rules are
//! compiled as they are for the site.

use moot_core::{Dice, Game, SplitMix64, Turn};
use mountain_king::{MountainKing, Setup};
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

/// Enough games for a stable figure, few enough for every run of the tests.
const GAMES: u64 = 400;

/// The cost of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    decisions: u64,
    outcomes: u64,
    offered: u64,
}

/// Plays a random game to its end.
fn play(setup: &Setup, seed: u64) -> Tally {
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut legal = Vec::new();
    let mut tally = Tally::default();
    while tally.decisions + tally.outcomes <= MountainKing::BOUND as u64 {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return tally,
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(setup, &state, &mut dice);
                let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
                tally.outcomes += 1;
            }
            Turn::Seats(_) => {
                legal.clear();
                MountainKing::legal(setup, &state, state.active, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let seat = state.active;
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
                tally.decisions += 1;
                tally.offered += legal.len() as u64;
            }
        }
    }
    panic!("seed {seed}: no end after {tally:?}");
}

fn now() -> f64 {
    web_sys::window().unwrap().performance().unwrap().now()
}

fn measure(players: u8) {
    let setup = Setup::usual(players).unwrap();
    // The first games warm up the browser's compiler, and check that a game is reproducible.
    assert_eq!(play(&setup, 1), play(&setup, 1));
    let begun = now();
    let mut all = Tally::default();
    for seed in 1..=GAMES {
        let one = play(&setup, seed);
        all.decisions += one.decisions;
        all.outcomes += one.outcomes;
        all.offered += one.offered;
    }
    let seconds = (now() - begun) / 1000.0;
    assert!(all.decisions > GAMES * 20 * u64::from(players), "{all:?}: the games are not complete");
    assert!(all.offered > all.decisions);
    console_log!(
        "{players} players: {GAMES} random games, {} decisions of {} offered, {} outcomes in {seconds:.2} s: \
         {:.0} decisions/s, {:.1} µs a decision, {:.1} games/s{}",
        all.decisions,
        all.offered,
        all.outcomes,
        all.decisions as f64 / seconds,
        seconds * 1e6 / all.decisions as f64,
        GAMES as f64 / seconds,
        if cfg!(debug_assertions) { " (development build)" } else { "" },
    );
}

#[wasm_bindgen_test]
fn random_games_of_two_end() {
    measure(2);
}

#[wasm_bindgen_test]
fn random_games_of_five_end() {
    measure(5);
}

#[wasm_bindgen_test]
fn a_position_is_small() {
    let bytes = size_of::<mountain_king::State>();
    console_log!("a position takes {bytes} bytes in the browser");
    assert!(bytes <= 1536, "{bytes} bytes");
}
