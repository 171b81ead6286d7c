//! The games that a worker knows.

use mountain_king::{BadView, MountainKing, RawView, Setup, View};

use crate::Wire;

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
