//! The deal: one card for each player, which only that player sees.

use moot_core::{Dice, EventSink, Seat, SeatSet, Step};

use crate::{Event, Hand, Illegal, Outcome, Phase, Setup, State};

impl State {
    /// Draws a card and changes nothing. The table writes the outcome into the log; [`deal`](State::deal) carries it out.
    pub(crate) fn draw(&self, dice: &mut impl Dice) -> Outcome {
        Outcome(self.pile.draw(dice))
    }

    /// Deals `outcome` to the seat that is due. The seat learns its card: this play cannot be taken back.
    pub(crate) fn deal(
        &mut self,
        setup: &Setup,
        Outcome(card): Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        // An outcome may come from a forged save: refuse impossible ones before any change.
        let Phase::Deal(seat) = self.phase else { return Err(Illegal::NotDue) };
        self.pile = self.pile.without(card).ok_or(Illegal::NotDue)?;
        self.player_mut(seat).hand = Hand::Held(card);
        events.send(Event::Dealt { seat });
        let next = setup.after(seat);
        self.phase = if next == Seat(0) { Phase::Turn } else { Phase::Deal(next) };
        Ok(Step { informed: SeatSet::one(seat) })
    }
}
