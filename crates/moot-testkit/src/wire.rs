//! Views on their way to a worker: what comes back is what was sent, and damaged bytes are refused or playable.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::ops::Range;

use moot_core::{Dice, Game, Guide, Mixer, Seat, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ActionOf, Kit, SetupOf, StateOf, ViewOf, asked, legal, view, walk};

/// A kit whose views can travel.
pub trait Wired: Kit {
    /// Options and view as they travel, not yet checked.
    type Raw: Serialize + DeserializeOwned;
    /// Why a raw view is refused.
    type Refusal: Clone + Debug + Display + PartialEq;

    /// Makes options and view ready to travel.
    const RAW: fn(&SetupOf<Self>, &ViewOf<Self>) -> Self::Raw;

    /// Checks what has arrived; the error is the first thing that cannot be.
    const CHECK: Check<Self>;
}

/// The check of a raw view.
pub type Check<K> = fn(<K as Wired>::Raw) -> Result<(SetupOf<K>, ViewOf<K>), <K as Wired>::Refusal>;

/// What [`travel_unchanged`] has seen.
#[derive(Debug, Default)]
pub struct Travelled {
    /// The number of views.
    pub decisions: usize,
    /// The bytes of the longest view.
    pub longest: usize,
    /// The names of the phases in which somebody decided.
    pub phases: BTreeSet<String>,
}

fn bytes<K: Wired>(setup: &SetupOf<K>, view: &ViewOf<K>) -> Vec<u8> {
    postcard::to_stdvec(&(K::RAW)(setup, view)).unwrap()
}

/// Every view of a game at each table and with each seed comes back as it was.
pub fn travel_unchanged<K: Wired>(seeds: Range<u64>) -> Travelled {
    let mut travelled = Travelled::default();
    for seed in seeds {
        for setup in K::setups() {
            walk::<K>(&setup, seed, |state| {
                let (_, view) = view::<K>(&setup, state);
                let bytes = bytes::<K>(&setup, &view);
                match (K::CHECK)(postcard::from_bytes(&bytes).unwrap()) {
                    Ok(back) => assert_eq!(back, (setup.clone(), view)),
                    Err(why) => panic!("{why}, at {state:?}"),
                }
                travelled.decisions += 1;
                travelled.longest = travelled.longest.max(bytes.len());
                travelled.phases.insert(K::phase(state));
            });
        }
    }
    println!("{travelled:?}");
    travelled
}

/// Every legal action of a game travels as its text; `nonsense` is refused.
pub fn actions_travel<K: Kit>(setup: &SetupOf<K>, seed: u64, nonsense: &str) {
    walk::<K>(setup, seed, |state| {
        for action in legal::<K>(setup, state) {
            let bytes = postcard::to_stdvec(&action).unwrap();
            assert_eq!(bytes, postcard::to_stdvec(&K::Game::action_text(action)).unwrap());
            assert_eq!(postcard::from_bytes(&bytes), Ok(action));
        }
    });
    let nonsense = postcard::to_stdvec(nonsense).unwrap();
    assert!(postcard::from_bytes::<ActionOf<K>>(&nonsense).is_err());
}

/// How far [`play_on`] plays: the shortest games to their end.
const STEPS: usize = 60;

/// Plays on from a view that was believed, and asks the rules and the judgement all that a player asks.
pub fn play_on<K: Kit>(setup: &SetupOf<K>, view: &ViewOf<K>, seed: u64) {
    let mut dice = Mixer::new(seed);
    let mut state = K::Game::imagine(setup, view, &mut dice);
    for _ in 0..STEPS {
        match K::Game::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = K::Game::roll(setup, &state, &mut dice);
                let _ = K::Game::fall(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let (seat, legal) = (asked::<K::Game>(setup, &state), legal::<K>(setup, &state));
                assert!(!legal.is_empty(), "nothing to choose from at {state:?}");
                let mut rates = Vec::new();
                K::Game::rate(setup, &state, seat, &legal, K::Game::weights(), &mut rates);
                let action = K::stroll(&state, &legal, &mut dice);
                let _ = K::Game::act(setup, &mut state, seat, action, &mut ());
                (K::CENSUS)(setup, &state).unwrap();
            }
        }
    }
    let values = K::Game::value(setup, &state, K::Game::weights());
    assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
    let _ = K::Game::score(setup, &state);
    assert!(K::Game::BOUND > STEPS || K::Game::turn(setup, &state) == Turn::Over, "{state:?}");
}

/// Damages so many views of a game at each table: each is refused, or is a view from which the rules play on.
pub fn tampered_is_refused_or_playable<K: Wired>(views: u32) {
    let mut dice = Mixer::new(2026);
    let (mut refused, mut believed, mut unread) = (0, 0, 0);
    for (seed, setup) in (10..).zip(K::setups()) {
        let mut seen = Vec::new();
        walk::<K>(&setup, seed, |state| seen.push(bytes::<K>(&setup, &view::<K>(&setup, state).1)));
        for _ in 0..views {
            let mut bytes = seen[dice.below(seen.len() as u32) as usize].clone();
            tamper(&mut bytes, &mut dice);
            let Ok(raw) = postcard::from_bytes::<K::Raw>(&bytes) else {
                unread += 1;
                continue;
            };
            match (K::CHECK)(raw) {
                Ok((setup, view)) => {
                    believed += 1;
                    play_on::<K>(&setup, &view, believed);
                }
                Err(why) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    println!("{refused} refused, {believed} believed, {unread} unread");
    assert!(refused > 10_000 && believed > 500 && unread > 100, "{refused} {believed} {unread}");
}

/// Half of the times changes one bit, else up to three whole bytes; sometimes cuts off the end.
pub fn tamper(bytes: &mut Vec<u8>, dice: &mut impl Dice) {
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
}

/// What the check says of a state with something spoilt, as `seat` or the asked seat sees it.
///
/// # Errors
/// Why it is refused.
pub fn spoilt<K: Wired>(
    setup: &SetupOf<K>,
    state: &StateOf<K>,
    seat: Option<Seat>,
    spoil: impl FnOnce(&mut StateOf<K>),
) -> Result<(), K::Refusal> {
    let mut spoilt = *state;
    spoil(&mut spoilt);
    (K::CHECK)((K::RAW)(setup, &K::Game::view(setup, &spoilt, seat))).map(|_| ())
}
