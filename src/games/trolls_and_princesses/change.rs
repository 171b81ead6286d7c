//! What is seen to move and heard when a position becomes another one.

use moot_core::{Game, Turn};
use trolls_and_princesses::{Item, Setup, State, TrollsAndPrincesses};

use crate::look::motion::Change;
use crate::look::sound::Sound;

/// What is seen and heard when a position becomes another one.
#[must_use]
pub fn between(setup: &Setup, before: &State, after: &State) -> Change {
    let over = |state: &State| TrollsAndPrincesses::turn(setup, state) == Turn::Over;
    let any = |count: fn(&State, moot_core::Seat) -> usize| {
        after.all().any(|seat| count(after, seat) > count(before, seat))
    };
    let stored = |state: &State, seat| {
        let player = state.player(seat);
        [Item::Bell, Item::Changeling, Item::Outpost]
            .into_iter()
            .map(|item| usize::from(player.stored(item)))
            .sum()
    };
    let princesses = |state: &State, seat| usize::from(state.player(seat).stored(Item::Princess));
    let tiles = |state: &State, seat| state.player(seat).tiles.len();
    let cards = |state: &State, seat| state.player(seat).cards.count_ones() as usize;
    let held = |state: &State, seat| {
        let player = state.player(seat);
        player.field.iter().map(|&n| usize::from(n)).sum::<usize>() + usize::from(player.power + player.cows)
    };
    let trolls = after.all().any(|seat| before.player(seat).trolls != after.player(seat).trolls);
    let sounds = [
        (over(after) && !over(before), Sound::End),
        (any(princesses), Sound::Cascade),
        (any(stored), Sound::Statue),
        (any(tiles), Sound::Dig),
        (any(cards) || before.played != after.played, Sound::Token),
        (trolls, Sound::Place),
        (any(held), Sound::Token),
        (before.active != after.active, Sound::Turn),
    ];
    Change {
        flights: Vec::new(),
        laid: Vec::new(),
        sound: sounds.into_iter().find_map(|(heard, sound)| heard.then_some(sound)),
    }
}
