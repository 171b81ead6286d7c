//! Whole games, written down: every action and draw with the last board and the score. A change of the rules shows up
//! here as a difference that can be read.
//!
//! After a wanted change, write them anew with `GOLDENS=write cargo test -p mountain-king --test goldens`, read the
//! difference, and raise `MountainKing::RULES` if an old log would now replay otherwise.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::fmt::Write as _;
use std::path::PathBuf;

use moot_core::{Game, Mixer, Seat, Teams, Turn};
use mountain_king::testing::census;
use mountain_king::{MountainKing, Setup, Side, Supply, print};

#[path = "support/busy.rs"]
mod busy;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{name}.txt"))
}

/// One game by the dice of `seed`, in words.
fn written(setup: &Setup, seed: u64) -> String {
    let mut text = format!("setup {} {:?} {:?}", setup.players(), setup.side(), setup.supply());
    if setup.teams().any() {
        let teams: Vec<String> =
            setup.teams().iter().map(|team| team.iter().map(|seat| seat.to_string()).collect()).collect();
        write!(text, " teams {}", teams.join(" ")).unwrap();
    }
    writeln!(text, "\nseed {seed}").unwrap();
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(setup);
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = MountainKing::roll(setup, &state, &mut dice);
                writeln!(text, "* {}", MountainKing::outcome_text(outcome)).unwrap();
                let _ = MountainKing::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                MountainKing::legal(setup, &state, seat, &mut legal);
                let action = busy::choose(&legal, &mut dice);
                writeln!(text, "{seat} {}", MountainKing::action_text(action)).unwrap();
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
    text.push_str(&ending(setup, &state));
    text
}

/// The last board and the score sheet.
fn ending(setup: &Setup, state: &mountain_king::State) -> String {
    let mut text = format!("\n{}\n", print(setup, state));
    let sheet = MountainKing::score(setup, state);
    for (category, points) in sheet.categories.iter().zip(&sheet.points) {
        let row: String = points[..usize::from(sheet.seats)].iter().map(|n| format!("{n:>5}")).collect();
        writeln!(text, "{category:<12}{row}").unwrap();
    }
    let totals: String =
        Seat::all(sheet.seats.into()).map(|seat| format!("{:>5}", sheet.total(seat))).collect();
    let ranks: String =
        Seat::all(sheet.seats.into()).map(|seat| format!("{:>5}", sheet.rank[seat.index()])).collect();
    writeln!(text, "{:<12}{totals}\n{:<12}{ranks}", "total", "rank").unwrap();
    text
}

/// Compares with the file, plays the file line by line, and compares the end.
fn golden(name: &str, players: u8, side: Side, supply: Supply, seed: u64) {
    written_down(name, Setup::new(players, side, supply, None).unwrap(), seed);
}

fn written_down(name: &str, setup: Setup, seed: u64) {
    let played = written(&setup, seed);
    if std::env::var_os("GOLDENS").is_some_and(|mode| mode == "write") {
        std::fs::write(path(name), &played).unwrap();
    }
    let file = std::fs::read_to_string(path(name)).unwrap();
    let line = file.lines().zip(played.lines()).position(|(a, b)| a != b);
    assert!(file == played, "{name}.txt differs in line {:?}", line.map(|n| n + 1));

    // The file alone is enough to play the game again.
    let mut state = MountainKing::deal(&setup);
    let mut lines = file.lines().skip(2).take_while(|line| !line.is_empty());
    for line in &mut lines {
        let (who, text) = line.split_once(' ').unwrap();
        if who == "*" {
            let outcome = MountainKing::outcome_from(text).unwrap();
            let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            let seat = Seat(who.parse().unwrap());
            let action = MountainKing::action_from(text).unwrap();
            assert_eq!(MountainKing::check(&setup, &state, seat, action), Ok(()), "{line}");
            let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
        }
        census(&setup, &state).unwrap();
    }
    assert_eq!(MountainKing::turn(&setup, &state), Turn::Over);
    assert!(file.ends_with(&ending(&setup, &state)));
}

#[test]
fn a_game_of_two_in_winter() {
    golden("two-winter", 2, Side::Winter, Supply::Random, 2);
}

#[test]
fn a_game_of_two_in_autumn() {
    golden("two-autumn", 2, Side::Autumn, Supply::Chosen([0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0]), 12);
}

#[test]
fn a_game_of_three() {
    golden("three", 3, Side::Autumn, Supply::Random, 3);
}

#[test]
fn a_game_of_four() {
    golden("four", 4, Side::Winter, Supply::Distinct, 4);
}

#[test]
fn a_game_of_teams() {
    let four = Setup::usual(4).unwrap();
    written_down("teams", four.in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap(), 6);
}

#[test]
fn a_game_of_five() {
    golden("five", 5, Side::Winter, Supply::Random, 5);
}
