//! Saved games, one for each way in which the last action can end a game: each opens, replays to the same score and is
//! written as it was read.
//!
//! `ENDINGS=write cargo test -p trolls-and-princesses --test endings` writes those that are missing; the ones that are there stay as
//! they are, and stay readable for ever. When the rules of the game are raised, they move to a directory of the old revision.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::path::PathBuf;

use moot_core::{Game, Mixer, Seat, SeatSet, Turn};
use moot_table::{Entry, RawSave, SeatInfo, Seed, Table, Unplayable};
use trolls_and_princesses::{Action, Phase, Setup, State, TrollsAndPrincesses};

#[path = "support/busy.rs"]
mod busy;

/// What can come last, and how a winner can be told.
const ENDINGS: [&str; 6] = ["rest", "home", "refill", "home-refill", "princesses", "shared"];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/endings").join(format!("{name}.json"))
}

fn seats() -> Vec<SeatInfo> {
    let seat = |(name, colour, pattern): (&str, &str, &str)| SeatInfo {
        name: name.into(),
        colour: colour.into(),
        pattern: pattern.into(),
        player: SeatInfo::HUMAN.into(),
    };
    [("Una", "moss", "dots"), ("Dua", "rust", "bars")].map(seat).to_vec()
}

fn played(seed: u64) -> Table<TrollsAndPrincesses> {
    let setup = Setup::usual(2).unwrap();
    let mut table = Table::new(setup, Seed::typed(&format!("ending {seed}")), SeatSet::all(2)).unwrap();
    let mut dice = Mixer::new(seed);
    while let Turn::Seats(asked) = table.turn() {
        let seat = asked.iter().next().unwrap();
        let action = busy::choose(table.state(), &table.legal(seat), &mut dice);
        table.play(seat, action).unwrap();
    }
    table
}

/// How a finished game ended: who won by more than points, else what the last decision was and whether a display was filled
/// after it.
fn ending(table: &Table<TrollsAndPrincesses>) -> &'static str {
    let over: &State = table.state();
    assert_eq!(over.phase, Phase::Over);
    let sheet = TrollsAndPrincesses::score(table.setup(), over);
    if sheet.total(Seat(0)) == sheet.total(Seat(1)) {
        return if sheet.rank[0] == sheet.rank[1] { "shared" } else { "princesses" };
    }
    let last = table.log().iter().rev().find_map(|it| match it.entry {
        Entry::Act { action, .. } => Some(action),
        Entry::Fall(_) => None,
    });
    let filled = table.log().iter().next_back().is_some_and(|it| matches!(it.entry, Entry::Fall(_)));
    match (last, filled) {
        (Some(Action::Done), false) => "rest",
        (Some(Action::Done), true) => "refill",
        (Some(Action::Home(_)), false) => "home",
        (Some(Action::Home(_)), true) => "home-refill",
        _ => "otherwise",
    }
}

fn kept(name: &str) {
    let path = path(name);
    if !path.exists() && std::env::var_os("ENDINGS").is_some_and(|mode| mode == "write") {
        let table = (0..50_000).map(played).find(|table| ending(table) == name);
        let text = RawSave::of(&table.unwrap(), &seats(), "0.1.0").unwrap().encode().unwrap();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let opened = RawSave::decode(&text).unwrap().open::<TrollsAndPrincesses>().unwrap();
    assert_eq!(opened.drift, None, "the score is what it was");
    let table = &opened.table;
    assert_eq!((table.turn(), table.first_foreign_draw()), (Turn::Over, None));
    assert_eq!(ending(table), name);
    let state = table.state();
    assert!(table.log().iter().any(|it| matches!(it.entry, Entry::Fall(_))));
    assert!(TrollsAndPrincesses::score(table.setup(), state).rank.contains(&0));
    assert_eq!(RawSave::of(table, &opened.seats, "0.1.0").unwrap().encode().unwrap(), text);
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    ENDINGS.into_iter().for_each(kept);
}

/// Before rules 2 board yellow had other starting goods: where it was not dealt nothing is different, and where it was, the game opens
/// with the difference told, or as far as it can be played. Before rules 3 six cave tiles and Keyholder Grus gave other things when
/// their spots were filled: in none of these games they were. Before rules 4 boards red and purple had
/// other starting goods, and red another king's tile.
#[test]
fn games_of_earlier_rules_stay_readable() {
    for (rules, name) in (1..TrollsAndPrincesses::RULES).flat_map(|rules| ENDINGS.map(|name| (rules, name))) {
        let text = std::fs::read_to_string(path(&format!("rules-{rules}/{name}"))).unwrap();
        let raw = RawSave::decode(&text).unwrap();
        assert_eq!(raw.rules, rules);
        let dealt = |board: &str| raw.log.iter().any(|entry| entry == board);
        let other = rules < 2 && dealt("* board yellow")
            || rules < 4 && (dealt("* board red") || dealt("* board purple"));
        match raw.open::<TrollsAndPrincesses>() {
            Ok(opened) => {
                assert_eq!(opened.table.turn(), Turn::Over);
                assert!(other || opened.drift.is_none(), "{rules}, {name}");
            }
            Err(Unplayable::LogPlay { at, table, .. }) => {
                assert!(other && at > 20, "{rules}, {name} breaks off at {at}");
                assert_eq!(table.log().len(), at);
            }
            Err(why) => panic!("{rules}, {name}: {why}"),
        }
    }
}
