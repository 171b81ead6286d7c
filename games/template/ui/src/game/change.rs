//! Derives animations and sounds from the difference between two positions.

use moot_art::Resource;
use moot_core::{Game, Turn};
use moot_table_ui::game::change::{Change, Flight, Spot};
use moot_ui::look::sound::Sound;
use nim_template::{Heap, Nim, Setup, State};

use crate::board::paint;
use crate::board::pick::Pick;

/// The difference between two positions. It does not depend on the action, so that undo and replay are shown in the same way.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State) -> Change {
    let mut flights = Vec::new();
    for heap in Heap::ALL {
        // A stone flies from its cell to the chip of the player who took it.
        let taken = before.stones(heap).saturating_sub(after.stones(heap));
        for stones in 1..=taken {
            let from = Spot::Cell(paint::cell(Pick { heap, stones }));
            let to = Spot::Chip(before.active.0);
            flights.push(Flight { what: Resource::Stone.into(), from, to, step: stones - 1 });
        }
    }
    let over = |state: &State| Nim::turn(setup, state) == Turn::Over;
    let points = |state: &State| state.players.iter().map(|player| player.points).sum::<u8>();
    // The first sound that applies is played.
    let sounds = [
        (over(after) && !over(before), Sound::End),
        (points(after) > points(before), Sound::Cascade),
        (!flights.is_empty(), Sound::Place),
        (before.players.map(|player| player.hand) != after.players.map(|player| player.hand), Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    let sound = sounds.into_iter().find_map(|(happened, sound)| happened.then_some(sound));
    Change { flights, laid: Vec::new(), sound }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::{REST, position};

    #[test]
    fn nothing_moves_when_nothing_changes() {
        let (setup, state) = position([3, 2, 1], &[REST, REST]);
        assert_eq!(between(&setup, &state, &state), Change::default());
    }

    #[test]
    fn taken_stones_fly_to_the_player_who_took_them() {
        let (setup, before) = position([3, 2, 1], &[REST, REST]);
        let (_, after) = position([1, 2, 1], &[REST, REST]);
        let change = between(&setup, &before, &after);
        assert_eq!((change.flights.len(), change.sound), (2, Some(Sound::Place)));
        assert!(change.flights.iter().all(|flight| flight.to == Spot::Chip(0)));
    }
}
