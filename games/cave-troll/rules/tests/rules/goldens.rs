//! Whole games, written down: every action and draw with the last board and the score.
//!
//! After a wanted change, write them anew with `UPDATE_EXPECT=1 cargo nextest run -p cave-troll goldens`, read the difference,
//! and raise `CaveTroll::RULES` if an old log would now replay otherwise.

use cave_troll::Set;
use moot_testkit::{ExpectFile, expect_file, goldens};

use crate::kit::{Caves, setup};

fn golden(players: u8, set: Set, seed: u64, file: ExpectFile) {
    goldens::check::<Caves>(&format!("setup {players} {set:?}"), &setup(players, set), seed, file);
}

#[test]
fn a_game_of_two() {
    golden(2, Set::Classic, 2, expect_file!["../goldens/two.txt"]);
}

#[test]
fn a_game_of_three() {
    golden(3, Set::Classic, 3, expect_file!["../goldens/three.txt"]);
}

#[test]
fn a_game_of_four() {
    golden(4, Set::Classic, 4, expect_file!["../goldens/four.txt"]);
}

#[test]
fn a_game_of_two_with_the_variant_set() {
    golden(2, Set::Variant, 12, expect_file!["../goldens/two-variant.txt"]);
}

#[test]
fn a_game_of_four_with_the_variant_set() {
    golden(4, Set::Variant, 14, expect_file!["../goldens/four-variant.txt"]);
}
