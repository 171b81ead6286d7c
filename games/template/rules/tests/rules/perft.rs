//! Perft tables: the number of sequences of decisions from fixed positions. A rule that allows too much or too little
//! changes a number.

use moot_testkit::perft;
use nim_template::{Card, Hand, Heap, Nim, Size};

use crate::board::{Board, REST, TWO_HANDS};

fn table(heaps: [u8; 3], hands: &[Hand], expected: &[u64]) {
    let board = Board::new(heaps, hands);
    perft::check::<Nim>(&board.setup, &board.state, expected);
}

const SPENT: [Hand; 2] = [Hand::Played(Card::Rest), Hand::Played(Card::Rest)];

#[test]
fn without_cards() {
    // Checked by hand: 3 stones in one heap are taken in the ways to write 3 as a sum: 3; 2+1, 1+2; 1+1+1. Four stones may
    // not be taken at once, so 3 first takes, then 1 + 2 + 3 ways to go on.
    table([3, 0, 0], &SPENT, &[3, 3, 1, 0]);
    table([4, 0, 0], &SPENT, &[3, 6, 4, 1, 0]);
    // Checked by hand: two heaps of one stone, either first.
    table([1, 1, 0], &SPENT, &[2, 2, 0]);
}

#[test]
fn with_cards() {
    // Checked by hand: take A or B or play; after a take the other stone, or rest; after two hands A or B.
    table([1, 1, 0], &[TWO_HANDS, REST], &[3, 2 + 2 + 2]);
    // Two hands needs two heaps.
    table([1, 0, 0], &[TWO_HANDS, REST], &[1]);
    // Rest can always be played, and the other player too.
    table([1, 0, 0], &[REST, REST], &[2, 2, 1, 0]);
}

#[test]
fn from_the_deal() {
    // Checked by hand for two decisions: 3 + 3 + 3 takes and a card; 27 + 29 + 30 after the takes, 9 after the card.
    table(Heap::start(Size::Small), &[TWO_HANDS, REST], &[10, 27 + 29 + 30 + 9]);
    table([4, 5, 6], &[TWO_HANDS, REST], DEAL_OF_TWO);
    table([4, 5, 6], &[TWO_HANDS, REST, REST], DEAL_OF_THREE);
}

// A count that was written apart from these rules, in another language, found the same numbers.
const DEAL_OF_TWO: &[u64] = &[10, 95, 824, 6_683, 47_616, 302_505];
const DEAL_OF_THREE: &[u64] = &[10, 95, 824, 6_846, 50_182, 312_165];
