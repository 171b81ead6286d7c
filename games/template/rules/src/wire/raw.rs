//! The serialized form itself: unchecked numbers.

use moot_core::{Seat, UncheckedView, sample_position};
use serde::{Deserialize, Serialize};

use super::ViewError;
use crate::invariants::check_invariants;
use crate::{BadSetup, Card, HEAPS, Hand, Heap, Nim, Phase, Pile, Setup, Size, State, View};

/// The serialized setup and view: unchecked, and usable only through [`RawView::validate`](moot_core::UncheckedView::validate). What follows from the rest, here
/// the pile of unseen cards, is not written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawView {
    players: u8,
    size: Size,
    seat: Option<u8>,
    active: u8,
    turn: u8,
    phase: RawPhase,
    heaps: [u8; HEAPS],
    hands: Vec<RawHand>,
    points: Vec<u8>,
}

/// The phase; a heap is its index in [`Heap::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum RawPhase {
    Turn,
    First,
    Second(u8),
    /// No seat is asked.
    Nothing,
}

/// A card as its place in [`Card::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum RawHand {
    Empty,
    Hidden,
    Held(u8),
    Played(u8),
}

impl UncheckedView for RawView {
    type Game = Nim;
    type SetupError = BadSetup;

    fn new(setup: &Setup, view: &View) -> RawView {
        let table = &view.table;
        RawView {
            players: setup.players(),
            size: setup.size(),
            seat: view.seat.map(|seat| seat.0),
            active: table.active.0,
            turn: table.turn,
            phase: match table.phase {
                Phase::Turn => RawPhase::Turn,
                Phase::First => RawPhase::First,
                Phase::Second { first } => RawPhase::Second(first as u8),
                Phase::Deal(_) | Phase::Over => RawPhase::Nothing,
            },
            heaps: table.heaps,
            hands: setup.seats().map(|seat| table.hand(seat).into()).collect(),
            points: setup.seats().map(|seat| table.player(seat).points).collect(),
        }
    }

    fn validate(self) -> Result<(Setup, View), ViewError> {
        let (setup, view) = self.in_range()?;
        let state = sample_position::<Nim, _>(&setup, &view, view.seat, check_invariants)?;
        ViewError::fits(view.seat.is_some() && view.seat == state.asked(), "the seat is not asked")?;
        Ok((setup, view))
    }
}

impl RawView {
    /// The options and the view, with every number in its range.
    pub(super) fn in_range(&self) -> Result<(Setup, View), ViewError> {
        let setup = Setup::new(self.players, self.size).map_err(ViewError::Setup)?;
        let seat = |number: u8| match number {
            number if number < setup.players() => Ok(Seat(number)),
            _ => Err(ViewError::Range { what: "seat" }),
        };
        let seats = usize::from(setup.players());
        if self.hands.len() != seats || self.points.len() != seats {
            return Err(ViewError::Range { what: "player" });
        }
        let mut table = State::new(&setup);
        table.heaps = self.heaps;
        table.active = seat(self.active)?;
        table.turn = self.turn;
        table.phase = match self.phase {
            RawPhase::Turn => Phase::Turn,
            RawPhase::First => Phase::First,
            RawPhase::Second(first) => Phase::Second { first: nth(&Heap::ALL, first, "heap")? },
            RawPhase::Nothing => return Err(ViewError::Decision { what: "the seat is not asked" }),
        };
        table.pile = Pile::DECK;
        for ((owner, &hand), &points) in setup.seats().zip(&self.hands).zip(&self.points) {
            let hand = hand.in_range()?;
            if let Some(card) = hand.card() {
                table.pile = table.pile.without(card).ok_or(ViewError::Range { what: "card left" })?;
            }
            *table.player_mut(owner) = crate::Player { hand, points };
        }
        Ok((setup, View { seat: self.seat.map(seat).transpose()?, table }))
    }
}

impl RawHand {
    fn in_range(self) -> Result<Hand, ViewError> {
        let card = |number| nth(&Card::ALL, number, "card");
        Ok(match self {
            RawHand::Empty => Hand::Empty,
            RawHand::Hidden => Hand::Hidden,
            RawHand::Held(number) => Hand::Held(card(number)?),
            RawHand::Played(number) => Hand::Played(card(number)?),
        })
    }
}

impl From<Hand> for RawHand {
    fn from(hand: Hand) -> RawHand {
        match hand {
            Hand::Empty => RawHand::Empty,
            Hand::Hidden => RawHand::Hidden,
            Hand::Held(card) => RawHand::Held(card as u8),
            Hand::Played(card) => RawHand::Played(card as u8),
        }
    }
}

/// Returns the element at an index of a list.
fn nth<T: Copy>(all: &[T], number: u8, what: &'static str) -> Result<T, ViewError> {
    all.get(usize::from(number)).copied().ok_or(ViewError::Range { what })
}
