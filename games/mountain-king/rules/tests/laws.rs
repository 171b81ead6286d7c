//! The twelve laws of the house over random games for every number of players.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use moot_core::laws::{Plan, check_all_with};
use moot_core::{Seat, Teams};
use mountain_king::testing::census;
use mountain_king::{MountainKing, Setup, Side, Supply};

/// Games for each way to sit down.
const SEEDS: u64 = 200;

fn setup(players: u8, side: Side) -> Setup {
    Setup::new(players, side, Supply::Random, None).unwrap()
}

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Plan { every: 12, listed: 12, strangers: 6, worlds: 1, mangled: 2 };
    let tally = check_all_with::<MountainKing>(plan, &[setup], 0..SEEDS, census).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!(tally.games, SEEDS);
    assert!(tally.refused > 50_000 && tally.unlisted > 100 && tally.compared > 10_000, "{tally:?}");
}

#[test]
fn two_players_on_the_winter_side_keep_the_laws() {
    played(setup(2, Side::Winter));
}

#[test]
fn two_players_on_the_autumn_side_keep_the_laws() {
    played(setup(2, Side::Autumn));
}

#[test]
fn three_players_keep_the_laws() {
    played(setup(3, Side::Autumn));
}

#[test]
fn four_players_keep_the_laws() {
    played(setup(4, Side::Winter));
}

#[test]
fn five_players_keep_the_laws() {
    played(setup(5, Side::Winter));
}

/// Two teams of two, either way to sit beside each other.
fn teams(marks: [u8; 4]) -> Setup {
    setup(4, Side::Winter).in_teams(Teams::marked(&marks)).unwrap()
}

#[test]
fn teams_keep_the_laws() {
    played(teams([0, 1, 1, 0]));
}

#[test]
fn teams_seated_the_other_way_keep_the_laws() {
    played(teams([0, 0, 1, 1]));
}

#[test]
fn chosen_and_distinct_workshops_and_a_chosen_first_player_keep_the_laws() {
    let chosen =
        Setup::new(2, Side::Autumn, Supply::Chosen([2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]), Some(Seat(1)));
    let distinct = Setup::new(5, Side::Winter, Supply::Distinct, Some(Seat(4)));
    let setups = [chosen.unwrap(), distinct.unwrap()];
    let tally = check_all_with::<MountainKing>(Plan::default(), &setups, 0..10, census).unwrap();
    assert_eq!(tally.games, 20);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = moot_table::laws::check_all::<MountainKing>(&[setup], 0..SEEDS).unwrap();
    println!("{setup:?}: {tally:?}");
    assert_eq!(tally.games, SEEDS);
    assert!(tally.undone > 1_000 && tally.barriers > 100 && tally.saves > SEEDS, "{tally:?}");
    assert!(tally.links > SEEDS && tally.unlisted > 100, "{tally:?}");
}

#[test]
fn games_of_two_can_be_replayed_saved_and_undone() {
    kept(setup(2, Side::Winter));
}

#[test]
fn games_of_three_can_be_replayed_saved_and_undone() {
    kept(setup(3, Side::Autumn));
}

#[test]
fn games_of_four_can_be_replayed_saved_and_undone() {
    kept(setup(4, Side::Winter));
}

#[test]
fn games_of_five_can_be_replayed_saved_and_undone() {
    kept(setup(5, Side::Winter));
}

#[test]
fn games_of_teams_can_be_replayed_saved_and_undone() {
    kept(teams([0, 1, 1, 0]));
}

#[test]
fn ten_thousand_mutated_saves_are_refused_or_sound() {
    let setups = [setup(2, Side::Autumn), setup(5, Side::Winter), teams([0, 0, 1, 1])];
    let tally = moot_table::laws::mutants::<MountainKing>(&setups, 10_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 10_000);
}

#[test]
fn ten_thousand_mutated_links_are_refused_or_sound() {
    let setups = [setup(2, Side::Autumn), setup(5, Side::Winter), teams([0, 0, 1, 1])];
    let tally = moot_table::laws::link_mutants::<MountainKing>(&setups, 10_000).unwrap();
    println!("{tally:?}");
    assert_eq!(tally.refused + tally.opened, 10_000);
}
