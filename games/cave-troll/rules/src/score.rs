//! Scoring (rulebook: scoring a room; check for scoring the board; winning the game).

use moot_core::{Category, EventSink, ScoreSheet, Seat};

use crate::figure::HERO_SLOTS;
use crate::{Event, Figure, MAX_PLAYERS, Phase, ROOMS, Set, Space, State};

/// The gold that a treasure chest adds to its room.
const CHEST_GOLD: u8 = 4;

/// The rows of the score sheet: gold from scorings of the whole board, from single rooms, from empty rooms that Giant
/// Slayers entered, for the last card, and from artifacts that were never played.
pub const CATEGORIES: [Category; 5] = ["board", "rooms", "purse", "last", "artifacts"];

/// A row of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Board,
    Rooms,
    Purse,
    Last,
    Artifacts,
}

/// The state of a room: its payment if it were scored now, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Heroes of each seat as they count for control: a Barbarian is two.
    pub heroes: [u8; MAX_PLAYERS],
    /// The gold of the room: printed, doubled by every Dwarf, with the chests.
    pub value: u8,
    /// The controlling seat; `None` in a tie or without heroes.
    pub control: Option<Seat>,
    /// The gold that each seat would gain.
    pub gold: [u8; MAX_PLAYERS],
}

/// Returns the state of a room. Staircases and pits pay nothing.
#[must_use]
pub fn standing(state: &State, room: Space) -> Standing {
    let mut standing = Standing { heroes: [0; MAX_PLAYERS], value: 0, control: None, gold: [0; MAX_PLAYERS] };
    if !room.is_room() {
        return standing;
    }
    let (mut dwarfs, mut chests) = (0, 0);
    for (player, heroes) in state.players.iter().zip(&mut standing.heroes).take(state.seats.into()) {
        *heroes = player.heroes(room);
        if state.set == Set::Classic {
            *heroes += u8::from(player.stands(Figure::Barbarian, room));
            dwarfs += u8::from(player.stands(Figure::Dwarf, room));
        }
        chests += u8::from(player.stands(Figure::Chest, room));
    }
    standing.value = (crate::tables::SPACES[room.index()].gold << dwarfs) + CHEST_GOLD * chests;
    let most = standing.heroes.into_iter().max().unwrap_or(0);
    let mut leaders = state.all().filter(|seat| standing.heroes[seat.index()] == most);
    standing.control = match (most, leaders.next(), leaders.next()) {
        (1.., Some(leader), None) => Some(leader),
        _ => None,
    };
    share(state, room, &mut standing);
    standing
}

/// Computes the gold of each seat: all for the controlling player, or even parts with the Berserkers of others.
fn share(state: &State, room: Space, standing: &mut Standing) {
    let Some(control) = standing.control else { return };
    let berserker = |seat: Seat| {
        state.set == Set::Variant && state.player(seat).stands(Figure::Berserker, room) && seat != control
    };
    let parts = 1 + state.all().filter(|&seat| berserker(seat)).count() as u8;
    for seat in state.all().filter(|&seat| seat == control || berserker(seat)) {
        standing.gold[seat.index()] = standing.value / parts;
    }
}

/// Returns the rooms with heroes, which a scoring of the board scores.
pub fn rooms(state: &State) -> impl Iterator<Item = Space> + use<> {
    let heroes = state.players.iter().fold(crate::Spaces::NONE, |all, player| all | player.hero_spaces());
    (heroes & ROOMS).iter()
}

/// Returns the gold of each seat if the whole board were scored now.
#[must_use]
pub fn whole_board(state: &State) -> [i16; MAX_PLAYERS] {
    let mut sum = [0; MAX_PLAYERS];
    for room in rooms(state) {
        for (sum, gold) in sum.iter_mut().zip(standing(state, room).gold) {
            *sum += i16::from(gold);
        }
    }
    sum
}

impl State {
    /// A seat gains gold.
    pub(crate) fn gain(&mut self, seat: Seat, row: Row, gold: i16) {
        self.players[seat.index()].gold[row as usize] += gold;
    }

    /// How many heroes of a seat are in rooms, for tests and the evaluation.
    #[must_use]
    pub fn heroes_in_rooms(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let adventurers: u8 = (player.camps & ROOMS).iter().map(|at| player.adventurers[at.index()]).sum();
        adventurers + HERO_SLOTS.iter().filter(|&&slot| player.singles[slot].is_room()).count() as u8
    }
}

fn score(state: &mut State, at: Space, row: Row, events: &mut impl EventSink<Event>) {
    let standing = standing(state, at);
    for seat in state.all() {
        state.gain(seat, row, standing.gold[seat.index()].into());
    }
    events.send(Event::Scored { at, control: standing.control, gold: standing.gold });
}

/// Scores one room.
pub(crate) fn one_room(state: &mut State, at: Space, events: &mut impl EventSink<Event>) {
    score(state, at, Row::Rooms, events);
}

/// Scores the whole board, one room at a time.
pub(crate) fn board(state: &mut State, events: &mut impl EventSink<Event>) {
    let gold = whole_board(state);
    for at in rooms(state) {
        score(state, at, Row::Board, events);
    }
    events.send(Event::Board { gold });
}

/// Returns the score sheet as if the game ended in this position: with a last scoring of the board and the gold of artifacts that were
/// never played, but without the gold for a last card (rulebook: winning the game). Artifacts that the state does not know pay nothing.
#[must_use]
pub fn last_sheet(state: &State) -> ScoreSheet {
    let mut last = *state;
    if state.phase != Phase::Over {
        let board = whole_board(state);
        for seat in state.all() {
            last.gain(seat, Row::Board, board[seat.index()]);
            let kept = state.relics[seat.index()].map_or(0, |artifact| artifact.gold().into());
            last.gain(seat, Row::Artifacts, kept);
        }
    }
    sheet(&last)
}

/// Returns the score sheet: the gold gained so far, which is all of it after the last scoring.
#[must_use]
pub fn sheet(state: &State) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(&CATEGORIES, state.seats);
    for seat in state.all() {
        for (row, gold) in state.player(seat).gold.into_iter().enumerate() {
            sheet.points[row][seat.index()] = gold;
        }
    }
    // The rules have no tie-break: equal gold shares the victory.
    sheet.rank_by(|_| 0);
    sheet
}
