//! Breaches of the notation of maps.

use moot_testkit::noticed;

use super::edits::At::Line;
use super::edits::{assert_blamed, shipped, with_squares};

const WINTER: &str = "winter.map";

noticed!(shipped: a_map_has_a_head_and_rows);

#[test]
fn a_square_is_a_word_of_the_notation() {
    for (word, reason) in [
        ("7x", "square '7x' is not in the notation"),
        ("0", "square '0' is not in the notation"),
        ("6", "square '6' is not in the notation"),
        ("#", "square '#' is not in the notation"),
        ("3V", "square '3V' is not in the notation"),
        ("3sir", "square '3sir' is not in the notation"),
        ("3sx", "square '3sx' is not in the notation"),
        ("3s#", "square '3s#' is not in the notation"),
        ("3#W", "no rubble under a workshop site"),
        ("3#>a", "no rubble under a workshop site or a start point"),
    ] {
        assert_blamed(WINTER, &with_squares(WINTER, &[(9, 4, word)]), Line("4|"), reason);
    }
}

#[test]
fn start_points_are_declared_and_placed_once() {
    shipped().notice("start_points_are_declared_and_placed_once");
    let gone = with_squares(WINTER, &[(6, 0, "1")]);
    assert_blamed(WINTER, &gone, Line("start h"), "start point h is not on the map");
    let twice = with_squares(WINTER, &[(7, 0, "1>h")]);
    assert_blamed(WINTER, &twice, Line("0|"), "start point h is on the map twice");
    let alone = |n| format!("start {n} 3 ");
    let apart = super::edits::text("autumn.map")
        .replace(&alone("b"), "start b 4 ")
        .replace(&alone("c"), "start c 5 ")
        .replace("players 2 3", "players 2");
    assert_blamed(
        "autumn.map",
        &apart,
        Line("players"),
        "1 start points are marked 2, at least 2 are needed",
    );
}

#[test]
fn statue_spots_run_through_the_alphabet() {
    let twice = with_squares(WINTER, &[(13, 0, "1A")]);
    assert_blamed(WINTER, &twice, Line("0|"), "statue spot A is on the map twice");
    let gone = with_squares(WINTER, &[(14, 0, "1")]);
    assert_blamed(WINTER, &gone, Line("size"), "statue spot A is missing");
}
