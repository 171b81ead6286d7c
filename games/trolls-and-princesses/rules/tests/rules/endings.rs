//! Saved games, one for each way in which the last action can end a game. The saves in `tests/endings` must stay readable
//! forever: when the revision of the rules is raised, they move to a directory of the old revision.

use std::fs;
use std::path::{Path, PathBuf};

use moot_core::{Game, Seat, Turn};
use moot_table::{Entry, RawSave, SaveOpenError, Table};
use moot_testkit::{busy, saves};
use trolls_and_princesses::{Action, Phase, State, TrollsAndPrincesses};

use crate::kit::{Princesses, usual};

/// The kinds of last decisions, and of tie-breaks.
const ENDINGS: [&str; 6] = ["rest", "home", "refill", "home-refill", "princesses", "shared"];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/endings").join(format!("{name}.json"))
}

fn played(seed: u64) -> Table<TrollsAndPrincesses> {
    saves::played::<Princesses>(usual(2), &format!("ending {seed}"), busy::<Princesses>, |_| false, seed)
}

/// The kind of ending: the tie-break, if the points were equal; otherwise the last decision and whether a display was filled
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
        Entry::Chance(_) => None,
    });
    let filled = table.log().iter().next_back().is_some_and(|it| matches!(it.entry, Entry::Chance(_)));
    match (last, filled) {
        (Some(Action::Done), false) => "rest",
        (Some(Action::Done), true) => "refill",
        (Some(Action::Home(_)), false) => "home",
        (Some(Action::Home(_)), true) => "home-refill",
        _ => "otherwise",
    }
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    let seats = saves::people([("Una", "moss", "dots"), ("Dua", "rust", "bars")]);
    for name in ENDINGS {
        let find = || (0..50_000).map(played).find(|table| ending(table) == name).unwrap();
        let table = saves::kept(&path(name), &seats, find);
        saves::finished(&table);
        assert_eq!(ending(&table), name);
    }
}

/// Before rules 5 every board had other starting goods, or another king's tile; king's tiles could be declined, and so could
/// the steps of trolls. So a game of before opens with a drift, or as far as it can be replayed.
#[test]
fn games_of_earlier_rules_stay_readable() {
    for (rules, name) in (1..TrollsAndPrincesses::RULES).flat_map(|rules| ENDINGS.map(|name| (rules, name))) {
        let text = fs::read_to_string(path(&format!("rules-{rules}/{name}"))).unwrap();
        let raw = RawSave::decode(&text).unwrap();
        assert_eq!(raw.rules, rules);
        match raw.open::<TrollsAndPrincesses>() {
            Ok(opened) => assert_eq!(opened.table.turn(), Turn::Over),
            Err(SaveOpenError::LogPlay { at, table, .. }) => {
                assert!(at > 20, "{rules}, {name} breaks off at {at}");
                assert_eq!(table.log().len(), at);
            }
            Err(why) => panic!("{rules}, {name}: {why}"),
        }
    }
}
