//! The games that a worker knows.

use cave_troll::CaveTroll;
use mountain_king::MountainKing;

use crate::Wire;
use crate::thoughts::{Jobs, Thoughts};

/// The jobs of every game: none yet.
pub(crate) fn all() -> Vec<Box<dyn Jobs>> {
    vec![Box::new(Thoughts::<MountainKing>::default()), Box::new(Thoughts::<CaveTroll>::default())]
}

impl Wire for MountainKing {
    type Sight = mountain_king::RawView;
    type Doubt = mountain_king::BadView;

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

    fn sight(setup: &cave_troll::Setup, view: &cave_troll::View) -> Self::Sight {
        cave_troll::RawView::new(setup, view)
    }

    fn believe(sight: Self::Sight) -> Result<(cave_troll::Setup, cave_troll::View), Self::Doubt> {
        sight.check()
    }
}
