//! Positions set up by hand, and the texts that play on from them.

use moot_core::{Game, Seat, SeatSet};
use nim_template::testing::{check_invariants, position};
use nim_template::{Action, Card, Event, Hand, Illegal, Nim, Setup, State};

pub const TWO_HANDS: Hand = Hand::Held(Card::TwoHands);
pub const REST: Hand = Hand::Held(Card::Rest);
pub const SPENT: Hand = Hand::Played(Card::Rest);

/// A game that is played by the texts of its actions.
pub struct Board {
    pub setup: Setup,
    pub state: State,
    /// The events of the last action.
    pub events: Vec<Event>,
    /// The seats that learnt something from the last action.
    pub informed: SeatSet,
}

impl Board {
    pub fn new(heaps: [u8; 3], hands: &[Hand]) -> Board {
        let setup = Setup::usual(hands.len() as u8).unwrap();
        let state = position(&setup, heaps, hands).unwrap();
        check_invariants(&setup, &state).unwrap();
        Board { setup, state, events: Vec::new(), informed: SeatSet::NONE }
    }

    /// The action in that text, with the seat whose turn it is; seat 0 when the game is over.
    fn read(&self, text: &str) -> (Seat, Action) {
        (self.state.asked().unwrap_or(Seat(0)), Nim::action_from(text).unwrap())
    }

    pub fn check(&self, text: &str) -> Result<(), Illegal> {
        let (seat, action) = self.read(text);
        Nim::check(&self.setup, &self.state, seat, action)
    }

    pub fn play(&mut self, text: &str) -> &mut Board {
        let (seat, action) = self.read(text);
        assert_eq!(self.check(text), Ok(()), "{text}");
        self.events.clear();
        self.informed = Nim::act(&self.setup, &mut self.state, seat, action, &mut self.events).informed;
        check_invariants(&self.setup, &self.state).unwrap();
        self
    }

    /// The rows of the score sheet and the ranks, seat by seat.
    pub fn score(&self) -> Vec<(i16, i16, u8)> {
        let sheet = Nim::score(&self.setup, &self.state);
        let of = |seat: Seat| {
            (sheet.points[0][seat.index()], sheet.points[1][seat.index()], sheet.rank[seat.index()])
        };
        self.setup.seats().map(of).collect()
    }
}
