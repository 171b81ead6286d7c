//! The rules reach the same positions on every machine: random games of every title, as hashes of all their
//! positions. `tests/browser/trails.rs` checks the same file in the browser, and `cargo xtask trails` prints the
//! hashes of many more games.
//!
//! A change of rules or data changes the hashes. Then rewrite the file with `UPDATE_EXPECT=1 cargo nextest run -p
//! moot-worker trails`.

use moot_testkit::expect_file;

#[path = "../support/trails.rs"]
#[allow(dead_code, reason = "the browser compares in another way")]
mod support;

#[test]
fn random_games_reach_the_golden_positions() {
    expect_file!["../trails.txt"].assert_eq(&support::printed(support::WRITTEN));
}
