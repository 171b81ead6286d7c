//! The implementation of the shared test kit for this game.

use cave_troll::testing::check_invariants;
use cave_troll::{Action, CaveTroll, RawView, Set, Setup, State, print};
use moot_core::Seat;
use moot_testkit::wire::Wired;
use moot_testkit::{Invariants, Kit, debug_name};

/// Cave Troll, for the shared tests.
pub struct Caves;

/// So many players with a set of characters, and a random first player.
pub fn setup(players: u8, set: Set) -> Setup {
    Setup::new(players, set, None).expect("2 to 4 players")
}

impl Kit for Caves {
    type Game = CaveTroll;

    const WEIGHTS: &'static str = include_str!("../../data/weights.txt");
    const INVARIANTS: Invariants<Self> = check_invariants;
    const PRINT: fn(&Setup, &State) -> String = print;

    fn setups() -> Vec<Setup> {
        let both = [Set::Classic, Set::Variant];
        let mut setups: Vec<Setup> =
            both.into_iter().flat_map(|set| (2..=4).map(move |players| setup(players, set))).collect();
        setups.extend(Setup::new(3, Set::Classic, Some(Seat(2))));
        setups
    }

    fn phase(state: &State) -> String {
        debug_name(&state.phase)
    }

    /// Prefers actions of characters and artifacts to moves.
    fn liking(_state: &State, action: &Action) -> u32 {
        match action {
            Action::Artifact | Action::Rampage | Action::Rout | Action::Banish { .. } => 400,
            Action::Strike { .. } | Action::Pull { .. } => 60,
            Action::Draw => 120,
            Action::Jump(_) | Action::End | Action::Done => 2,
            _ => 10,
        }
    }
}

impl Wired for Caves {
    type Raw = RawView;
}
