//! The rules come to the same positions in the browser as elsewhere, in random games of every title:
//! `cargo test --target wasm32-unknown-unknown --test browser_trails`, with `-- --include-ignored --nocapture` of many more.
//!
//! What they have to come to is in `crates/moot-worker/tests/trails.txt`; the test beside it tells how it is written anew.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

#[path = "../crates/moot-worker/tests/support/trails.rs"]
mod trails;

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn random_games_come_to_the_positions_that_are_written_down() {
    assert_eq!(trails::told(trails::WRITTEN), trails::GOLDEN);
}

#[wasm_bindgen_test]
#[ignore = "tells fourteen thousand games, for comparison"]
fn many_random_games_are_told() {
    console_log!("{}", trails::told(1_000));
}
