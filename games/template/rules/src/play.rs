//! Taking stones and playing cards. [`State::most`] alone computes how many stones may be taken: the list, the check and the
//! page all call it, so they cannot disagree.

use moot_core::{EventSink, Seat, SeatSet, Step};

use crate::{Action, Card, Event, Hand, Heap, Illegal, Phase, Setup, State, View};

/// The most stones that a hand takes.
pub const MOST: u8 = 3;

impl State {
    /// The most stones that the active player can take from a heap now: 0 if the heap is empty, and 0 for the second hand if
    /// the first hand took from it.
    #[must_use]
    pub fn most(&self, heap: Heap) -> u8 {
        match self.phase {
            Phase::Second { first } if first == heap => 0,
            _ => self.stones(heap).min(MOST),
        }
    }

    /// Lists what the asked player can do, ascending.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        for heap in Heap::ALL {
            out.extend((1..=self.most(heap)).map(|stones| Action::Take { heap, stones }));
        }
        out.extend(Card::ALL.into_iter().filter(|&card| self.check_play(card).is_ok()).map(Action::Play));
    }

    pub(crate) fn check_take(&self, heap: Heap, stones: u8) -> Result<(), Illegal> {
        if self.phase == (Phase::Second { first: heap }) {
            return Err(Illegal::SameHeap { heap });
        }
        let most = self.most(heap);
        if (1..=most).contains(&stones) { Ok(()) } else { Err(Illegal::Stones { asked: stones, most }) }
    }

    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        if self.phase != Phase::Turn {
            return Err(Illegal::WrongMoment);
        }
        if self.hand(self.active) != Hand::Held(card) {
            return Err(Illegal::NotHeld { card });
        }
        let have = self.standing().count() as u8;
        if card == Card::TwoHands && have < 2 {
            return Err(Illegal::TooFewHeaps { have });
        }
        Ok(())
    }

    /// Takes stones. All seats can compute the result, so no seat is informed of anything.
    pub(crate) fn act_take(
        &mut self,
        setup: &Setup,
        heap: Heap,
        stones: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let (seat, pay) = (self.active, self.pay());
        self.heaps[heap.index()] -= stones;
        events.send(Event::Took { seat, heap, stones });
        if self.stones(heap) == 0 {
            self.player_mut(seat).points += pay;
            events.send(Event::Emptied { seat, heap, points: pay });
        }
        self.phase = match self.phase {
            Phase::First => Phase::Second { first: heap },
            _ => return self.end_turn(setup, events),
        };
    }

    /// Plays the card, which becomes public.
    pub(crate) fn act_play(&mut self, setup: &Setup, card: Card, events: &mut impl EventSink<Event>) -> Step {
        let seat = self.active;
        let informed = self.surprised(setup, seat);
        self.player_mut(seat).hand = Hand::Played(card);
        events.send(Event::Played { seat, card });
        match card {
            Card::TwoHands => self.phase = Phase::First,
            Card::Rest => self.end_turn(setup, events),
        }
        Step { informed }
    }

    /// The seats that cannot compute which card `seat` holds. Undo stops at what a person has learnt, so a seat that knows
    /// the card already must not be in the set.
    fn surprised(&self, setup: &Setup, seat: Seat) -> SeatSet {
        let unsure =
            |&other: &Seat| other != seat && View::new(setup, self, Some(other)).table.pile.is_mixed();
        setup.seats().filter(unsure).fold(SeatSet::NONE, SeatSet::with)
    }

    /// Ends the turn, and the game if no stone is left.
    fn end_turn(&mut self, setup: &Setup, events: &mut impl EventSink<Event>) {
        if self.standing().next().is_none() {
            self.phase = Phase::Over;
            events.send(Event::Over);
            return;
        }
        self.phase = Phase::Turn;
        self.active = setup.after(self.active);
        self.turn += 1;
    }
}
