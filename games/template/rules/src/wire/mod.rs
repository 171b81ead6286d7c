//! The serialized form of options and view for the worker (feature `serde`), and its validation.
//!
//! Two types, because the bytes come from outside: a [`RawView`] holds unchecked numbers, and only
//! [`RawView::validate`](moot_core::UncheckedView::validate) makes a [`View`](crate::View) of it. A state has no such form, so it cannot travel.

mod raw;

pub use raw::RawView;

use crate::BadSetup;

/// Why a view from outside is refused.
pub type ViewError = moot_core::ViewError<BadSetup>;
