//! The serialized form of views: real views survive a round trip, and damaged bytes are refused or playable.

use std::collections::BTreeSet;
use std::ops::Range;

use moot_core::{Dice, Evaluator, Game, Seat, SplitMix64, Turn, UncheckedView, ViewError};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ActionOf, Kit, SetupOf, StateOf, ViewOf, asked, legal, view, walk};

/// The tests that are the same for the views of every game: real views survive a round trip, with a least number of
/// decisions in a number of games at each table and a bound on their bytes; and a number of damaged views at each table are
/// refused or playable.
#[macro_export]
macro_rules! wire_tests {
    ($kit:ty, games: $games:expr, decisions: $decisions:expr, bytes: $bytes:expr, phases: $phases:expr, damaged: $damaged:expr) => {
        #[test]
        fn every_view_of_real_games_survives_a_round_trip() {
            let travelled = $crate::wire::travel_unchanged::<$kit>(0..$games);
            assert!(travelled.decisions > $decisions && travelled.longest < $bytes, "{travelled:?}");
            assert_eq!(travelled.phases.len(), $phases, "every kind of decision: {travelled:?}");
        }

        #[test]
        fn tampered_bytes_are_refused_or_playable() {
            $crate::wire::tampered_is_refused_or_playable::<$kit>($damaged);
        }
    };
}

/// A kit whose views can be serialized.
pub trait Wired: Kit {
    /// The serialized form of setup and view.
    type Raw: UncheckedView<Game = Self::Game> + Serialize + DeserializeOwned;
}

/// Why a view is refused.
type ViewErrorOf<K> = ViewError<<<K as Wired>::Raw as UncheckedView>::SetupError>;

/// The statistics of [`travel_unchanged`].
#[derive(Debug, Default)]
pub struct Travelled {
    /// The number of views.
    pub decisions: usize,
    /// The bytes of the longest view.
    pub longest: usize,
    /// The names of the phases with a decision.
    pub phases: BTreeSet<String>,
}

fn bytes<K: Wired>(setup: &SetupOf<K>, view: &ViewOf<K>) -> Vec<u8> {
    postcard::to_stdvec(&K::Raw::new(setup, view)).unwrap()
}

/// Checks that every view of a game at each table and with each seed survives a round trip.
pub fn travel_unchanged<K: Wired>(seeds: Range<u64>) -> Travelled {
    let mut travelled = Travelled::default();
    for seed in seeds {
        for setup in K::setups() {
            walk::<K>(&setup, seed, |state| {
                let (_, view) = view::<K>(&setup, state);
                let bytes = bytes::<K>(&setup, &view);
                match postcard::from_bytes::<K::Raw>(&bytes).unwrap().validate() {
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

/// Checks that every legal action of a game survives a round trip as text; `nonsense` is refused.
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

/// The number of steps that [`play_on`] plays: the shortest games end within it.
const STEPS: usize = 60;

/// Plays on from an accepted view, with all calls that a player makes to the rules and the evaluation.
pub fn play_on<K: Kit>(setup: &SetupOf<K>, view: &ViewOf<K>, seed: u64) {
    let mut dice = SplitMix64::new(seed);
    let mut state = K::Game::determinize(setup, view, &mut dice);
    for _ in 0..STEPS {
        match K::Game::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = K::Game::sample_chance(setup, &state, &mut dice);
                let _ = K::Game::apply_chance(setup, &mut state, outcome, &mut ()).unwrap();
            }
            Turn::Seats(_) => {
                let (seat, legal) = (asked::<K::Game>(setup, &state), legal::<K>(setup, &state));
                assert!(!legal.is_empty(), "nothing to choose from at {state:?}");
                let mut rates = Vec::new();
                K::Game::rate_actions(setup, &state, seat, &legal, K::Game::rating_weights(), &mut rates);
                let action = K::stroll(&state, &legal, &mut dice);
                let _ = K::Game::act(setup, &mut state, seat, action, &mut ());
                (K::INVARIANTS)(setup, &state).unwrap();
            }
        }
    }
    let values = K::Game::value(setup, &state, K::Game::weights());
    assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
    let _ = K::Game::score(setup, &state);
    assert!(K::Game::BOUND > STEPS || K::Game::turn(setup, &state) == Turn::Over, "{state:?}");
}

/// Damages `views` views of a game at each table: each is refused, or is a view from which the rules play on.
pub fn tampered_is_refused_or_playable<K: Wired>(views: u32) {
    let mut dice = SplitMix64::new(2026);
    let (mut refused, mut accepted, mut unread) = (0, 0, 0);
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
            match raw.validate() {
                Ok((setup, view)) => {
                    accepted += 1;
                    play_on::<K>(&setup, &view, accepted);
                }
                Err(why) => {
                    refused += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    println!("{refused} refused, {accepted} accepted, {unread} unread");
    assert!(refused > 10_000 && accepted > 500 && unread > 100, "{refused} {accepted} {unread}");
}

/// Changes one bit, or up to three whole bytes; sometimes truncates the end.
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

/// Returns the error for a damaged state, as `seat` or the asked seat sees it.
///
/// # Errors
/// Why the state is refused.
pub fn spoilt<K: Wired>(
    setup: &SetupOf<K>,
    state: &StateOf<K>,
    seat: Option<Seat>,
    spoil: impl FnOnce(&mut StateOf<K>),
) -> Result<(), ViewErrorOf<K>> {
    let mut spoilt = *state;
    spoil(&mut spoilt);
    K::Raw::new(setup, &K::Game::view(setup, &spoilt, seat)).validate().map(|_| ())
}
