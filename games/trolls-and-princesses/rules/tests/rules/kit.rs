//! The implementation of the shared test kit for this game.

use moot_core::Seat;
use moot_testkit::wire::Wired;
use moot_testkit::{Invariants, Kit, debug_name};
use trolls_and_princesses::testing::check_invariants;
use trolls_and_princesses::{Action, Board, Phase, RawView, Setup, State, TrollsAndPrincesses, print};

/// Trolls & Princesses, for the shared tests.
pub struct Princesses;

/// The usual table for so many players.
pub fn usual(players: u8) -> Setup {
    Setup::usual(players).expect("2 to 4 players")
}

impl Kit for Princesses {
    type Game = TrollsAndPrincesses;

    const WEIGHTS: &'static str = include_str!("../../data/weights.txt");
    const INVARIANTS: Invariants<Self> = check_invariants;
    const PRINT: fn(&Setup, &State) -> String = print;

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=4).map(usual).collect();
        setups.extend(Setup::new(3, &[Board(3), Board(1), Board(2)], Some(Seat(2))));
        setups
    }

    fn phase(state: &State) -> String {
        debug_name(&state.phase)
    }

    /// Prefers places with many points, and expensive actions.
    fn liking(state: &State, action: &Action) -> u32 {
        match *action {
            Action::Move { to, push, .. } => {
                let points = state.reckon(state.active, to);
                let points = u32::from(points.own() + points.rivals) + 1;
                points * points * if push.is_some() { 3 } else { 1 }
            }
            Action::Capture => 2_000,
            // Now and then a challenge is left for the end of the turn, or for the middle of an action.
            Action::Claim(_) => {
                if state.phase == Phase::End {
                    2_000
                } else {
                    30
                }
            }
            Action::Bell | Action::Swap(_) | Action::Outpost(_) | Action::Hire(_) | Action::Castle => 400,
            Action::Buy(_) => 150,
            Action::Build | Action::Activate(_) => 60,
            Action::Mine(_) | Action::Replenish(_) | Action::Receive | Action::Cow => 30,
            Action::Troll { .. } | Action::Human { .. } => 20,
            Action::Refresh => 4,
            Action::Done => 2,
            _ => 10,
        }
    }
}

impl Wired for Princesses {
    type Raw = RawView;
}
