//! Views that travel: what comes back is what went, and what was tampered with is refused or playable.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

#[path = "support/table.rs"]
mod table;

use moot_core::laws::random_action;
use moot_core::{Dice, Game, Guide, Mixer, Seat, Turn};
use nim_template::testing::{census, position};
use nim_template::{Action, BadView, Card, Hand, Heap, Nim, Phase, RawView, Setup, State, View};
use table::{tables, view, walk};

fn bytes(setup: &Setup, view: &View) -> Vec<u8> {
    postcard::to_stdvec(&RawView::new(setup, view)).unwrap()
}

#[test]
fn every_decision_travels_unchanged() {
    for (setup, seed) in tables().into_iter().flat_map(|setup| (0..50).map(move |seed| (setup, seed))) {
        walk(&setup, seed, |state, seat| {
            let seen = view(&setup, state, seat);
            let bytes = bytes(&setup, &seen);
            assert!(bytes.len() < 24, "{} bytes", bytes.len());
            let raw: RawView = postcard::from_bytes(&bytes).unwrap();
            assert_eq!(raw.check(), Ok((setup, seen)));
            let mut legal = Vec::new();
            Nim::legal(&setup, state, seat, &mut legal);
            for action in legal {
                assert_eq!(postcard::from_bytes(&postcard::to_stdvec(&action).unwrap()), Ok(action));
            }
        });
    }
    assert!(postcard::from_bytes::<Action>(&postcard::to_stdvec("take D 1").unwrap()).is_err());
}

/// Plays to the end, asking the rules and the judgement what a player asks.
fn play_on(setup: &Setup, view: &View, seed: u64) {
    let mut dice = Mixer::new(seed);
    let mut state = Nim::imagine(setup, view, &mut dice);
    let mut plies = 0;
    while let Some((seat, action)) = random_action::<Nim>(setup, &state, &mut dice) {
        let values = Nim::value(setup, &state, Nim::weights());
        assert!(values.iter().all(|value| value.is_finite()));
        let _ = Nim::act(setup, &mut state, seat, action, &mut ());
        census(setup, &state).unwrap();
        plies += 1;
        assert!(plies < Nim::BOUND);
    }
    assert_eq!(Nim::turn(setup, &state), Turn::Over);
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    let mut dice = Mixer::new(2026);
    let (mut refused, mut believed) = (0, 0);
    for (seed, setup) in (10..).zip(tables()) {
        let mut seen = Vec::new();
        walk(&setup, seed, |state, seat| seen.push(bytes(&setup, &view(&setup, state, seat))));
        for _ in 0..5_000 {
            let mut bytes = seen[dice.below(seen.len() as u32) as usize].clone();
            for _ in 0..=dice.below(2) {
                let at = dice.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << dice.below(8);
            }
            match postcard::from_bytes::<RawView>(&bytes).map(RawView::check) {
                Ok(Ok((setup, view))) => {
                    believed += 1;
                    play_on(&setup, &view, believed);
                }
                Ok(Err(why)) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 5_000 && believed > 500, "{refused} refused, {believed} believed");
}

#[test]
fn what_cannot_be_is_named() {
    let setup = Setup::usual(2).unwrap();
    let state = position(&setup, [4, 5, 6], &[Hand::Held(Card::Rest), Hand::Held(Card::Rest)]).unwrap();
    let check = |spoil: fn(&mut State)| {
        let mut spoilt = state;
        spoil(&mut spoilt);
        RawView::new(&setup, &view(&setup, &spoilt, Seat(0))).check().map(|_| ())
    };
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.active = Seat(2)), Err(BadView::Range { what: "seat" }));
    let other = |state: &mut State| (state.active, state.turn, state.heaps[0]) = (Seat(1), 2, 3);
    assert_eq!(check(other), Err(BadView::NotAsked));
    assert_eq!(check(|state| state.phase = Phase::Over), Err(BadView::NotAsked));
    for spoil in [
        (|state| state.heaps[0] = 5) as fn(&mut State),
        |state| state.heaps[1] = 0,
        |state| state.players[1].points = 255,
        |state| state.turn = 0,
        |state| state.turn = 3,
        |state| state.players[0].hand = Hand::Empty,
        |state| state.phase = Phase::First,
        |state| state.phase = Phase::Second { first: Heap::A },
    ] {
        assert!(matches!(check(spoil), Err(BadView::Census(_))), "{:?}", check(spoil));
    }
    // A viewer who sees the card of another player, and one who does not see the own card.
    for (seat, known) in [(Seat(0), Some(Seat(0))), (Seat(1), Some(Seat(0)))] {
        let mut view = Nim::view(&setup, &state, Some(seat));
        view.seat = known;
        if seat == Seat(0) {
            view.table = state;
        }
        assert_eq!(RawView::new(&setup, &view).check(), Err(BadView::Known));
    }
    let onlooker = Nim::view(&setup, &state, None);
    assert_eq!(RawView::new(&setup, &onlooker).check(), Err(BadView::NotAsked));
}
