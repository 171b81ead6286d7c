//! Who knows and learns which card.

use moot_core::{Game, Seat, SeatSet, SplitMix64};
use nim_template::{Card, Hand, Illegal, Nim, Outcome, Phase, Pile, Setup};

use crate::board::{Board, REST, TWO_HANDS};

#[test]
fn a_card_is_dealt_to_each_player_who_alone_sees_it() {
    let setup = Setup::usual(2).unwrap();
    let mut state = Nim::deal(&setup);
    let take = Nim::action_from("take A 1").unwrap();
    for seat in setup.seats() {
        assert_eq!(state.phase, Phase::Deal(seat));
        assert_eq!(Nim::check(&setup, &state, seat, take), Err(Illegal::Dealing));
        let step = Nim::apply_chance(&setup, &mut state, Outcome(Card::Rest), &mut ()).unwrap();
        assert_eq!(step.informed, SeatSet::one(seat));
    }
    assert_eq!(Nim::apply_chance(&setup, &mut state, Outcome(Card::Rest), &mut ()), Err(Illegal::NotDue));
    let seen = Nim::view(&setup, &state, Some(Seat(0))).table;
    assert_eq!((seen.hand(Seat(0)), seen.hand(Seat(1))), (REST, Hand::Hidden));
    assert_eq!((seen.pile.count(Card::TwoHands), seen.pile.count(Card::Rest)), (2, 1), "three unseen cards");
    assert_eq!(Nim::view(&setup, &state, None).table.pile, Pile::DECK, "a spectator sees no card");
}

#[test]
fn a_kind_of_which_no_card_is_left_is_not_dealt() {
    let setup = Setup::usual(3).unwrap();
    let mut state = Nim::deal(&setup);
    for _ in 0..2 {
        let _ = Nim::apply_chance(&setup, &mut state, Outcome(Card::Rest), &mut ()).unwrap();
    }
    let before = state;
    assert_eq!(Nim::apply_chance(&setup, &mut state, Outcome(Card::Rest), &mut ()), Err(Illegal::NotDue));
    assert_eq!(state, before);
    assert_eq!(Nim::sample_chance(&setup, &state, &mut SplitMix64::new(3)), Outcome(Card::TwoHands));
}

#[test]
fn the_others_learn_which_card_is_played() {
    let mut board = Board::new([4, 5, 6], &[REST, REST, TWO_HANDS]);
    board.play("play rest");
    assert_eq!(board.informed, SeatSet::one(Seat(1)).with(Seat(2)));
    // To seat 2 two cards are unseen, and one of them is rest; seat 0 has seen one card only.
    board.play("play rest");
    assert_eq!(board.informed, SeatSet::one(Seat(0)).with(Seat(2)));
    board.play("take A 1");
    assert_eq!(board.informed, SeatSet::NONE, "stones are open");
}

#[test]
fn a_seat_that_can_compute_a_card_does_not_learn_it() {
    let mut board = Board::new([4, 5, 6], &[TWO_HANDS, Hand::Played(Card::Rest), REST]);
    board.play("play two-hands");
    // Seat 2 holds one rest and sees the other: all unseen cards are two hands.
    assert_eq!(board.informed, SeatSet::one(Seat(1)));
}

#[test]
fn cards_that_were_kept_stay_hidden_at_the_end() {
    let mut board = Board::new([0, 0, 1], &[REST, TWO_HANDS]);
    board.play("take C 1");
    assert_eq!(board.informed, SeatSet::NONE);
    let seen = Nim::view(&board.setup, &board.state, Some(Seat(0))).table;
    assert_eq!(seen.hand(Seat(1)), Hand::Hidden);
    assert_eq!(board.score()[1].1, 1);
}
