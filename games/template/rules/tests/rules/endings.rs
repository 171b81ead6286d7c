//! Saved games, one for each way in which the last action can end a game. The saves in `tests/endings` must stay readable
//! forever.
//!
//! `UPDATE_EXPECT=1` writes missing files.

use std::path::Path;

use moot_table::Table;
use moot_testkit::{busy, saves};
use nim_template::{Nim, Phase, Size};

use crate::kit::{Heaps, setup};

/// The last stone is taken by an ordinary take, or by the second of two hands.
const ENDINGS: [&str; 2] = ["take", "two-hands"];

fn played(seed: u64) -> Table<Nim> {
    saves::played::<Heaps>(setup(2, Size::Small), &format!("ending {seed}"), busy::<Heaps>, |_| false, seed)
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
    let seats = saves::people([("Una", "moss", "dots"), ("Dua", "rust", "bars")]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/endings");
    for name in ENDINGS {
        let find = || (0..10_000).map(played).find(|table| ending(table) == name).unwrap();
        let table = saves::kept(&folder.join(format!("{name}.json")), &seats, find);
        saves::finished(&table);
        assert_eq!(ending(&table), name);
    }
}
