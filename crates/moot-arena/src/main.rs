//! Plays computer players against each other: results, balance, tuning of weights, and speed.
//!
//! ```text
//! cargo run --release -p moot-arena -- play --seats elder,digger,digger,whelp --games 400 --seed 1
//! cargo run --release -p moot-arena -- balance --players 4 --games 1000 --seats search:300
//! cargo run --release -p moot-arena -- trial --game trolls-and-princesses --players 4 --games 6000 --seats digger
//! cargo run --release -p moot-arena -- tune --file games/mountain-king/rules/data/weights.txt
//! cargo run --release -p moot-arena -- replay game.json
//! cargo run --release -p moot-arena -- speed
//! cargo run --release -p moot-arena -- links --game cave-troll --seats digger --players 4 --games 1000
//! ```
#![forbid(unsafe_code)]

mod args;
mod balance;
mod cave_troll;
mod clock;
mod contest;
mod entrant;
mod game;
mod games;
mod interval;
mod links;
mod mountain_king;
mod play;
mod replay;
mod series;
mod sitter;
mod speed;
mod tally;
mod template;
mod trial;
mod trolls_and_princesses;
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
