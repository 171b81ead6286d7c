//! Saved games stay readable: each opens, replays to the same score and encodes to the same bytes.
//!
//! `UPDATE_EXPECT=1` writes missing files. Existing files have shipped and are never rewritten.

use std::path::Path;
use std::{env, fs};

use moot_core::{Game, SeatSet, SplitMix64, Turn};
use moot_table::{RawSave, Saved, SeatInfo, Seed, Table};

use crate::{ActionOf, Kit, SetupOf, StateOf};

/// The version of the application in the saves.
const VERSION: &str = "0.1.0";

/// People with these names, colours and patterns.
pub fn people<const N: usize>(seats: [(&str, &str, &str); N]) -> Vec<SeatInfo> {
    let seat = |(name, colour, pattern): (&str, &str, &str)| SeatInfo {
        name: name.into(),
        colour: colour.into(),
        pattern: pattern.into(),
        player: SeatInfo::HUMAN.into(),
    };
    seats.map(seat).to_vec()
}

/// A game of people, played until it is over or `stop` returns true.
pub fn played<K: Kit>(
    setup: SetupOf<K>,
    seed: &str,
    mut choose: impl FnMut(&StateOf<K>, &[ActionOf<K>], &mut SplitMix64) -> ActionOf<K>,
    mut stop: impl FnMut(&StateOf<K>) -> bool,
    dice: u64,
) -> Table<K::Game> {
    let people = SeatSet::all(K::Game::seats(&setup));
    let mut table = Table::<K::Game>::new(setup, Seed::typed(seed), people).unwrap();
    let mut dice = SplitMix64::new(dice);
    while let Turn::Seats(asked) = table.turn() {
        if stop(table.state()) {
            break;
        }
        let seat = asked.iter().next().unwrap();
        let action = choose(table.state(), &table.legal(seat), &mut dice);
        table.play(seat, action).unwrap();
    }
    table
}

/// Opens the save at `path` and checks it. If it is missing and writing is requested, makes and writes it first.
pub fn kept<G: Saved>(path: &Path, seats: &[SeatInfo], make: impl FnOnce() -> Table<G>) -> Table<G> {
    if !path.exists() && env::var_os("UPDATE_EXPECT").is_some() {
        let text = RawSave::of(&make(), seats, VERSION).unwrap().encode().unwrap();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let opened = RawSave::decode(&text).unwrap().open::<G>().unwrap();
    assert_eq!(opened.drift, None, "{}: the score is what it was", path.display());
    assert_eq!(opened.table.first_foreign_draw(), None);
    assert_eq!(RawSave::of(&opened.table, &opened.seats, VERSION).unwrap().encode().unwrap(), text);
    opened.table
}

/// Checks a finished game that [`kept`] has opened: its log has draws, and it has a winner.
pub fn finished<G: Game>(table: &Table<G>) {
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.log().iter().any(|ply| ply.entry.seat().is_none()));
    assert!(G::score(table.setup(), table.state()).rank.contains(&0));
}
