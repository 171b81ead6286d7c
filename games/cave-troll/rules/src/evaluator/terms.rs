//! The terms of the evaluation: the amounts that a seat may still gain, which the weights multiply.

use moot_core::Seat;

use super::forecast::{Forecast, icons, race};
use super::survey::Survey;
use super::weights as at;
use crate::figure::{HERO_SLOTS, SLOTS};
use crate::{Card, Cards, Figure, Phase, STAIRCASES, Set, Spaces, State};

/// Heroes beyond the first that make a room safer.
const SPARE: u8 = 2;
/// Icons that complete the pile.
const PILE: u8 = 5;

/// The data that all seats share.
pub(crate) struct EvalContext<'a> {
    pub(crate) state: &'a State,
    pub(crate) survey: Survey,
    pub(crate) forecast: Forecast,
}

impl<'a> EvalContext<'a> {
    pub(crate) fn new(state: &'a State) -> EvalContext<'a> {
        EvalContext { state, survey: Survey::new(state), forecast: Forecast::new(state) }
    }

    /// Writes the terms of a seat.
    pub(crate) fn terms(&self, seat: Seat, out: &mut [f32]) {
        let (state, forecast) = (self.state, &self.forecast);
        let board = self.survey.board[seat.index()];
        out[at::BOARD_SOON] = board * forecast.pile;
        out[at::BOARD_LATER] = board * forecast.scorings;
        let best = self.rooms(seat, out);
        out[at::INFLUENCE_LATER] = out[at::INFLUENCE] * forecast.scorings;
        out[at::LEAD_LATER] = out[at::LEAD] * forecast.scorings;
        self.figures(seat, out);
        self.hand(seat, best, out);
        if state.holders.contains(seat) {
            out[at::ARTIFACT] = forecast.early;
        }
        if seat == state.active && state.phase != Phase::Over {
            out[at::ACTION] = f32::from(state.actions);
        }
        out[at::RACE] = race(state, seat);
    }

    /// Rooms; returns what the best room held would pay.
    fn rooms(&self, seat: Seat, out: &mut [f32]) -> f32 {
        let (me, bit) = (seat.index(), 1 << seat.0);
        let knight = match self.state.set {
            Set::Classic => Spaces::one(self.state.player(seat).at(Figure::Knight)),
            Set::Variant => Spaces::NONE,
        };
        let mut best = 0.0f32;
        for (space, room) in self.survey.lively() {
            let gold = f32::from(room.gold);
            out[at::INFLUENCE] += gold * room.parts()[me];
            let lead = room.lead();
            let own = room.heroes[me];
            if lead.leaders == bit {
                let spare = (own - lead.second - 1).min(SPARE);
                out[at::LEAD] += gold * f32::from(spare);
                best = best.max(gold);
                if knight.has(space) {
                    out[at::GUARDED] += gold;
                }
                if self.state.full.has(space) {
                    out[at::FULL] += gold;
                }
                out[at::DANGER] += held(gold, room.beasts & !bit);
                out[at::DANGER_NEAR] += held(gold, room.beasts_near & !bit);
                continue;
            }
            if own > 0 && lead.leaders & bit != 0 {
                out[at::TIED] += gold;
            } else if own > 0 && own + 1 == lead.most {
                out[at::SHORT] += gold;
            }
            if lead.leaders.count_ones() == 1 {
                out[at::PREY] += held(gold, room.beasts & bit);
                out[at::PREY_NEAR] += held(gold, room.beasts_near & bit);
            }
        }
        best
    }

    /// Figures in the dungeon, and heroes to come.
    fn figures(&self, seat: Seat, out: &mut [f32]) {
        let (state, early) = (self.state, self.forecast.early);
        let player = state.player(seat);
        let stairs: u8 = (player.camps & STAIRCASES).iter().map(|at| player.adventurers[at.index()]).sum();
        let posted = |space: &&usize| STAIRCASES.has(player.singles[**space]);
        let stairs = stairs + HERO_SLOTS.iter().filter(posted).count() as u8;
        out[at::HERO] = f32::from(state.heroes_in_rooms(seat)) * early;
        out[at::STAIRS] = f32::from(stairs) * early;
        let waiting = player.deck.plus(player.hand);
        let heroes: u8 = waiting
            .iter()
            .filter(|card| card.figure().is_some_and(Figure::is_hero))
            .map(|card| waiting.count(card))
            .sum();
        out[at::TO_COME] = f32::from(heroes) * self.forecast.share[seat.index()];
        let family = match state.set {
            Set::Classic => at::ORC,
            Set::Variant => at::GRUNT,
        };
        for slot in (0..SLOTS - 1).filter(|&slot| player.singles[slot].is_some()) {
            out[family + slot] = early;
        }
    }

    /// The cards in hand.
    fn hand(&self, seat: Seat, best: f32, out: &mut [f32]) {
        let early = self.forecast.early;
        let hand = self.state.player(seat).hand;
        for card in hand.iter() {
            let term = match card.figure() {
                Some(Figure::Adventurer) => continue,
                Some(Figure::Chest) => at::HELD_CHEST,
                Some(Figure::CaveTroll | Figure::RampagingTroll) => at::HELD_TROLL,
                Some(figure) if figure.is_hero() => at::HELD_HERO,
                Some(_) => at::HELD_MONSTER,
                None if card == Card::SCORE => {
                    out[at::HELD_SCORE_ROOM] = best * early;
                    at::HELD_SCORE
                }
                None => at::HELD_FIND,
            };
            out[term] += early;
        }
        self.icons(seat, hand, out);
    }

    /// Icons in hand, and the scoring that they would set off.
    fn icons(&self, seat: Seat, hand: Cards, out: &mut [f32]) {
        let held = icons(hand);
        out[at::HELD_ICON] = f32::from(held) * self.forecast.early;
        if held > 0 && self.state.icons() + held >= PILE {
            let board = &self.survey.board;
            let rival = self.state.others(seat).map(|other| board[other.index()]).fold(0.0, f32::max);
            out[at::TRIGGER] = board[seat.index()] - rival;
        }
    }
}

/// The gold of a room, if any of those beasts is there.
fn held(gold: f32, beasts: u8) -> f32 {
    if beasts == 0 { 0.0 } else { gold }
}
