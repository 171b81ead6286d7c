//! The cards.

use moot_core::Seat;
use nim_template::{Card, Heap, Illegal, Phase};

use crate::board::{Board, REST, SPENT, TWO_HANDS};

#[test]
fn rest_takes_nothing() {
    let mut board = Board::new([4, 2, 0], &[REST, SPENT]);
    board.play("play rest");
    assert_eq!((board.state.heaps, board.state.asked()), ([4, 2, 0], Some(Seat(1))));
    assert_eq!(board.check("play rest"), Err(Illegal::NotHeld { card: Card::Rest }), "a card is played once");
}

#[test]
fn two_hands_take_from_two_heaps() {
    let mut board = Board::new([4, 2, 5], &[TWO_HANDS, REST]);
    board.play("play two-hands").play("take A 3");
    assert_eq!((board.state.asked(), board.state.phase), (Some(Seat(0)), Phase::Second { first: Heap::A }));
    assert_eq!(board.check("take A 1"), Err(Illegal::SameHeap { heap: Heap::A }));
    assert_eq!(board.check("play two-hands"), Err(Illegal::WrongMoment));
    board.play("take C 3");
    assert_eq!((board.state.heaps, board.state.asked()), ([1, 2, 2], Some(Seat(1))));
}

#[test]
fn two_hands_need_two_heaps() {
    let board = Board::new([0, 2, 0], &[TWO_HANDS, REST]);
    assert_eq!(board.check("play two-hands"), Err(Illegal::TooFewHeaps { have: 1 }));
    assert_eq!(
        board.check("play rest"),
        Err(Illegal::NotHeld { card: Card::Rest }),
        "it is another player's"
    );
}
