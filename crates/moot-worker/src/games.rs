//! The games that a worker knows.

use moot_core::Game;
use mountain_king::{BadView, MountainKing, RawView, Setup, View};

use crate::thoughts::{Jobs, Thoughts};
use crate::{PROTOCOL, Versions, Wire};

macro_rules! games {
    ($($game:ty),+) => {
        /// What is spoken and played here.
        #[must_use]
        pub fn versions() -> Versions {
            let games = vec![$((<$game as Game>::ID.to_owned(), <$game as Game>::RULES)),+];
            Versions { protocol: PROTOCOL, games }
        }

        /// Every game, with nothing to think about yet. Apart from [`versions`], so that who asks for those alone has no
        /// player in its program.
        pub(crate) fn all() -> Vec<Box<dyn Jobs>> {
            vec![$(Box::new(Thoughts::<$game>::default())),+]
        }
    };
}

games!(MountainKing);

impl Wire for MountainKing {
    type Sight = RawView;
    type Doubt = BadView;

    fn sight(setup: &Setup, view: &View) -> RawView {
        RawView::new(setup, view)
    }

    fn believe(sight: RawView) -> Result<(Setup, View), BadView> {
        sight.check()
    }
}
