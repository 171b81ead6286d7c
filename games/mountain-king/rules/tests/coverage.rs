//! Random games that like to be busy, so that everything in the rules happens: every kind of action, draw and event, with
//! the census at every step and the check agreeing with every listed action.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has to fail")]

use std::collections::BTreeMap;

use moot_core::laws::{Plan, Tally, check_position};
use moot_core::{Dice, Game, Mixer, Teams, Turn};
use mountain_king::tables::HALLS;
use mountain_king::testing::census;
use mountain_king::{
    Action, Event, Mask, MountainKing, Outcome, Phase, Setup, Side, State, Supply, Tile, cover,
};

#[path = "support/busy.rs"]
mod busy;
#[path = "support/seeking.rs"]
mod seeking;

fn verb(text: &str) -> String {
    text.split(' ').next().unwrap().to_owned()
}

#[derive(Default)]
struct Seen {
    verbs: BTreeMap<String, u32>,
    draws: BTreeMap<String, u32>,
    events: BTreeMap<String, u32>,
    longest: usize,
    rounds: u8,
}

fn game(setup: &Setup, seed: u64, seen: &mut Seen) -> State {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut heard: Vec<Event> = Vec::new();
    let mut plies = 0;
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome: Outcome = MountainKing::roll(setup, &state, &mut dice);
                *seen.draws.entry(verb(&MountainKing::outcome_text(outcome))).or_default() += 1;
                let _ = MountainKing::fall(setup, &mut state, outcome, &mut heard).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                MountainKing::legal(setup, &state, seat, &mut legal);
                for &action in &legal {
                    let checked = MountainKing::check(setup, &state, seat, action);
                    assert_eq!(checked, Ok(()), "{}", MountainKing::action_text(action));
                }
                let action = busy::choose(&legal, &mut dice);
                *seen.verbs.entry(verb(&MountainKing::action_text(action))).or_default() += 1;
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut heard);
            }
        }
        census(setup, &state).unwrap();
        plies += 1;
        assert!(plies < MountainKing::BOUND);
    }
    for event in heard {
        let name = format!("{event:?}");
        *seen.events.entry(name.split([' ', '{']).next().unwrap().to_owned()).or_default() += 1;
    }
    seen.longest = seen.longest.max(plies);
    seen.rounds = seen.rounds.max(state.round);
    assert_eq!(state.phase, Phase::Over);
    state
}

/// Games of teams whose networks meet: everything that connected networks allow happens, and in positions with connected
/// networks every law of a play holds.
#[test]
fn the_networks_of_teams_are_connected_in_busy_games() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut tally = Tally::default();
    for (seed, marks) in (0..80).zip([[0, 1, 1, 0], [0, 0, 1, 1]].into_iter().cycle()) {
        let setup = Setup::usual(4).unwrap().in_teams(Teams::marked(&marks)).unwrap();
        let mut dice = Mixer::new(seed);
        let mut state = MountainKing::deal(&setup);
        let mut heard: Vec<Event> = Vec::new();
        loop {
            match MountainKing::turn(&setup, &state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = MountainKing::roll(&setup, &state, &mut dice);
                    let _ = MountainKing::fall(&setup, &mut state, outcome, &mut heard).unwrap();
                }
                Turn::Seats(_) => {
                    let seat = state.active;
                    let mut legal = Vec::new();
                    MountainKing::legal(&setup, &state, seat, &mut legal);
                    let linked = state.linked(seat).is_some();
                    if linked && dice.below(8) == 0 {
                        tally += check_position::<MountainKing>(
                            Plan::default(),
                            &setup,
                            &state,
                            dice.next_u64(),
                            census,
                        )
                        .unwrap();
                    }
                    let action = seeking::choose(&state, &legal, &mut dice);
                    if linked {
                        let own = state.nets[seat.index()];
                        let theirs = state.network(seat).minus(&own);
                        let crosses = match action {
                            Action::Lay { lie, at, .. } => {
                                let Phase::Lay { shape, .. } = state.phase else {
                                    panic!("a lay without a dig")
                                };
                                !(Tile { shape, lie, at }).squares().sides().meets(&own)
                            }
                            Action::Dedicate { hall, lie, at } => {
                                cover(&HALLS[usize::from(hall)].lies[usize::from(lie)], at).meets(&theirs)
                            }
                            Action::Cart { from, .. } | Action::Walk { from, .. } => theirs.has(from),
                            Action::Reclaim(at) | Action::Consecrate { at, .. } => theirs.has(at),
                            Action::Activate(site) => {
                                let square = setup.board().sites[usize::from(site)];
                                !Mask::one(square).sides().meets(&own)
                            }
                            _ => false,
                        };
                        if crosses {
                            let verb = MountainKing::action_text(action);
                            let verb = ["lay", "dedicate", "cart", "reclaim", "activate"]
                                .into_iter()
                                .find(|known| verb.starts_with(known));
                            *counts.entry(verb.unwrap_or("another")).or_default() += 1;
                        }
                    }
                    let _ = MountainKing::act(&setup, &mut state, seat, action, &mut heard);
                }
            }
            census(&setup, &state).unwrap();
        }
        for event in heard {
            match event {
                Event::Linked { .. } => *counts.entry("linked").or_default() += 1,
                Event::Parted { .. } => *counts.entry("parted").or_default() += 1,
                _ => {}
            }
        }
    }
    println!("{counts:?} {tally:?}");
    for wanted in ["linked", "parted", "lay", "dedicate", "cart", "reclaim", "activate"] {
        assert!(counts.contains_key(wanted), "never {wanted}: {counts:?}");
    }
    assert!(tally.listed > 3_000 && tally.compared > 1_000, "{tally:?}");
}

