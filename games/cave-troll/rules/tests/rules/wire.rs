//! Views that travel: what comes back is what went, and what was tampered with is refused or playable, never a fault.

use cave_troll::testing::Position;
use cave_troll::{BadView, Card, CaveTroll, Phase, RawView, Set, Space, State};
use moot_core::{Game, Seat};
use moot_testkit::wire;

use crate::kit::{Caves, setup};

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let travelled = wire::travel_unchanged::<Caves>(0..30);
    assert!(travelled.decisions > 20_000 && travelled.longest < 400, "{travelled:?}");
    assert_eq!(travelled.phases.len(), 14, "every kind of decision: {travelled:?}");
}

#[test]
fn actions_travel_as_their_text() {
    wire::actions_travel::<Caves>(&setup(4, Set::Variant), 9, "move dragon A B");
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    wire::tampered_is_refused_or_playable::<Caves>(8_000);
}

#[test]
fn what_cannot_be_is_named() {
    let mut position = Position::classic(3);
    position.put("H 0:adventurer 1:knight").put("I 0:wraith 2:adventurer").turn(0);
    let (setup, state) = (position.setup, position.state);
    let check = |spoil: fn(&mut State)| wire::spoilt::<Caves>(&setup, &state, Some(state.active), spoil);
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
        let refused = wire::spoilt::<Caves>(&setup, &state, Some(Seat(0)), |state| state.phase = phase);
        assert!(matches!(refused, Err(BadView::Moment { .. } | BadView::Census(_))), "{phase:?} {refused:?}");
    }
    // A seat that sees the hands of others cheats; an onlooker is asked nothing; neither is whoever waits.
    let mut view = CaveTroll::view(&setup, &state, Some(Seat(0)));
    view.table = state;
    assert_eq!(RawView::new(&setup, &view).check().map(|_| ()), Err(BadView::Known));
    for waiting in [None, Some(Seat(1))] {
        let refused = wire::spoilt::<Caves>(&setup, &state, waiting, |_| ());
        assert!(matches!(refused, Err(BadView::Moment { .. })));
    }
}
