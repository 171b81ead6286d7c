//! Views that travel: what comes back is what went, and what was tampered with is refused or playable, never a fault.

use moot_core::{Game, Seat};
use moot_testkit::{walk, wire};
use trolls_and_princesses::{BadView, Item, Phase, Place, RawView, State, TrollsAndPrincesses};

use crate::kit::{Princesses, usual};

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let travelled = wire::travel_unchanged::<Princesses>(0..40);
    assert!(travelled.decisions > 20_000 && travelled.longest < 700, "{travelled:?}");
    assert_eq!(travelled.phases.len(), 14, "every kind of decision: {travelled:?}");
}

#[test]
fn actions_travel_as_their_text() {
    wire::actions_travel::<Princesses>(&usual(4), 9, "move dragon I II");
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    wire::tampered_is_refused_or_playable::<Princesses>(10_000);
}

#[test]
fn what_cannot_be_is_named() {
    let setup = usual(3);
    let mut found = None;
    walk::<Princesses>(&setup, 5, |state| {
        if state.phase == Phase::Act && !state.me().tiles.is_empty() {
            found.get_or_insert(*state);
        }
    });
    let state = found.unwrap();
    let check = |spoil: fn(&mut State)| wire::spoilt::<Princesses>(&setup, &state, Some(state.active), spoil);
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
        let refused = wire::spoilt::<Princesses>(&setup, &state, waiting, |_| ());
        assert!(matches!(refused, Err(BadView::Moment { .. })));
    }
}
