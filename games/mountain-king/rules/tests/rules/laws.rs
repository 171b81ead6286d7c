//! The twelve laws over random games for every number of players.

use moot_core::Seat;
use moot_core::laws::Thoroughness;
use moot_testkit::{laws, tests};
use mountain_king::{Setup, Side, Supply};

use crate::kit::{King, teams};

/// The number of games for each setup.
const SEEDS: u64 = 200;

fn setup(players: u8, side: Side) -> Setup {
    Setup::new(players, side, Supply::Random, None).unwrap()
}

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Thoroughness { every: 12, listed: 12, strangers: 6, worlds: 1, mangled: 2 };
    let tally = laws::play::<King>(plan, &[setup], SEEDS);
    assert!(tally.refused > 50_000 && tally.unlisted > 100 && tally.compared > 10_000, "{tally:?}");
}

tests! {
    played:
    two_players_on_the_winter_side_keep_the_laws(setup(2, Side::Winter)),
    two_players_on_the_autumn_side_keep_the_laws(setup(2, Side::Autumn)),
    three_players_keep_the_laws(setup(3, Side::Autumn)),
    four_players_keep_the_laws(setup(4, Side::Winter)),
    five_players_keep_the_laws(setup(5, Side::Winter)),
    teams_keep_the_laws(teams([0, 1, 1, 0])),
    teams_seated_the_other_way_keep_the_laws(teams([0, 0, 1, 1])),
}

#[test]
fn chosen_and_distinct_workshops_and_a_chosen_first_player_keep_the_laws() {
    let chosen =
        Setup::new(2, Side::Autumn, Supply::Chosen([2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]), Some(Seat(1)));
    let distinct = Setup::new(5, Side::Winter, Supply::Distinct, Some(Seat(4)));
    let setups = [chosen.unwrap(), distinct.unwrap()];
    laws::play::<King>(Thoroughness::default(), &setups, 10);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = laws::keep::<King>(setup, SEEDS);
    assert!(tally.undone > 1_000 && tally.barriers > 100 && tally.saves > SEEDS, "{tally:?}");
    assert!(tally.links > SEEDS && tally.unlisted > 100, "{tally:?}");
}

tests! {
    kept:
    games_of_two_can_be_replayed_saved_and_undone(setup(2, Side::Winter)),
    games_of_three_can_be_replayed_saved_and_undone(setup(3, Side::Autumn)),
    games_of_four_can_be_replayed_saved_and_undone(setup(4, Side::Winter)),
    games_of_five_can_be_replayed_saved_and_undone(setup(5, Side::Winter)),
    games_of_teams_can_be_replayed_saved_and_undone(teams([0, 1, 1, 0])),
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
