//! The serialized form of views: views survive a round trip, and tampered bytes are refused or playable, without a panic.

use cave_troll::testing::Position;
use cave_troll::{Card, CaveTroll, Phase, RawView, Set, Space, State, ViewError};
use moot_core::{Game, Seat, UncheckedView};
use moot_testkit::wire;

use crate::kit::{Caves, setup};

moot_testkit::wire_tests!(Caves, games: 30, decisions: 20_000, bytes: 400, phases: 14, damaged: 8_000);

#[test]
fn actions_are_serialized_as_their_text() {
    wire::actions_travel::<Caves>(&setup(4, Set::Variant), 9, "move dragon A B");
}

#[test]
fn an_impossible_view_is_refused_with_the_reason() {
    let mut position = Position::classic(3);
    position.put("H 0:adventurer 1:knight").put("I 0:wraith 2:adventurer").turn(0);
    let (setup, state) = (position.setup, position.state);
    let check = |spoil: fn(&mut State)| wire::spoilt::<Caves>(&setup, &state, Some(state.active), spoil);
    let range = |what| Err(ViewError::Range { what });
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.players[1].singles[3] = Space(40)), range("space"));
    assert_eq!(check(|state| state.players[1].singles[7] = Space(35)), range("room of a figure"));
    assert_eq!(check(|state| state.players[0].gold[0] = -1), range("gold"));
    assert_eq!(check(|state| state.actions = 9), range("action of a turn"));
    assert_eq!(check(|state| state.players[2].held = 3), range("card in hand"));
    assert!(matches!(check(|state| state.players[2].lost = 1), Err(ViewError::Inconsistent(_))));
    assert!(matches!(check(|state| state.used = 1), Err(ViewError::Inconsistent(_))));
    for phase in
        [Phase::Put(Card::FIND), Phase::Lantern, Phase::Stack, Phase::Play, Phase::Over, Phase::Glide]
    {
        let refused = wire::spoilt::<Caves>(&setup, &state, Some(Seat(0)), |state| state.phase = phase);
        assert!(
            matches!(refused, Err(ViewError::Decision { .. } | ViewError::Inconsistent(_))),
            "{phase:?} {refused:?}"
        );
    }
    // A view with the hands of other seats is invalid, as is the view of a spectator or of a seat that does not decide.
    let mut view = CaveTroll::view(&setup, &state, Some(Seat(0)));
    view.table = state;
    assert_eq!(RawView::new(&setup, &view).validate().map(|_| ()), Err(ViewError::Knowledge));
    for waiting in [None, Some(Seat(1))] {
        let refused = wire::spoilt::<Caves>(&setup, &state, waiting, |_| ());
        assert!(matches!(refused, Err(ViewError::Decision { .. })));
    }
}
