//! The course of a turn: pending draws, the next step, and the end of the game.

use moot_core::{EventSink, Seat, SeatSet, Step};

use crate::card::{NONE, PLACES, troll};
use crate::deck::among;
use crate::state::Rites;
use crate::{Event, Illegal, Outcome, Phase, Pile, Setup, Stage, State, deal, spells};

/// The last round that can be played. It is far beyond any real game and bounds the length of a game.
pub const LAST_ROUND: u8 = 60;

impl State {
    /// Step 2 is done: on to Deep Breath or to step 3.
    pub(crate) fn after_step_two(&mut self) {
        self.stage = match self.stage {
            Stage::Work if self.rites.breath => Stage::Breath,
            _ => Stage::Halls,
        };
        self.phase = Phase::Step;
    }

    /// Advances from a finished action to the next decision or chance event.
    pub(crate) fn settle(&mut self, setup: &Setup, events: &mut impl EventSink<Event>) {
        loop {
            match self.phase {
                Phase::Deal(_)
                | Phase::Gate
                | Phase::Draw
                | Phase::Draft
                | Phase::Pick
                | Phase::Bribe { .. }
                | Phase::Trade { .. }
                | Phase::Over => return,
                _ => {}
            }
            if let Some(chance) = self.due(events) {
                self.resume = core::mem::replace(&mut self.phase, chance);
                return;
            }
            match self.phase {
                Phase::Step if self.casting != NONE => spells::finish(self, events),
                Phase::Found(sites) if sites == 0 || self.shop_supply == [0; 11] => self.after_step_two(),
                Phase::Dowse(_) | Phase::Horn(_) | Phase::Swap(_) | Phase::Carry(_) => {
                    let mut choices = Vec::new();
                    spells::list_choices(setup.board(), self, &mut choices);
                    if !choices.is_empty() {
                        return;
                    }
                    self.phase = Phase::Step;
                }
                _ => return,
            }
        }
    }

    /// The chance event that has to happen before anything else.
    fn due(&mut self, events: &mut impl EventSink<Event>) -> Option<Phase> {
        if self.bare != NONE {
            return Some(Phase::Bag(self.bare));
        }
        if let Some(place) = self.gap() {
            return Some(Phase::Refill(place));
        }
        if self.phase == Phase::Place
            && let Some(place) = (0..PLACES).find(|&place| self.horde[place].bribes.total() >= 4)
        {
            let stand = &mut self.horde[place];
            stand.bribes = Pile::EMPTY;
            let card = core::mem::replace(&mut stand.card, NONE);
            self.sink_troll(card);
            events.send(Event::Retired { place: place as u8, card });
            return Some(Phase::Refill(place as u8));
        }
        let page = self.book.iter().position(|&spell| spell == NONE)?;
        (self.next_spells() != 0).then_some(Phase::Page(page as u8))
    }

    /// Applies the outcome of the pending chance event.
    pub(crate) fn apply_chance(
        &mut self,
        setup: &Setup,
        outcome: Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<Step, Illegal> {
        let everybody = Step { informed: SeatSet::all(setup.players().into()) };
        let step = match (self.phase, outcome) {
            (Phase::Deal(n), _) => return deal::apply_chance(setup, self, n, outcome, events),
            (Phase::Draw, Outcome::Starter(starter)) if among(deal::drawable(self), starter) => {
                return Ok(deal::drew(self, starter, events));
            }
            (Phase::Refill(place), Outcome::Troll(card)) if among(self.next_trolls(place), card) => {
                let known = self.next_trolls(place).count_ones() == 1;
                self.take_troll(card);
                let stand = &mut self.horde[usize::from(place)];
                stand.card = card;
                events.send(Event::Came { place, card });
                if troll(card).level == 2 && stand.pedestal.is_none() && self.bag.iter().any(|&n| n > 0) {
                    self.bare = place;
                }
                if self.under != NONE {
                    let under = core::mem::replace(&mut self.under, NONE);
                    self.sink_troll(under);
                }
                if known { Step::default() } else { everybody }
            }
            (Phase::Bag(place), Outcome::Pedestal(clan)) if self.bag[clan as usize] > 0 => {
                let known = self.bag.iter().filter(|&&n| n > 0).count() == 1;
                self.bag[clan as usize] -= 1;
                self.bare = NONE;
                self.horde[usize::from(place)].pedestal = Some(clan);
                events.send(Event::Pedestal { place, clan });
                if known { Step::default() } else { everybody }
            }
            (Phase::Page(page), Outcome::Spell(spell)) if among(self.next_spells().into(), spell) => {
                let known = self.next_spells().count_ones() == 1;
                deal::turn_page(self, page, spell, events);
                if known { Step::default() } else { everybody }
            }
            _ => return Err(Illegal::NotDue),
        };
        self.phase = core::mem::replace(&mut self.resume, Phase::Step);
        self.settle(setup, events);
        Ok(step)
    }

    /// Step 2 is impossible. When that happens to all seats in a row before the coronation, the game ends (ruling 58);
    /// after it, every seat keeps the two turns that are due.
    pub(crate) fn skip(&mut self, setup: &Setup, events: &mut impl EventSink<Event>) {
        events.send(Event::Skipped { seat: self.active });
        self.skipped = self.skipped.saturating_add(1);
        if self.skipped >= setup.players() && self.rounds_left == 0 {
            self.phase = Phase::Over;
            events.send(Event::Over);
        } else {
            self.after_step_two();
        }
    }

    /// Ends the turn and perhaps the round and the game (rulebook: game end trigger).
    pub(crate) fn end_turn(&mut self, setup: &Setup, events: &mut impl EventSink<Event>) {
        events.send(Event::Ended { seat: self.active });
        self.active = Seat((self.active.0 + 1) % setup.players());
        self.rites = Rites::NEW;
        self.stage = Stage::Work;
        self.phase = Phase::Step;
        if self.active == self.first {
            if self.rounds_left == 1 || self.round == LAST_ROUND {
                self.phase = Phase::Over;
                events.send(Event::Over);
                return;
            }
            self.rounds_left = self.rounds_left.saturating_sub(1);
            self.round += 1;
        }
        events.send(Event::Began { seat: self.active, round: self.round });
    }
}
