//! Whole games in words: every action and draw, then the score sheet. A change of the rules shows up as a difference that can
//! be read.
//!
//! After a wanted change write them anew with `GOLDENS=write cargo test -p nim-template --test goldens`, read the difference,
//! and raise `Nim::RULES` if an old log would now replay differently.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::fmt::Write as _;
use std::path::PathBuf;

use moot_core::laws::random_action;
use moot_core::{Game, Mixer, Seat, Turn};
use nim_template::testing::census;
use nim_template::{Nim, Setup, Size, State};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{name}.txt"))
}

/// One random game in words.
fn written(setup: &Setup, seed: u64) -> String {
    let mut text = format!("setup {} {:?}\nseed {seed}\n", setup.players(), setup.size());
    let mut dice = Mixer::new(seed);
    let mut state = Nim::deal(setup);
    while Nim::turn(setup, &state) != Turn::Over {
        if let Some((seat, action)) = random_action::<Nim>(setup, &state, &mut dice) {
            writeln!(text, "{seat} {}", Nim::action_text(action)).unwrap();
            let _ = Nim::act(setup, &mut state, seat, action, &mut ());
        } else {
            let outcome = Nim::roll(setup, &state, &mut dice);
            writeln!(text, "* {}", Nim::outcome_text(outcome)).unwrap();
            let _ = Nim::fall(setup, &mut state, outcome, &mut ()).unwrap();
        }
    }
    text + &ending(setup, &state)
}

/// The score sheet.
fn ending(setup: &Setup, state: &State) -> String {
    let sheet = Nim::score(setup, state);
    let row = |name: &str, of: &dyn Fn(Seat) -> i32| {
        let numbers: String = setup.seats().map(|seat| format!("{:>5}", of(seat))).collect();
        format!("{name:<8}{numbers}\n")
    };
    let rows = sheet.categories.iter().zip(&sheet.points);
    let rows: String = rows.map(|(name, points)| row(name, &|seat| points[seat.index()].into())).collect();
    let total = row("total", &|seat| sheet.total(seat));
    let rank = row("rank", &|seat| sheet.rank[seat.index()].into());
    format!("\n{rows}{total}{rank}")
}

/// Compares with the file, plays the file line by line, and compares the end.
fn golden(name: &str, players: u8, size: Size, seed: u64) {
    let setup = Setup::new(players, size).unwrap();
    let played = written(&setup, seed);
    if std::env::var_os("GOLDENS").is_some_and(|mode| mode == "write") {
        std::fs::create_dir_all(path(name).parent().unwrap()).unwrap();
        std::fs::write(path(name), &played).unwrap();
    }
    let file = std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(file, played, "{name}.txt");

    let mut state = Nim::deal(&setup);
    for line in file.lines().skip(2).take_while(|line| !line.is_empty()) {
        let (who, text) = line.split_once(' ').unwrap();
        if who == "*" {
            let outcome = Nim::outcome_from(text).unwrap();
            let _ = Nim::fall(&setup, &mut state, outcome, &mut ()).unwrap();
        } else {
            let (seat, action) = (Seat(who.parse().unwrap()), Nim::action_from(text).unwrap());
            assert_eq!(Nim::check(&setup, &state, seat, action), Ok(()), "{line}");
            let _ = Nim::act(&setup, &mut state, seat, action, &mut ());
        }
        census(&setup, &state).unwrap();
    }
    assert!(Nim::turn(&setup, &state) == Turn::Over && file.ends_with(&ending(&setup, &state)));
}

#[test]
fn a_game_of_two() {
    golden("two", 2, Size::Small, 4);
}

#[test]
fn a_game_of_three() {
    golden("three", 3, Size::Large, 3);
}
