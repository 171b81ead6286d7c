//! The games that a worker supports.

use cave_troll::CaveTroll;
use moot_core::Game;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::game_jobs::{GameJobs, Jobs};
use crate::{PROTOCOL, Versions, Wire};

macro_rules! games {
    ($($game:ty),+) => {
        /// Returns the protocol and the rules revisions that this program supports.
        #[must_use]
        pub fn versions() -> Versions {
            let games = vec![$((<$game as Game>::ID.to_owned(), <$game as Game>::RULES)),+];
            Versions { protocol: PROTOCOL, games }
        }

        /// Creates an empty job list for every game. It is separate from [`versions`], so that a program
        /// which needs the versions only does not link the players.
        pub(crate) fn all() -> Vec<Box<dyn Jobs>> {
            vec![$(Box::new(GameJobs::<$game>::default())),+]
        }
    };
}

#[cfg(not(feature = "template"))]
games!(MountainKing, CaveTroll, TrollsAndPrincesses);
#[cfg(feature = "template")]
games!(MountainKing, CaveTroll, TrollsAndPrincesses, nim_template::Nim);

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
