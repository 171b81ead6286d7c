//! The twelve laws of the house over random games for every number of players.

use moot_core::Seat;
use moot_core::laws::Plan;
use moot_testkit::laws;
use mountain_king::{Setup, Side, Supply};

use crate::kit::{King, teams};

/// Games for each way to sit down.
const SEEDS: u64 = 200;

fn setup(players: u8, side: Side) -> Setup {
    Setup::new(players, side, Supply::Random, None).unwrap()
}

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Plan { every: 12, listed: 12, strangers: 6, worlds: 1, mangled: 2 };
    let tally = laws::play::<King>(plan, &[setup], SEEDS);
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
    laws::play::<King>(Plan::default(), &setups, 10);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = laws::keep::<King>(setup, SEEDS);
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
    laws::mutate_saves::<King>(&setups, 10_000);
}

#[test]
fn ten_thousand_mutated_links_are_refused_or_sound() {
    let setups = [setup(2, Side::Autumn), setup(5, Side::Winter), teams([0, 0, 1, 1])];
    laws::mutate_links::<King>(&setups, 10_000);
}
