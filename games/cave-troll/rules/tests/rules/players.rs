//! Computer players at tables of Cave Troll.

use cave_troll::{Action, Phase, Set};
use moot_testkit::{legal, players};

use crate::kit::{Caves, setup};

moot_testkit::player_tests!(Caves);

#[test]
fn trees_carried_through_whole_games_only_choose_what_is_legal_and_choose_it_again() {
    let games = [(1, Set::Classic), (2, Set::Variant), (3, Set::Variant)];
    players::carry_trees::<Caves>(&games.map(|(seed, set)| (seed, setup(3, set))));
}

#[test]
fn a_tree_that_is_carried_past_a_draw_considers_the_card_that_was_drawn() {
    let draws = players::carry_past_draws::<Caves>(|setup, state| {
        let due = state.phase == Phase::Act && state.turn % 5 == 0;
        (due && legal::<Caves>(setup, state).contains(&Action::Draw))
            .then_some((Action::Draw, u64::from(state.turn)))
    });
    assert!(draws > 20, "{draws} draws");
}

#[test]
fn one_step_of_look_ahead_beats_the_policy() {
    let sets = [Set::Classic, Set::Variant].into_iter().cycle();
    let wins = players::digger_against_whelp::<Caves>(sets.map(|set| setup(2, set)).take(30));
    assert!(wins >= 21.0, "{wins} of 30");
}

#[test]
fn each_quick_level_beats_the_one_below() {
    let sets = [Set::Classic, Set::Variant].into_iter().cycle();
    players::quick_levels_rise::<Caves>(sets.map(|set| setup(2, set)).take(32));
}

/// A player that ends turns with all actions left looks as if it had stopped playing.
#[test]
fn a_whelp_does_not_end_a_turn_while_it_can_act() {
    for set in [Set::Classic, Set::Variant] {
        let actions = players::game_of_whelps::<Caves>(&setup(2, set), 3);
        assert!(actions.len() > 60, "{} actions", actions.len());
        assert!(!actions.contains(&Action::End), "{set:?}");
    }
}
