//! The rules reach the same positions in the browser as natively, in random games of every title: `cargo test --target
//! wasm32-unknown-unknown --test browser -- trails`. With `TRAILS=1000` in the environment and `--nocapture` it also prints
//! as many games of each kind, to be compared with `cargo xtask trails --games 1000`.
//!
//! The expected positions are in `crates/moot-worker/tests/trails.txt`; the native test beside that file documents how to
//! update it.

use wasm_bindgen_test::{console_log, wasm_bindgen_test};

#[path = "../../crates/moot-worker/tests/support/trails.rs"]
mod support;

#[wasm_bindgen_test]
fn random_games_reach_the_golden_positions() {
    assert_eq!(support::printed(support::WRITTEN), support::GOLDEN);
    if let Some(games) = option_env!("TRAILS") {
        console_log!("{}", support::printed(games.parse().unwrap()));
    }
}
