//! Derives animations and sounds from the difference between two positions. Figures need no flights: their nodes animate themselves.

use cave_troll::{CaveTroll, Setup, Space, Spaces, State};
use moot_core::{Game, Seat, Turn};

use crate::board::build;
use moot_art::Resource;
use moot_table_ui::game::change::{Change, Flight, Spot};
use moot_ui::look::sound::Sound;

/// The total gold of each player, from all sources.
fn gold(state: &State, seat: Seat) -> i32 {
    state.player(seat).gold.iter().map(|&gold| i32::from(gold)).sum()
}

/// The rooms that pay a player: the origins of gold.
fn paying(state: &State, seat: Seat) -> Spaces {
    let rooms = Space::all().filter(|at| at.is_room());
    rooms.filter(|&at| build::room(state, at).standing.gold[seat.index()] > 0).collect()
}

/// The number of figures on every space.
fn crowds(state: &State) -> Vec<usize> {
    Space::all().map(|at| state.pieces(at).count()).collect()
}

/// The animations and sounds for the change from one position to another.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State) -> Change {
    let mut flights = Vec::new();
    for seat in after.all().filter(|&seat| gold(after, seat) > gold(before, seat)) {
        for (step, at) in paying(before, seat).iter().enumerate().take(4) {
            let (from, to) = (Spot::Cell(at.0.into()), Spot::Chip(seat.0));
            flights.push(Flight { what: Resource::Coin.into(), from, to, step: step as u8 });
        }
    }
    let (was, is) = (crowds(before), crowds(after));
    let (left, came) = was
        .iter()
        .zip(&is)
        .fold((false, false), |(left, came), (was, is)| (left || is < was, came || is > was));
    let over = |state: &State| CaveTroll::turn(setup, state) == Turn::Over;
    let paid = after.all().any(|seat| gold(after, seat) > gold(before, seat));
    let sounds = [
        (over(after) && !over(before), Sound::End),
        (paid, Sound::Cascade),
        (before.closed != after.closed, Sound::Dig),
        (came && left, Sound::Statue),
        (came || left, Sound::Place),
        (before.player(after.active).held != after.player(after.active).held, Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    Change {
        flights,
        laid: Vec::new(),
        sound: sounds.into_iter().find_map(|(happened, sound)| happened.then_some(sound)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::Position;

    #[test]
    fn nothing_moves_when_nothing_changes() {
        let position = Position::classic(2);
        assert_eq!(between(&position.setup, &position.state, &position.state), Change::default());
    }

    #[test]
    fn gold_flies_from_paying_rooms_to_the_controlling_player() {
        let mut before = Position::classic(2);
        before.put("A 0:knight 0:adventurer");
        let mut after = before.state;
        after.players[0].gold[1] += 3;
        let change = between(&before.setup, &before.state, &after);
        assert_eq!(change.sound, Some(Sound::Cascade));
        assert!(!change.flights.is_empty());
        assert!(
            change
                .flights
                .iter()
                .all(|flight| flight.to == Spot::Chip(0) && flight.what == Resource::Coin.into())
        );
    }

    #[test]
    fn steps_and_entries_have_sounds() {
        let mut here = Position::classic(2);
        here.put("A 0:knight");
        let mut there = Position::classic(2);
        there.put("B 0:knight");
        let empty = Position::classic(2);
        assert_eq!(between(&here.setup, &here.state, &there.state).sound, Some(Sound::Statue));
        assert_eq!(between(&here.setup, &empty.state, &here.state).sound, Some(Sound::Place));
    }
}
