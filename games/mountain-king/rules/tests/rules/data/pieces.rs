//! Breaches in `tokens.txt`.

use moot_testkit::noticed;

use super::edits::At::Line;
use super::edits::{assert_blamed, shipped, text, with_squares};

noticed!(shipped: tokens_have_a_notation, tokens_are_those_of_the_rulebook);

#[test]
fn the_files_fit_each_other() {
    shipped().notice("the_files_fit_each_other");
    let few = text("tokens.txt").replace("fire 7  ice 7  moon 7", "fire 6  ice 6  moon 6");
    let listed: Vec<String> =
        shipped().faults_with("tokens.txt", &few).iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["winter.map:13: 21 statue spots: they come in threes, and there are 18 statues"]);
    let fewer = with_squares("winter.map", &[(11, 1, "1")]);
    assert_blamed("winter.map", &fewer, Line("size"), "20 statue spots: they come in threes");
}
