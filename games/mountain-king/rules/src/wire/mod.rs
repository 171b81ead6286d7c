//! The serialized form of setup and view for the worker (feature `serde`), and its validation.
//!
//! A [`RawView`] is made from a [`View`](crate::View) and gives back a [`View`](crate::View); a state has no such form.

mod moment;
mod range;
mod raw;

pub use raw::RawView;

use crate::BadSetup;

/// Why a view from outside is refused.
pub type ViewError = moot_core::ViewError<BadSetup>;
