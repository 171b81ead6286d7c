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

use cave_troll::testing::Position;
use cave_troll::{Action, BadView, Card, CaveTroll, Phase, RawView, Setup, Space, State, View};
use moot_core::{Dice, Game, Guide, MAX_SEATS, Mixer, Seat, Turn};
use table::{tables, view, walk};

fn bytes(setup: &Setup, view: &View) -> Vec<u8> {
    postcard::to_stdvec(&RawView::new(setup, view)).unwrap()
}

fn returns(setup: &Setup, state: &State) -> usize {
    let (_, view) = view(setup, state);
    let bytes = bytes(setup, &view);
    let raw: RawView = postcard::from_bytes(&bytes).unwrap();
    match raw.check() {
        Ok(back) => assert_eq!(back, (*setup, view)),
        Err(why) => panic!("{why}, at {:?} in turn {}", state.phase, state.turn),
    }
    bytes.len()
}

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let (mut longest, mut decisions) = (0, 0);
    let mut phases = std::collections::BTreeSet::new();
    for seed in 0..30 {
        for setup in tables() {
            walk(&setup, seed, |state| {
                longest = longest.max(returns(&setup, state));
                decisions += 1;
                let name = format!("{:?}", state.phase);
                phases.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
            });
        }
    }
    assert!(decisions > 20_000, "{decisions} decisions");
    assert!(longest < 400, "a view takes {longest} bytes");
    assert_eq!(phases.len(), 14, "every kind of decision: {phases:?}");
}

#[test]
fn actions_travel_as_their_text() {
    walk(&tables()[5], 9, |state| {
        let mut legal = Vec::new();
        CaveTroll::legal(&tables()[5], state, state.asked(), &mut legal);
        for action in legal {
            let bytes = postcard::to_stdvec(&action).unwrap();
            assert_eq!(postcard::from_bytes(&bytes), Ok(action));
        }
    });
    let nonsense = postcard::to_stdvec("move dragon A B").unwrap();
    assert!(postcard::from_bytes::<Action>(&nonsense).is_err());
}

/// Plays on for a while, asking the rules and the judgement everything that a player asks.
fn play_on(setup: &Setup, view: &View, seed: u64) {
    let mut dice = Mixer::new(seed);
    let mut state = CaveTroll::imagine(setup, view, &mut dice);
    let (mut legal, mut rates) = (Vec::new(), Vec::new());
    for _ in 0..60 {
        match CaveTroll::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = CaveTroll::roll(setup, &state, &mut dice);
                let _ = CaveTroll::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let seat = state.asked();
                legal.clear();
                CaveTroll::legal(setup, &state, seat, &mut legal);
                assert!(!legal.is_empty(), "nothing to choose from at {:?}", state.phase);
                rates.clear();
                CaveTroll::rate(setup, &state, seat, &legal, CaveTroll::weights(), &mut rates);
                let action = busy::choose(&legal, &mut dice);
                let _ = CaveTroll::act(setup, &mut state, seat, action, &mut ());
                cave_troll::testing::census(setup, &state).unwrap();
            }
        }
    }
    let values: [f32; MAX_SEATS] = CaveTroll::value(setup, &state, CaveTroll::weights());
    assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
    let _ = CaveTroll::score(setup, &state);
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    let mut dice = Mixer::new(2026);
    let (mut refused, mut believed, mut unread) = (0, 0, 0);
    for (seed, setup) in (10..).zip(tables()) {
        let mut seen = Vec::new();
        walk(&setup, seed, |state| seen.push(bytes(&setup, &view(&setup, state).1)));
        for _ in 0..8_000 {
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
    assert!(refused > 10_000 && believed > 500 && unread > 100, "{refused} {believed} {unread}");
}

#[test]
fn what_cannot_be_is_named() {
    let mut position = Position::classic(3);
    position.put("H 0:adventurer 1:knight").put("I 0:wraith 2:adventurer").turn(0);
    let (setup, state) = (position.setup, position.state);
    let check = |spoil: fn(&mut State)| {
        let mut spoilt = state;
        spoil(&mut spoilt);
        let view = CaveTroll::view(&setup, &spoilt, Some(spoilt.active));
        RawView::new(&setup, &view).check().map(|_| ())
    };
    let range = |what| Err(BadView::Range { what });
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.players[1].singles[3] = Space(40)), range("space"));
    assert_eq!(check(|state| state.players[1].singles[7] = Space(35)), range("room of a figure"));
    assert_eq!(check(|state| state.players[0].gold[0] = -1), range("gold"));
    assert_eq!(check(|state| state.actions = 9), range("action of a turn"));
    assert_eq!(check(|state| state.players[2].held = 3), range("card in hand"));
    assert!(matches!(check(|state| state.players[2].lost = 1), Err(BadView::Census(_))));
    assert!(matches!(check(|state| state.used = 1), Err(BadView::Census(_))));
    for phase in [
        Phase::Put(Card::FIND),
        Phase::Lantern,
        Phase::Stack,
        Phase::Play,
        Phase::Over,
        Phase::Glide { from: Space(0) },
    ] {
        let mut spoilt = state;
        spoilt.phase = phase;
        let view = CaveTroll::view(&setup, &spoilt, Some(Seat(0)));
        let refused = RawView::new(&setup, &view).check().map(|_| ());
        assert!(matches!(refused, Err(BadView::Moment { .. } | BadView::Census(_))), "{phase:?} {refused:?}");
    }
    // A seat that sees the hands of others cheats; an onlooker is asked nothing; neither is whoever waits.
    let mut view = CaveTroll::view(&setup, &state, Some(Seat(0)));
    view.table = state;
    assert_eq!(RawView::new(&setup, &view).check().map(|_| ()), Err(BadView::Known));
    for waiting in [None, Some(Seat(1))] {
        let view = CaveTroll::view(&setup, &state, waiting);
        assert!(matches!(RawView::new(&setup, &view).check(), Err(BadView::Moment { .. })));
    }
}
