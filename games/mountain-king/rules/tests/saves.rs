//! Saved games of the shapes that shipped: each opens, replays to the same score and is written as it was read.
//!
//! `SAVES=write cargo test -p mountain-king --test saves` writes those that are missing; the ones that are there stay as they
//! are, and stay readable for ever.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::path::PathBuf;

use moot_core::{Game, Mixer, Seat, SeatSet, Teams, Turn};
use moot_table::{RawSave, SeatInfo, Seed, Table};
use mountain_king::{BadSetup, MountainKing, Phase, Setup};

#[path = "support/busy.rs"]
mod busy;
#[path = "support/seeking.rs"]
mod seeking;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(format!("{name}.json"))
}

fn seats() -> Vec<SeatInfo> {
    let seat = |(name, colour, pattern): (&str, &str, &str)| SeatInfo {
        name: name.into(),
        colour: colour.into(),
        pattern: pattern.into(),
        player: SeatInfo::HUMAN.into(),
    };
    let four = [
        ("Una", "rowan", "stripes"),
        ("Dua", "fjord", "dots"),
        ("Tria", "birch", "dashes"),
        ("Quatra", "spruce", "crosses"),
    ];
    four.map(seat).to_vec()
}

/// Two teams of two.
fn teams() -> Setup {
    Setup::usual(4).unwrap().in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap()
}

/// A game of busy players up to a round, or to its end.
fn played(setup: Setup, seed: u64, rounds: u8) -> Table<MountainKing> {
    let mut table =
        Table::<MountainKing>::new(setup, Seed::typed(&format!("saved {seed}")), SeatSet::all(4)).unwrap();
    let mut dice = Mixer::new(seed);
    while let Turn::Seats(asked) = table.turn() {
        if table.state().round > rounds {
            break;
        }
        let seat = asked.iter().next().unwrap();
        let action = seeking::choose(table.state(), &table.legal(seat), &mut dice);
        table.play(seat, action).unwrap();
    }
    table
}

fn linked(table: &Table<MountainKing>) -> bool {
    Seat::all(4).any(|seat| table.state().linked(seat).is_some())
}

/// Reads a save, or writes it first where it is missing and writing is asked for.
fn kept(name: &str, make: impl Fn() -> Table<MountainKing>) -> Table<MountainKing> {
    let path = path(name);
    if !path.exists() && std::env::var_os("SAVES").is_some_and(|mode| mode == "write") {
        let text = RawSave::of(&make(), &seats(), "0.1.0").unwrap().encode().unwrap();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let opened = RawSave::decode(&text).unwrap().open::<MountainKing>().unwrap();
    assert_eq!(opened.drift, None, "the score is what it was");
    assert_eq!(opened.table.first_foreign_draw(), None);
    assert_eq!(RawSave::of(&opened.table, &opened.seats, "0.1.0").unwrap().encode().unwrap(), text);
    opened.table
}

#[test]
fn a_game_without_teams_is_what_it_was_before_there_were_teams() {
    let table = kept("alone", || played(Setup::usual(4).unwrap(), 4, u8::MAX));
    assert_eq!(*table.setup(), Setup::usual(4).unwrap());
    assert!(!std::fs::read_to_string(path("alone")).unwrap().contains("teams"));
    assert_eq!(table.state().phase, Phase::Over);
}

#[test]
fn games_of_teams_stay_readable() {
    let running =
        kept("teams-running", || (0..5_000).map(|seed| played(teams(), seed, 7)).find(linked).unwrap());
    assert!(linked(&running) && running.state().phase != Phase::Over);
    let over = kept("teams-finished", || played(teams(), 9, u8::MAX));
    assert_eq!((over.state().phase, *over.setup()), (Phase::Over, teams()));
    let score = MountainKing::score(over.setup(), over.state());
    assert_eq!(score.total(Seat(0)), score.total(Seat(3)));
}

#[test]
fn options_that_make_no_teams_are_refused_with_their_reason() {
    let read = |teams: &str, players: u8| {
        let side = if players == 3 { "autumn" } else { "winter" };
        let text = format!(
            r#"{{"players":{players},"side":"{side}","workshops":"random","first":1,"teams":{teams}}}"#
        );
        serde_json::from_str::<Setup>(&text).map_err(|why| why.to_string())
    };
    let why = |why: BadSetup| why.to_string();
    assert!(read("[0,0,1,1]", 4).is_ok_and(|setup| setup.teams() == Teams::marked(&[7, 7, 2, 2])));
    assert!(read("null", 4).is_ok_and(|setup| !setup.teams().any()));
    for (teams, players, reason) in [
        ("[0,1,1,0]", 5, BadSetup::TeamPlayers { players: 5 }),
        ("[0,1,1,1]", 4, BadSetup::TeamSizes),
        ("[0,1,0,1]", 4, BadSetup::TeamSeats),
        ("[0,1,1,0]", 4, BadSetup::TeamFirst { seat: Seat(1), left: Seat(2) }),
    ] {
        let refused = read(teams, players).unwrap_err();
        assert!(refused.contains(&why(reason)), "{teams} of {players}: {refused}");
    }
    assert!(read("[0,1]", 4).is_err());
}
