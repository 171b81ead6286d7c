//! Saved games of the shapes that shipped: each opens, replays to the same score and is written as it was read.

use std::fs;
use std::path::{Path, PathBuf};

use moot_core::{Game, Seat, Teams};
use moot_table::{RawSave, SaveOpenError, Table};
use moot_testkit::saves;
use mountain_king::{BadSetup, MountainKing, Phase, Setup};

use crate::kit::{King, teams, usual};
use crate::seeking;

/// Two teams of two.
const MARKS: [u8; 4] = [0, 1, 1, 0];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(format!("{name}.json"))
}

/// A game of busy players up to a round, or to its end.
fn played(setup: Setup, seed: u64, rounds: u8) -> Table<MountainKing> {
    let late = |state: &mountain_king::State| state.round > rounds;
    saves::played::<King>(setup, &format!("saved {seed}"), seeking::choose, late, seed)
}

fn linked(table: &Table<MountainKing>) -> bool {
    Seat::all(4).any(|seat| table.state().linked(seat).is_some())
}

fn kept(name: &str, make: impl Fn() -> Table<MountainKing>) -> Table<MountainKing> {
    let seats = saves::people([
        ("Una", "rowan", "stripes"),
        ("Dua", "fjord", "dots"),
        ("Tria", "birch", "dashes"),
        ("Quatra", "spruce", "crosses"),
    ]);
    saves::kept(&path(name), &seats, make)
}

#[test]
fn a_game_without_teams_is_what_it_was_before_there_were_teams() {
    let table = kept("alone", || played(usual(4), 4, u8::MAX));
    assert_eq!(*table.setup(), usual(4));
    assert!(!fs::read_to_string(path("alone")).unwrap().contains("teams"));
    assert_eq!(table.state().phase, Phase::Over);
}

#[test]
fn games_of_teams_stay_readable() {
    let running =
        kept("teams-running", || (0..5_000).map(|seed| played(teams(MARKS), seed, 7)).find(linked).unwrap());
    assert!(linked(&running) && running.state().phase != Phase::Over);
    let over = kept("teams-finished", || played(teams(MARKS), 9, u8::MAX));
    assert_eq!((over.state().phase, *over.setup()), (Phase::Over, teams(MARKS)));
    let score = MountainKing::score(over.setup(), over.state());
    assert_eq!(score.total(Seat(0)), score.total(Seat(3)));
}

/// Before rules 2 a great hall might be flipped, a pedestal of choice had to be taken, and no trade fell between the parts of a
/// recruit or a dig. Rules 3 changed symbols of two trolls, Hrimgaut and Jokulf. Logs name their actions, so an old game opens as it
/// was played, or as far as it can be replayed: up to the first hall that is flipped. Neither troll stands in these games.
#[test]
fn games_of_earlier_rules_stay_readable() {
    for rules in 1..MountainKing::RULES {
        for name in ["alone", "teams-running", "teams-finished"] {
            let text = fs::read_to_string(path(&format!("rules-{rules}/{name}"))).unwrap();
            let raw = RawSave::decode(&text).unwrap();
            assert_eq!(raw.rules, rules);
            let flipped = raw.log.iter().position(|entry| flips(entry));
            match raw.open::<MountainKing>() {
                Ok(opened) => {
                    assert_eq!((flipped, opened.drift), (None, None), "{rules}, {name}");
                    assert_eq!(opened.table.log().len(), raw.log.len());
                }
                Err(SaveOpenError::LogPlay { at, table, .. }) => {
                    assert_eq!(Some(at), flipped, "{rules}, {name}");
                    assert_eq!(table.log().len(), at, "what came before can be salvaged");
                }
                Err(why) => panic!("{rules}, {name}: {why}"),
            }
        }
    }
}

/// Whether an entry lays the back of a great hall: a way to lie beyond the four turns of its face.
fn flips(entry: &str) -> bool {
    let words: Vec<&str> = entry.split(' ').collect();
    matches!(words[..], [_, "dedicate", _, lie, _] if lie.parse::<u8>().unwrap() >= 4)
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
