//! Random games that like to be busy, so that everything in the rules happens: every kind of action, draw and event, every
//! tile and card, with the census at every step and the check agreeing with every listed action.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has to fail")]

use std::collections::BTreeMap;

use moot_core::{Game, Mixer, Turn};
use trolls_and_princesses::testing::census;
use trolls_and_princesses::{Castle, Event, Setup, State, Tile, Tiles, TrollCard, TrollsAndPrincesses};

#[path = "support/busy.rs"]
mod busy;

fn verb(text: &str) -> String {
    text.split(' ').next().unwrap().to_owned()
}

#[derive(Default)]
struct Seen {
    verbs: BTreeMap<String, u32>,
    phases: BTreeMap<String, u32>,
    events: BTreeMap<String, u32>,
    draws: BTreeMap<String, u32>,
    tiles: BTreeMap<String, u32>,
    longest: usize,
    plies: usize,
    games: usize,
}

fn count(map: &mut BTreeMap<String, u32>, word: &str) {
    *map.entry(word.to_owned()).or_default() += 1;
}

fn game(setup: &Setup, seed: u64, seen: &mut Seen) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = TrollsAndPrincesses::deal(setup);
    let mut heard: Vec<Event> = Vec::new();
    let mut plies = 0;
    loop {
        let phase = format!("{:?}", state.phase);
        count(&mut seen.phases, phase.split([' ', '(', '{']).next().unwrap());
        match TrollsAndPrincesses::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = TrollsAndPrincesses::roll(setup, &state, &mut dice);
                count(&mut seen.draws, &TrollsAndPrincesses::outcome_text(outcome));
                let _ = TrollsAndPrincesses::fall(setup, &mut state, outcome, &mut heard).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                TrollsAndPrincesses::legal(setup, &state, seat, &mut legal);
                for &action in &legal {
                    let checked = TrollsAndPrincesses::check(setup, &state, seat, action);
                    assert_eq!(checked, Ok(()), "{}", TrollsAndPrincesses::action_text(action));
                }
                let action = busy::choose(&state, &legal, &mut dice);
                count(&mut seen.verbs, &verb(&TrollsAndPrincesses::action_text(action)));
                let _ = TrollsAndPrincesses::act(setup, &mut state, seat, action, &mut heard);
            }
        }
        census(setup, &state).unwrap();
        plies += 1;
        assert!(plies < TrollsAndPrincesses::BOUND);
    }
    for event in heard {
        let name = format!("{event:?}");
        count(&mut seen.events, name.split([' ', '{']).next().unwrap());
        match event {
            Event::Activated { tile, .. } => {
                count(&mut seen.tiles, tile.map_or("board", Tile::id));
            }
            Event::Stormed { tile, .. } => count(&mut seen.tiles, tile.face().id),
            Event::Laid { tile, .. } => count(&mut seen.tiles, tile.id()),
            Event::Card { card, .. } => count(&mut seen.tiles, card.face().id),
            Event::Claimed { card, .. } => count(&mut seen.tiles, card.face().id),
            _ => {}
        }
    }
    seen.longest = seen.longest.max(plies);
    seen.plies += plies;
    seen.games += 1;
    state
}

fn all_of(what: &str, wanted: &str, seen: &BTreeMap<String, u32>) {
    let missing: Vec<_> = wanted.split_whitespace().filter(|&word| !seen.contains_key(word)).collect();
    assert!(missing.is_empty(), "{what}, never seen: {missing:?}");
}

#[test]
fn everything_happens_in_busy_games() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        let setup = Setup::usual(players).unwrap();
        for seed in 0..150 {
            game(&setup, seed, &mut seen);
        }
    }
    println!("{:?}\n{:?}\n{:?}\n{:?}\n{:?}", seen.verbs, seen.phases, seen.events, seen.draws, seen.tiles);
    println!("{} games, {} plies, longest {}", seen.games, seen.plies, seen.longest);
    all_of(
        "actions",
        "settle play move flee mine activate outpost build refresh replenish receive buy capture bell castle swap hire cow \
         claim take lay pick fill uncover store troll human home done",
        &seen.verbs,
    );
    all_of(
        "phases",
        "Castles Boards Challenges First Open Settle Hands Play Move Flee Act Build Lay Reward Pick Fill Walk Uncover Store \
         Home Refresh Refill Draw Over",
        &seen.phases,
    );
    all_of(
        "events",
        "Castle Board Challenge First Settled Began Played Put King Moved Pushed Fled Reckoned Did Gained Mined Filled \
         Activated Stormed Uncovered Stored Hired Claimed Laid Barn Card Refreshed Walked Strolled Home Declined Rested Shown \
         ShownCard Drew Over",
        &seen.events,
    );
    // Castles, boards, king's cards, first players, tiles, troll cards, and all round cards but the nights of village IV,
    // which only four players use, and they no nights.
    assert_eq!(seen.draws.len(), 10 + 4 + 14 + 4 + 84 + 24 + 57, "everything is drawn");
    let missing: Vec<&str> = Tiles::caves(true)
        .plus(Tiles::KINGS)
        .iter()
        .map(Tile::id)
        .chain(TrollCard::all().map(|card| card.face().id))
        .chain(Castle::all().map(|castle| castle.face().id))
        .chain(["board"])
        .filter(|id| !seen.tiles.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "never built, taken or performed: {missing:?}");
}
