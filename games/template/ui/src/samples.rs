//! Positions, games, and samples of everything that is put into words, for tests (feature `testing`).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use moot_core::{Dice, Game, Seat, SeatSet, SplitMix64, Turn};
use moot_table::{Seed, Table};
use moot_ui::testing::seats;
use nim_template::{Card, Event, Feature, Hand, Heap, Illegal, Nim, Setup, State};

use crate::text::table::TextContext;

/// A card that can be played.
pub const REST: Hand = Hand::Held(Card::Rest);
/// Another card that can be played.
pub const TWO_HANDS: Hand = Hand::Held(Card::TwoHands);

/// A position at the beginning of a turn of seat 0.
pub fn position(heaps: [u8; 3], hands: &[Hand]) -> (Setup, State) {
    let setup = Setup::usual(hands.len() as u8).unwrap();
    let state = nim_template::testing::position(&setup, heaps, hands).unwrap();
    (setup, state)
}

/// A whole random game.
pub fn played(players: u8, seed: u64) -> Table<Nim> {
    let setup = Setup::usual(players).unwrap();
    let mut table = Table::<Nim>::new(setup, Seed::typed(&seed.to_string()), SeatSet::NONE).unwrap();
    let mut dice = SplitMix64::new(seed);
    while table.turn() != Turn::Over {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        table.play(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
    table
}

/// Every position of some games, with its options.
pub fn positions() -> Vec<(Setup, State)> {
    let games = (1..20).map(|seed| played(2 + (seed % 2) as u8, seed));
    let of = |table: Table<Nim>| {
        let all = 0..=table.log().len();
        all.map(|at| (*table.setup(), *table.at(at))).collect::<Vec<_>>()
    };
    games.flat_map(of).collect()
}

/// The legal actions of a position.
pub fn legal(setup: &Setup, state: &State) -> Vec<nim_template::Action> {
    let mut legal = Vec::new();
    Nim::legal(setup, state, state.active, &mut legal);
    legal
}

/// Runs a test with a table of Grimhild and Oddvar.
pub fn context(test: impl FnOnce(&TextContext<'_>)) {
    let (setup, state) = position([3, 2, 0], &[TWO_HANDS, REST]);
    test(&TextContext { setup: &setup, state: &state, seats: &seats() });
}

/// One event of every kind.
pub fn events() -> Vec<Event> {
    let seat = Seat(0);
    vec![
        Event::Dealt { seat },
        Event::Played { seat, card: Card::TwoHands },
        Event::Played { seat, card: Card::Rest },
        Event::Took { seat, heap: Heap::A, stones: 1 },
        Event::Took { seat, heap: Heap::B, stones: 3 },
        Event::Emptied { seat, heap: Heap::C, points: 1 },
        Event::Emptied { seat, heap: Heap::C, points: 2 },
        Event::Over,
    ]
}

/// One refusal of every kind, including variants with different sentences.
pub fn illegals() -> Vec<Illegal> {
    vec![
        Illegal::NotYourTurn { asked: Seat(1) },
        Illegal::Dealing,
        Illegal::GameOver,
        Illegal::WrongMoment,
        Illegal::Stones { asked: 1, most: 0 },
        Illegal::Stones { asked: 2, most: 1 },
        Illegal::Stones { asked: 5, most: 3 },
        Illegal::SameHeap { heap: Heap::B },
        Illegal::NotHeld { card: Card::Rest },
        Illegal::TooFewHeaps { have: 1 },
        Illegal::NotDue,
    ]
}

/// Every reason for a move.
pub const FEATURES: [Feature; 4] = [Feature::Heaps, Feature::Card, Feature::Grab, Feature::LastStone];
