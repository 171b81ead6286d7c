//! Taking stones.

use moot_core::{Game, Seat};
use nim_template::{Event, Heap, Illegal, Nim};

use crate::board::{Board, REST, SPENT};

#[test]
fn one_to_three_stones_are_taken_from_one_heap() {
    let mut board = Board::new([4, 2, 0], &[REST, SPENT]);
    assert_eq!(board.check("take A 0"), Err(Illegal::Stones { asked: 0, most: 3 }));
    assert_eq!(board.check("take A 4"), Err(Illegal::Stones { asked: 4, most: 3 }));
    assert_eq!(board.check("take B 3"), Err(Illegal::Stones { asked: 3, most: 2 }));
    assert_eq!(board.check("take C 1"), Err(Illegal::Stones { asked: 1, most: 0 }));
    board.play("take A 3");
    assert_eq!(board.events, [Event::Took { seat: Seat(0), heap: Heap::A, stones: 3 }]);
    assert_eq!((board.state.heaps, board.state.asked(), board.state.turn), ([1, 2, 0], Some(Seat(1)), 2));
}

#[test]
fn only_the_active_player_decides() {
    let board = Board::new([4, 2, 0], &[REST, SPENT]);
    let take = Nim::action_from("take A 1").unwrap();
    let refused = Nim::check(&board.setup, &board.state, Seat(1), take);
    assert_eq!(refused, Err(Illegal::NotYourTurn { asked: Seat(0) }));
}

#[test]
fn the_heaps_pay_one_two_and_three_points_in_the_order_in_which_they_are_emptied() {
    let mut board = Board::new([1, 1, 1], &[SPENT, SPENT]);
    for (text, points) in [("take B 1", 1), ("take A 1", 2), ("take C 1", 3)] {
        assert_eq!(board.state.pay(), points);
        board.play(text);
        assert!(
            board
                .events
                .iter()
                .any(|event| matches!(event, Event::Emptied { points: paid, .. } if *paid == points))
        );
    }
    assert_eq!((board.state.pay(), board.events.last()), (0, Some(&Event::Over)));
    assert_eq!(board.score(), [(4, 0, 0), (2, 0, 1)]);
}
