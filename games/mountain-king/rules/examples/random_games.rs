//! Whole random games of four with every legal action listed at every decision, measured by `tools/speed.sh` natively and in
//! the browser. The example has no clock; its exit code is a checksum, which shows that both have played the same games.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use moot_core::{Dice, Game, SplitMix64, Turn};
use mountain_king::{BadSetup, MountainKing, Setup};

/// Enough for a stable figure.
const GAMES: u64 = 2_000;

/// The decisions of one game.
fn play(setup: &Setup, seed: u64, legal: &mut Vec<mountain_king::Action>) -> u64 {
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut decisions = 0;
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(setup, &state, &mut dice);
                // A sampled outcome is always legal.
                let _ = MountainKing::apply_chance(setup, &mut state, outcome, &mut ());
            }
            Turn::Seats(_) => {
                legal.clear();
                MountainKing::legal(setup, &state, state.active, legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let seat = state.active;
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
                decisions += 1;
            }
        }
    }
}

fn main() -> Result<ExitCode, BadSetup> {
    let setup = Setup::usual(4)?;
    let mut legal = Vec::new();
    let decisions: u64 = (1..=GAMES).map(|seed| play(&setup, seed, &mut legal)).sum();
    println!("{{\"games\":{GAMES},\"decisions\":{decisions}}}");
    Ok(ExitCode::from((decisions % 251) as u8))
}
