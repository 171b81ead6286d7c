//! Turns the text files of `data/` into static tables. A line that breaks the notation stops the build with
//! `file:line: message`.
//!
//! Data that a person edits (maps, cards, numbers of pieces) belongs into `data/`; data that follows from the rules
//! belongs into the code.

#[path = "build/heaps.rs"]
mod heaps;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            println!("cargo::error={message}");
            ExitCode::FAILURE
        }
    }
}

/// Reads each file and writes its table into `OUT_DIR`, where `src/heap.rs` and `src/guide/weights.rs` include it.
fn build() -> Result<(), String> {
    let heaps = heaps::table(&heaps::read("heaps.txt", &text("heaps.txt")?)?);
    let weights = moot_weights::table(&moot_weights::read("weights.txt", &text("weights.txt")?).map_err(|fault| fault.to_string())?);
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?;
    for (name, table) in [("heaps.rs", heaps), ("weights.rs", weights)] {
        fs::write(Path::new(&out).join(name), table).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

/// The text of a file of `data/`.
fn text(name: &str) -> Result<String, String> {
    let path = Path::new("data").join(name);
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))
}
