//! Random games that like to be busy, so that everything in the rules happens: every kind of action, draw, event, way and
//! fate, with the census at every step and the check agreeing with every listed action.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::collections::BTreeMap;

use cave_troll::testing::census;
use cave_troll::{CaveTroll, Event, Set, Setup, State};
use moot_core::{Game, Mixer, Turn};

#[path = "support/busy.rs"]
mod busy;

fn verb(text: &str) -> String {
    text.split(' ').next().unwrap().to_owned()
}

#[derive(Default)]
struct Seen {
    verbs: BTreeMap<String, u32>,
    phases: BTreeMap<String, u32>,
    events: BTreeMap<String, u32>,
    draws: BTreeMap<String, u32>,
    longest: usize,
    plies: usize,
    games: usize,
}

fn count(map: &mut BTreeMap<String, u32>, word: &str) {
    *map.entry(word.to_owned()).or_default() += 1;
}

fn game(setup: &Setup, seed: u64, seen: &mut Seen) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::deal(setup);
    let mut heard: Vec<Event> = Vec::new();
    let mut plies = 0;
    loop {
        let phase = format!("{:?}", state.phase);
        count(&mut seen.phases, phase.split([' ', '(', '{']).next().unwrap());
        match CaveTroll::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                count(&mut seen.draws, &CaveTroll::outcome_text(outcome));
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut heard).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                CaveTroll::legal(setup, &state, seat, &mut legal);
                for &action in &legal {
                    let checked = CaveTroll::check(setup, &state, seat, action);
                    assert_eq!(checked, Ok(()), "{}", CaveTroll::action_text(action));
                }
                let action = busy::choose(&legal, &mut dice);
                count(&mut seen.verbs, &verb(&CaveTroll::action_text(action)));
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut heard);
            }
        }
        census(setup, &state).unwrap();
        plies += 1;
        assert!(plies < CaveTroll::BOUND);
    }
    for event in heard {
        let name = format!("{event:?}");
        count(&mut seen.events, name.split([' ', '{']).next().unwrap());
        match event {
            Event::Moved { way, .. } => count(&mut seen.events, &format!("{way:?}")),
            Event::Removed { fate, .. } => count(&mut seen.events, &format!("{fate:?}")),
            _ => {}
        }
    }
    seen.longest = seen.longest.max(plies);
    seen.plies += plies;
    seen.games += 1;
    state
}

fn all_of(what: &str, wanted: &str, seen: &BTreeMap<String, u32>) {
    let missing: Vec<_> = wanted.split_whitespace().filter(|&word| !seen.contains_key(word)).collect();
    assert!(missing.is_empty(), "{what}, never seen: {missing:?}");
}

#[test]
fn everything_happens_in_busy_games() {
    let mut seen = Seen::default();
    for set in [Set::Classic, Set::Variant] {
        for players in 2..=4 {
            let setup = Setup::new(players, set, None).unwrap();
            for seed in 0..80 {
                game(&setup, seed, &mut seen);
            }
        }
    }
    println!("{:?}\n{:?}\n{:?}\n{:?}", seen.verbs, seen.phases, seen.events, seen.draws);
    println!("{} games, {} plies, longest {}", seen.games, seen.plies, seen.longest);
    all_of(
        "actions",
        "draw play at move push strike jump rout banish pull rampage artifact revive remove stack done end",
        &seen.verbs,
    );
    all_of(
        "phases",
        "Deal Act Draw Play Put Find Escape Push Glide Revive Return Lantern Seal Weigh Mirror Peek Stack Bonus Over",
        &seen.phases,
    );
    all_of(
        "events",
        "First Began Drew Played Placed Moved Removed Stayed Cleared Rampaged Piled Discarded Scored Board Purse Found \
         Invoked Sealed Unsealed Weighed Looked Stacked Ended Last Kept Over Stepped Pushed Pulled Banished Jumped Fled \
         Struck Slain Crushed Trampled Spent Mirrored",
        &seen.events,
    );
    assert_eq!(seen.draws.len(), 19 + 6 + 4, "every card, every artifact, every first player");
}
