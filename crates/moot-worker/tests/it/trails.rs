//! The rules come to the same positions on every machine: random games of every title, written down as sums of all their
//! positions. `tests/browser_trails.rs` checks the same file in the browser, and `cargo xtask trails` prints the sums of many
//! more games.
//!
//! When rules or data change they come to others, and that is all right: write the file anew with
//! `UPDATE_EXPECT=1 cargo nextest run -p moot-worker trails`.

use moot_testkit::expect_file;

#[path = "../support/trails.rs"]
#[allow(dead_code, reason = "the browser compares in another way")]
mod support;

#[test]
fn random_games_come_to_the_positions_that_are_written_down() {
    expect_file!["../trails.txt"].assert_eq(&support::told(support::WRITTEN));
}
