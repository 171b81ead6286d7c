//! Options and view in the form in which they travel to the worker (feature `serde`), and the checks before they are
//! believed.
//!
//! Two types, because anybody could have written the bytes: a [`RawView`] holds numbers that nobody has checked, and only
//! [`RawView::check`] makes a [`View`] of it. A state has no such form, so it cannot travel.

mod raw;

use core::error::Error;
use core::fmt;

use moot_core::Mixer;

pub use raw::RawView;

use crate::census::census;
use crate::{BadSetup, Setup, View};

/// Why a view that came from elsewhere is not believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadView {
    /// The options cannot be played.
    Setup(BadSetup),
    /// A number names nothing on the table.
    Range {
        /// What it should name.
        what: &'static str,
    },
    /// Things do not add up to the box, or contradict each other.
    Census(String),
    /// More or less is known than a seat can know.
    Known,
    /// The viewer has nothing to decide.
    NotAsked,
}

impl fmt::Display for BadView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadView::Setup(why) => write!(f, "setup: {why}"),
            BadView::Range { what } => write!(f, "no such {what}"),
            BadView::Census(what) => f.write_str(what),
            BadView::Known => f.write_str("no seat can know just that"),
            BadView::NotAsked => f.write_str("the viewer has nothing to decide"),
        }
    }
}

impl Error for BadView {}

impl RawView {
    /// The options and the view, if they are those of a seat that has to decide something: every number is in its range,
    /// everything adds up to the box, and the seat knows what it can know. The rules play on from it without a fault.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn check(self) -> Result<(Setup, View), BadView> {
        let (setup, view) = self.in_range()?;
        // A world that looks like the view has to add up, and to look like the view again.
        let world = view.imagine(&setup, &mut Mixer::new(0));
        census(&setup, &world).map_err(BadView::Census)?;
        if View::new(&setup, &world, view.seat) != view {
            return Err(BadView::Known);
        }
        if view.seat.is_none() || view.seat != world.asked() {
            return Err(BadView::NotAsked);
        }
        Ok((setup, view))
    }
}
