//! Turns the text files of `data/` into static tables. A syntax error stops the build with `file:line: message`.
//!
//! Data that a person edits (maps, cards, numbers of pieces) belongs into `data/`; data that follows from the rules
//! belongs into the code.

#[path = "build/heaps.rs"]
mod heaps;

use std::process::ExitCode;

use moot_data::script;

/// Writes a table for each file into `OUT_DIR`, where `src/heap.rs` and `src/evaluator/weights.rs` include it.
fn main() -> ExitCode {
    script::run(|| {
        let [source] = script::sources([heaps::FILE])?;
        script::write("heaps.rs", &heaps::table(&heaps::read(&source)?))?;
        moot_weights::build()
    })
}
