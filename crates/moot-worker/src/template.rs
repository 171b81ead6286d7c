//! The template in a worker. The feature `template` is off unless a test asks for it, so the template does not ship.

use nim_template::{BadView, Nim, RawView, Setup, View};

use crate::Wire;

impl Wire for Nim {
    type Sight = RawView;
    type Doubt = BadView;

    fn familiar() -> Option<Setup> {
        Setup::usual(3).ok()
    }

    fn sight(setup: &Setup, view: &View) -> RawView {
        RawView::new(setup, view)
    }

    fn believe(sight: RawView) -> Result<(Setup, View), BadView> {
        sight.check()
    }
}
