//! The implementation of the shared test kit for this game.

use moot_core::{Seat, SplitMix64, Teams};
use moot_testkit::wire::Wired;
use moot_testkit::{Invariants, Kit, debug_name, uniform};
use mountain_king::testing::check_invariants;
use mountain_king::{Action, MountainKing, RawView, Setup, Side, State, Supply, print};

/// In the Hall of the Mountain King, for the shared tests.
pub struct King;

/// The usual table for so many players.
pub fn usual(players: u8) -> Setup {
    Setup::usual(players).expect("2 to 5 players")
}

/// Two teams of two: seats with the same mark play together.
pub fn teams(marks: [u8; 4]) -> Setup {
    usual(4).in_teams(Teams::marked(&marks)).expect("two teams of two")
}

impl Kit for King {
    type Game = MountainKing;

    const WEIGHTS: &'static str = include_str!("../../data/weights.txt");
    const INVARIANTS: Invariants<Self> = check_invariants;
    const PRINT: fn(&Setup, &State) -> String = print;

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=5).map(usual).collect();
        setups.extend(Setup::new(2, Side::Autumn, Supply::Distinct, Some(Seat(1))));
        setups.extend(Setup::new(5, Side::Winter, Supply::Chosen([1; 11]), Some(Seat(4))));
        setups.push(teams([0, 1, 1, 0]));
        setups
    }

    fn phase(state: &State) -> String {
        debug_name(&state.phase)
    }

    /// Prefers digging, casting and dedicating to trades.
    fn liking(_state: &State, action: &Action) -> u32 {
        match action {
            Action::Dedicate { .. } | Action::Bless(_) | Action::Consecrate { .. } => 600,
            Action::Cast { .. } | Action::Activate(_) => 200,
            Action::Recruit { place: 5..=11, .. } | Action::Trade { market: true, .. } => 100,
            Action::Use { .. }
            | Action::Dig { .. }
            | Action::Dowse(_)
            | Action::Replace(_)
            | Action::Swap(..) => 40,
            Action::Cart { .. } | Action::Carry(_) => 10,
            Action::Trade { market: false, .. } => 1,
            _ => 5,
        }
    }

    fn stroll(_state: &State, legal: &[Action], dice: &mut SplitMix64) -> Action {
        uniform(legal, dice)
    }
}

impl Wired for King {
    type Raw = RawView;
}
