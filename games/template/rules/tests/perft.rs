//! Perft tables: how many sequences of decisions there are from fixed positions. A rule that allows too much or too little
//! changes a number here.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use moot_core::{Game, Turn};
use nim_template::testing::{census, position};
use nim_template::{Card, Hand, Heap, Nim, Setup, State};

/// Sequences of `depth` decisions; games that end earlier do not count.
fn perft(setup: &Setup, state: &State, depth: u32) -> u64 {
    let (mut legal, Turn::Seats(seats)) = (Vec::new(), Nim::turn(setup, state)) else { return 0 };
    let seat = seats.iter().next().unwrap();
    Nim::legal(setup, state, seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = legal.into_iter().map(|action| {
        let mut after = *state;
        let _ = Nim::act(setup, &mut after, seat, action, &mut ());
        perft(setup, &after, depth - 1)
    });
    after.sum()
}

fn found(heaps: [u8; 3], hands: &[Hand], depth: u32) -> Vec<u64> {
    let setup = Setup::usual(hands.len() as u8).unwrap();
    let state = position(&setup, heaps, hands).unwrap();
    census(&setup, &state).unwrap();
    (1..=depth).map(|depth| perft(&setup, &state, depth)).collect()
}

const TWO_HANDS: Hand = Hand::Held(Card::TwoHands);
const REST: Hand = Hand::Held(Card::Rest);
const SPENT: [Hand; 2] = [Hand::Played(Card::Rest), Hand::Played(Card::Rest)];

#[test]
fn without_cards() {
    // Checked by hand: 3 stones in one heap are taken in the ways to write 3 as a sum: 3; 2+1, 1+2; 1+1+1. Four stones may
    // not be taken at once, so 3 first takes, then 1 + 2 + 3 ways to go on.
    assert_eq!(found([3, 0, 0], &SPENT, 4), [3, 3, 1, 0]);
    assert_eq!(found([4, 0, 0], &SPENT, 5), [3, 6, 4, 1, 0]);
    // Checked by hand: two heaps of one stone, either first.
    assert_eq!(found([1, 1, 0], &SPENT, 3), [2, 2, 0]);
}

#[test]
fn with_cards() {
    // Checked by hand: take A or B or play; after a take the other stone, or rest; after two hands A or B.
    assert_eq!(found([1, 1, 0], &[TWO_HANDS, REST], 2), [3, 2 + 2 + 2]);
    // Two hands needs two heaps.
    assert_eq!(found([1, 0, 0], &[TWO_HANDS, REST], 1), [1]);
    // Rest can always be played, and the other player too.
    assert_eq!(found([1, 0, 0], &[REST, REST], 4), [2, 2, 1, 0]);
}

#[test]
fn from_the_deal() {
    // Checked by hand for two decisions: 3 + 3 + 3 takes and a card; 27 + 29 + 30 after the takes, 9 after the card.
    assert_eq!(found(Heap::start(nim_template::Size::Small), &[TWO_HANDS, REST], 2), [10, 27 + 29 + 30 + 9]);
    assert_eq!(found([4, 5, 6], &[TWO_HANDS, REST], 6), DEAL_OF_TWO);
    assert_eq!(found([4, 5, 6], &[TWO_HANDS, REST, REST], 6), DEAL_OF_THREE);
}

// A count that was written apart from these rules, in another language, found the same numbers.
const DEAL_OF_TWO: [u64; 6] = [10, 95, 824, 6_683, 47_616, 302_505];
const DEAL_OF_THREE: [u64; 6] = [10, 95, 824, 6_846, 50_182, 312_165];
