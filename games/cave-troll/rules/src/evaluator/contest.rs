//! Quick estimates of what a change in a room is worth to a seat.

use moot_core::Seat;

use super::survey::{ROOM_COUNT, Room};
use super::terms::EvalContext;
use super::weights as at;
use crate::space::SPACE_COUNT;
use crate::{Figure, MAX_PLAYERS, Space};

/// The weight of an opponent's gain relative to one's own.
const RIVAL: f32 = 0.5;
/// The share of a room's attraction that remains one doorway further away.
const FADE: f32 = 0.55;

/// A seat's interest in the rooms.
pub(crate) struct Contest<'a> {
    pub(crate) context: EvalContext<'a>,
    pub(crate) seat: Seat,
    /// The value of a gold in a room that the seat controls, and in one where it has a share.
    hold: f32,
    say: f32,
    /// The value of an own hero by itself.
    pub(crate) life: f32,
    /// The attraction of each room for a hero, from inside and from a distance.
    pull: [f32; SPACE_COUNT],
}

impl<'a> Contest<'a> {
    pub(crate) fn new(context: EvalContext<'a>, seat: Seat, weights: &[f32]) -> Contest<'a> {
        let forecast = &context.forecast;
        let weight = |term: usize| weights.get(term).copied().unwrap_or(0.0);
        let hold = 1.0 + weight(at::BOARD_SOON) * forecast.pile + weight(at::BOARD_LATER) * forecast.scorings;
        let say = weight(at::INFLUENCE) + weight(at::INFLUENCE_LATER) * forecast.scorings;
        let life = (weight(at::HERO) * forecast.early).max(0.1);
        let mut contest = Contest { context, seat, hold, say, life, pull: [0.0; SPACE_COUNT] };
        contest.pull();
        contest
    }

    fn pull(&mut self) {
        let mut near = [0.0f32; SPACE_COUNT];
        for (room, pull) in near.iter_mut().enumerate().take(ROOM_COUNT) {
            let at = Space(room as u8);
            *pull = if self.context.state.full.has(at) { 0.0 } else { self.change(at, self.seat, 1) };
        }
        for at in Space::all() {
            let beyond = at.near().iter().map(|next| near[next.index()]).fold(0.0, f32::max);
            self.pull[at.index()] = near[at.index()].max(beyond * FADE);
        }
    }

    /// Returns the attraction of a space for a hero that continues from there.
    pub(crate) fn attraction(&self, at: Space) -> f32 {
        let beyond = |next: Space| self.pull.get(next.index()).copied().unwrap_or(0.0);
        at.near().iter().map(beyond).fold(0.0, f32::max) * FADE
    }

    fn room(&self, at: Space) -> Option<&Room> {
        self.context.survey.rooms.get(at.index()).filter(|room| room.gold > 0)
    }

    fn worth_of(&self, room: &Room) -> f32 {
        let gold = f32::from(room.gold);
        let parts = room.parts();
        let lead = room.lead();
        let mut sum = 0.0;
        for (seat, part) in parts.into_iter().enumerate().take(MAX_PLAYERS) {
            let held = if lead.leaders == 1 << seat { self.hold } else { 0.0 };
            let points = gold * (held + self.say * part);
            sum += if seat == self.seat.index() { points } else { -RIVAL * points };
        }
        sum
    }

    /// Returns the value of a room in its current state.
    pub(crate) fn worth(&self, at: Space) -> f32 {
        self.room(at).map_or(0.0, |room| self.worth_of(room))
    }

    /// Returns the value of so many more heroes of a seat in a room.
    pub(crate) fn change(&self, at: Space, seat: Seat, heroes: i8) -> f32 {
        let Some(room) = self.room(at) else { return 0.0 };
        let mut after = *room;
        let own = &mut after.heroes[seat.index()];
        *own = own.saturating_add_signed(heroes);
        self.worth_of(&after) - self.worth_of(room)
    }

    /// Returns the value of a figure of a seat entering or leaving a space.
    pub(crate) fn shift(&self, at: Space, seat: Seat, figure: Figure, comes: bool) -> f32 {
        let sign = if comes { 1 } else { -1 };
        match figure {
            Figure::Barbarian => self.change(at, seat, 2 * sign),
            Figure::Dwarf => self.dwarf(at, seat, comes),
            _ if figure.is_hero() => self.change(at, seat, sign),
            _ => 0.0,
        }
    }

    fn dwarf(&self, at: Space, seat: Seat, comes: bool) -> f32 {
        let Some(room) = self.room(at) else { return 0.0 };
        let mut after = *room;
        let own = &mut after.heroes[seat.index()];
        if comes {
            *own += 1;
            after.gold = after.gold.saturating_mul(2);
        } else {
            *own = own.saturating_sub(1);
            after.gold /= 2;
        }
        self.worth_of(&after) - self.worth_of(room)
    }

    /// Returns the value of removing a figure from a space.
    pub(crate) fn removal(&self, at: Space, seat: Seat, figure: Figure) -> f32 {
        let life = if figure.is_hero() { self.life } else { self.life * 2.0 };
        let life = if seat == self.seat { -life } else { life * RIVAL };
        self.shift(at, seat, figure, false) + life
    }

    /// Returns the value of the best attack of a beast on another seat's hero in a space.
    pub(crate) fn prey(&self, at: Space) -> f32 {
        let Some(room) = self.room(at) else { return 0.0 };
        self.context
            .state
            .others(self.seat)
            .filter(|seat| room.heroes[seat.index()] > 0)
            .map(|seat| self.change(at, seat, -1))
            .fold(0.0, f32::max)
    }
}
