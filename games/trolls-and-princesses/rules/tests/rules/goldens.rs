//! Goldens of whole games: every action and draw with the final board and the score.
//!
//! After an intended change, rewrite them with `UPDATE_EXPECT=1 cargo nextest run -p trolls-and-princesses goldens`, read
//! the difference, and raise `TrollsAndPrincesses::RULES` if an old log would now replay differently.

use moot_testkit::{ExpectFile, expect_file, goldens, tests};

use crate::kit::{Princesses, usual};

fn golden(players: u8, file: ExpectFile) {
    let header = format!("players {players}");
    goldens::check::<Princesses>(&header, &usual(players), players.into(), file);
}

tests! {
    golden:
    a_game_of_two(2, expect_file!["../goldens/two.txt"]),
    a_game_of_three(3, expect_file!["../goldens/three.txt"]),
    a_game_of_four(4, expect_file!["../goldens/four.txt"]),
}
