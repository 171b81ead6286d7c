//! Whole games without a table: the loop that tests and benchmarks share.

use moot_core::{EventSink, Game, Seat, SplitMix64, Turn};
use moot_table::{Entry, EntryOf};

use crate::{ActionOf, Kit, SetupOf, StateOf, ViewOf, busy};

/// Plays a game to its end. `choose` picks one of the legal actions of the seat that is asked; `each` sees every ply with the
/// positions before and after it.
pub fn play<G: Game>(
    setup: &G::Setup,
    dice: &mut SplitMix64,
    events: &mut impl EventSink<G::Event>,
    mut choose: impl FnMut(&G::State, Seat, &[G::Action], &mut SplitMix64) -> G::Action,
    mut each: impl FnMut(&G::State, EntryOf<G>, &G::State),
) -> G::State {
    let mut state = G::deal(setup);
    let mut actions = Vec::with_capacity(512);
    loop {
        let before = state;
        let entry = match G::turn(setup, &state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = G::sample_chance(setup, &state, dice);
                let _ =
                    G::apply_chance(setup, &mut state, outcome, events).expect("what was rolled can happen");
                Entry::Chance(outcome)
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                actions.clear();
                G::legal(setup, &state, seat, &mut actions);
                let action = choose(&state, seat, &actions, dice);
                let _ = G::act(setup, &mut state, seat, action, events);
                Entry::Act { seat, action }
            }
        };
        each(&before, entry, &state);
    }
}

/// A game of [`busy`] players; `each` sees every ply with the positions before and after it.
pub fn busy_game<K: Kit>(
    setup: &SetupOf<K>,
    seed: u64,
    each: impl FnMut(&StateOf<K>, EntryOf<K::Game>, &StateOf<K>),
) -> StateOf<K> {
    let choose = |state: &StateOf<K>, _, legal: &[_], dice: &mut SplitMix64| busy::<K>(state, legal, dice);
    play::<K::Game>(setup, &mut SplitMix64::new(seed), &mut (), choose, each)
}

/// Visits every position of a random game with a decision, and checks the invariants after every decision. Returns the
/// last position.
pub fn walk<K: Kit>(setup: &SetupOf<K>, seed: u64, mut visit: impl FnMut(&StateOf<K>)) -> StateOf<K> {
    let choose = |state: &StateOf<K>, _, legal: &[_], dice: &mut SplitMix64| {
        visit(state);
        K::stroll(state, legal, dice)
    };
    play::<K::Game>(setup, &mut SplitMix64::new(seed), &mut (), choose, |_, entry, after| {
        if matches!(entry, Entry::Act { .. }) {
            (K::INVARIANTS)(setup, after).unwrap();
        }
    })
}

/// The seat that decides.
pub fn asked<G: Game>(setup: &G::Setup, state: &G::State) -> Seat {
    let Turn::Seats(seats) = G::turn(setup, state) else { panic!("nobody decides at {state:?}") };
    seats.iter().next().expect("somebody is asked")
}

/// The seat that decides, with all that it may know.
pub fn view<K: Kit>(setup: &SetupOf<K>, state: &StateOf<K>) -> (Seat, ViewOf<K>) {
    let seat = asked::<K::Game>(setup, state);
    (seat, K::Game::view(setup, state, Some(seat)))
}

/// The legal actions of the seat that decides.
pub fn legal<K: Kit>(setup: &SetupOf<K>, state: &StateOf<K>) -> Vec<ActionOf<K>> {
    let mut actions = Vec::new();
    K::Game::legal(setup, state, asked::<K::Game>(setup, state), &mut actions);
    actions
}

/// What the invariants say about a position once it is spoilt.
///
/// # Panics
/// If the invariants find no fault.
#[track_caller]
pub fn fault<K: Kit>(setup: &SetupOf<K>, state: &StateOf<K>, spoil: impl FnOnce(&mut StateOf<K>)) -> String {
    let mut state = *state;
    spoil(&mut state);
    (K::INVARIANTS)(setup, &state).unwrap_err().to_string()
}
