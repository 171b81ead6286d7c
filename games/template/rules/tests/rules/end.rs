//! The end of the game and the score.

use moot_core::{Game, Turn};
use nim_template::{Card, Hand, Illegal, Nim};

use crate::board::{Board, REST, SPENT, TWO_HANDS};

#[test]
fn the_last_stone_ends_the_game() {
    let mut board = Board::new([0, 2, 0], &[REST, REST]);
    board.play("take B 1");
    assert_eq!(board.score(), [(0, 0, 1), (3, 0, 0)], "a card is not certain before the end");
    board.play("take B 1");
    assert_eq!(Nim::turn(&board.setup, &board.state), Turn::Over);
    assert_eq!(board.check("take B 1"), Err(Illegal::GameOver));
    assert_eq!(board.score(), [(0, 1, 1), (6, 1, 0)]);
}

#[test]
fn both_hands_can_end_the_game() {
    let mut board = Board::new([1, 2, 0], &[TWO_HANDS, REST]);
    board.play("play two-hands").play("take B 2").play("take A 1");
    assert_eq!(board.score(), [(5, 0, 0), (1, 1, 1)]);
}

#[test]
fn the_player_of_the_last_stone_wins_a_tie() {
    // Seat 1 has 1 + 2 points; seat 0 gets 3 for the last heap.
    let mut board = Board::new([0, 0, 1], &[SPENT, Hand::Played(Card::TwoHands), REST]);
    board.play("take C 1");
    assert_eq!(board.score(), [(3, 0, 0), (3, 0, 1), (0, 1, 2)]);
}
