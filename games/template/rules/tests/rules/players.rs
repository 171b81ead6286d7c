//! Computer players at tables of this game.

use moot_core::{Game, Seat, SplitMix64};
use moot_players::Level;
use moot_testkit::{play, players, uniform};
use nim_template::{Nim, Size, State};

use crate::kit::{Heaps, setup};

moot_testkit::player_tests!(Heaps);

#[test]
fn trees_carried_through_whole_games_only_choose_what_is_legal_and_choose_it_again() {
    players::carry_trees::<Heaps>(&[(1, setup(2, Size::Large)), (2, setup(3, Size::Small))]);
}

#[test]
fn one_step_of_look_ahead_beats_random_play() {
    let setup = setup(2, Size::Small);
    let mut wins = 0;
    for seed in 0..100 {
        let digger = Seat((seed % 2) as u8);
        let choose = |state: &State, seat, legal: &[_], dice: &mut SplitMix64| {
            if seat != digger {
                return uniform(legal, dice);
            }
            let view = Nim::view(&setup, state, Some(seat));
            Level::Digger.choose::<Nim>(&setup, &view, seat, dice.next_u64()).unwrap()
        };
        let end = play::<Nim>(&setup, &mut SplitMix64::new(seed), &mut (), choose, |_, _, _| ());
        wins += u32::from(Nim::score(&setup, &end).rank[digger.index()] == 0);
    }
    assert!(wins >= 80, "{wins} of 100");
}
