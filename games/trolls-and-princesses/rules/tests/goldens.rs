//! Whole games, written down: every action and draw with the last board and the score. A change of the rules shows up
//! here as a difference that can be read.
//!
//! After a wanted change, write them anew with `GOLDENS=write cargo test -p trolls-and-princesses --test goldens`, read the
//! difference, and raise `TrollsAndPrincesses::RULES` if an old log would now replay otherwise.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::fmt::Write as _;
use std::path::PathBuf;

use moot_core::{Game, Mixer, Seat, Turn};
use trolls_and_princesses::testing::census;
use trolls_and_princesses::{Setup, TrollsAndPrincesses, print};

#[path = "support/busy.rs"]
mod busy;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{name}.txt"))
}

/// One game by the dice of `seed`, in words.
fn written(setup: &Setup, seed: u64) -> String {
    let mut text = format!("players {}\nseed {seed}\n", setup.players());
    let mut dice = Mixer::new(seed);
    let mut state = TrollsAndPrincesses::deal(setup);
    loop {
        match TrollsAndPrincesses::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::roll(setup, &state, &mut dice);
                writeln!(text, "* {}", TrollsAndPrincesses::outcome_text(outcome)).unwrap();
                let _ = TrollsAndPrincesses::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                TrollsAndPrincesses::legal(setup, &state, seat, &mut legal);
                let action = busy::choose(&state, &legal, &mut dice);
                writeln!(text, "{seat} {}", TrollsAndPrincesses::action_text(action)).unwrap();
                let _ = TrollsAndPrincesses::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
    text.push_str(&ending(setup, &state));
    text
}

/// The last board and the score sheet.
fn ending(setup: &Setup, state: &trolls_and_princesses::State) -> String {
    let mut text = format!("\n{}\n", print(setup, state));
    let sheet = TrollsAndPrincesses::score(setup, state);
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
fn golden(name: &str, players: u8, seed: u64) {
    let setup = Setup::usual(players).unwrap();
    let played = written(&setup, seed);
    if std::env::var_os("GOLDENS").is_some_and(|mode| mode == "write") {
        std::fs::write(path(name), &played).unwrap();
    }
    let file = std::fs::read_to_string(path(name)).unwrap();
    let line = file.lines().zip(played.lines()).position(|(a, b)| a != b);
    assert!(file == played, "{name}.txt differs in line {:?}", line.map(|n| n + 1));

    // The file alone is enough to play the game again.
    let mut state = TrollsAndPrincesses::deal(&setup);
    let mut lines = file.lines().skip(2).take_while(|line| !line.is_empty());
    for line in &mut lines {
        let (who, text) = line.split_once(' ').unwrap();
        if who == "*" {
            let outcome = TrollsAndPrincesses::outcome_from(text).unwrap();
            let _ = TrollsAndPrincesses::fall(&setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            let seat = Seat(who.parse().unwrap());
            let action = TrollsAndPrincesses::action_from(text).unwrap();
            assert_eq!(TrollsAndPrincesses::check(&setup, &state, seat, action), Ok(()), "{line}");
            let _ = TrollsAndPrincesses::act(&setup, &mut state, seat, action, &mut ());
        }
        census(&setup, &state).unwrap();
    }
    assert_eq!(TrollsAndPrincesses::turn(&setup, &state), Turn::Over);
    assert!(file.ends_with(&ending(&setup, &state)));
}

#[test]
fn a_game_of_two() {
    golden("two", 2, 2);
}

#[test]
fn a_game_of_three() {
    golden("three", 3, 3);
}

#[test]
fn a_game_of_four() {
    golden("four", 4, 4);
}
