//! Computer players at tables of Cave Troll.
#![allow(clippy::unwrap_used, reason = "helpers of tests: a fault of the rules should stop them")]

#[path = "support/busy.rs"]
mod busy;
#[path = "support/table.rs"]
mod table;

use cave_troll::{Action, CaveTroll, Phase, Set, Setup, State, View};
use moot_core::{Game, Guide, Mixer, Seat, Turn};
use moot_players::{Budget, Level, Mind, Search, hints};
use table::{tables, view, walk};

fn searched(setup: &Setup, view: &View, seat: Seat, simulations: u32) -> Option<Action> {
    let mut search = Search::<CaveTroll>::new(setup, view, seat, 5);
    search.think(simulations, |_| false);
    search.best()
}

/// One of so many decisions of a game at each table.
fn some(every: usize, mut each: impl FnMut(&Setup, &State, u64)) {
    for (seed, setup) in (60..).zip(tables()) {
        let mut number = 0;
        walk(&setup, seed, |state| {
            number += 1;
            if number % every == 0 {
                each(&setup, state, seed);
            }
        });
    }
}

#[test]
fn every_level_chooses_what_is_legal() {
    some(31, |setup, state, seed| {
        let (seat, view) = view(setup, state);
        for level in [Level::Whelp, Level::Digger] {
            let action = level.choose::<CaveTroll>(setup, &view, seat, seed).unwrap();
            assert_eq!(CaveTroll::check(setup, state, seat, action), Ok(()), "{level:?} {action:?}");
        }
        let action = searched(setup, &view, seat, 40).unwrap();
        assert_eq!(CaveTroll::check(setup, state, seat, action), Ok(()), "search {action:?}");
    });
}

#[test]
fn a_choice_does_not_depend_on_what_is_hidden() {
    let mut differ = 0;
    some(43, |setup, state, seed| {
        let (seat, seen) = view(setup, state);
        let mut dice = Mixer::new(seed);
        for _ in 0..6 {
            // Other hands, other face-down artifacts, another order of the decks: to this seat it is the same table.
            let other = CaveTroll::imagine(setup, &seen, &mut dice);
            differ += usize::from(other != *state);
            let again = CaveTroll::view(setup, &other, Some(seat));
            assert_eq!(again, seen);
            assert_eq!(searched(setup, &again, seat, 30), searched(setup, &seen, seat, 30));
            for level in [Level::Whelp, Level::Digger] {
                let choose = |view| level.choose::<CaveTroll>(setup, view, seat, seed);
                assert_eq!(choose(&again), choose(&seen));
            }
        }
    });
    assert!(differ > 100, "only {differ} worlds differed");
}

/// Plays a whole game between minds, which have to choose what is legal.
fn played(setup: &Setup, mut minds: Vec<Mind<CaveTroll>>, seed: u64) -> (State, Vec<Action>) {
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::deal(setup);
    let mut actions = Vec::new();
    loop {
        match CaveTroll::turn(setup, &state) {
            Turn::Over => return (state, actions),
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let (seat, view) = view(setup, &state);
                let number = actions.len() as u64;
                let action = minds[seat.index()].choose(setup, &view, seat, seed ^ number).unwrap();
                assert_eq!(CaveTroll::check(setup, &state, seat, action), Ok(()), "{action:?}");
                for (other, mind) in minds.iter_mut().enumerate() {
                    mind.played(other == seat.index(), action);
                }
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut ());
                actions.push(action);
            }
        }
    }
}

#[test]
fn trees_carried_through_whole_games_only_choose_what_is_legal_and_choose_it_again() {
    for (seed, set) in [(1, Set::Classic), (2, Set::Variant), (3, Set::Variant)] {
        let setup = Setup::new(3, set, None).unwrap();
        let minds = || (0..3).map(|_| Mind::searching(Budget { trees: 2, simulations: 30 })).collect();
        let (end, actions) = played(&setup, minds(), seed);
        assert_eq!((end, actions), played(&setup, minds(), seed));
    }
}

#[test]
fn a_tree_that_is_carried_past_a_draw_considers_the_card_that_was_drawn() {
    let mut draws = 0;
    some(1, |setup, state, _| {
        let legal = |state: &State| {
            let mut legal = Vec::new();
            CaveTroll::legal(setup, state, state.asked(), &mut legal);
            legal
        };
        if state.phase != Phase::Act || state.turn % 5 != 0 || !legal(state).contains(&Action::Draw) {
            return;
        }
        let (seat, seen) = view(setup, state);
        let mut search = Search::<CaveTroll>::new(setup, &seen, seat, 3);
        search.think(60, |_| false);
        let mut after = *state;
        let _ = CaveTroll::act(setup, &mut after, seat, Action::Draw, &mut ());
        let outcome = CaveTroll::roll(setup, &after, &mut Mixer::new(u64::from(state.turn)));
        let _ = CaveTroll::fall(setup, &mut after, outcome, &mut ()).unwrap();
        if !search.carry(&Action::Draw, &view(setup, &after).1) {
            return;
        }
        search.think(60, |_| false);
        let mut found: Vec<Action> = search.evidence().iter().map(|found| found.action).collect();
        found.sort_unstable();
        assert_eq!(found, legal(&after), "drawn: {outcome:?}");
        draws += 1;
    });
    assert!(draws > 20, "{draws} draws");
}

#[test]
fn looking_ahead_beats_looking_at_a_glance() {
    let mut wins = 0.0;
    for seed in 0..10u64 {
        let set = if seed % 2 == 0 { Set::Classic } else { Set::Variant };
        let setup = Setup::new(2, set, None).unwrap();
        let strong = (seed as usize / 2) % 2;
        let mind = |seat: usize| Mind::new(if seat == strong { Level::Digger } else { Level::Whelp });
        let (end, _) = played(&setup, (0..2).map(mind).collect(), seed);
        let rank = CaveTroll::score(&setup, &end).rank;
        wins += if rank[0] == rank[1] { 0.5 } else { f64::from(1 - rank[strong]) };
    }
    assert!(wins >= 7.0, "{wins} of 10");
}

#[test]
fn hints_name_legal_moves_with_counted_reasons() {
    let mut reasons = 0;
    some(37, |setup, state, _| {
        let (seat, seen) = view(setup, state);
        let mut search = Search::<CaveTroll>::new(setup, &seen, seat, 3);
        search.think(60, |_| false);
        let hints = hints::<CaveTroll>(setup, &seen, seat, &search.evidence());
        for hint in &hints {
            assert_eq!(CaveTroll::check(setup, state, seat, hint.action), Ok(()));
            assert!(hint.reasons.iter().all(|reason| reason.points.is_finite() && reason.points != 0.0));
            reasons += hint.reasons.len();
        }
        assert!(!hints.is_empty() && CaveTroll::weights().len() == CaveTroll::TERMS.len());
    });
    assert!(reasons > 100, "{reasons} reasons");
}
