//! The course of a turn, and the end of the game (rulebook: gameplay; end of the game).

use moot_core::{EventSink, Seat, SeatSet, Step};

use crate::tables::VILLAGES;
use crate::{Event, Illegal, Item, King, Phase, Place, Reckoning, RoundCard, Stage, State};

impl State {
    /// Begins the turn of a player.
    pub(crate) fn begin_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if seat == self.first {
            self.round += 1;
        }
        self.active = seat;
        (self.second, self.moved) = (false, None);
        self.no_points();
        self.stage = Stage::Play;
        self.phase = Phase::Play;
        events.send(Event::Began { seat, round: self.round });
    }

    fn no_points(&mut self) {
        (self.at, self.reckoning, self.own, self.lent) = (Place::BESIDE, Reckoning::NONE, 0, 0);
        (self.activated, self.homeward) = (false, false);
    }

    pub(crate) fn check_play(&self, card: RoundCard) -> Result<(), Illegal> {
        if self.me().hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// Plays a round card: the item is put on the village if there is room and supply, and the troll king moves. The others
    /// learn which card it was.
    pub(crate) fn act_play(&mut self, card: RoundCard, events: &mut impl EventSink<Event>) -> Step {
        let (seat, face) = (self.active, card.face());
        let me = self.me_mut();
        me.hand = me.hand.without(card);
        me.held[face.time as usize] -= 1;
        self.played = self.played.with(card);
        events.send(Event::Played { seat, card });
        let at = Place::village(face.village);
        let put = self.put(face.item, at);
        events.send(Event::Put { item: face.item, at, put });
        let to = face.king.unwrap_or(at);
        self.king = if to.is_cavern() { King::Cavern(seat, to) } else { King::Village(to) };
        events.send(Event::King { seat, to });
        self.stage = Stage::Move;
        self.phase = Phase::Move;
        Step { informed: self.all().filter(|&other| other != seat).fold(SeatSet::NONE, SeatSet::with) }
    }

    /// Puts an item from the supply on a village, if there is one and there is room.
    fn put(&mut self, item: Item, at: Place) -> bool {
        let towers = VILLAGES[at.number().unwrap_or(0)].towers;
        let room = item != Item::Princess || self.lies(item, at) < towers;
        let supply = match item {
            Item::Princess => &mut self.supply.princesses,
            Item::Changeling => &mut self.supply.changelings,
            Item::Human => &mut self.supply.humans,
            Item::Bell | Item::Outpost => return false,
        };
        if !room || *supply == 0 {
            return false;
        }
        *supply -= 1;
        self.village_mut(at).items[item as usize] += 1;
        true
    }

    /// No troll can be moved: the phase is skipped.
    pub(crate) fn skip_move(&mut self, events: &mut impl EventSink<Event>) {
        events.send(Event::Stuck { seat: self.active });
        self.no_points();
        self.refill(events);
    }

    /// The actions of a phase are done.
    pub(crate) fn rest(&mut self, events: &mut impl EventSink<Event>) {
        events.send(Event::Rested { seat: self.active, unused: self.own });
        if self.homeward {
            self.go_home(events);
        } else {
            self.refill(events);
        }
    }

    /// At the end of a phase the displays are refilled.
    pub(crate) fn refill(&mut self, events: &mut impl EventSink<Event>) {
        self.graze();
        self.phase = Phase::Refill;
        if self.gap().is_none() {
            self.after_phase(events);
        }
    }

    /// After the refill: the second troll, or the end of the turn.
    pub(crate) fn after_phase(&mut self, events: &mut impl EventSink<Event>) {
        self.no_points();
        if !self.second {
            self.second = true;
            self.stage = Stage::Move;
            self.phase = Phase::Move;
        } else if self.me().drawn < self.table().rounds {
            self.phase = Phase::Draw;
        } else {
            self.close_turn(events);
        }
    }

    /// The turn of a player lasts as long as there is a challenge that could be claimed.
    pub(crate) fn close_turn(&mut self, events: &mut impl EventSink<Event>) {
        (self.stage, self.phase) = (Stage::End, Phase::End);
        if !self.can_claim() {
            self.end_turn(events);
        }
    }

    /// The next player, or the end of the game after the last round.
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        let next = Seat((self.active.0 + 1) % self.seats);
        if next == self.first && self.round >= self.table().rounds {
            self.moved = None;
            self.phase = Phase::Over;
            events.send(Event::Over);
        } else {
            self.begin_turn(next, events);
        }
    }
}
