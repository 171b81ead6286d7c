//! Breaches of the notation of maps.

use super::edits::At::{File, Here, Line};
use super::edits::{assert_blamed, blamed, with_squares};

const WINTER: &str = "winter.map";

#[test]
fn a_map_has_a_head_and_rows() {
    blamed(
        WINTER,
        &[
            ("size 25 21", "size 33 21", Here, "a map is at most 32 wide and 21 high"),
            ("size 25 21", "size 25 x", Here, "'x' is not a number"),
            ("size 25 21", "size 25", Here, "'size' begins no known line"),
            ("size 25 21", "", Line("0|"), "the row has 25 squares, not 0"),
            ("players 2 4 5", "", File, "the lines 'size <columns> <rows>' and 'players <counts>' are due"),
            ("players 2 4 5", "players 2 four", Here, "'four' is not a number"),
            ("players 2 4 5", "players 1 4 5", Here, "a side is for some of 2, 3, 4 and 5 players"),
            ("players 2 4 5", "players", Here, "a side is for some of 2, 3, 4 and 5 players"),
            ("size 25 21", "size 0 21", Here, "at most 32 wide and 21 high, and not empty"),
            ("  5| 1   1", "  6| 1   1", Here, "row label 6| where 5| is due"),
            (" 20| .   .", " 20| .", Here, "the row has 24 squares, not 25"),
            ("  1| ", "size 25 21\n  1| ", Here, "the size comes before the first row"),
            ("  1| ", "rows\n  1| ", Here, "'rows' begins no known line"),
            ("size 25 21", "size 25 20", Here, "21 rows, not 20"),
        ],
    );
}

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
    blamed(
        WINTER,
        &[
            ("start b 5 ", "start a 5 ", Here, "a start point is declared once"),
            ("start b 5 ", "start b ", Here, "a start point is declared once"),
            ("start b 5 ", "start bb 5 ", Here, "is one letter, not 'bb'"),
            ("start h 5    Broken Lintel", "", Line("0|"), "start point h is not declared above"),
            (
                "start b 5 ",
                "start b 4 ",
                Line("players"),
                "4 start points are marked 5, at least 5 are needed",
            ),
            (
                "start c 4 ",
                "start c 5 ",
                Line("players"),
                "3 start points are marked 4, at least 4 are needed",
            ),
        ],
    );
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
