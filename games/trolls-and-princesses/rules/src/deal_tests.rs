//! Outcomes of draws that are not due, and who learns something from a draw.

use moot_core::{Game, SplitMix64, Turn};

use super::*;
use crate::TrollsAndPrincesses;
use crate::testing::Position;

/// The position after the draws of the set-up until one of this phase is pending.
fn drawn(setup: &Setup, phase: Phase) -> State {
    let (mut state, mut dice) = (TrollsAndPrincesses::deal(setup), SplitMix64::new(5));
    while state.phase != phase {
        assert_eq!(TrollsAndPrincesses::turn(setup, &state), Turn::Chance);
        let outcome = state.sample_chance(setup, &mut dice);
        let _ = state.apply_chance(setup, outcome, &mut ()).unwrap();
    }
    state
}

/// Checks that an outcome is refused, and changes nothing.
#[track_caller]
fn refused(setup: &Setup, state: &State, outcome: Outcome) {
    let mut after = *state;
    assert_eq!(after.apply_chance(setup, outcome, &mut ()), Err(Illegal::NotDue), "{outcome}");
    assert_eq!(after, *state);
}

#[test]
fn what_is_on_the_table_is_not_drawn_again() {
    let setup = Setup::usual(2).unwrap();
    let state = drawn(&setup, Phase::Castles(1));
    refused(&setup, &state, Outcome::Castle(state.villages[0].castle));
    let state = drawn(&setup, Phase::Boards(1));
    refused(&setup, &state, Outcome::Board(state.players[0].board));
    let state = drawn(&setup, Phase::Challenges(3));
    refused(&setup, &state, Outcome::King(state.challenges[2]));
    refused(&setup, &state, Outcome::King(state.challenges[0]));
    let blue =
        KingsCard::all().find(|card| card.face().colour == Colour::Blue && *card != state.challenges[0]);
    refused(&setup, &state, Outcome::King(blue.unwrap()));
}

#[test]
fn who_goes_first_sits_at_the_table_and_is_who_was_chosen() {
    let setup = Setup::usual(2).unwrap();
    let state = drawn(&setup, Phase::First);
    refused(&setup, &state, Outcome::First(Seat(2)));
    let chosen = Setup::new(2, &[Board(0), Board(1)], Some(Seat(1))).unwrap();
    let state = drawn(&chosen, Phase::First);
    refused(&chosen, &state, Outcome::First(Seat(0)));
}

#[test]
fn displays_get_what_is_left() {
    let setup = Setup::usual(2).unwrap();
    let mut state = drawn(&setup, Phase::Open);
    let mut dice = SplitMix64::new(1);
    refused(&setup, &state, Outcome::Card(TrollCard(0)));
    let first = state.sample_chance(&setup, &mut dice);
    let step = state.apply_chance(&setup, first, &mut ()).unwrap();
    assert_eq!(step.informed, SeatSet::all(2));
    refused(&setup, &state, first);
    while state.filling() != Some(Show::Cards) {
        let outcome = state.sample_chance(&setup, &mut dice);
        let _ = state.apply_chance(&setup, outcome, &mut ()).unwrap();
    }
    let only = TrollCard::all().find(|&card| state.cards.count(card) == 1).expect("a card of one copy");
    let rest = State { cards: state.cards.without(only), ..state };
    refused(&setup, &rest, Outcome::Card(only));
    for (left, learns) in [
        (Cards::EMPTY.with(only), SeatSet::NONE),
        (state.cards, SeatSet::all(2)),
        (Cards::EMPTY.with(only).with(TrollCard(0)), SeatSet::all(2)),
    ] {
        let mut state = state;
        state.cards = left;
        let step = state.apply_chance(&setup, Outcome::Card(only), &mut ()).unwrap();
        assert_eq!(step.informed, learns, "{} left", left.len());
    }
}

#[test]
fn the_last_tile_of_a_pile_tells_nothing() {
    let setup = Setup::usual(2).unwrap();
    let mut state = drawn(&setup, Phase::Open);
    let tile = state.pile.only_caves().iter().next().unwrap();
    state.pile = state.pile.only_kings().with(tile);
    let step = state.apply_chance(&setup, Outcome::Tile(tile), &mut ()).unwrap();
    assert_eq!(step.informed, SeatSet::NONE);
}

#[test]
fn a_hand_gets_cards_of_its_deck_and_the_last_of_them_tells_nothing() {
    let game = Position::new(2);
    let mut state = game.state;
    state.phase = Phase::Draw;
    let known = state.player(state.active).hand.iter().next().unwrap();
    refused(&game.setup, &state, Outcome::Round(known));
    let left = state.drawable(state.active);
    assert!(left.len() > 2);
    let card = left.iter().next().unwrap();
    for (unseen, learns) in [(left, SeatSet::one(state.active)), (Rounds::NONE.with(card), SeatSet::NONE)] {
        let mut state = state;
        state.unseen = unseen;
        let step = state.apply_chance(&game.setup, Outcome::Round(card), &mut ()).unwrap();
        assert_eq!(step.informed, learns);
    }
}
