//! Turns the text files of `data/` into the static tables of the crate.
//!
//! A syntax error stops the build with `file:line: message`. Another broken constraint of the content, such as the equal
//! strength of the staircases, is only a warning, because an owner of the box may enter other numbers.

#[path = "build/check/mod.rs"]
mod check;
#[path = "build/read/mod.rs"]
mod read;
#[path = "build/write/mod.rs"]
mod write;

use std::process::ExitCode;

use moot_data::script;
use read::folder::{FILES, Folder};

fn main() -> ExitCode {
    script::tables(FILES, Folder::read, check::everything, write::tables, moot_weights::build_with_ratings)
}
