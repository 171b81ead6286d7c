//! A Cave Troll falls into a room (rulebook: classic abilities, Cave Troll).

use moot_core::{EventSink, Seat};

use crate::{Card, Event, Fate, Figure, Phase, Piece, Space, State};

impl State {
    /// The seats from so many after the active one on, clockwise, are asked who steps out; then the rest is removed.
    pub(crate) fn escape(&mut self, from: u8, events: &mut impl EventSink<Event>) {
        let room = self.me().at(Figure::CaveTroll);
        for after in from..self.seats {
            let seat = Seat((self.active.0 + after) % self.seats);
            if self.can_escape(seat, room) {
                self.phase = Phase::Escape { room, seat, after };
                return;
            }
        }
        self.clear(room, Piece::new(self.active, Figure::CaveTroll), Fate::Crushed, events);
        self.file(Card::of(Figure::CaveTroll), events);
    }

    fn can_escape(&self, seat: Seat, room: Space) -> bool {
        let figures = self.player(seat).standing(self.set, room);
        figures.into_iter().any(|figure| !self.steps(Piece::new(seat, figure), room).is_empty())
    }
}
