//! Saved games, one for each way in which the last action can end a game: each opens, replays to the same score and is
//! written as it was read.
//!
//! `ENDINGS=write cargo test -p cave-troll --test endings` writes those that are missing; the ones that are there stay as
//! they are, and stay readable for ever.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::path::PathBuf;

use cave_troll::{Artifact, CaveTroll, Figure, Phase, Set, Setup, State};
use moot_core::{Game, Mixer, SeatSet, Turn};
use moot_table::{Entry, RawSave, SeatInfo, Seed, Table};

#[path = "support/busy.rs"]
mod busy;

/// What a last card can be, and what else can come between it and the end.
const ENDINGS: [&str; 8] =
    ["hero", "monster", "chest", "room-scored", "artifact-found", "cave-troll", "cave-troll-fled", "raven"];

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

fn played(seed: u64, set: Set) -> Table<CaveTroll> {
    let setup = Setup::new(2, set, None).unwrap();
    let mut table = Table::new(setup, Seed::typed(&format!("ending {seed}")), SeatSet::all(2)).unwrap();
    let mut dice = Mixer::new(seed);
    while let Turn::Seats(asked) = table.turn() {
        let seat = asked.iter().next().unwrap();
        let action = busy::choose(&table.legal(seat), &mut dice);
        table.play(seat, action).unwrap();
    }
    table
}

/// How a finished game ended: by what stood there before the last entry of its log, and who had drawn the card.
fn ending(table: &Table<CaveTroll>) -> &'static str {
    let states: Vec<&State> = table.log().iter().map(|it| &it.after).collect();
    let [.., before, over] = states[..] else { return "too short" };
    assert_eq!(over.phase, Phase::Over);
    let draw = states.iter().rposition(|state| state.phase == Phase::Draw).unwrap();
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

fn kept(name: &str) {
    let path = path(name);
    if !path.exists() && std::env::var_os("ENDINGS").is_some_and(|mode| mode == "write") {
        let set = |seed: u64| if seed.is_multiple_of(2) { Set::Classic } else { Set::Variant };
        let table = (0..50_000).map(|seed| played(seed, set(seed))).find(|table| ending(table) == name);
        let text = RawSave::of(&table.unwrap(), &seats(), "0.1.0").unwrap().encode().unwrap();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let opened = RawSave::decode(&text).unwrap().open::<CaveTroll>().unwrap();
    assert_eq!(opened.drift, None, "the score is what it was");
    let table = &opened.table;
    assert_eq!((table.turn(), table.first_foreign_draw()), (Turn::Over, None));
    assert_eq!(ending(table), name);
    let state = table.state();
    let last: i16 = table.setup().seats().map(|seat| state.player(seat).gold[3]).sum();
    assert_eq!(last, 3, "somebody drew a last card");
    assert!(name != "raven" || state.used >> Artifact::Raven as u8 & 1 == 1);
    assert!(table.log().iter().any(|it| matches!(it.entry, Entry::Fall(_))));
    assert!(CaveTroll::score(table.setup(), state).rank.contains(&0));
    assert_eq!(RawSave::of(table, &opened.seats, "0.1.0").unwrap().encode().unwrap(), text);
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    ENDINGS.into_iter().for_each(kept);
}
