//! The serialized form of views: views survive a round trip, and tampered bytes are refused or playable, without a panic.

use moot_core::{Game, Seat, UncheckedView};
use moot_testkit::{walk, wire};
use trolls_and_princesses::{Item, Phase, Place, RawView, State, TrollsAndPrincesses, ViewError};

use crate::kit::{Princesses, usual};

moot_testkit::wire_tests!(Princesses, games: 60, decisions: 20_000, bytes: 700, phases: 15, damaged: 10_000);

#[test]
fn actions_are_serialized_as_their_text() {
    wire::actions_travel::<Princesses>(&usual(4), 9, "move dragon I II");
}

#[test]
fn an_impossible_view_is_refused_with_the_reason() {
    let setup = usual(3);
    let mut found = None;
    walk::<Princesses>(&setup, 5, |state| {
        if state.phase == Phase::Act && !state.me().tiles.is_empty() {
            found.get_or_insert(*state);
        }
    });
    let state = found.unwrap();
    let check = |spoil: fn(&mut State)| wire::spoilt::<Princesses>(&setup, &state, Some(state.active), spoil);
    let range = |what| Err(ViewError::Range { what });
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.round = 40), range("round"));
    assert_eq!(check(|state| state.own += 30), range("action point"));
    let more_cards = check(|state| state.players[state.active.index()].held[1] = 20);
    assert_eq!(more_cards, range("card in hand"));
    assert!(matches!(check(|state| state.supply.cows += 1), Err(ViewError::Inconsistent(_))));
    assert!(matches!(check(|state| state.players[1].trolls[7] += 1), Err(ViewError::Inconsistent(_))));
    assert!(matches!(check(|state| state.filled ^= 1 << 40), Err(ViewError::Inconsistent(_))));
    let interrupted = check(|state| state.interrupted = Some(Phase::Fill));
    assert!(matches!(interrupted, Err(ViewError::Decision { .. })), "no claim is under way: {interrupted:?}");
    let stray = check(|state| state.villages[0].cows += 1);
    assert!(
        matches!(stray, Err(ViewError::Inconsistent(_))),
        "cows do not stand in villages here: {stray:?}"
    );
    for phase in [
        Phase::Build { left: 2, must: true },
        Phase::Flee { seat: state.active },
        Phase::Store(Item::Human),
        Phase::Uncover { item: Item::Bell, to: Place::village(0) },
        Phase::Home,
        Phase::End,
        Phase::Play,
        Phase::Settle,
        Phase::Over,
    ] {
        let mut spoilt = state;
        spoilt.phase = phase;
        (spoilt.at, spoilt.homeward) = (Place::MINING, false);
        let view = TrollsAndPrincesses::view(&setup, &spoilt, Some(spoilt.asked()));
        let refused = RawView::new(&setup, &view).validate().map(|_| ());
        assert!(
            matches!(refused, Err(ViewError::Decision { .. } | ViewError::Inconsistent(_))),
            "{phase:?} {refused:?}"
        );
    }
    // A view with the hands of other seats is invalid, as is the view of a spectator or of a seat that does not decide.
    let mut view = TrollsAndPrincesses::view(&setup, &state, Some(state.active));
    view.table = state;
    assert_eq!(RawView::new(&setup, &view).validate().map(|_| ()), Err(ViewError::Knowledge));
    for waiting in [None, Some(Seat((state.active.0 + 1) % 3))] {
        let refused = wire::spoilt::<Princesses>(&setup, &state, waiting, |_| ());
        assert!(matches!(refused, Err(ViewError::Decision { .. })));
    }
}
