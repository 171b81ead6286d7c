//! The template in a worker. The feature `template` is off unless a test asks for it, so the template does not ship.

use nim_template::{Nim, RawView, Setup};

use crate::Wire;

impl Wire for Nim {
    type RawView = RawView;

    fn usual_setup() -> Option<Setup> {
        Setup::usual(3).ok()
    }
}
