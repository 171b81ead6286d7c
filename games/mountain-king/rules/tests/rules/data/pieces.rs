//! Breaches in `tokens.txt`.

use super::edits::At::{File, Here, Line};
use super::edits::{assert_blamed, blamed, shipped, text, with_squares};

#[test]
fn tokens_have_a_notation() {
    blamed(
        "tokens.txt",
        &[
            ("token 5  count 3", "token 5  3", Here, "'token' begins no known line"),
            ("token 5  count 3", "token 5  count three", Here, "'three' is not a number"),
            ("token 5  count 3", "token 5  count 4", File, "16 pedestal tokens instead of 15"),
            ("coronation first", "coronation third", Here, "coronation first or second, not 'third'"),
            ("coronation second", "coronation first", Here, "says the same thing already"),
            ("coronation second 3", "", File, "the line 'coronation second' is missing"),
            ("statues   fire 7  ice 7  moon 7", "statues 7", Here, "fire <n>  ice <n>  moon <n> is due"),
            ("statues   fire 7  ice 7", "statues   fire 7  ice 8", Here, "with the same number each"),
            ("statues   fire 7  ice 7", "statues   ice 7  fire 7", Here, "fire, ice and moon in this order"),
            ("statue-value 2 4 6 8 10", "statue-value 2 4 6 8", Here, "five values are due"),
            ("statue-value 2 4 6 8 10", "", File, "the line 'statue-value' is missing"),
            ("setup       2  ", "setup       3  ", Here, "2, 3, 4 and 5 players in this order"),
            ("winter/autumn", "winter/spring", Here, "'spring' is no side of the board"),
            (
                "setup       5        winter         11         5 3",
                "",
                File,
                "set-ups for 2, 3, 4 and 5 players are due",
            ),
            (
                "setup       5        winter         11         5 3",
                "setup 5",
                Here,
                "setup <players> <boards>",
            ),
        ],
    );
}

#[test]
fn the_files_fit_each_other() {
    blamed(
        "tokens.txt",
        &[
            ("3        autumn", "3        winter", Here, "winter.map is not for 3 players"),
            ("4        winter", "4        winter/autumn", Here, "autumn.map is not for 4 players"),
            ("winter         11 ", "winter         23 ", Here, "23 workshops, but there are only 22 tiles"),
        ],
    );
    let few = text("tokens.txt").replace("fire 7  ice 7  moon 7", "fire 6  ice 6  moon 6");
    let listed: Vec<String> =
        shipped().faults_with("tokens.txt", &few).iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["winter.map:13: 21 statue spots: they come in threes, and there are 18 statues"]);
    let fewer = with_squares("winter.map", &[(11, 1, "1")]);
    assert_blamed("winter.map", &fewer, Line("size"), "20 statue spots: they come in threes");
}

#[test]
fn tokens_are_those_of_the_rulebook() {
    blamed(
        "tokens.txt",
        &[
            ("token 5  count 3", "token 6  count 3", Here, "3 tokens of 6"),
            (
                "token 4  count 4\ntoken 3  count 4",
                "token 4  count 3\ntoken 3  count 5",
                Here,
                "3 tokens of 4",
            ),
            ("coronation first  5", "coronation first  6", Here, "the coronation token is worth 5"),
            ("coronation second 3", "coronation second 2", Here, "the coronation token is worth 3"),
            (
                "statues   fire 7  ice 7  moon 7",
                "statues   fire 8  ice 8  moon 8",
                Here,
                "7 statues of each clan",
            ),
            (
                "pedestals fire 6  ice 6  moon 6",
                "pedestals fire 5  ice 5  moon 5",
                Here,
                "6 pedestals of each clan",
            ),
            ("statue-value 2 4 6 8 10", "statue-value 2 4 6 8 12", Here, "statue values are 2 4 6 8 10"),
            ("winter/autumn  5 ", "winter/autumn  6 ", Here, "not the rulebook's set-up for 2 players"),
            ("winter         9 ", "winter         8 ", Here, "set-up for 4 players"),
            ("7          5 3", "7          5", Here, "set-up for 3 players"),
        ],
    );
}
