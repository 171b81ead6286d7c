//! The serialized form of views: views survive a round trip, and tampered bytes are refused or playable, without a panic.

use moot_core::{Game, Seat, UncheckedView};
use moot_testkit::{walk, wire};
use mountain_king::{Kind, MountainKing, Phase, RawView, State, View, ViewError};

use crate::kit::{King, usual};

#[test]
fn every_view_of_real_games_survives_a_round_trip() {
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
        RawView::new(&setup, &view).validate().map(|_| ())
    };
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.horde[2].card = 55), Err(ViewError::Range { what: "troll in the horde" }));
    assert_eq!(check(|state| state.active = Seat(3)), Err(ViewError::Range { what: "seat" }));
    assert_eq!(check(|state| state.book[1] = 17), Err(ViewError::Range { what: "spell in the book" }));
    assert_eq!(
        check(|state| state.players[0].trolls[1] = 200),
        Err(ViewError::Range { what: "troll in a trollsmoot" })
    );
    assert!(matches!(check(|state| state.stock[3] -= 1), Err(ViewError::Inconsistent(_))));
    assert!(matches!(check(|state| state.phase = Phase::Place), Err(ViewError::Decision { .. })));
    let trade = |state: &mut State| {
        state.players[usize::from(state.active.0)].storage.0[0] = 9;
        state.phase = Phase::Trade { get: Kind::Rune, left: 2, market: false };
    };
    assert_eq!(check(trade), Ok(()));
    let spectator = MountainKing::view(&setup, &state, None);
    assert!(matches!(RawView::new(&setup, &spectator).validate(), Err(ViewError::Decision { .. })));
}
