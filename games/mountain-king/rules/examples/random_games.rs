//! Whole random games of four, every legal action listed at every decision: what `tools/speed.sh` measures on this machine
//! and in the browser. It knows no clock; the exit code is a checksum, so that both have played the same games.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use moot_core::{Dice, Game, Mixer, Turn};
use mountain_king::{BadSetup, MountainKing, Setup};

/// Enough for a figure that hardly moves.
const GAMES: u64 = 2_000;

/// The decisions of one game.
fn play(setup: &Setup, seed: u64, legal: &mut Vec<mountain_king::Action>) -> u64 {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut decisions = 0;
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let outcome = MountainKing::roll(setup, &state, &mut dice);
                // What was rolled always falls.
                let _ = MountainKing::fall(setup, &mut state, outcome, &mut ());
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
