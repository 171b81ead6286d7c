//! The rules reach the same positions on every machine: random games of every title, as hashes of all their
//! positions. `tests/browser_trails.rs` checks the same file in the browser.
//!
//! A change of rules or data changes the hashes. Then rewrite the file with `GOLDENS=write cargo test -p
//! moot-worker --test trails written`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;

#[path = "support/trails.rs"]
mod trails;

#[test]
fn random_games_come_to_the_positions_that_are_written_down() {
    let words = trails::told(trails::WRITTEN);
    if std::env::var_os("GOLDENS").is_some_and(|mode| mode == "write") {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/trails.txt");
        std::fs::write(path, words).unwrap();
    } else {
        assert_eq!(words, trails::GOLDEN);
    }
}

/// Prints many games for a comparison with the output of the browser: `cargo test --release -p moot-worker
/// --test trails -- --ignored --nocapture`.
#[test]
#[ignore = "prints fourteen thousand games, for comparison"]
fn many_random_games_are_printed() {
    println!("{}", trails::told(1_000));
}
