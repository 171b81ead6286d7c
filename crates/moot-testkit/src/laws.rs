//! The laws of `moot-core` and `moot-table` over random games.

use moot_core::laws::{Tally, Thoroughness, check_all_with};
use moot_table::laws::{self as table, Tally as TableTally};

use crate::{Kit, SetupOf};

/// Checks laws 1 to 4 and 8 to 12 in `games` games at each table.
pub fn play<K: Kit>(thoroughness: Thoroughness, setups: &[SetupOf<K>], games: u64) -> Tally {
    let tally = check_all_with::<K::Game>(thoroughness, setups, 0..games, K::INVARIANTS).unwrap();
    println!("{setups:?}: {tally:?}");
    assert_eq!(tally.games, games * setups.len() as u64);
    tally
}

/// Checks laws 5 to 7 in `games` games: replay, saves and undo.
pub fn keep<K: Kit>(setup: SetupOf<K>, games: u64) -> TableTally {
    let tally = table::check_all::<K::Game>(&[setup], 0..games).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.games, games);
    tally
}

/// Checks that `count` mutated saves are refused or sound.
pub fn mutate_saves<K: Kit>(setups: &[SetupOf<K>], count: u64) {
    let tally = table::mutants::<K::Game>(setups, count).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, count);
}

/// Checks that `count` mutated links are refused or sound.
pub fn mutate_links<K: Kit>(setups: &[SetupOf<K>], count: u64) {
    let tally = table::link_mutants::<K::Game>(setups, count).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, count);
}
