//! Whole games in words: every action and draw, then the last position and the score sheet. A change of the rules shows up as
//! a difference that can be read.
//!
//! After a wanted change rewrite them with `UPDATE_EXPECT=1 cargo test -p nim-template goldens`, read the difference, and raise
//! `Nim::RULES` if an old log would now replay differently.

use moot_testkit::{ExpectFile, expect_file, goldens};
use nim_template::Size;

use crate::kit::{Heaps, setup};

fn golden(players: u8, size: Size, seed: u64, file: ExpectFile) {
    goldens::check::<Heaps>(&format!("setup {players} {size:?}"), &setup(players, size), seed, file);
}

#[test]
fn a_game_of_two() {
    golden(2, Size::Small, 4, expect_file!["../goldens/two.txt"]);
}

#[test]
fn a_game_of_three() {
    golden(3, Size::Large, 3, expect_file!["../goldens/three.txt"]);
}
