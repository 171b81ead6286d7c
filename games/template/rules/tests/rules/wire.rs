//! The serialized form of views: views survive a round trip, and tampered bytes are refused or playable.

use moot_core::{Game, Seat, UncheckedView};
use moot_testkit::{Kit, wire};
use nim_template::testing::position;
use nim_template::{Card, Hand, Heap, Nim, Phase, RawView, Size, State, ViewError};

use crate::kit::{Heaps, setup};

moot_testkit::wire_tests!(Heaps, games: 50, decisions: 2_000, bytes: 24, phases: 3, damaged: 6_000);

#[test]
fn actions_are_serialized_as_their_text() {
    for setup in Heaps::setups() {
        (0..50).for_each(|seed| wire::actions_travel::<Heaps>(&setup, seed, "take D 1"));
    }
}

#[test]
fn an_impossible_view_is_refused_with_the_reason() {
    let setup = setup(2, Size::Small);
    let state = position(&setup, [4, 5, 6], &[Hand::Held(Card::Rest), Hand::Held(Card::Rest)]).unwrap();
    let check = |spoil: fn(&mut State)| wire::spoilt::<Heaps>(&setup, &state, Some(Seat(0)), spoil);
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.active = Seat(2)), Err(ViewError::Range { what: "seat" }));
    let other = |state: &mut State| (state.active, state.turn, state.heaps[0]) = (Seat(1), 2, 3);
    assert_eq!(check(other), Err(ViewError::Decision { what: "the seat is not asked" }));
    assert_eq!(
        check(|state| state.phase = Phase::Over),
        Err(ViewError::Decision { what: "the seat is not asked" })
    );
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
        assert!(matches!(check(spoil), Err(ViewError::Inconsistent(_))), "{:?}", check(spoil));
    }
    // A view that shows the card of another player, and one that hides the viewer's own card.
    for (seat, known) in [(Seat(0), Some(Seat(0))), (Seat(1), Some(Seat(0)))] {
        let mut view = Nim::view(&setup, &state, Some(seat));
        view.seat = known;
        if seat == Seat(0) {
            view.table = state;
        }
        assert_eq!(RawView::new(&setup, &view).validate(), Err(ViewError::Knowledge));
    }
    let spectator = Nim::view(&setup, &state, None);
    assert_eq!(
        RawView::new(&setup, &spectator).validate(),
        Err(ViewError::Decision { what: "the seat is not asked" })
    );
}
