//! Goldens of whole games: every action and draw with the final board and the score.
//!
//! After an intended change, rewrite them with `UPDATE_EXPECT=1 cargo nextest run -p cave-troll goldens`, read the
//! difference, and raise `CaveTroll::RULES` if an old log would now replay differently.

use cave_troll::Set;
use moot_testkit::{ExpectFile, expect_file, goldens, tests};

use crate::kit::{Caves, setup};

fn golden(players: u8, set: Set, seed: u64, file: ExpectFile) {
    goldens::check::<Caves>(&format!("setup {players} {set:?}"), &setup(players, set), seed, file);
}

tests! {
    golden:
    a_game_of_two(2, Set::Classic, 2, expect_file!["../goldens/two.txt"]),
    a_game_of_three(3, Set::Classic, 3, expect_file!["../goldens/three.txt"]),
    a_game_of_four(4, Set::Classic, 4, expect_file!["../goldens/four.txt"]),
    a_game_of_two_with_the_variant_set(2, Set::Variant, 12, expect_file!["../goldens/two-variant.txt"]),
    a_game_of_four_with_the_variant_set(4, Set::Variant, 14, expect_file!["../goldens/four-variant.txt"]),
}
