//! A survey of the dungeon for the evaluation: the strength of each seat in every room, and who could enter.

use moot_core::Seat;

use crate::figure::HERO_SLOTS;
use crate::score::{standing, whole_board};
use crate::tables::SPACES;
use crate::{Figure, MAX_PLAYERS, Phase, Piece, Set, Space, Spaces, State, Then};

pub(crate) use crate::space::ROOM_COUNT;

/// The weight of a hero next door in the contest for a room, and the maximal number that counts.
const NEXT_DOOR: f32 = 0.35;
const COMERS: u8 = 3;
/// The discount of a room with figures of one seat only, because others can still enter.
const OPEN: f32 = 0.6;

/// A room.
#[derive(Clone, Copy, Default)]
pub(crate) struct Room {
    /// Heroes as they count for control.
    pub(crate) heroes: [u8; MAX_PLAYERS],
    /// Heroes that could step in.
    pub(crate) near: [u8; MAX_PLAYERS],
    /// The gold that it pays.
    pub(crate) gold: u8,
    /// The seats with a beast of prey in it, and next door: bits.
    pub(crate) beasts: u8,
    pub(crate) beasts_near: u8,
}

/// The leading seats of a room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lead {
    /// The most heroes of a seat.
    pub(crate) most: u8,
    /// The most of another one.
    pub(crate) second: u8,
    /// The seats that have the most: bits.
    pub(crate) leaders: u8,
}

impl Room {
    pub(crate) fn lead(&self) -> Lead {
        let mut lead = Lead { most: 0, second: 0, leaders: 0 };
        for (seat, &heroes) in self.heroes.iter().enumerate() {
            if heroes > lead.most {
                lead = Lead { most: heroes, second: lead.most, leaders: 1 << seat };
            } else {
                lead.second = lead.second.max(heroes);
                if heroes == lead.most && heroes > 0 {
                    lead.leaders |= 1 << seat;
                }
            }
        }
        lead
    }

    /// The parts of the room that the seats can expect: a contest of heroes present and next door.
    pub(crate) fn parts(&self) -> [f32; MAX_PLAYERS] {
        let mut parts = [0.0; MAX_PLAYERS];
        let mut all = OPEN;
        for (part, (&heroes, &near)) in parts.iter_mut().zip(self.heroes.iter().zip(&self.near)) {
            let weight = f32::from(heroes) + NEXT_DOOR * f32::from(near.min(COMERS));
            *part = weight * weight;
            all += *part;
        }
        parts.map(|part| part / all)
    }
}

/// All rooms.
pub(crate) struct Survey {
    pub(crate) rooms: [Room; ROOM_COUNT],
    /// The payment of the board now.
    pub(crate) board: [f32; MAX_PLAYERS],
    /// Rooms in which any seat has or could soon have a hero or a beast.
    pub(crate) lively: Spaces,
}

/// The room into which a Cave Troll is falling: the figures there will be removed.
pub(crate) fn doomed(state: &State) -> Space {
    match state.phase {
        Phase::Escape { room, .. } => room,
        Phase::Push { then: Then::Escape(_), .. } => state.me().at(Figure::CaveTroll),
        _ => Space::NONE,
    }
}

/// The payment of the board now, without a room into which a Cave Troll is falling.
pub(crate) fn board(state: &State) -> [f32; MAX_PLAYERS] {
    let mut gold = whole_board(state).map(f32::from);
    let doomed = doomed(state);
    if doomed.is_some() {
        for (gold, lost) in gold.iter_mut().zip(standing(state, doomed).gold) {
            *gold -= f32::from(lost);
        }
    }
    gold
}

/// Whether a figure is a threat to opponents.
fn is_beast(figure: Figure) -> bool {
    matches!(
        figure,
        Figure::Orc
            | Figure::Wraith
            | Figure::Grunt
            | Figure::Banshee
            | Figure::RampagingTroll
            | Figure::Assassin
    )
}

impl Survey {
    pub(crate) fn new(state: &State) -> Survey {
        let mut survey =
            Survey { rooms: [Room::default(); ROOM_COUNT], board: board(state), lively: Spaces::NONE };
        for (room, space) in survey.rooms.iter_mut().zip(&SPACES) {
            room.gold = space.gold;
        }
        for seat in state.all() {
            survey.heroes(state, seat);
            if state.set == Set::Classic
                && let Some(room) = survey.rooms.get_mut(state.player(seat).at(Figure::Dwarf).index())
            {
                room.gold *= 2;
            }
        }
        for seat in state.all() {
            let chest = state.player(seat).at(Figure::Chest);
            if let Some(room) = survey.rooms.get_mut(chest.index()) {
                room.gold += 4;
                survey.lively = survey.lively | Spaces::one(chest);
            }
        }
        // A Cave Troll keeps all figures out, so the room pays nothing any more.
        for closed in (state.closed | Spaces::one(doomed(state))).iter() {
            if let Some(room) = survey.rooms.get_mut(closed.index()) {
                *room = Room::default();
            }
        }
        survey
    }

    /// Records the spaces of a seat's heroes, the spaces that they can reach, and those of its beasts.
    fn heroes(&mut self, state: &State, seat: Seat) {
        let player = state.player(seat);
        let open = state.open_to(Piece::new(seat, Figure::Adventurer));
        for camp in player.camps.iter() {
            self.stand(seat, camp, player.adventurers[camp.index()], 1, open);
        }
        let singles = Figure::singles(state.set);
        for slot in HERO_SLOTS {
            let at = player.singles[slot];
            if at.is_some() {
                let counts = if singles[slot] == Figure::Barbarian { 2 } else { 1 };
                self.stand(seat, at, 1, counts, open);
            }
        }
        let bit = 1 << seat.0;
        for (&figure, &at) in singles.iter().zip(&player.singles) {
            if !at.is_some() || !is_beast(figure) {
                continue;
            }
            if let Some(room) = self.rooms.get_mut(at.index()) {
                room.beasts |= bit;
            }
            for next in (at.near() & crate::ROOMS).iter() {
                self.rooms[next.index()].beasts_near |= bit;
            }
        }
    }

    fn stand(&mut self, seat: Seat, at: Space, figures: u8, counts: u8, open: Spaces) {
        let heroes = figures * counts;
        if let Some(room) = self.rooms.get_mut(at.index()) {
            room.heroes[seat.index()] += heroes;
        }
        let steps = at.near() & open & crate::ROOMS;
        for next in steps.iter() {
            self.rooms[next.index()].near[seat.index()] += heroes;
        }
        self.lively = self.lively | steps | (Spaces::one(at) & crate::ROOMS);
    }

    /// The lively rooms.
    pub(crate) fn lively(&self) -> impl Iterator<Item = (Space, &Room)> {
        self.lively.iter().filter_map(|at| self.rooms.get(at.index()).map(|room| (at, room)))
    }
}
