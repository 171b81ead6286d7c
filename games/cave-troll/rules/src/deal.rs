//! Draws: the starting hands, the starting player, cards and artifacts.

use moot_core::{Dice, EventSink, Seat, SeatSet, Step};

use crate::player::SEEN;
use crate::{Artifact, Card, Cards, Event, Illegal, Outcome, Phase, Setup, State};

impl State {
    /// The cards that the next draw of a seat may bring.
    fn drawable(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        match player.top[0] {
            card if card.is_some() => Cards::EMPTY.with(card),
            _ => player.deck,
        }
    }

    /// The cards that Raven's Eye may show next.
    fn peekable(&self) -> Cards {
        self.me().deck.minus(self.me().seen)
    }

    /// Samples the outcome of the pending draw.
    pub(crate) fn sample_chance(&self, dice: &mut impl Dice) -> Outcome {
        match self.phase {
            Phase::Deal(n) if n < self.seats => Outcome::Card(self.drawable(Seat(n)).draw(dice)),
            Phase::Deal(_) => Outcome::First(Seat(dice.below(self.seats.into()) as u8)),
            Phase::Find => {
                let nth = dice.below(self.artifacts.count_ones()) as usize;
                let left = Artifact::ALL.into_iter().filter(|&one| self.artifacts >> one as u8 & 1 == 1);
                Outcome::Artifact(left.into_iter().nth(nth).unwrap_or(Artifact::Chalice))
            }
            Phase::Peek => Outcome::Card(self.peekable().draw(dice)),
            // Every other phase draws nothing; a card is what its contract can best answer with.
            _ => Outcome::Card(self.drawable(self.active).draw(dice)),
        }
    }

    /// Applies the outcome of the pending draw.
    pub(crate) fn apply_chance(
        &mut self,
        setup: &Setup,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        let told = |seat: Seat, learns: bool| Step {
            informed: if learns { SeatSet::one(seat) } else { SeatSet::NONE },
        };
        match (self.phase, outcome) {
            (Phase::Deal(n), Outcome::Card(card)) if n < self.seats && self.drawable(Seat(n)).has(card) => {
                let learns = self.take_card(Seat(n), card, events);
                self.phase = Phase::Deal(n + 1);
                if let Some(first) = setup.first().filter(|_| n + 1 == self.seats) {
                    self.begin(first, events);
                }
                Ok(told(Seat(n), learns))
            }
            (Phase::Deal(n), Outcome::First(first)) if n == self.seats && first.0 < self.seats => {
                self.begin(first, events);
                Ok(Step { informed: SeatSet::all(self.seats.into()) })
            }
            (Phase::Draw, Outcome::Card(card)) if self.drawable(self.active).has(card) => {
                let learns = self.take_card(self.active, card, events);
                self.drawn = true;
                self.phase = Phase::Play;
                Ok(told(self.active, learns))
            }
            (Phase::Find, Outcome::Artifact(artifact)) if self.artifacts >> artifact as u8 & 1 == 1 => {
                let seat = self.active;
                self.find(artifact, events);
                // There are more artifacts than players, so the last one is never drawn.
                Ok(told(seat, true))
            }
            (Phase::Peek, Outcome::Card(card)) if self.peekable().has(card) => {
                let learns = self.peekable().kinds() > 1;
                self.peek(card, events);
                Ok(told(self.active, learns))
            }
            _ => Err(Illegal::NotDue),
        }
    }

    /// The active player draws an artifact.
    fn find(&mut self, artifact: Artifact, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.artifacts &= !(1 << artifact as u8);
        self.holders = self.holders.with(seat);
        self.relics[seat.index()] = Some(artifact);
        events.send(Event::Found { seat });
        self.file(Card::FIND, events);
    }

    /// The active player sees the next card of the deck by Raven's Eye.
    fn peek(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let player = self.player_mut(seat);
        player.seen = player.seen.with(card);
        player.looked += 1;
        if player.looked >= player.deck_len().min(SEEN as u8) {
            let cards = player.looked;
            events.send(Event::Looked { seat, cards });
            self.phase = Phase::Stack;
            self.stack_last(events);
        }
    }

    /// Moves the top card of a deck to the hand. Returns whether its player could not know the card.
    fn take_card(&mut self, seat: Seat, card: Card, events: &mut impl EventSink<Event>) -> bool {
        let learns = self.drawable(seat).kinds() > 1;
        let player = self.player_mut(seat);
        player.deck = player.deck.without(card);
        player.hand = player.hand.with(card);
        player.held += 1;
        if player.topped > 0 {
            player.topped -= 1;
            player.top.rotate_left(1);
            player.top[SEEN - 1] = Card::NONE;
        }
        events.send(Event::Drew { seat });
        learns
    }

    pub(crate) fn check_stack(&self, card: Card) -> Result<(), Illegal> {
        if self.me().seen.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// Raven's Eye: puts a seen card back below those that are back already.
    pub(crate) fn act_stack(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        self.stack(card);
        self.stack_last(events);
    }

    fn stack(&mut self, card: Card) {
        let player = self.player_mut(self.active);
        player.seen = player.seen.without(card);
        player.looked = player.looked.saturating_sub(1);
        if let Some(place) = player.top.get_mut(usize::from(player.topped)) {
            *place = card;
            player.topped += 1;
        }
    }

    /// The last card has only one possible position.
    fn stack_last(&mut self, events: &mut impl EventSink<Event>) {
        if self.me().looked > 1 {
            return;
        }
        if let Some(card) = self.me().seen.iter().next() {
            self.stack(card);
        }
        events.send(Event::Stacked { seat: self.active });
        self.phase = Phase::Bonus;
    }
}
