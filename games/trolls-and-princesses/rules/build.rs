//! Turns the text files of `data/` into the static tables of the crate.
//!
//! What breaks the notation stops the build with `file:line: message`. What breaks another constraint of the content, such
//! as the equal strength of the staircases, is only a warning: whoever enters other numbers may know better.

#[path = "build/check/mod.rs"]
mod check;
#[path = "build/read/mod.rs"]
mod read;
#[path = "build/write/mod.rs"]
mod write;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use moot_weights::Weight;
use read::folder::{FILES, Folder};
use read::source::Source;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaints) => {
            for complaint in complaints {
                println!("cargo::error={complaint}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Reads the data and writes the tables; on failure what to tell.
fn build() -> Result<(), Vec<String>> {
    let mut unread = Vec::new();
    let sources = FILES.map(|name| {
        let path = Path::new("data").join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(path).unwrap_or_else(|error| {
            unread.push(format!("{name}: {error}"));
            String::new()
        });
        Source { name, text }
    });
    if !unread.is_empty() {
        return Err(unread);
    }
    let folder = Folder::read(&sources)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    for breach in check::everything(&folder) {
        println!("cargo::warning={breach}");
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| vec!["OUT_DIR is not set".to_owned()])?;
    let put = |name: &str, text: String| {
        fs::write(Path::new(&out).join(name), text).map_err(|error| vec![format!("{name}: {error}")])
    };
    let weights = weights()?;
    put("tables.rs", write::tables(&folder))?;
    put("weights.rs", moot_weights::table(&weights))
}

/// The judgement of the computer players, which is no component of the game.
fn weights() -> Result<Vec<Weight>, Vec<String>> {
    let name = "weights.txt";
    let path = Path::new("data").join(name);
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(path).map_err(|error| vec![format!("{name}: {error}")])?;
    moot_weights::read(name, &text).map_err(|fault| vec![fault])
}
