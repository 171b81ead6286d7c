//! Whole games, written down: every action and draw with the last board and the score. A change of the rules shows up
//! here as a difference that can be read.
//!
//! After a wanted change, write them anew with `GOLDENS=write cargo test -p cave-troll --test goldens`, read the
//! difference, and raise `CaveTroll::RULES` if an old log would now replay otherwise.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::fmt::Write as _;
use std::path::PathBuf;

use cave_troll::testing::census;
use cave_troll::{CaveTroll, Set, Setup, print};
use moot_core::{Game, Mixer, Seat, Turn};

#[path = "support/busy.rs"]
mod busy;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{name}.txt"))
}

/// One game by the dice of `seed`, in words.
fn written(setup: &Setup, seed: u64) -> String {
    let mut text = format!("setup {} {:?}\nseed {seed}\n", setup.players(), setup.set());
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::deal(setup);
    loop {
        match CaveTroll::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                writeln!(text, "* {}", CaveTroll::outcome_text(outcome)).unwrap();
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                CaveTroll::legal(setup, &state, seat, &mut legal);
                let action = busy::choose(&legal, &mut dice);
                writeln!(text, "{seat} {}", CaveTroll::action_text(action)).unwrap();
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
    text.push_str(&ending(setup, &state));
    text
}

/// The last board and the score sheet.
fn ending(setup: &Setup, state: &cave_troll::State) -> String {
    let mut text = format!("\n{}\n", print(setup, state));
    let sheet = CaveTroll::score(setup, state);
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
fn golden(name: &str, players: u8, set: Set, seed: u64) {
    let setup = Setup::new(players, set, None).unwrap();
    let played = written(&setup, seed);
    if std::env::var_os("GOLDENS").is_some_and(|mode| mode == "write") {
        std::fs::write(path(name), &played).unwrap();
    }
    let file = std::fs::read_to_string(path(name)).unwrap();
    let line = file.lines().zip(played.lines()).position(|(a, b)| a != b);
    assert!(file == played, "{name}.txt differs in line {:?}", line.map(|n| n + 1));

    // The file alone is enough to play the game again.
    let mut state = CaveTroll::deal(&setup);
    let mut lines = file.lines().skip(2).take_while(|line| !line.is_empty());
    for line in &mut lines {
        let (who, text) = line.split_once(' ').unwrap();
        if who == "*" {
            let outcome = CaveTroll::outcome_from(text).unwrap();
            let _ = CaveTroll::fall(&setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            let seat = Seat(who.parse().unwrap());
            let action = CaveTroll::action_from(text).unwrap();
            assert_eq!(CaveTroll::check(&setup, &state, seat, action), Ok(()), "{line}");
            let _ = CaveTroll::act(&setup, &mut state, seat, action, &mut ());
        }
        census(&setup, &state).unwrap();
    }
    assert_eq!(CaveTroll::turn(&setup, &state), Turn::Over);
    assert!(file.ends_with(&ending(&setup, &state)));
}

#[test]
fn a_game_of_two() {
    golden("two", 2, Set::Classic, 2);
}

#[test]
fn a_game_of_three() {
    golden("three", 3, Set::Classic, 3);
}

#[test]
fn a_game_of_four() {
    golden("four", 4, Set::Classic, 4);
}

#[test]
fn a_game_of_two_with_the_variant_set() {
    golden("two-variant", 2, Set::Variant, 12);
}

#[test]
fn a_game_of_four_with_the_variant_set() {
    golden("four-variant", 4, Set::Variant, 14);
}
