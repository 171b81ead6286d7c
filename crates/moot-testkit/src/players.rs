//! Computer players in a game.

use moot_core::{Evaluator, Game, Seat, SplitMix64};
use moot_players::{Budget, ComputerPlayer, Level, Search, hints};
use moot_table::{Entry, EntryOf};

use crate::kit::tables;
use crate::{ActionOf, Kit, SetupOf, StateOf, ViewOf, play, view, walk};

/// The levels that decide in a moment, weakest first.
const QUICK: [Level; 5] = [Level::Pebble, Level::Whelp, Level::Scamp, Level::Digger, Level::Mason];

/// The tests that are the same for the players of every game.
#[macro_export]
macro_rules! player_tests {
    ($kit:ty) => {
        #[test]
        fn every_level_chooses_what_is_legal() {
            $crate::players::choose_legally::<$kit>();
        }

        #[test]
        fn a_choice_does_not_depend_on_what_is_hidden() {
            $crate::players::ignore_hidden_things::<$kit>();
        }

        #[test]
        fn hints_name_legal_moves_with_counted_reasons() {
            $crate::players::hints_have_reasons::<$kit>();
        }
    };
}

/// Visits one of `every` decisions, counted over the games at all tables, with the seed of the game.
pub fn sample<K: Kit>(every: usize, mut visit: impl FnMut(&SetupOf<K>, &StateOf<K>, u64)) {
    let mut number = 0;
    for (seed, setup) in (60..).zip(tables::<K>()) {
        walk::<K>(&setup, seed, |state| {
            number += 1;
            if number % every == 0 {
                visit(&setup, state, seed);
            }
        });
    }
}

fn searched<K: Kit>(
    setup: &SetupOf<K>,
    view: &ViewOf<K>,
    seat: Seat,
    simulations: u32,
) -> Option<ActionOf<K>> {
    let mut search = Search::<K::Game>::new(setup, view, seat, 5);
    search.think(simulations, |_| false);
    search.best()
}

/// Every level and the search choose legal actions.
pub fn choose_legally<K: Kit>() {
    sample::<K>(31, |setup, state, seed| {
        let (seat, view) = view::<K>(setup, state);
        for level in QUICK {
            let action = level.choose::<K::Game>(setup, &view, seat, seed).unwrap();
            assert_eq!(K::Game::check(setup, state, seat, action), Ok(()), "{level:?} {action:?}");
        }
        let action = searched::<K>(setup, &view, seat, 40).unwrap();
        assert_eq!(K::Game::check(setup, state, seat, action), Ok(()), "search {action:?}");
    });
}

/// In determinizations of one view, every level and the search choose the same action.
pub fn ignore_hidden_things<K: Kit>() {
    let mut differ = 0;
    sample::<K>(43, |setup, state, seed| {
        let (seat, seen) = view::<K>(setup, state);
        let mut dice = SplitMix64::new(seed);
        for _ in 0..6 {
            let other = K::Game::determinize(setup, &seen, &mut dice);
            differ += usize::from(other != *state);
            let again = K::Game::view(setup, &other, Some(seat));
            assert_eq!(again, seen);
            assert_eq!(searched::<K>(setup, &again, seat, 30), searched::<K>(setup, &seen, seat, 30));
            for level in QUICK {
                let choose = |view| level.choose::<K::Game>(setup, view, seat, seed);
                assert_eq!(choose(&again), choose(&seen));
            }
        }
    });
    assert!(differ > 100, "only {differ} worlds differed");
}

/// Plays a whole game between computer players, which have to choose legal actions. Returns the final position and all
/// actions.
pub fn game_of_players<K: Kit>(
    setup: &SetupOf<K>,
    mut players: Vec<ComputerPlayer<K::Game>>,
    seed: u64,
) -> (StateOf<K>, Vec<ActionOf<K>>) {
    let mut actions = Vec::new();
    let choose = |state: &StateOf<K>, seat: Seat, _: &[_], _: &mut SplitMix64| {
        let view = K::Game::view(setup, state, Some(seat));
        let number = actions.len() as u64;
        let action = players[seat.index()].choose(setup, &view, seat, seed ^ number).unwrap();
        assert_eq!(K::Game::check(setup, state, seat, action), Ok(()), "{action:?}");
        for (other, player) in players.iter_mut().enumerate() {
            player.played(other == seat.index(), action);
        }
        actions.push(action);
        action
    };
    let ignore = |_: &StateOf<K>, _: EntryOf<K::Game>, _: &StateOf<K>| ();
    let end = play::<K::Game>(setup, &mut SplitMix64::new(seed), &mut (), choose, ignore);
    (end, actions)
}

