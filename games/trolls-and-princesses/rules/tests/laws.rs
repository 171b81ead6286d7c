//! The twelve laws of the house over random games for every number of players.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use moot_core::Seat;
use moot_core::laws::{Plan, check_all_with};
use trolls_and_princesses::testing::census;
use trolls_and_princesses::{Board, Setup, TrollsAndPrincesses};

/// Games for each way to sit down.
const SEEDS: u64 = 400;

fn setup(players: u8) -> Setup {
    Setup::usual(players).unwrap()
}

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Plan { every: 12, listed: 24, strangers: 8, worlds: 2, mangled: 2 };
    let tally = check_all_with::<TrollsAndPrincesses>(plan, &[setup], 0..SEEDS, census).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!(tally.games, SEEDS);
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

#[test]
fn two_players_keep_the_laws() {
    played(setup(2));
}

#[test]
fn three_players_keep_the_laws() {
    played(setup(3));
}

#[test]
fn four_players_keep_the_laws() {
    played(setup(4));
}

#[test]
fn chosen_boards_and_a_chosen_first_player_keep_the_laws() {
    let setups = [
        Setup::new(2, &[Board(2), Board(0)], Some(Seat(1))).unwrap(),
        Setup::new(4, &[Board(3), Board(2), Board(1), Board(0)], Some(Seat(2))).unwrap(),
    ];
    let tally = check_all_with::<TrollsAndPrincesses>(Plan::default(), &setups, 0..20, census).unwrap();
    assert_eq!(tally.games, 40);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = moot_table::laws::check_all::<TrollsAndPrincesses>(&[setup], 0..60).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!(tally.games, 60);
    assert!(tally.undone > 400 && tally.barriers > 60 && tally.saves > 60, "{tally:?}");
}

#[test]
fn games_of_two_can_be_replayed_saved_and_undone() {
    kept(setup(2));
}

#[test]
fn games_of_three_can_be_replayed_saved_and_undone() {
    kept(setup(3));
}

#[test]
fn games_of_four_can_be_replayed_saved_and_undone() {
    kept(setup(4));
}

#[test]
fn mutated_saves_are_refused_or_sound() {
    let setups = [setup(2), setup(4)];
    let tally = moot_table::laws::mutants::<TrollsAndPrincesses>(&setups, 400).unwrap();
    assert_eq!(tally.refused + tally.opened, 400);
}
