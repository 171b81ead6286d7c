//! The twelve laws of the house over random games for every number of players and both sets of characters.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use cave_troll::testing::census;
use cave_troll::{CaveTroll, Set, Setup};
use moot_core::Seat;
use moot_core::laws::{Plan, check_all_with};

/// Games for each way to sit down.
const SEEDS: u64 = 100;

fn setup(players: u8, set: Set) -> Setup {
    Setup::new(players, set, None).unwrap()
}

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Plan { every: 8, listed: 24, strangers: 8, worlds: 2, mangled: 2 };
    let tally = check_all_with::<CaveTroll>(plan, &[setup], 0..SEEDS, census).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!((tally.games, tally.unlisted), (SEEDS, 0));
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

#[test]
fn two_players_keep_the_laws() {
    played(setup(2, Set::Classic));
}

#[test]
fn three_players_keep_the_laws() {
    played(setup(3, Set::Classic));
}

#[test]
fn four_players_keep_the_laws() {
    played(setup(4, Set::Classic));
}

#[test]
fn two_players_with_the_variant_set_keep_the_laws() {
    played(setup(2, Set::Variant));
}

#[test]
fn three_players_with_the_variant_set_keep_the_laws() {
    played(setup(3, Set::Variant));
}

#[test]
fn four_players_with_the_variant_set_keep_the_laws() {
    played(setup(4, Set::Variant));
}

#[test]
fn a_chosen_first_player_keeps_the_laws() {
    let setups = [
        Setup::new(2, Set::Classic, Some(Seat(1))).unwrap(),
        Setup::new(4, Set::Variant, Some(Seat(2))).unwrap(),
    ];
    let tally = check_all_with::<CaveTroll>(Plan::default(), &setups, 0..10, census).unwrap();
    assert_eq!(tally.games, 20);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = moot_table::laws::check_all::<CaveTroll>(&[setup], 0..SEEDS).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!(tally.games, SEEDS);
    assert!(tally.undone > 1_000 && tally.barriers > 100 && tally.saves > SEEDS, "{tally:?}");
    assert!(tally.links > SEEDS, "{tally:?}");
}

#[test]
fn games_of_two_can_be_replayed_saved_and_undone() {
    kept(setup(2, Set::Classic));
}

#[test]
fn games_of_three_can_be_replayed_saved_and_undone() {
    kept(setup(3, Set::Variant));
}

#[test]
fn games_of_four_can_be_replayed_saved_and_undone() {
    kept(setup(4, Set::Classic));
}

#[test]
fn ten_thousand_mutated_saves_are_refused_or_sound() {
    let setups = [setup(2, Set::Classic), setup(4, Set::Variant)];
    let tally = moot_table::laws::mutants::<CaveTroll>(&setups, 10_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 10_000);
}

#[test]
fn ten_thousand_mutated_links_are_refused_or_sound() {
    let setups = [setup(2, Set::Classic), setup(4, Set::Variant)];
    let tally = moot_table::laws::link_mutants::<CaveTroll>(&setups, 10_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 10_000);
}
