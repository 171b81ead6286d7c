//! What is inconsistent in a position.

use core::error::Error;
use core::fmt;

/// A broken invariant of a position: something is missing, surplus or contradictory.
///
/// # Examples
///
/// ```
/// use moot_core::{Violation, ensure};
///
/// fn invariants(cards: u8) -> Result<(), Violation> {
///     ensure(cards == 52, || format!("{cards} cards instead of 52"))
/// }
///
/// assert_eq!(invariants(52), Ok(()));
/// assert_eq!(invariants(50).unwrap_err().to_string(), "50 cards instead of 52");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation(String);

impl Violation {
    /// Creates a violation with its description.
    #[must_use]
    pub fn new(what: impl Into<String>) -> Violation {
        Violation(what.into())
    }

    /// Prefixes the description with the place of the violation, such as a seat.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> Violation {
        Violation(format!("{place}: {}", self.0))
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Violation {}

/// Returns a [`Violation`] unless `holds`.
///
/// # Errors
/// The violation that `what` describes.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation(what())) }
}
