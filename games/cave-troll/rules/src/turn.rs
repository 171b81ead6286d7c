//! The course of a turn, and the end of the game (rulebook: playing the game; escalating action rule; winning the game).

use moot_core::{EventSink, Seat, SeatSet};

use crate::score::Row;
use crate::{Event, Phase, State, score};

/// A player who has taken so many turns in a row without drawing must begin the next one with a draw.
pub const IDLE_TURNS: u8 = 5;
/// The actions of every turn after the first few of a game.
const ACTIONS: u16 = 4;
/// The gold for the player who empties a deck.
const LAST_GOLD: u8 = 3;

impl State {
    /// Begins the first turn of the game.
    pub(crate) fn begin(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        self.first = first;
        self.active = first;
        events.send(Event::First { seat: first });
        self.begin_turn(events);
    }

    fn begin_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.turn += 1;
        self.actions = self.turn.min(ACTIONS) as u8;
        self.drawn = false;
        self.rampaged = false;
        self.purses = SeatSet::NONE;
        self.phase = Phase::Act;
        if let Some(threshold) = self.threshold.filter(|threshold| threshold.seat == self.active) {
            self.threshold = None;
            events.send(Event::Unsealed { at: threshold.room });
        }
        events.send(Event::Began { seat: self.active, turn: self.turn, actions: self.actions });
    }

    /// Whether the turn has to begin with a draw.
    #[must_use]
    pub fn must_draw(&self) -> bool {
        self.me().idle >= IDLE_TURNS && !self.drawn
    }

    /// Ends an action: the game ends if the deck is empty, the turn if it was the last action.
    pub(crate) fn finish_action(&mut self, events: &mut impl EventSink<Event>) {
        self.actions = self.actions.saturating_sub(1);
        self.phase = Phase::Act;
        if self.me().deck_len() == 0 {
            self.finish_game(events);
        } else if self.actions == 0 {
            self.end_turn(events);
        }
    }

    /// Ends the turn.
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let drawn = self.drawn;
        let player = self.player_mut(seat);
        player.idle = if drawn { 0 } else { player.idle.saturating_add(1) };
        events.send(Event::Ended { seat, unused: self.actions });
        self.active = Seat((seat.0 + 1) % self.seats);
        self.begin_turn(events);
    }

    fn finish_game(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.gain(seat, Row::Last, LAST_GOLD.into());
        events.send(Event::Last { seat, gold: LAST_GOLD });
        score::board(self, events);
        for seat in self.all() {
            if let Some(artifact) = self.relics[seat.index()] {
                self.gain(seat, Row::Artifacts, artifact.gold().into());
                events.send(Event::Kept { seat, artifact, gold: artifact.gold() });
            }
        }
        self.phase = Phase::Over;
        events.send(Event::Over);
    }
}
