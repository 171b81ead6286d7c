//! The games that workers support.

use cave_troll::CaveTroll;
use moot_core::Game;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::{PROTOCOL, Versions, Wire};

/// Returns the protocol and the rules revision that a program for one game supports.
#[must_use]
pub fn versions<G: Game>() -> Versions {
    Versions { protocol: PROTOCOL, games: vec![(G::ID.to_owned(), G::RULES)] }
}

impl Wire for MountainKing {
    type RawView = mountain_king::RawView;

    fn usual_setup() -> Option<mountain_king::Setup> {
        mountain_king::Setup::usual(3).ok()
    }
}

impl Wire for CaveTroll {
    type RawView = cave_troll::RawView;

    fn usual_setup() -> Option<cave_troll::Setup> {
        cave_troll::Setup::usual(3).ok()
    }
}

impl Wire for TrollsAndPrincesses {
    type RawView = trolls_and_princesses::RawView;

    fn usual_setup() -> Option<trolls_and_princesses::Setup> {
        trolls_and_princesses::Setup::usual(3).ok()
    }
}