#[test]
fn everything_happens_in_busy_games() {
    let mut seen = Seen::default();
    for (players, side) in
        [(2, Side::Winter), (2, Side::Autumn), (3, Side::Autumn), (4, Side::Winter), (5, Side::Winter)]
    {
        let setup = Setup::new(players, side, Supply::Random, None).unwrap();
        for seed in 0..24 {
            game(&setup, seed, &mut seen);
        }
    }
    println!("{:?}\n{:?}\n{:?}", seen.verbs, seen.draws, seen.events);
    println!("longest {} plies, {} rounds", seen.longest, seen.rounds);
    let all = [
        "gate",
        "keep",
        "cast",
        "activate",
        "use",
        "carry",
        "recruit",
        "bribe",
        "pick",
        "place",
        "dig",
        "lay",
        "bless",
        "found",
        "skip",
        "dedicate",
        "cart",
        "trade",
        "market",
        "give",
        "reclaim",
        "dowse",
        "replace",
        "wake",
        "swap",
        "transmute",
        "walk",
        "stir",
        "consecrate",
        "done",
        "end",
    ];
    let missing: Vec<_> = all.iter().filter(|&&verb| !seen.verbs.contains_key(verb)).collect();
    assert!(missing.is_empty(), "never done: {missing:?}");
    let draws = ["troll", "pedestal", "workshop", "spell", "statues", "honour", "first", "starter"];
    let missing: Vec<_> = draws.iter().filter(|&&draw| !seen.draws.contains_key(draw)).collect();
    assert!(missing.is_empty(), "never drawn: {missing:?}");
    let events = [
        "First",
        "Came",
        "Pedestal",
        "Supplied",
        "Turned",
        "Statues",
        "Token",
        "Gate",
        "Drew",
        "Kept",
        "Bonus",
        "Began",
        "Cast",
        "Disintegrated",
        "Activated",
        "Exchanged",
        "Carried",
        "Gained",
        "Bribed",
        "Recruited",
        "Picked",
        "Retired",
        "Replaced",
        "Placed",
        "Woke",
        "Swapped",
        "Capped",
        "LastRounds",
        "Dug",
        "Unearthed",
        "Joined",
        "Blessed",
        "Founded",
        "Skipped",
        "Dedicated",
        "Covered",
        "Moved",
        "Reclaimed",
        "Ended",
        "Over",
    ];
    let missing: Vec<_> = events.iter().filter(|&&event| !seen.events.contains_key(event)).collect();
    assert!(missing.is_empty(), "never heard: {missing:?}");
}
