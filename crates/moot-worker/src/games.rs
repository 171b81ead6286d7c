//! The games that a worker supports.

use cave_troll::CaveTroll;
use moot_core::Game;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use crate::thoughts::{Jobs, Thoughts};
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
            vec![$(Box::new(Thoughts::<$game>::default())),+]
        }
    };
}

#[cfg(not(feature = "template"))]
games!(MountainKing, CaveTroll, TrollsAndPrincesses);
#[cfg(feature = "template")]
games!(MountainKing, CaveTroll, TrollsAndPrincesses, nim_template::Nim);

impl Wire for MountainKing {
    type Sight = mountain_king::RawView;
    type Doubt = mountain_king::BadView;

    fn familiar() -> Option<mountain_king::Setup> {
        mountain_king::Setup::usual(3).ok()
    }

    fn sight(setup: &mountain_king::Setup, view: &mountain_king::View) -> Self::Sight {
        mountain_king::RawView::new(setup, view)
    }

    fn believe(sight: Self::Sight) -> Result<(mountain_king::Setup, mountain_king::View), Self::Doubt> {
        sight.check()
    }
}

impl Wire for CaveTroll {
    type Sight = cave_troll::RawView;
    type Doubt = cave_troll::BadView;

    fn familiar() -> Option<cave_troll::Setup> {
        cave_troll::Setup::usual(3).ok()
    }

    fn sight(setup: &cave_troll::Setup, view: &cave_troll::View) -> Self::Sight {
        cave_troll::RawView::new(setup, view)
    }

    fn believe(sight: Self::Sight) -> Result<(cave_troll::Setup, cave_troll::View), Self::Doubt> {
        sight.check()
    }
}

impl Wire for TrollsAndPrincesses {
    type Sight = trolls_and_princesses::RawView;
    type Doubt = trolls_and_princesses::BadView;

    fn familiar() -> Option<trolls_and_princesses::Setup> {
        trolls_and_princesses::Setup::usual(3).ok()
    }

    fn sight(setup: &trolls_and_princesses::Setup, view: &trolls_and_princesses::View) -> Self::Sight {
        trolls_and_princesses::RawView::new(setup, view)
    }

    fn believe(
        sight: Self::Sight,
    ) -> Result<(trolls_and_princesses::Setup, trolls_and_princesses::View), Self::Doubt> {
        sight.check()
    }
}
