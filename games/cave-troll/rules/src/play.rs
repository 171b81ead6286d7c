//! Draw and play a card (rulebook: draw and play a card; check for scoring the board).

use moot_core::{Heard, SeatSet, Step};

use crate::{Card, Event, Figure, Illegal, Laid, Phase, Piece, ROOMS, Space, Spaces, State, score};

/// The board is scored when the pile shows so many icons.
pub(crate) const ICONS: u8 = 5;

impl State {
    /// Begins to draw.
    pub(crate) fn act_draw(&mut self) {
        self.phase = Phase::Draw;
    }

    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        if self.me().hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// Plays a card of the hand: it is seen by all.
    pub(crate) fn act_play(&mut self, card: Card, heard: &mut impl Heard<Event>) -> Step {
        let seat = self.active;
        let player = self.player_mut(seat);
        // To the others the hand is any of what they have not seen of this colour.
        let news = player.hand.plus(player.deck).kinds() > 1;
        player.hand = player.hand.without(card);
        player.held = player.held.saturating_sub(1);
        if let Some(eye) = &mut self.eye
            && eye.hands[seat.index()] == card
        {
            eye.hands[seat.index()] = Card::NONE;
        }
        heard.hear(Event::Played { seat, card });
        self.phase = if card == Card::FIND { Phase::Find } else { Phase::Put(card) };
        let others = self.others(seat).fold(SeatSet::NONE, SeatSet::with);
        Step { learnt: if news { others } else { SeatSet::NONE } }
    }

    /// The spaces that a card being played may go to, or may score.
    pub(crate) fn targets(&self, card: Card) -> Spaces {
        card.figure().map_or(ROOMS, |figure| self.landings(figure))
    }

    pub(crate) fn check_put(&self, card: Card, at: Space) -> Result<(), Illegal> {
        match card.figure() {
            Some(figure) => self.may_land(figure, at),
            None if at.is_room() => Ok(()),
            None => Err(Illegal::WrongSpace { at }),
        }
    }

    /// Puts the figure of the card being played, or scores the room.
    pub(crate) fn act_put(&mut self, card: Card, at: Space, heard: &mut impl Heard<Event>) {
        match card.figure() {
            Some(figure) => {
                self.place(Piece::new(self.active, figure), at, heard);
                if figure == Figure::CaveTroll {
                    return self.escape(0, heard);
                }
            }
            None => score::one_room(self, at, heard),
        }
        self.file(card, heard);
    }

    /// Lays the played card where it belongs, scores the board if that is due, and ends the action.
    pub(crate) fn file(&mut self, card: Card, heard: &mut impl Heard<Event>) {
        let seat = self.active;
        match self.pile.iter().position(Option::is_none) {
            Some(free) if card.icons() > 0 => {
                self.pile[free] = Some(Laid { seat, card });
                let icons = self.icons();
                heard.hear(Event::Piled { seat, card, icons });
                if icons >= ICONS {
                    score::board(self, heard);
                    for laid in core::mem::take(&mut self.pile).into_iter().flatten() {
                        let player = self.player_mut(laid.seat);
                        player.gone = player.gone.with(laid.card);
                    }
                }
            }
            _ => {
                let player = self.player_mut(seat);
                player.discards = player.discards.with(card);
                heard.hear(Event::Discarded { seat, card });
            }
        }
        self.finish_action(heard);
    }
}
