//! Views that travel: what comes back is what went, and what was tampered with is refused or playable.

use moot_core::{Game, Seat};
use moot_testkit::{Kit, wire};
use nim_template::testing::position;
use nim_template::{BadView, Card, Hand, Heap, Nim, Phase, RawView, Size, State};

use crate::kit::{Heaps, setup};

#[test]
fn every_decision_travels_unchanged() {
    let travelled = wire::travel_unchanged::<Heaps>(0..50);
    assert!(travelled.decisions > 2_000 && travelled.longest < 24, "{travelled:?}");
    assert_eq!(travelled.phases.len(), 3, "every kind of decision: {travelled:?}");
}

#[test]
fn actions_travel_as_their_text() {
    for setup in Heaps::setups() {
        (0..50).for_each(|seed| wire::actions_travel::<Heaps>(&setup, seed, "take D 1"));
    }
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    wire::tampered_is_refused_or_playable::<Heaps>(6_000);
}

#[test]
fn what_cannot_be_is_named() {
    let setup = setup(2, Size::Small);
    let state = position(&setup, [4, 5, 6], &[Hand::Held(Card::Rest), Hand::Held(Card::Rest)]).unwrap();
    let check = |spoil: fn(&mut State)| wire::spoilt::<Heaps>(&setup, &state, Some(Seat(0)), spoil);
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
