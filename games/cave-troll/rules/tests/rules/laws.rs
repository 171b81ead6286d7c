//! The twelve laws over random games for every number of players and both sets of characters.

use cave_troll::{Set, Setup};
use moot_core::Seat;
use moot_core::laws::Thoroughness;
use moot_testkit::{laws, tests};

use crate::kit::{Caves, setup};

/// The number of games for each setup.
const SEEDS: u64 = 100;

/// Laws 1 to 4 and 8 to 12.
fn played(setup: Setup) {
    let plan = Thoroughness { every: 8, listed: 24, strangers: 8, worlds: 2, mangled: 2 };
    let tally = laws::play::<Caves>(plan, &[setup], SEEDS);
    assert_eq!(tally.unlisted, 0);
    assert!(tally.refused > 50_000 && tally.compared > 5_000, "{tally:?}");
}

tests! {
    played:
    two_players_keep_the_laws(setup(2, Set::Classic)),
    three_players_keep_the_laws(setup(3, Set::Classic)),
    four_players_keep_the_laws(setup(4, Set::Classic)),
    two_players_with_the_variant_set_keep_the_laws(setup(2, Set::Variant)),
    three_players_with_the_variant_set_keep_the_laws(setup(3, Set::Variant)),
    four_players_with_the_variant_set_keep_the_laws(setup(4, Set::Variant)),
}

#[test]
fn a_chosen_first_player_keeps_the_laws() {
    let setups = [
        Setup::new(2, Set::Classic, Some(Seat(1))).unwrap(),
        Setup::new(4, Set::Variant, Some(Seat(2))).unwrap(),
    ];
    laws::play::<Caves>(Thoroughness::default(), &setups, 10);
}

/// Laws 5 to 7.
fn kept(setup: Setup) {
    let tally = laws::keep::<Caves>(setup, SEEDS);
    assert!(tally.undone > 1_000 && tally.barriers > 100 && tally.saves > SEEDS, "{tally:?}");
    assert!(tally.links > SEEDS, "{tally:?}");
}

tests! {
    kept:
    games_of_two_can_be_replayed_saved_and_undone(setup(2, Set::Classic)),
    games_of_three_can_be_replayed_saved_and_undone(setup(3, Set::Variant)),
    games_of_four_can_be_replayed_saved_and_undone(setup(4, Set::Classic)),
}

#[test]
fn ten_thousand_mutated_saves_are_refused_or_sound() {
    let setups = [setup(2, Set::Classic), setup(4, Set::Variant)];
    laws::mutate_saves::<Caves>(&setups, 10_000);
}

#[test]
fn ten_thousand_mutated_links_are_refused_or_sound() {
    let setups = [setup(2, Set::Classic), setup(4, Set::Variant)];
    laws::mutate_links::<Caves>(&setups, 10_000);
}
