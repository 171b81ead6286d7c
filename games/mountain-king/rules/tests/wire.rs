//! Views that travel: what comes back is what went, and what was tampered with is refused or playable, never a fault.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests: a fault of the rules should stop them"
)]

use moot_core::{Dice, Game, Guide, MAX_SEATS, Mixer, Seat, Teams, Turn};
use mountain_king::{BadView, MountainKing, RawView, Setup, Side, State, Supply, View};

/// Plays at random and calls `each` with every position at which somebody decides.
fn walk(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::deal(setup);
    let mut legal = Vec::new();
    loop {
        match MountainKing::turn(setup, &state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = MountainKing::roll(setup, &state, &mut dice);
                let _ = MountainKing::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                each(&state);
                let seat = state.active;
                legal.clear();
                MountainKing::legal(setup, &state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
}

fn view(setup: &Setup, state: &State) -> View {
    MountainKing::view(setup, state, Some(state.active))
}

fn bytes(setup: &Setup, view: &View) -> Vec<u8> {
    postcard::to_stdvec(&RawView::new(setup, view)).unwrap()
}

fn tables() -> Vec<Setup> {
    let mut tables: Vec<Setup> = (2..=5).map(|players| Setup::usual(players).unwrap()).collect();
    tables.push(Setup::new(2, Side::Autumn, Supply::Distinct, Some(Seat(1))).unwrap());
    tables.push(Setup::new(5, Side::Winter, Supply::Chosen([1; 11]), Some(Seat(4))).unwrap());
    tables.push(Setup::usual(4).unwrap().in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap());
    tables
}

#[test]
fn every_decision_of_real_games_travels_unchanged() {
    let mut longest = 0;
    let mut decisions = 0;
    for (seed, setup) in (0..).zip(tables()) {
        walk(&setup, seed, |state| {
            let view = view(&setup, state);
            let bytes = bytes(&setup, &view);
            longest = longest.max(bytes.len());
            decisions += 1;
            let raw: RawView = postcard::from_bytes(&bytes).unwrap();
            match raw.check() {
                Ok(back) => assert_eq!(back, (setup, view)),
                Err(why) => panic!("{why}, at {:?} in round {}", state.phase, state.round),
            }
        });
    }
    assert!(decisions > 2_000, "{decisions} decisions");
    assert!(longest < 1_500, "a view takes {longest} bytes");
}

/// Plays on for a while, asking the rules and the judgement everything that a player asks.
fn play_on(setup: &Setup, view: &View, seed: u64) {
    let mut dice = Mixer::new(seed);
    let mut state = MountainKing::imagine(setup, view, &mut dice);
    let (mut legal, mut rates) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        match MountainKing::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = MountainKing::roll(setup, &state, &mut dice);
                if MountainKing::fall(setup, &mut state, outcome, &mut ()).is_err() {
                    break;
                }
            }
            Turn::Seats(_) => {
                let seat = state.active;
                legal.clear();
                MountainKing::legal(setup, &state, seat, &mut legal);
                if legal.is_empty() {
                    break;
                }
                rates.clear();
                let weights = MountainKing::weights();
                MountainKing::rate(setup, &state, seat, &legal, weights, &mut rates);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let _ = MountainKing::act(setup, &mut state, seat, action, &mut ());
            }
        }
    }
    let values: [f32; MAX_SEATS] = MountainKing::value(setup, &state, MountainKing::weights());
    assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
    let _ = MountainKing::score(setup, &state);
}

#[test]
fn tampered_bytes_are_refused_or_playable() {
    let mut dice = Mixer::new(2026);
    let (mut refused, mut believed, mut unread) = (0, 0, 0);
    for (seed, setup) in (10..).zip(tables()) {
        let mut seen = Vec::new();
        walk(&setup, seed, |state| seen.push(bytes(&setup, &view(&setup, state))));
        for _ in 0..6_000 {
            let mut bytes = seen[dice.below(seen.len() as u32) as usize].clone();
            // Half of the times one bit, else up to three whole bytes; sometimes an end is cut off.
            if dice.below(2) == 0 {
                let at = dice.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << dice.below(8);
            } else {
                for _ in 0..=dice.below(3) {
                    let at = dice.below(bytes.len() as u32) as usize;
                    bytes[at] = dice.below(256) as u8;
                }
            }
            if dice.below(50) == 0 {
                bytes.truncate(dice.below(bytes.len() as u32) as usize);
            }
            let Ok(raw) = postcard::from_bytes::<RawView>(&bytes) else {
                unread += 1;
                continue;
            };
            match raw.check() {
                Ok((setup, view)) => {
                    believed += 1;
                    play_on(&setup, &view, believed);
                }
                Err(why) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    assert!(refused > 10_000 && believed > 500 && unread > 100, "{refused} {believed} {unread}");
}

#[test]
fn a_number_out_of_range_is_named() {
    let setup = Setup::usual(3).unwrap();
    let mut state = None;
    walk(&setup, 3, |now| {
        if now.round == 2 && state.is_none() {
            state = Some(*now);
        }
    });
    let state = state.unwrap();
    let check = |spoil: fn(&mut State)| {
        let mut spoilt = state;
        spoil(&mut spoilt);
        let view = View { seat: Some(spoilt.active), table: spoilt };
        RawView::new(&setup, &view).check().map(|_| ())
    };
    assert_eq!(check(|_| ()), Ok(()));
    assert_eq!(check(|state| state.horde[2].card = 55), Err(BadView::Range { what: "troll in the horde" }));
    assert_eq!(check(|state| state.active = Seat(3)), Err(BadView::Range { what: "seat" }));
    assert_eq!(check(|state| state.book[1] = 17), Err(BadView::Range { what: "spell in the book" }));
    assert_eq!(
        check(|state| state.players[0].trolls[1] = 200),
        Err(BadView::Range { what: "troll in a trollsmoot" })
    );
    assert!(matches!(check(|state| state.stock[3] -= 1), Err(BadView::Census(_))));
    assert!(matches!(check(|state| state.phase = mountain_king::Phase::Place), Err(BadView::Moment { .. })));
    let onlooker = MountainKing::view(&setup, &state, None);
    assert!(matches!(RawView::new(&setup, &onlooker).check(), Err(BadView::Moment { .. })));
}
