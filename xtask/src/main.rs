//! Tools for developers: `cargo xtask --help` lists them.
#![forbid(unsafe_code)]

mod fixtures;
#[path = "../../crates/moot-worker/tests/support/trails.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "written for tests")]
mod trails;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tools for developers of Trollmoot.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(Subcommand)]
enum Tool {
    /// Writes saves and links of the present formats into crates/moot-table/tests/fixtures
    ///
    /// Run it once after raising `FORMAT` or `LINK_FORMAT`, and commit what it writes: from then on the files must open for
    /// ever. It never writes over a file.
    Fixtures,
    /// Prints hashes of all positions of random games of every title
    ///
    /// The browser prints the same lines for as many games: `cargo test --target wasm32-unknown-unknown --test browser_trails --
    /// --include-ignored --nocapture`.
    Trails {
        /// Games of each kind of table
        #[arg(long, default_value_t = 1_000)]
        games: u64,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().tool {
        Tool::Fixtures => match fixtures::write() {
            Ok(paths) if paths.is_empty() => println!("every fixture of the present formats is there"),
            Ok(paths) => paths.iter().for_each(|path| println!("{}", path.display())),
            Err(why) => {
                eprintln!("{why}");
                return ExitCode::FAILURE;
            }
        },
        Tool::Trails { games } => print!("{}", trails::told(games)),
    }
    ExitCode::SUCCESS
}
