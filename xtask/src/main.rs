//! Tools for developers: `cargo xtask --help` lists them.
#![forbid(unsafe_code)]

mod fixtures;
mod games;
mod structure;
mod text;
#[path = "../../crates/moot-worker/tests/support/trails.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "written for tests")]
mod trails;

use std::fmt::Display;
use std::path::Path;
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
    /// Writes saves, links and records of the present formats and rules into the folders of fixtures
    ///
    /// Run it once after raising `FORMAT`, `LINK_FORMAT` or the `RULES` of a game, and commit what it writes: from then on the
    /// files must open for ever. It never writes over a file.
    Fixtures,
    /// Writes the finished games that end-to-end flows open into tests/e2e/games
    Games,
    /// Fails on a circle of imports across folders, and on too many shared files that name a game
    ///
    /// A circle is a set of files of one crate that all import each other, directly or through others, and that lie in several
    /// folders. Test code does not count, and a module may import from its own folder and the other way round.
    Structure,
    /// Prints every text in both languages, for proofreaders
    Texts,
    /// Prints hashes of all positions of random games of every title
    ///
    /// The browser prints the same lines: `TRAILS=1000 cargo test --target wasm32-unknown-unknown --test browser -- trails
    /// --nocapture`.
    Trails {
        /// Games of each kind of table
        #[arg(long, default_value_t = 1_000)]
        games: u64,
    },
}

fn main() -> ExitCode {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.parent().unwrap_or(here);
    match Arguments::parse().tool {
        Tool::Fixtures => match fixtures::write(root) {
            Ok(paths) if paths.is_empty() => println!("every fixture of the present formats is there"),
            Ok(paths) => paths.iter().for_each(|path| println!("{}", path.display())),
            Err(why) => return failure(&why),
        },
        Tool::Games => match games::write(root) {
            Ok(lines) => lines.iter().for_each(|line| println!("{line}")),
            Err(why) => return failure(&why),
        },
        Tool::Structure => match structure::check(root) {
            Ok(found) => {
                println!("{found}");
                if !found.is_sound() {
                    return ExitCode::FAILURE;
                }
            }
            Err(why) => return failure(&why),
        },
        Tool::Texts => print!("{}", text::listed()),
        Tool::Trails { games } => print!("{}", trails::printed(games)),
    }
    ExitCode::SUCCESS
}

/// Prints an error.
fn failure(why: &dyn Display) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
