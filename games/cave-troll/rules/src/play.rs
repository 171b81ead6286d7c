//! Draw and play a card (rulebook: draw and play a card; check for scoring the board).

use moot_core::{EventSink, SeatSet, Step};

use crate::{Card, Event, Figure, Illegal, Laid, Phase, Piece, ROOMS, Space, Spaces, State, Wanted, score};

/// The number of icons in the pile at which the board is scored.
pub(crate) const ICONS: u8 = 5;

impl State {
    /// Begins to draw.
    pub(crate) fn act_draw(&mut self) {
        self.phase = Phase::Draw;
    }

    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        if self.me().hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// Plays a card of the hand, which all seats see.
    pub(crate) fn act_play(&mut self, card: Card, events: &mut impl EventSink<Event>) -> Step {
        let seat = self.active;
        let player = self.player_mut(seat);
        // For the others, the hand can be any cards of this colour that they have not seen.
        let learns = player.hand.plus(player.deck).kinds() > 1;
        player.hand = player.hand.without(card);
        player.held = player.held.saturating_sub(1);
        if let Some(eye) = &mut self.eye
            && eye.hands[seat.index()] == card
        {
            eye.hands[seat.index()] = Card::NONE;
        }
        events.send(Event::Played { seat, card });
        self.phase = if card == Card::FIND { Phase::Find } else { Phase::Put(card) };
        let others = self.others(seat).fold(SeatSet::NONE, SeatSet::with);
        Step { informed: if learns { others } else { SeatSet::NONE } }
    }

    /// The spaces to which a card in play can go, or that it can score.
    pub(crate) fn targets(&self, card: Card) -> Spaces {
        card.figure().map_or(ROOMS, |figure| self.landings(figure))
    }

    pub(crate) fn check_put(&self, card: Card, at: Space) -> Result<(), Illegal> {
        match card.figure() {
            Some(figure) => self.may_land(figure, at),
            None if at.is_room() => Ok(()),
            None => Err(Illegal::WrongSpace { at, wanted: Wanted::Room }),
        }
    }

    /// Puts the figure of the card being played, or scores the room.
    pub(crate) fn act_put(&mut self, card: Card, at: Space, events: &mut impl EventSink<Event>) {
        match card.figure() {
            Some(figure) => {
                self.place(Piece::new(self.active, figure), at, events);
                if figure == Figure::CaveTroll {
                    return self.escape(0, events);
                }
            }
            None => score::one_room(self, at, events),
        }
        self.file(card, events);
    }

    /// Puts the played card on its pile, scores the board if that is due, and ends the action.
    pub(crate) fn file(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        match self.pile.iter().position(Option::is_none) {
            Some(free) if card.icons() > 0 => {
                self.pile[free] = Some(Laid { seat, card });
                let icons = self.icons();
                events.send(Event::Piled { seat, card, icons });
                if icons >= ICONS {
                    score::board(self, events);
                    for laid in core::mem::take(&mut self.pile).into_iter().flatten() {
                        let player = self.player_mut(laid.seat);
                        player.gone = player.gone.with(laid.card);
                    }
                }
            }
            _ => {
                let player = self.player_mut(seat);
                player.discards = player.discards.with(card);
                events.send(Event::Discarded { seat, card });
            }
        }
        self.finish_action(events);
    }
}
