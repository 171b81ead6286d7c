//! Computer players at the table.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

#[path = "support/table.rs"]
mod table;

use moot_core::laws::random_action;
use moot_core::{Game, Mixer, Seat, Turn};
use moot_players::{Level, Search, hints};
use nim_template::{Action, Nim, Setup, View};
use table::{tables, view, walk};

fn searched(setup: &Setup, view: &View, seat: Seat) -> Search<Nim> {
    let mut search = Search::<Nim>::new(setup, view, seat, 5);
    search.think(60, |_| false);
    search
}

/// What every player chooses.
fn choices(setup: &Setup, view: &View, seat: Seat) -> Vec<Option<Action>> {
    let level = |level: Level| level.choose::<Nim>(setup, view, seat, 7);
    vec![level(Level::Whelp), level(Level::Digger), searched(setup, view, seat).best()]
}

#[test]
fn choices_are_legal_and_do_not_depend_on_what_is_hidden() {
    let mut differ = 0;
    for (seed, setup) in (0..).zip(tables()) {
        let mut dice = Mixer::new(seed);
        walk(&setup, seed, |state, seat| {
            let seen = view(&setup, state, seat);
            let chosen = choices(&setup, &seen, seat);
            for action in &chosen {
                assert_eq!(Nim::check(&setup, state, seat, action.unwrap()), Ok(()));
            }
            // Another world that looks the same to this seat.
            let other = Nim::imagine(&setup, &seen, &mut dice);
            differ += u32::from(other != *state);
            assert_eq!(choices(&setup, &view(&setup, &other, seat), seat), chosen);
        });
    }
    assert!(differ > 5, "only {differ} worlds differed");
}

#[test]
fn hints_name_legal_actions_with_reasons() {
    let mut reasons = 0;
    for (seed, setup) in (10..).zip(tables()) {
        walk(&setup, seed, |state, seat| {
            let seen = view(&setup, state, seat);
            for hint in hints::<Nim>(&setup, &seen, seat, &searched(&setup, &seen, seat).evidence()) {
                assert_eq!(Nim::check(&setup, state, seat, hint.action), Ok(()));
                reasons += hint.reasons.len();
            }
        });
    }
    assert!(reasons > 10, "{reasons} reasons");
}

#[test]
fn one_step_of_foresight_beats_chance() {
    let setup = Setup::usual(2).unwrap();
    let mut wins = 0;
    for seed in 0..100 {
        let (mut dice, mut state) = (Mixer::new(seed), Nim::deal(&setup));
        let digger = Seat((seed % 2) as u8);
        loop {
            match Nim::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = Nim::roll(&setup, &state, &mut dice);
                    let _ = Nim::fall(&setup, &mut state, outcome, &mut ()).unwrap();
                }
                Turn::Seats(seats) if seats.contains(digger) => {
                    let view = view(&setup, &state, digger);
                    let action = Level::Digger.choose::<Nim>(&setup, &view, digger, dice.next_u64()).unwrap();
                    let _ = Nim::act(&setup, &mut state, digger, action, &mut ());
                }
                Turn::Seats(_) => {
                    let (seat, action) = random_action::<Nim>(&setup, &state, &mut dice).unwrap();
                    let _ = Nim::act(&setup, &mut state, seat, action, &mut ());
                }
            }
        }
        wins += u32::from(Nim::score(&setup, &state).rank[digger.index()] == 0);
    }
    assert!(wins >= 80, "{wins} of 100");
}
