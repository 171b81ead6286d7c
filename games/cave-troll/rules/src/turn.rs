//! The course of a turn, and the end of the game (rulebook: playing the game; escalating action rule; winning the game).

use moot_core::{EventSink, Seat, SeatSet};

use crate::score::Row;
use crate::{Event, MAX_PLAYERS, Phase, State, score};

/// After so many rounds in a row without a draw of any player the game ends.
pub const IDLE_ROUNDS: u8 = 10;
/// The actions of every turn after the first few of a game.
pub(crate) const ACTIONS: u8 = 4;
/// The draws of the longest game: 18 of the player who empties a deck, 17 of each of the others.
const DRAWS: u16 = 18 + 17 * (MAX_PLAYERS as u16 - 1);
/// No game has more turns.
pub(crate) const MOST_TURNS: u16 = DRAWS * IDLE_ROUNDS as u16 * MAX_PLAYERS as u16;
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
        self.actions = self.turn.min(ACTIONS.into()) as u8;
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

    /// How many turns are left before the game ends because of no draw, this one included.
    #[must_use]
    pub const fn turns_without_draw_left(&self) -> u8 {
        (IDLE_ROUNDS * self.seats).saturating_sub(self.idle)
    }

    /// Ends an action: the game ends if the deck is empty, the turn if it was the last action.
    pub(crate) fn finish_action(&mut self, events: &mut impl EventSink<Event>) {
        self.actions = self.actions.saturating_sub(1);
        self.phase = Phase::Act;
        if self.me().deck_len() == 0 {
            self.gain(self.active, Row::Last, LAST_GOLD.into());
            events.send(Event::Last { seat: self.active, gold: LAST_GOLD });
            self.finish_game(events);
        } else if self.actions == 0 {
            self.end_turn(events);
        }
    }

    /// Ends the turn, and the game after too many turns without a draw.
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        self.idle = if self.drawn { 0 } else { self.idle + 1 };
        events.send(Event::Ended { seat, unused: self.actions });
        if self.turns_without_draw_left() == 0 {
            events.send(Event::Stalled { rounds: IDLE_ROUNDS });
            return self.finish_game(events);
        }
        self.active = Seat((seat.0 + 1) % self.seats);
        self.begin_turn(events);
    }

    /// The last scoring.
    fn finish_game(&mut self, events: &mut impl EventSink<Event>) {
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
