//! Options and view in the form in which they travel to a worker (feature `serde`), and the checks before they are believed.
//!
//! A [`RawView`] is made from a [`View`] and gives back a [`View`]; a state has no such form.

mod moment;
mod range;
mod raw;

use core::error::Error;
use core::fmt;

pub use raw::RawView;

use crate::census::census;
use crate::setup::BadSetup;
use crate::{Setup, View};

/// Why a view that came from elsewhere is not believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadView {
    /// The options cannot be played.
    Options(BadSetup),
    /// A number names nothing on the table.
    Range {
        /// What it was to name.
        what: &'static str,
    },
    /// Things do not add up to the box, or contradict each other.
    Census(String),
    /// What is to be decided does not fit what is on the table.
    Moment {
        /// What does not fit.
        what: &'static str,
    },
}

impl fmt::Display for BadView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadView::Options(why) => write!(f, "options: {why}"),
            BadView::Range { what } => write!(f, "no such {what}"),
            BadView::Census(what) => f.write_str(what),
            BadView::Moment { what } => write!(f, "what is to be decided does not fit: {what}"),
        }
    }
}

impl Error for BadView {}

impl RawView {
    /// The options and the view, if they are those of a seat that has to decide something. Every number names something that
    /// is there, everything adds up to the box, and what is to be decided can be: the rules play on from it without a fault.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn check(self) -> Result<(Setup, View), BadView> {
        let setup = self.setup()?;
        let table = range::table(&setup, self)?;
        census(&setup, &table.table).map_err(BadView::Census)?;
        moment::check(&setup, &table)?;
        Ok((setup, table))
    }
}

/// `Ok` if something holds, else a number that names no `what`.
fn within(holds: bool, what: &'static str) -> Result<(), BadView> {
    if holds { Ok(()) } else { Err(BadView::Range { what }) }
}
