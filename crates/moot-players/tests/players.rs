//! Players at real tables of the Mountain King.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

use moot_core::{Dice, Game, Mixer, Seat, Turn};
use moot_players::{Budget, Level, Search};
use mountain_king::{Action, MountainKing, Setup, State, View};

/// A position some random plays into a game, at which somebody decides.
fn position(players: u8, seed: u64, plays: usize) -> (Setup, State) {
    let setup = Setup::usual(players).unwrap();
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    let mut left = plays;
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = MountainKing::roll(&setup, &state, &mut dice);
                let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) if left > 0 => {
                left -= 1;
                legal.clear();
                MountainKing::legal(&setup, &state, state.active, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let seat = state.active;
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
            _ => return (setup, state),
        }
    }
}

fn view(setup: &Setup, state: &State) -> (Seat, View) {
    (state.active, MountainKing::view(setup, state, Some(state.active)))
}

fn searched(setup: &Setup, view: &View, seat: Seat, simulations: u32) -> Option<Action> {
    let mut search = Search::<MountainKing>::new(setup, view, seat, 5);
    search.think(Budget { simulations }, |_| false);
    search.best()
}

#[test]
fn every_level_chooses_what_is_legal() {
    for seed in 0..12 {
        let (setup, state) = position(2 + seed as u8 % 4, seed, 30 + 17 * seed as usize);
        if MountainKing::turn(&setup, &state) == Turn::Over {
            continue;
        }
        let (seat, view) = view(&setup, &state);
        for level in [Level::Whelp, Level::Digger] {
            let action = level.choose::<MountainKing>(&setup, &view, seat, seed).unwrap();
            assert_eq!(MountainKing::check(&setup, &state, seat, action), Ok(()), "{level:?} {action:?}");
        }
        let action = searched(&setup, &view, seat, 60).unwrap();
        assert_eq!(MountainKing::check(&setup, &state, seat, action), Ok(()), "search {action:?}");
    }
}

#[test]
fn the_same_view_seed_and_budget_choose_the_same_action() {
    let (setup, state) = position(4, 3, 80);
    let (seat, view) = view(&setup, &state);
    assert_eq!(searched(&setup, &view, seat, 150), searched(&setup, &view, seat, 150));
}

#[test]
fn a_choice_does_not_depend_on_what_is_hidden() {
    // While somebody else drafts, an onlooking seat's view hides the hand. Whatever the hand is, the view is the same, and so
    // is everything that a player makes of it; for the drafter the order of the unseen starters is no part of the view at all.
    let (setup, state) = position(3, 1, 4);
    let (seat, seen) = view(&setup, &state);
    let mut dice = Mixer::new(9);
    for _ in 0..20 {
        let other = MountainKing::imagine(&setup, &seen, &mut dice);
        let again = MountainKing::view(&setup, &other, Some(seat));
        assert_eq!(again, seen);
        assert_eq!(searched(&setup, &again, seat, 60), searched(&setup, &seen, seat, 60));
    }
}

#[test]
fn a_search_can_be_stopped_after_any_simulation() {
    let (setup, state) = position(4, 8, 60);
    let (seat, view) = view(&setup, &state);
    let mut search = Search::<MountainKing>::new(&setup, &view, seat, 1);
    assert_eq!(search.think(Budget { simulations: 1_000 }, |done| done == 7), 7);
    assert_eq!(search.evidence().iter().map(|found| found.visits).sum::<u32>(), 7);
    assert!(search.best().is_some());
    assert_eq!(search.think(Budget { simulations: 5 }, |_| false), 5);
}

#[test]
fn looking_ahead_beats_looking_at_a_glance() {
    // Small budgets and few games: the real figures are the arena's. Four tables of three with one searcher each; a searcher of
    // equal strength would come first in a third of them.
    let mut honour = [0, 0];
    for number in 0..4u64 {
        let setup = Setup::usual(3).unwrap();
        let searcher = Seat((number % 3) as u8);
        let mut dice = Mixer::new(100 + number);
        let mut state = MountainKing::deal(&setup);
        loop {
            match MountainKing::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = MountainKing::roll(&setup, &state, &mut dice);
                    let _ = MountainKing::fall(&setup, &mut state, outcome, &mut ()).unwrap();
                }
                Turn::Seats(_) => {
                    let (seat, view) = view(&setup, &state);
                    let action = if seat == searcher {
                        searched(&setup, &view, seat, 40)
                    } else {
                        Level::Whelp.choose::<MountainKing>(&setup, &view, seat, dice.next_u64())
                    };
                    let _ = MountainKing::act(&setup, &mut state, seat, action.unwrap(), &mut ());
                }
            }
        }
        let score = MountainKing::score(&setup, &state);
        for seat in Seat::all(3) {
            honour[usize::from(seat == searcher)] += score.total(seat) * if seat == searcher { 2 } else { 1 };
        }
    }
    let [glance, ahead] = honour;
    assert!(ahead > glance, "searchers {} and others {} honour on average of eight", ahead / 8, glance / 8);
}
