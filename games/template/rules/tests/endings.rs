//! A saved game for each way in which the last action can end a game: each opens, replays to the same score, and is written
//! as it was read.
//!
//! `ENDINGS=write cargo test -p nim-template --test endings` writes those that are missing. Those that are there never
//! change: every save that ever shipped stays readable.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::path::PathBuf;

use moot_core::laws::random_action;
use moot_core::{Game, Mixer, SeatSet, Turn};
use moot_table::{RawSave, SeatInfo, Seed, Table};
use nim_template::{Nim, Phase, Setup};

/// The last stone is taken by an ordinary take, or by the second of two hands.
const ENDINGS: [&str; 2] = ["take", "two-hands"];

fn seats() -> Vec<SeatInfo> {
    let seat = |(name, colour, pattern): (&str, &str, &str)| SeatInfo {
        name: name.into(),
        colour: colour.into(),
        pattern: pattern.into(),
        player: SeatInfo::HUMAN.into(),
    };
    [("Una", "moss", "dots"), ("Dua", "rust", "bars")].map(seat).to_vec()
}

fn played(seed: u64) -> Table<Nim> {
    let seats = SeatSet::all(2);
    let mut table =
        Table::new(Setup::usual(2).unwrap(), Seed::typed(&format!("ending {seed}")), seats).unwrap();
    let mut dice = Mixer::new(seed);
    while let Some((seat, action)) = random_action::<Nim>(table.setup(), table.state(), &mut dice) {
        table.play(seat, action).unwrap();
    }
    table
}

/// How a finished game ended.
fn ending(table: &Table<Nim>) -> &'static str {
    match table.at(table.log().len() - 1).phase {
        Phase::Second { .. } => "two-hands",
        _ => "take",
    }
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    for name in ENDINGS {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/endings");
        let path = folder.join(format!("{name}.json"));
        if !path.exists() && std::env::var_os("ENDINGS").is_some_and(|mode| mode == "write") {
            let table = (0..10_000).map(played).find(|table| ending(table) == name).unwrap();
            let text = RawSave::of(&table, &seats(), "0.1.0").unwrap().encode().unwrap();
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, text).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let opened = RawSave::decode(&text).unwrap().open::<Nim>().unwrap();
        let table = &opened.table;
        assert_eq!(
            (opened.drift, table.first_foreign_draw()),
            (None, None),
            "{name}: the score is what it was"
        );
        assert_eq!((table.turn(), ending(table)), (Turn::Over, name));
        assert!(Nim::score(table.setup(), table.state()).rank.contains(&0));
        assert_eq!(RawSave::of(table, &opened.seats, "0.1.0").unwrap().encode().unwrap(), text);
    }
}
