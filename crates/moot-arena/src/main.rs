//! Players against players: who wins, and how fast the rules and the search are.
//!
//! ```text
//! cargo run --release -p moot-arena -- play --seats elder,digger,digger,whelp --games 400 --seed 1
//! cargo run --release -p moot-arena -- speed
//! ```
#![forbid(unsafe_code)]

mod contest;
mod entrant;
mod interval;
mod play;
mod speed;
mod tally;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use mountain_king::MountainKing;

/// Players against players.
#[derive(Parser)]
#[command(version)]
struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and prints who won, with 95 % intervals.
    Play(PlayArgs),
    /// Measures decisions, games, placements and simulations a second on one core.
    Speed(SpeedArgs),
}

/// A game that can be played here.
#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    /// In the Hall of the Mountain King.
    MountainKing,
}

#[derive(Args)]
struct PlayArgs {
    /// Which game.
    #[arg(long, value_enum, default_value = "mountain-king")]
    game: GameName,
    /// Who sits where, clockwise: whelp, digger, elder, ancient, or search:N for a search of N simulations.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<entrant::Entrant>,
    /// How many games; seats are rotated from game to game.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints the results as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct SpeedArgs {
    /// Which game.
    #[arg(long, value_enum, default_value = "mountain-king")]
    game: GameName,
    /// How many players.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// Seconds for each figure.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// Prints the figures as JSON.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let done = match Arena::parse().command {
        Command::Play(args) => match args.game {
            GameName::MountainKing => {
                play::run::<MountainKing>(&args.seats, args.games, args.seed, args.json)
            }
        },
        Command::Speed(args) => match args.game {
            GameName::MountainKing => speed::run::<MountainKing>(args.players, args.seconds, args.json),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
