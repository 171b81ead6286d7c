//! Views that travel: what comes back is what went, and what was tampered with is refused or playable, never a fault.

use moot_core::{Game, Seat};
use moot_testkit::{walk, wire};
use mountain_king::{BadView, MountainKing, Phase, RawView, State, View};

use crate::kit::{King, usual};

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let travelled = wire::travel_unchanged::<King>(0..2);
    assert!(travelled.decisions > 2_000 && travelled.longest < 1_500, "{travelled:?}");
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    wire::tampered_is_refused_or_playable::<King>(6_000);
}

#[test]
fn a_number_out_of_range_is_named() {
    let setup = usual(3);
    let mut state = None;
    walk::<King>(&setup, 3, |now| {
        if now.round == 2 && state.is_none() {
            state = Some(*now);
        }
    });
    let state = state.unwrap();
    let check = |spoil: fn(&mut State)| {
        let mut spoilt = state;
        spoil(&mut spoilt);
        let view = View { seat: Some(spoilt.active), table: spoilt };
        RawView::new(&setup, &view).check().map(|_| ())
    };
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.horde[2].card = 55), Err(BadView::Range { what: "troll in the horde" }));
    assert_eq!(check(|state| state.active = Seat(3)), Err(BadView::Range { what: "seat" }));
    assert_eq!(check(|state| state.book[1] = 17), Err(BadView::Range { what: "spell in the book" }));
    assert_eq!(
        check(|state| state.players[0].trolls[1] = 200),
        Err(BadView::Range { what: "troll in a trollsmoot" })
    );
    assert!(matches!(check(|state| state.stock[3] -= 1), Err(BadView::Census(_))));
    assert!(matches!(check(|state| state.phase = Phase::Place), Err(BadView::Moment { .. })));
    let onlooker = MountainKing::view(&setup, &state, None);
    assert!(matches!(RawView::new(&setup, &onlooker).check(), Err(BadView::Moment { .. })));
}
