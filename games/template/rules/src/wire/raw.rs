//! The form itself: numbers that nobody has checked.

use moot_core::Seat;
use serde::{Deserialize, Serialize};

use super::BadView;
use crate::{Card, HEAPS, Hand, Heap, Phase, Pile, Setup, Size, State, View};

/// Options and a view as they travel: unchecked, and good for nothing but [`RawView::check`]. What follows from the rest, here
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

/// What is asked; a heap as its place in [`Heap::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum RawPhase {
    Turn,
    First,
    Second(u8),
    /// Nobody is asked.
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

impl RawView {
    /// Options and view, made ready to travel.
    #[must_use]
    pub fn new(setup: &Setup, view: &View) -> RawView {
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

    /// The options and the view, with every number in its range.
    pub(super) fn in_range(&self) -> Result<(Setup, View), BadView> {
        let setup = Setup::new(self.players, self.size).map_err(BadView::Setup)?;
        let seat = |number: u8| match number {
            number if number < setup.players() => Ok(Seat(number)),
            _ => Err(BadView::Range { what: "seat" }),
        };
        let seats = usize::from(setup.players());
        if self.hands.len() != seats || self.points.len() != seats {
            return Err(BadView::Range { what: "player" });
        }
        let mut table = State::new(&setup);
        table.heaps = self.heaps;
        table.active = seat(self.active)?;
        table.turn = self.turn;
        table.phase = match self.phase {
            RawPhase::Turn => Phase::Turn,
            RawPhase::First => Phase::First,
            RawPhase::Second(first) => Phase::Second { first: nth(&Heap::ALL, first, "heap")? },
            RawPhase::Nothing => return Err(BadView::NotAsked),
        };
        table.pile = Pile::DECK;
        for ((owner, &hand), &points) in setup.seats().zip(&self.hands).zip(&self.points) {
            let hand = hand.in_range()?;
            if let Some(card) = hand.card() {
                table.pile = table.pile.without(card).ok_or(BadView::Range { what: "card left" })?;
            }
            *table.player_mut(owner) = crate::Player { hand, points };
        }
        Ok((setup, View { seat: self.seat.map(seat).transpose()?, table }))
    }
}

impl RawHand {
    fn in_range(self) -> Result<Hand, BadView> {
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

/// The thing at a place of a list.
fn nth<T: Copy>(all: &[T], number: u8, what: &'static str) -> Result<T, BadView> {
    all.get(usize::from(number)).copied().ok_or(BadView::Range { what })
}
