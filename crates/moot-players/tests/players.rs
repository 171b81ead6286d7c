//! Computer players in real games of the Mountain King.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

use moot_core::{Dice, Evaluator, Game, Seat, SplitMix64, Turn};
use moot_players::{Budget, ComputerPlayer, Level, Search, hints};
use mountain_king::{Action, MountainKing, Setup, State, View};

/// A position with a decision, some random plays into a game.
fn position(players: u8, seed: u64, plays: usize) -> (Setup, State) {
    let setup = Setup::usual(players).unwrap();
    let mut dice = SplitMix64::new(seed);
    let mut state = MountainKing::deal(&setup);
    let mut legal = Vec::new();
    let mut left = plays;
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
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
    search.think(simulations, |_| false);
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
        for level in [Level::Pebble, Level::Whelp, Level::Scamp, Level::Digger, Level::Mason] {
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
fn a_choice_does_not_depend_on_hidden_information() {
    // While another seat drafts, the view hides the hand. The view is the same for every hand, and so is
    // every choice based on it. For the drafting seat the order of the unseen starters is not part of the
    // view.
    let (setup, state) = position(3, 1, 4);
    let (seat, seen) = view(&setup, &state);
    let mut dice = SplitMix64::new(9);
    for _ in 0..20 {
        let other = MountainKing::determinize(&setup, &seen, &mut dice);
        let again = MountainKing::view(&setup, &other, Some(seat));
        assert_eq!(again, seen);
        assert_eq!(searched(&setup, &again, seat, 60), searched(&setup, &seen, seat, 60));
    }
}

#[test]
fn a_mason_has_no_memory_and_decides_in_two_ways() {
    let (setup, mut state) = position(2, 6, 0);
    let mut kept = ComputerPlayer::<MountainKing>::new(Level::Mason);
    let mut dice = SplitMix64::new(4);
    let (mut like_digger, mut decisions) = (0, 0);
    while MountainKing::turn(&setup, &state) != Turn::Over {
        if MountainKing::turn(&setup, &state) == Turn::Chance {
            let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
            let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            continue;
        }
        let (seat, view) = view(&setup, &state);
        let seed = dice.next_u64();
        let action = kept.choose(&setup, &view, seat, seed).unwrap();
        assert_eq!(Level::Mason.choose::<MountainKing>(&setup, &view, seat, seed), Some(action));
        decisions += 1;
        let digger = Level::Digger.choose::<MountainKing>(&setup, &view, seat, seed);
        like_digger += usize::from(digger == Some(action));
        kept.played(true, action);
        let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
    }
    assert!(like_digger > decisions / 4 && like_digger < decisions, "{like_digger} of {decisions}");
}

#[test]
fn levels_that_search_have_trees_and_larger_budgets() {
    let budgets = Level::ALL.map(|level| level.budget::<MountainKing>());
    let work = budgets.map(|budget| budget.trees * budget.simulations);
    assert!(work.is_sorted(), "{budgets:?}");
    for (level, budget) in Level::ALL.into_iter().zip(budgets) {
        assert_eq!(budget.trees > 0, level >= Level::Warden, "{level:?}");
        assert_eq!((budget.trees, budget.trees > 0), (level.trees(), budget.simulations > 0), "{level:?}");
    }
    const { assert!(MountainKing::CALIBRATION.mason_simulations < MountainKing::CALIBRATION.warden_simulations) };
}

#[test]
fn a_search_can_be_stopped_after_any_simulation() {
    let (setup, state) = position(4, 8, 60);
    let (seat, view) = view(&setup, &state);
    let mut search = Search::<MountainKing>::new(&setup, &view, seat, 1);
    assert_eq!(search.think(1_000, |done| done == 7), 7);
    assert_eq!(search.evidence().iter().map(|found| found.visits).sum::<u32>(), 7);
    assert!(search.best().is_some());
    assert_eq!(search.think(12, |_| false), 5, "seven simulations were carried over");
}

#[test]
fn a_single_action_is_explored_for_a_hint_and_not_for_a_choice() {
    let single = (0..400).map(|plies| position(2, 3, plies)).find_map(|(setup, state)| {
        let Turn::Seats(_) = MountainKing::turn(&setup, &state) else { return None };
        let (seat, view) = view(&setup, &state);
        let mut legal = Vec::new();
        MountainKing::legal(&setup, &state, seat, &mut legal);
        (legal.len() == 1).then_some((setup, seat, view))
    });
    let (setup, seat, view) = single.expect("some decision has one action");
    let mut search = Search::<MountainKing>::new(&setup, &view, seat, 1);
    assert_eq!(search.think(60, |_| false), 1, "nothing is to be chosen");
    assert_eq!(search.explore(60, |_| false), 59);
    let found = search.evidence();
    assert_eq!(found.len(), 1);
    assert!(found[0].deviation > 0.0 && found[0].line.len() > 1, "{found:?}");
}

/// Plays a whole game. `decide` chooses, and receives every decision.
fn whole_game(
    players: u8,
    seed: u64,
    decide: &mut impl FnMut(&Setup, &State, Seat, &View) -> Action,
) -> State {
    let (setup, mut state) = position(players, seed, 0);
    let mut dice = SplitMix64::new(seed);
    loop {
        match MountainKing::turn(&setup, &state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let (seat, view) = view(&setup, &state);
                let action = decide(&setup, &state, seat, &view);
                assert_eq!(MountainKing::check(&setup, &state, seat, action), Ok(()), "{action:?}");
                let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

#[test]
fn trees_carried_through_whole_games_only_choose_what_is_legal() {
    let budget = Budget { trees: 2, simulations: 24 };
    let mut players: Vec<ComputerPlayer<MountainKing>> =
        (0..3).map(|_| ComputerPlayer::searching(budget)).collect();
    let mut seed = 0;
    let end = whole_game(3, 11, &mut |setup, _, seat, view| {
        seed += 1;
        let action = players[seat.index()].choose(setup, view, seat, seed).unwrap();
        for (other, player) in players.iter_mut().enumerate() {
            player.played(other == seat.index(), action);
        }
        action
    });
    let points: i32 =
        Seat::all(3).map(|seat| MountainKing::score(&Setup::usual(3).unwrap(), &end).total(seat)).sum();
    assert!(points > 90, "searchers score: {points} together");
}

#[test]
fn a_carried_search_keeps_its_visits() {
    let mut carried = 0;
    for seed in 0..6 {
        let (setup, mut state) = position(2, seed, 90);
        if MountainKing::turn(&setup, &state) == Turn::Over {
            continue;
        }
        let (seat, seen) = view(&setup, &state);
        let mut search = Search::<MountainKing>::new(&setup, &seen, seat, 3);
        search.think(200, |_| false);
        let action = search.best().unwrap();
        let _ = MountainKing::act(&setup, &mut state, seat, action, &mut ());
        if MountainKing::turn(&setup, &state) == Turn::Seats(moot_core::SeatSet::NONE.with(seat)) {
            let (_, seen) = view(&setup, &state);
            if search.carry(&action, &seen) {
                carried += 1;
                assert!(search.visits() > 0 && search.think(200, |_| false) < 200);
                assert_eq!(MountainKing::check(&setup, &state, seat, search.best().unwrap()), Ok(()));
            }
        }
    }
    assert!(carried > 0, "no decision of these was followed by another of the same seat");
}

#[test]
fn hints_name_legal_moves_with_counted_reasons() {
    let (setup, state) = position(3, 2, 120);
    let (seat, seen) = view(&setup, &state);
    let mut search = Search::<MountainKing>::new(&setup, &seen, seat, 1);
    search.think(300, |_| false);
    let hints = hints::<MountainKing>(&setup, &seen, seat, &search.evidence());
    assert!(!hints.is_empty() && hints.len() <= 3);
    assert_eq!(Some(hints[0].action), search.best());
    for hint in &hints {
        assert_eq!(MountainKing::check(&setup, &state, seat, hint.action), Ok(()));
        assert_eq!(hint.line.first(), Some(&hint.action));
        assert!(hint.spread >= 0.0 && hint.share > 0.0 && hint.share <= 1.0 && hint.reasons.len() <= 3);
    }
    assert!(hints.iter().any(|hint| !hint.reasons.is_empty()), "{hints:?}");
}

#[test]
fn search_beats_the_cheap_policy() {
    // Small budgets and few games; `moot-arena` measures the real strength. Four games of three players with
    // one searcher each: a searcher of equal strength would win a third of them.
    let mut honour = [0, 0];
    for number in 0..4u64 {
        let setup = Setup::usual(3).unwrap();
        let searcher = Seat((number % 3) as u8);
        let mut dice = SplitMix64::new(100 + number);
        let mut state = MountainKing::deal(&setup);
        loop {
            match MountainKing::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = MountainKing::sample_chance(&setup, &state, &mut dice);
                    let _ = MountainKing::apply_chance(&setup, &mut state, outcome, &mut ()).unwrap();
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
