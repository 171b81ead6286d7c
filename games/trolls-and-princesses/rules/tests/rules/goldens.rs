//! Whole games, written down: every action and draw with the last board and the score.
//!
//! After a wanted change, write them anew with `UPDATE_EXPECT=1 cargo nextest run -p trolls-and-princesses goldens`, read the
//! difference, and raise `TrollsAndPrincesses::RULES` if an old log would now replay otherwise.

use moot_testkit::{ExpectFile, expect_file, goldens};

use crate::kit::{Princesses, usual};

fn golden(players: u8, file: ExpectFile) {
    let header = format!("players {players}");
    goldens::check::<Princesses>(&header, &usual(players), players.into(), file);
}

#[test]
fn a_game_of_two() {
    golden(2, expect_file!["../goldens/two.txt"]);
}

#[test]
fn a_game_of_three() {
    golden(3, expect_file!["../goldens/three.txt"]);
}

#[test]
fn a_game_of_four() {
    golden(4, expect_file!["../goldens/four.txt"]);
}
