//! Computer players at tables of Trolls & Princesses.

use moot_testkit::players;

use crate::kit::{Princesses, usual};

moot_testkit::player_tests!(Princesses);

#[test]
fn trees_carried_through_whole_games_only_choose_what_is_legal_and_choose_it_again() {
    players::carry_trees::<Princesses>(&[1, 2].map(|seed| (seed, usual(3))));
}

#[test]
fn one_step_of_look_ahead_beats_the_policy() {
    let wins = players::digger_against_whelp::<Princesses>((0..24).map(|_| usual(2)));
    assert!(wins >= 14.0, "{wins} of 24");
}

#[test]
fn each_quick_level_beats_the_one_below() {
    players::quick_levels_rise::<Princesses>((0..24).map(|_| usual(2)));
}