/// The actions of a game between Whelps.
pub fn game_of_whelps<K: Kit>(setup: &SetupOf<K>, seed: u64) -> Vec<ActionOf<K>> {
    let players = (0..K::Game::seats(setup)).map(|_| ComputerPlayer::new(Level::Whelp)).collect();
    game_of_players::<K>(setup, players, seed).1
}

/// Search trees that are carried from turn to turn choose legal actions, and the same ones in a second game.
pub fn carry_trees<K: Kit>(games: &[(u64, SetupOf<K>)]) {
    for (seed, setup) in games {
        let players = || {
            let player = |_| ComputerPlayer::searching(Budget { trees: 2, simulations: 30 });
            (0..K::Game::seats(setup)).map(player).collect()
        };
        assert_eq!(
            game_of_players::<K>(setup, players(), *seed),
            game_of_players::<K>(setup, players(), *seed)
        );
    }
}

/// The number of games that `strong` wins against `weak`, one for each of the two-player setups; a tie is half a win. The seats change
/// after every second game.
fn wins<K: Kit>(strong: Level, weak: Level, setups: impl Iterator<Item = SetupOf<K>>) -> f64 {
    let mut wins = 0.0;
    for (seed, setup) in setups.enumerate() {
        let seat_of_strong = (seed / 2) % 2;
        let player = |seat: usize| ComputerPlayer::new(if seat == seat_of_strong { strong } else { weak });
        let (end, _) = game_of_players::<K>(&setup, (0..2).map(player).collect(), seed as u64);
        let rank = K::Game::score(&setup, &end).rank;
        wins += if rank[0] == rank[1] { 0.5 } else { f64::from(1 - rank[seat_of_strong]) };
    }
    wins
}

/// The number of two-player games, one for each setup, that Digger wins against Whelp; a tie is half a win.
pub fn digger_against_whelp<K: Kit>(setups: impl Iterator<Item = SetupOf<K>>) -> f64 {
    wins::<K>(Level::Digger, Level::Whelp, setups)
}

/// Each level that decides in a moment wins more games against the level below than it loses.
pub fn quick_levels_rise<K: Kit>(setups: impl Iterator<Item = SetupOf<K>> + Clone) {
    let games = setups.clone().count() as f64;
    for step in QUICK.windows(2) {
        let won = wins::<K>(step[1], step[0], setups.clone());
        assert!(won > games * 0.55, "{:?} wins {won} of {games} games against {:?}", step[1], step[0]);
    }
}

/// Hints name legal actions, with reasons that count.
pub fn hints_have_reasons<K: Kit>() {
    let mut reasons = 0;
    sample::<K>(37, |setup, state, _| {
        let (seat, seen) = view::<K>(setup, state);
        let mut search = Search::<K::Game>::new(setup, &seen, seat, 3);
        search.think(60, |_| false);
        let hints = hints::<K::Game>(setup, &seen, seat, &search.evidence());
        for hint in &hints {
            assert_eq!(K::Game::check(setup, state, seat, hint.action), Ok(()));
            assert!(hint.reasons.iter().all(|reason| reason.points.is_finite() && reason.points != 0.0));
            reasons += hint.reasons.len();
        }
        assert!(!hints.is_empty() && K::Game::weights().len() == K::Game::TERMS.len());
    });
    assert!(reasons > 100, "{reasons} reasons");
}

/// Checks that a tree that is carried past a draw considers what was drawn. `draws` returns the action that leads to a draw
/// in a position, if it is to be tried there. Returns the number of tries.
pub fn carry_past_draws<K: Kit>(
    mut draws: impl FnMut(&SetupOf<K>, &StateOf<K>) -> Option<(ActionOf<K>, u64)>,
) -> usize {
    let mut tried = 0;
    sample::<K>(1, |setup, state, _| {
        let Some((action, seed)) = draws(setup, state) else { return };
        let (seat, seen) = view::<K>(setup, state);
        let mut search = Search::<K::Game>::new(setup, &seen, seat, 3);
        search.think(60, |_| false);
        let mut after = *state;
        let _ = K::Game::act(setup, &mut after, seat, action, &mut ());
        let outcome = K::Game::sample_chance(setup, &after, &mut SplitMix64::new(seed));
        let _ = K::Game::apply_chance(setup, &mut after, outcome, &mut ()).unwrap();
        if !search.carry(&action, &view::<K>(setup, &after).1) {
            return;
        }
        search.think(60, |_| false);
        let mut found: Vec<_> = search.evidence().iter().map(|found| found.action).collect();
        found.sort_unstable();
        assert_eq!(found, crate::legal::<K>(setup, &after), "drawn: {:?}", Entry::<(), _>::Chance(outcome));
        tried += 1;
    });
    tried
}
