//! Views that travel: what comes back is what went, and what was tampered with is refused or playable, never a fault.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests: a fault of the rules should stop them"
)]

#[path = "support/busy.rs"]
mod busy;
#[path = "support/table.rs"]
mod table;

use moot_core::{Dice, Game, Guide, MAX_SEATS, Mixer, Seat, Turn};
use table::{tables, view, walk};
use trolls_and_princesses::{
    Action, BadView, Item, Phase, Place, RawView, Setup, State, TrollsAndPrincesses, View,
};

fn bytes(setup: &Setup, view: &View) -> Vec<u8> {
    postcard::to_stdvec(&RawView::new(setup, view)).unwrap()
}

fn returns(setup: &Setup, state: &State) -> usize {
    let (_, view) = view(setup, state);
    let bytes = bytes(setup, &view);
    let raw: RawView = postcard::from_bytes(&bytes).unwrap();
    match raw.check() {
        Ok(back) => assert_eq!(back, (*setup, view)),
        Err(why) => panic!("{why}, at {:?} in round {}", state.phase, state.round),
    }
    bytes.len()
}

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let (mut longest, mut decisions) = (0, 0);
    let mut phases = std::collections::BTreeSet::new();
    for seed in 0..40 {
        for setup in tables() {
            walk(&setup, seed, |state| {
                longest = longest.max(returns(&setup, state));
                decisions += 1;
                let name = format!("{:?}", state.phase);
                phases.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
            });
        }
    }
    println!("{decisions} decisions, the longest view {longest} bytes");
    assert!(decisions > 20_000, "{decisions} decisions");
    assert!(longest < 700, "a view takes {longest} bytes");
    assert_eq!(phases.len(), 14, "every kind of decision: {phases:?}");
}

#[test]
fn actions_travel_as_their_text() {
    let setup = &tables()[2];
    walk(setup, 9, |state| {
        let mut legal = Vec::new();
        TrollsAndPrincesses::legal(setup, state, state.asked(), &mut legal);
        for action in legal {
            let bytes = postcard::to_stdvec(&action).unwrap();
            assert_eq!(postcard::from_bytes(&bytes), Ok(action));
        }
    });
    let nonsense = postcard::to_stdvec("move dragon I II").unwrap();
    assert!(postcard::from_bytes::<Action>(&nonsense).is_err());
}

/// Plays on for a while, asking the rules and the judgement everything that a player asks.
fn play_on(setup: &Setup, view: &View, seed: u64) {
    let mut dice = Mixer::new(seed);
    let mut state = TrollsAndPrincesses::imagine(setup, view, &mut dice);
    let (mut legal, mut rates) = (Vec::new(), Vec::new());
    for _ in 0..60 {
        match TrollsAndPrincesses::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::roll(setup, &state, &mut dice);
                let _ = TrollsAndPrincesses::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let seat = state.asked();
                legal.clear();
                TrollsAndPrincesses::legal(setup, &state, seat, &mut legal);
                assert!(!legal.is_empty(), "nothing to choose from at {:?}", state.phase);
                rates.clear();
                let weights = TrollsAndPrincesses::weights();
                TrollsAndPrincesses::rate(setup, &state, seat, &legal, weights, &mut rates);
                let action = busy::choose(&state, &legal, &mut dice);
                let _ = TrollsAndPrincesses::act(setup, &mut state, seat, action, &mut ());
                trolls_and_princesses::testing::census(setup, &state).unwrap();
            }
        }
    }
    let values: [f32; MAX_SEATS] = TrollsAndPrincesses::value(setup, &state, TrollsAndPrincesses::weights());
    assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
    let _ = TrollsAndPrincesses::score(setup, &state);
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    let mut dice = Mixer::new(2026);
    let (mut refused, mut believed, mut unread) = (0, 0, 0);
    for (seed, setup) in (10..).zip(tables()) {
        let mut seen = Vec::new();
        walk(&setup, seed, |state| seen.push(bytes(&setup, &view(&setup, state).1)));
        for _ in 0..10_000 {
            let mut bytes = seen[dice.below(seen.len() as u32) as usize].clone();
            // Half of the times one bit, else up to three whole bytes; sometimes an end is cut off.
            if dice.below(2) == 0 {
                let at = dice.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << dice.below(8);
            } else {
                for _ in 0..=dice.below(3) {
                    let at = dice.below(bytes.len() as u32) as usize;
                    bytes[at] = dice.below(256) as u8;
                }
            }
            if dice.below(50) == 0 {
                bytes.truncate(dice.below(bytes.len() as u32) as usize);
            }
            let Ok(raw) = postcard::from_bytes::<RawView>(&bytes) else {
                unread += 1;
                continue;
            };
            match raw.check() {
                Ok((setup, view)) => {
                    believed += 1;
                    play_on(&setup, &view, believed);
                }
                Err(why) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    println!("{refused} refused, {believed} believed, {unread} unread");
    assert!(refused > 10_000 && believed > 500 && unread > 100, "{refused} {believed} {unread}");
}

#[test]
fn what_cannot_be_is_named() {
    let setup = Setup::usual(3).unwrap();
    let mut found = None;
    walk(&setup, 5, |state| {
        if state.phase == Phase::Act && !state.me().tiles.is_empty() {
            found.get_or_insert(*state);
        }
    });
    let state = found.unwrap();
    let check = |spoil: fn(&mut State)| {
        let mut spoilt = state;
        spoil(&mut spoilt);
        let view = TrollsAndPrincesses::view(&setup, &spoilt, Some(spoilt.active));
        RawView::new(&setup, &view).check().map(|_| ())
    };
    let range = |what| Err(BadView::Range { what });
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.round = 40), range("round"));
    assert_eq!(check(|state| state.own += 30), range("action point"));
    let more_cards = check(|state| state.players[state.active.index()].held[1] = 20);
    assert_eq!(more_cards, range("card in hand"));
    assert!(matches!(check(|state| state.supply.cows += 1), Err(BadView::Census(_))));
    assert!(matches!(check(|state| state.players[1].trolls[7] += 1), Err(BadView::Census(_))));
    assert!(matches!(check(|state| state.filled ^= 1 << 40), Err(BadView::Census(_))));
    for phase in [
        Phase::Build { left: 2, must: true },
        Phase::Flee { seat: state.active },
        Phase::Store(Item::Human),
        Phase::Uncover { item: Item::Bell, to: Place::village(0) },
        Phase::Home,
        Phase::Play,
        Phase::Settle,
        Phase::Over,
    ] {
        let mut spoilt = state;
        spoilt.phase = phase;
        (spoilt.at, spoilt.homeward) = (Place::MINING, false);
        let view = TrollsAndPrincesses::view(&setup, &spoilt, Some(spoilt.asked()));
        let refused = RawView::new(&setup, &view).check().map(|_| ());
        assert!(matches!(refused, Err(BadView::Moment { .. } | BadView::Census(_))), "{phase:?} {refused:?}");
    }
    // A seat that sees the hands of others cheats; an onlooker is asked nothing; neither is whoever waits.
    let mut view = TrollsAndPrincesses::view(&setup, &state, Some(state.active));
    view.table = state;
    assert_eq!(RawView::new(&setup, &view).check().map(|_| ()), Err(BadView::Known));
    for waiting in [None, Some(Seat((state.active.0 + 1) % 3))] {
        let view = TrollsAndPrincesses::view(&setup, &state, waiting);
        assert!(matches!(RawView::new(&setup, &view).check(), Err(BadView::Moment { .. })));
    }
}
