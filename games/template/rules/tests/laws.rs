//! The twelve laws of `moot_core::laws` and `moot_table::laws`, over random games at every table.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

#[path = "support/table.rs"]
mod table;

use moot_core::laws::{Plan, check_all_with};
use nim_template::Nim;
use nim_template::testing::census;
use table::tables;

/// Games at each table.
const SEEDS: u64 = 200;

#[test]
fn random_games_keep_laws_1_to_4_and_8_to_12() {
    let tally = check_all_with::<Nim>(Plan::THOROUGH, &tables(), 0..SEEDS, census).unwrap();
    println!("{tally:?}");
    assert_eq!((tally.games, tally.unlisted), (4 * SEEDS, 0));
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

#[test]
fn games_can_be_replayed_saved_linked_and_undone() {
    let tally = moot_table::laws::check_all::<Nim>(&tables(), 0..SEEDS).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.games, 4 * SEEDS);
    assert!(tally.undone > 300 && tally.barriers > 10 && tally.links > 4 * SEEDS, "{tally:?}");
}

#[test]
fn mutated_saves_and_links_are_refused_or_sound() {
    let tally = moot_table::laws::mutants::<Nim>(&tables(), 4_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 4_000);
    let tally = moot_table::laws::link_mutants::<Nim>(&tables(), 4_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 4_000);
}
