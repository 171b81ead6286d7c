//! The state of the game.

use moot_core::Seat;

use crate::{HEAPS, Hand, Heap, MAX_PLAYERS, Phase, Pile, Player, Setup};

/// The state. It is small and `Copy`, because the search copies it some hundred thousand times a second. It holds no text,
/// no history and no order of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The stones of each heap.
    pub heaps: [u8; HEAPS],
    /// The cards that were not dealt. In a view also those that the viewer cannot see.
    pub pile: Pile,
    /// The players by seat; seats that are not in use stay [`Player::NEW`].
    pub players: [Player; MAX_PLAYERS],
    /// The seat whose turn it is.
    pub active: Seat,
    /// The number of that turn, counted from 1 over all players.
    pub turn: u8,
    /// What happens next.
    pub phase: Phase,
}

// Every game asserts its size: at most 1 KiB, unless its README gives a reason.
const _: () = assert!(size_of::<State>() <= 24);

impl State {
    /// The table before the first card is dealt. Seat 0 begins.
    pub(crate) fn new(setup: &Setup) -> State {
        State {
            heaps: Heap::start(setup.size()),
            pile: Pile::DECK,
            players: [Player::NEW; MAX_PLAYERS],
            active: Seat(0),
            turn: 1,
            phase: Phase::Deal(Seat(0)),
        }
    }

    /// The seat that has to decide; `None` while a card is dealt and when the game is over.
    #[must_use]
    pub const fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal(_) | Phase::Over => None,
            Phase::Turn | Phase::First | Phase::Second { .. } => Some(self.active),
        }
    }

    /// The stones of a heap.
    #[must_use]
    pub const fn stones(&self, heap: Heap) -> u8 {
        self.heaps[heap.index()]
    }

    /// The heaps that have stones.
    pub fn standing(&self) -> impl Iterator<Item = Heap> + use<> {
        let heaps = self.heaps;
        Heap::ALL.into_iter().filter(move |heap| heaps[heap.index()] > 0)
    }

    /// The points for the next heap that is emptied: 1 for the first, 2 for the second, 3 for the last; 0 after that.
    #[must_use]
    pub fn pay(&self) -> u8 {
        match self.standing().count() {
            0 => 0,
            standing => (1 + HEAPS - standing) as u8,
        }
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The card of a player.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.player(seat).hand
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}
