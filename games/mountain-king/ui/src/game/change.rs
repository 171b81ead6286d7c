//! Derives animations and sounds from the difference between two positions.

use moot_core::{Game, Seat, Turn};
use mountain_king::card::{NONE, SLOTS};
use mountain_king::{Kind, Mask, MountainKing, Pile, Setup, State};

use crate::board::{cell_number, skin};
use crate::panels::symbols;
use moot_table_ui::game::change::{Change, Flight, Spot};
use moot_ui::look::sound::Sound;

/// The order in which the page shows the slots of a trollsmoot, from the top.
const SHOWN: [u8; SLOTS] = [9, 7, 8, 4, 5, 6, 0, 1, 2, 3];
/// The maximum number of tokens that are animated separately; more are shown as a swarm.
const MOST: usize = 12;

/// The visible possessions of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Before {
    trolls: [u8; SLOTS],
    held: [u8; SLOTS],
    storage: Pile,
}

/// The animated parts of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
struct AnimatedState {
    own: Before,
    dug: Mask,
    statues: [mountain_king::Square; mountain_king::MAX_STATUES],
    halls: usize,
    active: Seat,
    over: bool,
}

impl AnimatedState {
    fn of(setup: &Setup, state: &State, whose: Seat) -> AnimatedState {
        let player = state.player(whose);
        AnimatedState {
            own: Before { trolls: player.trolls, held: player.held, storage: player.storage },
            dug: state.covered(),
            statues: state.statues,
            halls: state.halls.iter().filter(|hall| hall.at.is_some()).count(),
            active: state.active,
            over: MountainKing::turn(setup, state) == Turn::Over,
        }
    }
}

/// The spot of a slot.
fn slot(at: usize) -> Spot {
    let shown = SHOWN.iter().position(|&slot| usize::from(slot) == at).unwrap_or(0);
    Spot::Slot(shown as u8)
}

/// The row of a slot, from the bottom.
const fn row(at: usize) -> u8 {
    match at {
        0..4 => 0,
        4..7 => 1,
        7..9 => 2,
        _ => 3,
    }
}

fn cells(squares: Mask) -> Vec<Spot> {
    squares.iter().map(|at| Spot::Cell(cell_number(at))).collect()
}

/// The changes between two scenes.
fn change(before: &AnimatedState, after: &AnimatedState) -> Change {
    let (old, new) = (&before.own, &after.own);
    let laid = cells(after.dug.minus(&before.dug));
    let mut flights = Vec::new();
    // Tokens are gained beneath a troll that was just placed, row by row.
    let placed = (0..SLOTS).find(|&at| old.trolls[at] == NONE && new.trolls[at] != NONE);
    let mut woken = false;
    if let Some(top) = placed {
        for at in (0..SLOTS).filter(|&at| at != top && new.trolls[at] == old.trolls[at]) {
            let gained = symbols(new.trolls[at], new.held[at] & !old.held[at]);
            for (kind, _) in gained.iter() {
                woken = true;
                let step = row(top).saturating_sub(row(at)).saturating_sub(1);
                flights.push(Flight {
                    what: skin::resource(kind).into(),
                    from: slot(top),
                    to: slot(at),
                    step,
                });
            }
        }
    }
    // The origin of a gain in storage: a troll, or the rock.
    let off = |kind: Kind| {
        (0..SLOTS).find(|&at| {
            let gone = if new.trolls[at] == old.trolls[at] { new.held[at] } else { 0 };
            symbols(old.trolls[at], old.held[at] & !gone)[kind] > 0
        })
    };
    let mut stored = false;
    for kind in Kind::ALL.into_iter().filter(|&kind| new.storage[kind] > old.storage[kind]) {
        let Some(from) = off(kind).map(slot).or(laid.first().copied()) else { continue };
        stored = true;
        let to = Spot::Pile(kind as u8);
        flights.push(Flight {
            what: skin::resource(kind).into(),
            from,
            to,
            step: flights.len().min(3) as u8,
        });
    }
    flights.truncate(MOST);
    let sounds = [
        (after.over && !before.over, Sound::End),
        (woken, Sound::Cascade),
        (before.halls < after.halls || placed.is_some(), Sound::Place),
        (!laid.is_empty(), Sound::Dig),
        (before.statues != after.statues, Sound::Statue),
        (stored, Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    let sound = sounds.into_iter().find_map(|(happened, sound)| happened.then_some(sound));
    Change { flights, laid, sound }
}

/// The animations and sounds for the change from one position to another, as seen by `whose`.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State, whose: Seat) -> Change {
    change(&AnimatedState::of(setup, before, whose), &AnimatedState::of(setup, after, whose))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::middles;

    fn state() -> AnimatedState {
        let (setup, state) = middles().remove(0);
        let mut state = AnimatedState::of(&setup, &state, state.active);
        state.own = Before { trolls: [NONE; SLOTS], held: [0; SLOTS], storage: Pile::EMPTY };
        state.own.trolls[..4].copy_from_slice(&[55, 56, 57, 58]);
        state
    }

    #[test]
    fn nothing_moves_when_nothing_changes() {
        assert_eq!(change(&state(), &state()), Change::default());
    }

    #[test]
    fn tokens_fall_from_the_placed_troll_down_the_pyramid() {
        let before = state();
        let mut after = before;
        after.own.trolls[4] = 7;
        after.own.held[0] = 1;
        after.own.held[1] = 1;
        let change = change(&before, &after);
        assert_eq!(change.sound, Some(Sound::Cascade));
        assert_eq!(change.flights.len(), 2);
        for (flight, at) in change.flights.iter().zip([0, 1]) {
            assert_eq!((flight.from, flight.to, flight.step), (slot(4), slot(at), 0));
        }
        // From the top, tokens reach the lowest row last.
        let mut top = after;
        top.own.trolls[9] = 8;
        top.own.held[2] = 1;
        top.own.held[4] = 1;
        let steps: Vec<u8> = super::change(&after, &top).flights.iter().map(|flight| flight.step).collect();
        assert_eq!(steps, [2, 1]);
    }

    #[test]
    fn a_tunnel_drops_and_its_finds_fly_to_the_storage() {
        let before = state();
        let mut after = before;
        let rock = (0..20).map(|x| mountain_king::Square::at(x, 9)).find(|&at| !before.dug.has(at)).unwrap();
        after.dug = before.dug | Mask::one(rock);
        after.own.storage = Pile::of(Kind::Iron, 2);
        let change = change(&before, &after);
        assert_eq!(change.laid, [Spot::Cell(cell_number(rock))]);
        assert_eq!(change.sound, Some(Sound::Dig));
        assert_eq!(
            (change.flights[0].from, change.flights[0].to),
            (change.laid[0], Spot::Pile(Kind::Iron as u8))
        );
    }

    #[test]
    fn turns_and_the_end_of_the_game_have_sounds() {
        let before = state();
        let mut after = before;
        after.active = Seat(before.active.0 ^ 1);
        assert_eq!(change(&before, &after).sound, Some(Sound::Turn));
        after.over = true;
        assert_eq!(change(&before, &after).sound, Some(Sound::End));
    }
}
