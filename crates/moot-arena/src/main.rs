//! Plays computer players against each other: results, balance, tuning of weights, and speed.
//!
//! ```text
//! cargo run --release -p moot-arena -- play --seats elder,digger,digger,whelp --games 400 --seed 1
//! cargo run --release -p moot-arena -- ladder --game GAME --games 400 --picture docs/strength/GAME.svg
//! cargo run --release -p moot-arena -- balance --players 4 --games 1000 --seats search:300
//! cargo run --release -p moot-arena -- trial --game GAME --players 4 --games 6000 --seats digger
//! cargo run --release -p moot-arena -- tune --file games/GAME/rules/data/weights.txt
//! cargo run --release -p moot-arena -- replay game.json
//! cargo run --release -p moot-arena -- speed
//! cargo run --release -p moot-arena -- links --game GAME --seats digger --players 4 --games 1000
//! ```
#![forbid(unsafe_code)]

mod arena_game;
mod args;
mod balance;
mod classic;
mod clock;
mod error;
mod game;
mod games;
mod interval;
mod ladder;
mod links;
mod options;
mod play;
mod player_spec;
mod replay;
mod seated_player;
mod seed_stream;
mod series;
mod speed;
mod starts;
mod style_text;
mod tally;
mod trial;
mod tune;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match args::Arena::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
