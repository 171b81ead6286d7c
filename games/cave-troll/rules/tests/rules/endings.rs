//! Saved games, one for each way in which the last action can end a game. The saves in `tests/endings` must stay readable
//! forever: when the revision of the rules is raised, they move to a directory of the old revision.

use std::fs;
use std::path::{Path, PathBuf};

use cave_troll::{Action, Artifact, CaveTroll, Figure, Phase, Set, State};
use moot_core::{SplitMix64, Turn};
use moot_table::{RawSave, SaveOpenError, Table};
use moot_testkit::{busy, saves};

use crate::kit::{Caves, setup};

/// The kinds of last cards, and what can happen between them and the end.
const ENDINGS: [&str; 9] = [
    "hero",
    "monster",
    "chest",
    "room-scored",
    "artifact-found",
    "cave-troll",
    "cave-troll-fled",
    "raven",
    "stalled",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/endings")
}

/// A game of turns that are ended at once.
fn stalled() -> Table<CaveTroll> {
    let end = |_: &State, legal: &[Action], _: &mut SplitMix64| {
        legal.iter().copied().find(|&action| action == Action::End).unwrap()
    };
    saves::played::<Caves>(setup(2, Set::Classic), "ending stalled", end, |_| false, 1)
}

fn played(seed: u64) -> Table<CaveTroll> {
    let set = if seed.is_multiple_of(2) { Set::Classic } else { Set::Variant };
    let text = format!("ending {seed}");
    saves::played::<Caves>(setup(2, set), &text, busy::<Caves>, |_| false, seed)
}

/// The kind of ending: the position before the last log entry, and the seat that drew the card.
fn ending(table: &Table<CaveTroll>) -> &'static str {
    let states: Vec<&State> = table.log().iter().map(|it| &it.after).collect();
    let [.., before, over] = states[..] else { return "too short" };
    assert_eq!(over.phase, Phase::Over);
    let Some(draw) = states.iter().rposition(|state| state.phase == Phase::Draw) else { return "stalled" };
    if states[draw - 1].phase == Phase::Bonus {
        return "raven";
    }
    match before.phase {
        Phase::Find => "artifact-found",
        Phase::Escape { .. } | Phase::Push { .. } => "cave-troll-fled",
        Phase::Put(card) => match card.figure() {
            None => "room-scored",
            Some(Figure::Chest) => "chest",
            Some(Figure::CaveTroll) => "cave-troll",
            Some(figure) if figure.is_hero() => "hero",
            Some(_) => "monster",
        },
        _ => "otherwise",
    }
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    let seats = saves::people([("Una", "moss", "dots"), ("Dua", "rust", "bars")]);
    for name in ENDINGS {
        let find = || match name {
            "stalled" => stalled(),
            _ => (0..50_000).map(played).find(|table| ending(table) == name).unwrap(),
        };
        let table = saves::kept(&folder().join(format!("{name}.json")), &seats, find);
        saves::finished(&table);
        assert_eq!(ending(&table), name);
        let state = table.state();
        let last: i16 = table.setup().seats().map(|seat| state.player(seat).gold[3]).sum();
        assert_eq!(last, if name == "stalled" { 0 } else { 3 }, "the gold for the last card");
        assert!(name != "raven" || state.used >> Artifact::Raven as u8 & 1 == 1);
    }
}

/// Before rules 2 a pushed Wraith did not push, a Banshee that could only go back was not asked for a second step, and a player who
/// did not draw was made to. Games without such a step open unchanged; the others as far as they can be replayed.
#[test]
fn games_of_earlier_rules_stay_readable() {
    let mut whole = 0;
    for name in ENDINGS.into_iter().filter(|&name| name != "stalled") {
        let path = folder().join(format!("rules-1/{name}.json"));
        let raw = RawSave::decode(&fs::read_to_string(path).unwrap()).unwrap();
        assert_eq!(raw.rules, 1);
        match raw.open::<CaveTroll>() {
            Ok(opened) => {
                assert_eq!((opened.table.turn(), opened.drift), (Turn::Over, None), "{name}");
                assert_eq!(ending(&opened.table), name);
                whole += 1;
            }
            Err(SaveOpenError::LogPlay { at, table, .. }) => {
                assert_eq!(table.log().len(), at, "{name}");
                assert!(matches!(table.state().phase, Phase::Glide | Phase::Push { .. }), "{name}");
            }
            Err(why) => panic!("{name}: {why}"),
        }
    }
    assert!(whole >= 6, "{whole} games open unchanged");
}
